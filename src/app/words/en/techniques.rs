//! The words of the techniques in English: their names, and why their steps are right.
//!
//! What several techniques of a family say in the same words stands above the table.

use super::super::Table;

const LOCKED: &str = "{cells} hold nothing but {digits}, all in one line and one box: no other cell of either can have them: {outcome}.";

const FISH: &str = "All places of the digit {digits} in {base} lie in {cover}, which are as many. So each of these has it in a place of its own there: {outcome}.";

const FINNED: &str = "But for the fins {fins}, all places of the digit {digits} in {base} lie in {cover}, which are as many. Either a fin has it or each of these in a place of its own there; what both exclude goes: {outcome}.";

const SIAMESE: &str = "Two fish of the digit {digits} share the base {base}, choose their cover among {cover} and have fins in {fins}. In each a fin has the digit or the fish is there: {outcome}.";

const DEADLY_1: &str = "With only {digits} in {cells}, these could change places: a second solution. So the one cell with other candidates holds one of them: {outcome}.";

const DEADLY_2: &str = "With only {digits} in {cells}, these could change places: a second solution. So a cell with another candidate holds it, and what sees all such cells does not: {outcome}.";

const DEADLY_3: &str = "Some of {cells} must not hold only {digits}: these could change places, a second solution. So their other candidates act as one cell, and with the other cells as a naked subset: {outcome}.";

const DEADLY_4: &str = "With only {digits} in {cells}, these could change places: a second solution. In {cover} one of {digits} fits only in the two cells with other candidates, so these hold it and one of those: {outcome}.";

const FIREWORKS: &str = "In {base} each of {digits} is in one of {cells} or twice in a box, which cannot be. As many digits as cells: nothing else fits there: {outcome}.";

const FULL: &str = "In {cover} there are just as many of {digits} to be had as {cells} need, so each is there and nowhere else in its house: {outcome}.";

pub(super) static WORDS: Table = &[
    ("technique-full-house", "Full house"),
    ("technique-naked-single", "Naked single"),
    ("technique-hidden-single", "Hidden single"),
    ("technique-locked-pair", "Locked pair"),
    ("technique-locked-triple", "Locked triple"),
    ("technique-pointing", "Line–box intersection, pointing"),
    ("technique-claiming", "Line–box intersection, claiming"),
    ("technique-naked-pair", "Naked pair"),
    ("technique-naked-triple", "Naked triple"),
    ("technique-hidden-pair", "Hidden pair"),
    ("technique-hidden-triple", "Hidden triple"),
    ("technique-naked-quad", "Naked quad"),
    ("technique-hidden-quad", "Hidden quad"),
    ("technique-x-wing", "X-wing"),
    ("technique-swordfish", "Swordfish"),
    ("technique-jellyfish", "Jellyfish"),
    ("technique-remote-pair", "Remote pair"),
    ("technique-bug-1", "Bivalue universal grave + 1"),
    ("technique-skyscraper", "Skyscraper"),
    ("technique-two-string-kite", "Two-string kite"),
    ("technique-turbot-fish", "Turbot fish"),
    ("technique-empty-rectangle", "Empty rectangle"),
    ("technique-w-wing", "W-wing"),
    ("technique-xy-wing", "XY-wing"),
    ("technique-xyz-wing", "XYZ-wing"),
    ("technique-uniqueness-test-1", "Uniqueness test 1"),
    ("technique-uniqueness-test-2", "Uniqueness test 2"),
    ("technique-uniqueness-test-3", "Uniqueness test 3"),
    ("technique-uniqueness-test-4", "Uniqueness test 4"),
    ("technique-uniqueness-test-5", "Uniqueness test 5"),
    ("technique-uniqueness-test-6", "Uniqueness test 6"),
    ("technique-hidden-rectangle", "Hidden rectangle"),
    (
        "technique-avoidable-rectangle-1",
        "Avoidable rectangle type 1",
    ),
    (
        "technique-avoidable-rectangle-2",
        "Avoidable rectangle type 2",
    ),
    ("technique-finned-x-wing", "Finned X-wing"),
    ("technique-sashimi-x-wing", "Sashimi X-wing"),
    ("technique-finned-swordfish", "Finned swordfish"),
    ("technique-sashimi-swordfish", "Sashimi swordfish"),
    ("technique-finned-jellyfish", "Finned jellyfish"),
    ("technique-sashimi-jellyfish", "Sashimi jellyfish"),
    ("technique-simple-colours-trap", "Simple colours, trap"),
    ("technique-simple-colours-wrap", "Simple colours, wrap"),
    ("technique-multi-colours-1", "Multi-colours, type 1"),
    ("technique-multi-colours-2", "Multi-colours, type 2"),
    ("technique-unique-loop-1", "Unique loop type 1"),
    ("technique-unique-loop-2", "Unique loop type 2"),
    ("technique-unique-loop-3", "Unique loop type 3"),
    ("technique-unique-loop-4", "Unique loop type 4"),
    (
        "technique-extended-rectangle-1",
        "Extended rectangle type 1",
    ),
    (
        "technique-extended-rectangle-2",
        "Extended rectangle type 2",
    ),
    (
        "technique-extended-rectangle-3",
        "Extended rectangle type 3",
    ),
    (
        "technique-extended-rectangle-4",
        "Extended rectangle type 4",
    ),
    ("technique-bug-2", "Bivalue universal grave type 2"),
    ("technique-bug-3", "Bivalue universal grave type 3"),
    ("technique-bug-4", "Bivalue universal grave type 4"),
    ("technique-wxyz-wing", "WXYZ-wing"),
    ("technique-fireworks-triple", "Fireworks triple"),
    ("technique-fireworks-quad", "Fireworks quad"),
    ("technique-sue-de-coq", "Sue de Coq"),
    ("technique-x-chain", "X-chain"),
    ("technique-xy-chain", "XY-chain"),
    ("technique-continuous-nice-loop", "Continuous nice loop"),
    (
        "technique-discontinuous-nice-loop",
        "Discontinuous nice loop",
    ),
    ("technique-aic", "Alternating inference chain (AIC)"),
    (
        "technique-grouped-continuous-nice-loop",
        "Grouped continuous nice loop",
    ),
    (
        "technique-grouped-discontinuous-nice-loop",
        "Grouped discontinuous nice loop",
    ),
    ("technique-grouped-aic", "Grouped AIC"),
    ("technique-als-xz", "ALS-XZ"),
    ("technique-als-xy-wing", "ALS-XY-wing"),
    ("technique-als-chain", "ALS chain"),
    ("technique-3d-medusa", "3D medusa"),
    ("technique-aligned-pair-exclusion", "Aligned pair exclusion"),
    ("technique-tridagon-1", "Tridagon type 1"),
    ("technique-tridagon-2", "Tridagon type 2"),
    (
        "technique-als-continuous-nice-loop",
        "ALS continuous nice loop",
    ),
    (
        "technique-als-discontinuous-nice-loop",
        "ALS discontinuous nice loop",
    ),
    ("technique-als-aic", "ALS AIC"),
    ("technique-death-blossom", "Death blossom"),
    ("technique-sk-loop", "SK loop"),
    ("technique-junior-exocet", "Junior exocet"),
    ("technique-franken-x-wing", "Franken X-wing"),
    ("technique-franken-swordfish", "Franken swordfish"),
    ("technique-franken-jellyfish", "Franken jellyfish"),
    ("technique-finned-franken-x-wing", "Finned Franken X-wing"),
    (
        "technique-finned-franken-swordfish",
        "Finned Franken swordfish",
    ),
    (
        "technique-finned-franken-jellyfish",
        "Finned Franken jellyfish",
    ),
    (
        "technique-multi-sector-locked-sets",
        "Multi-sector locked sets",
    ),
    ("technique-dual-two-string-kite", "Dual two-string kite"),
    ("technique-dual-empty-rectangle", "Dual empty rectangle"),
    (
        "technique-siamese-finned-swordfish",
        "Siamese finned swordfish",
    ),
    (
        "technique-siamese-finned-jellyfish",
        "Siamese finned jellyfish",
    ),
    (
        "technique-siamese-sashimi-swordfish",
        "Siamese sashimi swordfish",
    ),
    (
        "technique-siamese-sashimi-jellyfish",
        "Siamese sashimi jellyfish",
    ),
    (
        "technique-siamese-finned-franken-swordfish",
        "Siamese finned Franken swordfish",
    ),
    (
        "technique-siamese-finned-franken-jellyfish",
        "Siamese finned Franken jellyfish",
    ),
    ("technique-squirmbag", "Squirmbag"),
    ("technique-whale", "Whale"),
    ("technique-leviathan", "Leviathan"),
    ("technique-finned-squirmbag", "Finned squirmbag"),
    ("technique-finned-whale", "Finned whale"),
    ("technique-finned-leviathan", "Finned leviathan"),
    ("technique-sashimi-squirmbag", "Sashimi squirmbag"),
    ("technique-sashimi-whale", "Sashimi whale"),
    ("technique-sashimi-leviathan", "Sashimi leviathan"),
    ("technique-franken-squirmbag", "Franken squirmbag"),
    ("technique-franken-whale", "Franken whale"),
    ("technique-franken-leviathan", "Franken leviathan"),
    (
        "technique-finned-franken-squirmbag",
        "Finned Franken squirmbag",
    ),
    ("technique-finned-franken-whale", "Finned Franken whale"),
    (
        "technique-finned-franken-leviathan",
        "Finned Franken leviathan",
    ),
    ("technique-mutant-x-wing", "Mutant X-wing"),
    ("technique-mutant-swordfish", "Mutant swordfish"),
    ("technique-mutant-jellyfish", "Mutant jellyfish"),
    ("technique-mutant-squirmbag", "Mutant squirmbag"),
    ("technique-mutant-whale", "Mutant whale"),
    ("technique-mutant-leviathan", "Mutant leviathan"),
    ("technique-finned-mutant-x-wing", "Finned mutant X-wing"),
    (
        "technique-finned-mutant-swordfish",
        "Finned mutant swordfish",
    ),
    (
        "technique-finned-mutant-jellyfish",
        "Finned mutant jellyfish",
    ),
    (
        "technique-siamese-finned-mutant-jellyfish",
        "Siamese finned mutant jellyfish",
    ),
    (
        "technique-finned-mutant-squirmbag",
        "Finned mutant squirmbag",
    ),
    ("technique-finned-mutant-whale", "Finned mutant whale"),
    (
        "technique-finned-mutant-leviathan",
        "Finned mutant leviathan",
    ),
    ("technique-template-set", "Template set"),
    ("technique-template-delete", "Template delete"),
    (
        "explain-full-house",
        "In {house} only the digit {digit} is missing: it goes into {cell}.",
    ),
    (
        "explain-naked-single",
        "{cell} can only be {digit}: no other candidate is left there.",
    ),
    (
        "explain-hidden-single",
        "In {house} the digit {digit} has only one place left: {cell}.",
    ),
    ("explain-locked-pair", LOCKED),
    ("explain-locked-triple", LOCKED),
    (
        "explain-pointing",
        "In {base} the digit {digit} can only be in {cells}, and all of these lie in {cover}. So it is nowhere else in {cover}: {outcome}.",
    ),
    (
        "explain-claiming",
        "In {base} the digit {digit} can only be in {cells}, and all of these lie in {cover}. So it is nowhere else in {cover}: {outcome}.",
    ),
    (
        "explain-naked-pair",
        "{cells} hold nothing but {digits}. Two cells, two digits: no other cell of {house} can have them: {outcome}.",
    ),
    (
        "explain-naked-triple",
        "{cells} hold nothing but {digits}. Three cells, three digits: no other cell of {house} can have them: {outcome}.",
    ),
    (
        "explain-hidden-pair",
        "In {house} the digits {digits} fit only in {cells}. Two digits, two cells: nothing else fits there: {outcome}.",
    ),
    (
        "explain-hidden-triple",
        "In {house} the digits {digits} fit only in {cells}. Three digits, three cells: nothing else fits there: {outcome}.",
    ),
    (
        "explain-naked-quad",
        "{cells} hold nothing but {digits}. Four cells, four digits: no other cell of {house} can have them: {outcome}.",
    ),
    (
        "explain-hidden-quad",
        "In {house} the digits {digits} fit only in {cells}. Four digits, four cells: nothing else fits there: {outcome}.",
    ),
    ("explain-x-wing", FISH),
    ("explain-swordfish", FISH),
    ("explain-jellyfish", FISH),
    (
        "explain-remote-pair",
        "{cells} hold nothing but {digits}, and each sees the next, so the two take turns along the chain. What sees two that differ is neither: {outcome}.",
    ),
    (
        "explain-bug-1",
        "With two candidates in each empty cell and each digit twice in its houses there would be no solution or two. One candidate prevents that, so it is right: {outcome}.",
    ),
    (
        "explain-skyscraper",
        "In {cells} the digit {digits} has two strong links that stand on the same line, so one of the two tops holds it, and whatever sees both tops does not: {outcome}.",
    ),
    (
        "explain-two-string-kite",
        "In {cells} the digit {digits} has a strong link in a row and one in a column that meet in a box, so one of the two far ends holds it, and whatever sees both does not: {outcome}.",
    ),
    (
        "explain-turbot-fish",
        "In {cells} the digit {digits} has two strong links whose near ends see each other, so one of the two far ends holds it, and whatever sees both does not: {outcome}.",
    ),
    (
        "explain-empty-rectangle",
        "In {cells} the digit {digits} has a strong link, and a box holds it in one row and one column. If the far end of the link does not have it, the box has it in line with what goes: {outcome}.",
    ),
    (
        "explain-w-wing",
        "Two of {cells} hold nothing but {digits}, and a strong link of the one digit joins them, so one of the two has the other digit: {outcome}.",
    ),
    (
        "explain-xy-wing",
        "{cells} have {digits} between them: whatever the cell that sees the other two holds, one of these has the digit that they share: {outcome}.",
    ),
    (
        "explain-xyz-wing",
        "{cells} have {digits} between them and do not all see each other: one of them has the digit that all three share: {outcome}.",
    ),
    ("explain-uniqueness-test-1", DEADLY_1),
    ("explain-uniqueness-test-2", DEADLY_2),
    ("explain-uniqueness-test-3", DEADLY_3),
    ("explain-uniqueness-test-4", DEADLY_4),
    ("explain-uniqueness-test-5", DEADLY_2),
    (
        "explain-uniqueness-test-6",
        "With only {digits} in {cells}, these could change places: a second solution. In {cover} one of them fits only here, so from a corner with other candidates it would force all four cells: {outcome}.",
    ),
    (
        "explain-hidden-rectangle",
        "With only {digits} in {cells}, these could change places: a second solution. In {cover} one of them fits only here, so the other one, where these cross, would force all four cells: {outcome}.",
    ),
    ("explain-avoidable-rectangle-1", DEADLY_1),
    ("explain-avoidable-rectangle-2", DEADLY_2),
    ("explain-finned-x-wing", FINNED),
    ("explain-sashimi-x-wing", FINNED),
    ("explain-finned-swordfish", FINNED),
    ("explain-sashimi-swordfish", FINNED),
    ("explain-finned-jellyfish", FINNED),
    ("explain-sashimi-jellyfish", FINNED),
    (
        "explain-simple-colours-trap",
        "In {cells} strong links of the digit {digits} alternate between two colours, of which one is right. What sees both colours is wrong: {outcome}.",
    ),
    (
        "explain-simple-colours-wrap",
        "In {cells} strong links of the digit {digits} alternate between two colours. Two cells of one colour see each other, so that colour is wrong: {outcome}.",
    ),
    (
        "explain-multi-colours-1",
        "In {cells} the digit {digits} makes two clusters of two colours. A colour of one sees a colour of the other, so one of their opposites is right, and what sees both of these is wrong: {outcome}.",
    ),
    (
        "explain-multi-colours-2",
        "In {cells} the digit {digits} makes two clusters of two colours. One colour sees both colours of the other cluster, of which one is right, so it is wrong: {outcome}.",
    ),
    ("explain-unique-loop-1", DEADLY_1),
    ("explain-unique-loop-2", DEADLY_2),
    ("explain-unique-loop-3", DEADLY_3),
    ("explain-unique-loop-4", DEADLY_4),
    ("explain-extended-rectangle-1", DEADLY_1),
    ("explain-extended-rectangle-2", DEADLY_2),
    ("explain-extended-rectangle-3", DEADLY_3),
    ("explain-extended-rectangle-4", DEADLY_4),
    (
        "explain-bug-2",
        "With two candidates in each empty cell and each digit twice in its houses there would be no solution or two. The candidates that prevent it are all one digit: one is right, and what sees them all is wrong: {outcome}.",
    ),
    (
        "explain-bug-3",
        "With two candidates in each empty cell and each digit twice in its houses there would be no solution or two. One of those that prevent it is right: their cells act as one, and with others as a naked subset: {outcome}.",
    ),
    (
        "explain-bug-4",
        "With two candidates in each empty cell and each digit twice in its houses there would be no solution or two. In {cover} a digit fits only in the two cells that prevent it, so these hold it and one that prevents it: {outcome}.",
    ),
    (
        "explain-wxyz-wing",
        "{cells} have {digits} between them. All but one of these can be there only once, so that one is there too: {outcome}.",
    ),
    ("explain-fireworks-triple", FIREWORKS),
    ("explain-fireworks-quad", FIREWORKS),
    ("explain-sue-de-coq", FULL),
    (
        "explain-x-chain",
        "Follow the digit {digits} along {cells}: the links are in turns strong and weak, so one of the ends holds it, and what sees both does not: {outcome}.",
    ),
    (
        "explain-xy-chain",
        "Each of {cells} has two candidates. If one end does not hold its outer digit, the digits are forced along to the other end, which then does: {outcome}.",
    ),
    (
        "explain-continuous-nice-loop",
        "The links along {cells} are in turns strong and weak and close. So each weak link has just one right end, and nothing else can take its place: {outcome}.",
    ),
    (
        "explain-discontinuous-nice-loop",
        "Follow the links along {cells}, in turns strong and weak: one of the two ends is right, and both decide the same cell: {outcome}.",
    ),
    (
        "explain-aic",
        "Follow the links along {cells}, in turns strong and weak: one of the two ends is right, so what disagrees with both is wrong: {outcome}.",
    ),
    (
        "explain-grouped-continuous-nice-loop",
        "Cells of a line and a box count as one place. The links along {cells} are in turns strong and weak and close. So each weak link has just one right end, and nothing else can take its place: {outcome}.",
    ),
    (
        "explain-grouped-discontinuous-nice-loop",
        "Cells of a line and a box count as one place. Follow the links along {cells}, in turns strong and weak: one of the two ends is right, and both decide the same cell: {outcome}.",
    ),
    (
        "explain-grouped-aic",
        "Cells of a line and a box count as one place. Follow the links along {cells}, in turns strong and weak: one of the two ends is right, so what disagrees with both is wrong: {outcome}.",
    ),
    (
        "explain-als-xz",
        "The almost locked sets in {cells} share a digit that only one of them can have, so the other has all its other digits: {outcome}.",
    ),
    (
        "explain-als-xy-wing",
        "The almost locked sets in {cells} are linked by two different digits, so one of the outer two has the digit that these share: {outcome}.",
    ),
    (
        "explain-als-chain",
        "The almost locked sets in {cells} make a chain: if the first has not the digit that it shares with the last, the last has it: {outcome}.",
    ),
    (
        "explain-3d-medusa",
        "In {cells} strong links in houses and cells alternate between two colours, of which one is right. A colour that contradicts itself, or what both exclude, is wrong: {outcome}.",
    ),
    (
        "explain-aligned-pair-exclusion",
        "If the digit that goes were right, not all of {cells} could be filled: {outcome}.",
    ),
    (
        "explain-tridagon-1",
        "{cells} cannot be filled with only {digits}. So the one cell with other candidates holds one of them: {outcome}.",
    ),
    (
        "explain-tridagon-2",
        "{cells} cannot be filled with only {digits}. So a cell with another candidate holds it, and what sees all such cells does not: {outcome}.",
    ),
    (
        "explain-als-continuous-nice-loop",
        "Almost locked sets link too: each misses one digit at most. The links along {cells} are in turns strong and weak and close. So each weak link has just one right end, and nothing else can take its place: {outcome}.",
    ),
    (
        "explain-als-discontinuous-nice-loop",
        "Almost locked sets link too: each misses one digit at most. Follow the links along {cells}, in turns strong and weak: one of the two ends is right, and both decide the same cell: {outcome}.",
    ),
    (
        "explain-als-aic",
        "Almost locked sets link too: each misses one digit at most. Follow the links along {cells}, in turns strong and weak: one of the two ends is right, so what disagrees with both is wrong: {outcome}.",
    ),
    (
        "explain-death-blossom",
        "Whatever {stem} holds, one of the almost locked sets among {cells} misses it and has all its other digits: {outcome}.",
    ),
    ("explain-sk-loop", FULL),
    (
        "explain-junior-exocet",
        "Among {cells} the two targets must hold the digits of the two base cells, which are of {digits}: outside there is no room for them: {outcome}.",
    ),
    ("explain-franken-x-wing", FISH),
    ("explain-franken-swordfish", FISH),
    ("explain-franken-jellyfish", FISH),
    ("explain-finned-franken-x-wing", FINNED),
    ("explain-finned-franken-swordfish", FINNED),
    ("explain-finned-franken-jellyfish", FINNED),
    ("explain-multi-sector-locked-sets", FULL),
    (
        "explain-dual-two-string-kite",
        "In {cells} two kites of the digit {digits} hang on the same two places of a box; in each, one far end holds it: {outcome}.",
    ),
    (
        "explain-dual-empty-rectangle",
        "In {cells} two empty rectangles of the digit {digits} turn on the same box, and each concludes for itself: {outcome}.",
    ),
    ("explain-siamese-finned-swordfish", SIAMESE),
    ("explain-siamese-finned-jellyfish", SIAMESE),
    ("explain-siamese-sashimi-swordfish", SIAMESE),
    ("explain-siamese-sashimi-jellyfish", SIAMESE),
    ("explain-siamese-finned-franken-swordfish", SIAMESE),
    ("explain-siamese-finned-franken-jellyfish", SIAMESE),
    ("explain-squirmbag", FISH),
    ("explain-whale", FISH),
    ("explain-leviathan", FISH),
    ("explain-finned-squirmbag", FINNED),
    ("explain-finned-whale", FINNED),
    ("explain-finned-leviathan", FINNED),
    ("explain-sashimi-squirmbag", FINNED),
    ("explain-sashimi-whale", FINNED),
    ("explain-sashimi-leviathan", FINNED),
    ("explain-franken-squirmbag", FISH),
    ("explain-franken-whale", FISH),
    ("explain-franken-leviathan", FISH),
    ("explain-finned-franken-squirmbag", FINNED),
    ("explain-finned-franken-whale", FINNED),
    ("explain-finned-franken-leviathan", FINNED),
    ("explain-mutant-x-wing", FISH),
    ("explain-mutant-swordfish", FISH),
    ("explain-mutant-jellyfish", FISH),
    ("explain-mutant-squirmbag", FISH),
    ("explain-mutant-whale", FISH),
    ("explain-mutant-leviathan", FISH),
    ("explain-finned-mutant-x-wing", FINNED),
    ("explain-finned-mutant-swordfish", FINNED),
    ("explain-finned-mutant-jellyfish", FINNED),
    ("explain-siamese-finned-mutant-jellyfish", SIAMESE),
    ("explain-finned-mutant-squirmbag", FINNED),
    ("explain-finned-mutant-whale", FINNED),
    ("explain-finned-mutant-leviathan", FINNED),
    (
        "explain-template-set",
        "Every way to place the digit {digits} on the whole board agrees on this: {outcome}.",
    ),
    (
        "explain-template-delete",
        "No way to place the digit {digits} on the whole board uses these places: {outcome}.",
    ),
];
