//! Words in English: the Solutions workspace.

use super::super::Table;

pub(super) static WORDS: Table = &[
    ("workspace-solutions", "Solutions"),
    ("count", "Count"),
    ("diagnose", "Diagnose"),
    ("possible", "True candidates"),
    ("estimate", "Estimate the number"),
    ("save", "Save all as text"),
    ("backdoors", "Backdoors"),
    ("next-solution", "Next"),
    ("previous-solution", "Previous"),
    (
        "solutions-rest",
        "Count finds how many solutions the givens have and shows them. Diagnose tells what is the matter with them and what would mend it.",
    ),
    ("working-count", "Counting solutions…"),
    ("working-diagnose", "Looking into it…"),
    ("working-possible", "Trying every candidate…"),
    ("working-estimate", "Estimating…"),
    ("working-backdoors", "Looking for backdoors…"),
    ("working-save", "Writing the solutions down…"),
    ("counted-none", "No solution."),
    ("counted-one", "Exactly one solution."),
    ("counted-all", "{n} solutions, no more."),
    (
        "counted-some",
        "At least {n} solutions; counting ended there.",
    ),
    (
        "shown",
        "Solution {n} of the {of} that are kept is on the board, for looking only.",
    ),
    (
        "differing-note",
        "≠ marks the cells in which these solutions differ.",
    ),
    ("none-repeated-one", "No solution: a digit is repeated."),
    (
        "none-repeated-many",
        "No solution: digits are repeated {n} times.",
    ),
    ("none-whatever", "No solution, whatever the givens are."),
    (
        "none-core-minimal",
        "No solution: these {n} givens contradict each other, and each of them is needed for that.",
    ),
    (
        "none-core",
        "No solution: these {n} givens contradict each other.",
    ),
    (
        "one-minimal",
        "Exactly one solution, and every given is needed: the puzzle is minimal.",
    ),
    (
        "one-perhaps-minimal",
        "Exactly one solution. Whether every given is needed could not be told of all.",
    ),
    (
        "one-redundant-one",
        "Exactly one solution, also without one of the givens: the puzzle is not minimal.",
    ),
    (
        "one-redundant-many",
        "Exactly one solution, also without any one of {n} of the givens: the puzzle is not minimal.",
    ),
    (
        "several-differ",
        "Several solutions. They differ in {n} cells.",
    ),
    (
        "diagnosis-undecided",
        "Too hard to tell within the time given.",
    ),
    ("core-cells", "Look at {cells}."),
    ("redundant-cells", "Not needed, each by itself: {cells}."),
    ("differing-cells", "The cells: {cells}."),
    ("repairs-heading", "You may have mistyped"),
    (
        "no-repairs",
        "No change of a single cell leaves exactly one solution.",
    ),
    ("extras-heading", "One more given would decide it"),
    (
        "no-extras",
        "No single further given leaves exactly one solution.",
    ),
    ("repair-change", "{cell}: {digit} instead of {was}"),
    ("repair-add", "{cell}: {digit}"),
    ("repair-remove", "{cell}: without {was}"),
    ("and-more", "And {n} more."),
    ("some-undecided", "Of {n} more it was too hard to tell."),
    ("solution-number", "Solution {n}"),
    ("possible-count", "{n} candidates stand in a solution."),
    ("possible-unknown", "Of {n} more it was too hard to tell."),
    (
        "possible-note",
        "On the board, candidates that stand in no solution are struck through.",
    ),
    (
        "estimate-none",
        "No random walk arrived at a solution: there may be none, or few.",
    ),
    ("estimate-exact", "Solutions: exactly {n}."),
    (
        "estimate-rough",
        "Solutions: about {n}; too few walks arrived to say how exact that is.",
    ),
    (
        "estimate-interval",
        "Solutions: about {n}; with 95 % confidence between {low} and {high}.",
    ),
    (
        "estimate-note",
        "An estimate from random walks through the search tree, after Knuth (1975). Press again for another one.",
    ),
    ("choices", "Choices made"),
    ("saved-none", "No solution, so nothing was saved."),
    (
        "saved-all",
        "Solutions saved: {n}, one a line; that is all of them.",
    ),
    (
        "saved-some",
        "Solutions saved: {n}, one a line; there are more.",
    ),
    ("said-repaired", "Done: {what}. Undo takes it back."),
    ("cause-repair", "a repair"),
    ("name-shown", "{cell}, {digit}, shown"),
    ("name-role-named", "{name}, named in the result"),
    ("name-role-differs", "{name}, solutions differ"),
    (
        "backdoors-needless",
        "Singles alone solve this puzzle: nothing has to be given away.",
    ),
    (
        "backdoors-cell-one",
        "One cell is a backdoor: given its digit, singles solve the rest.",
    ),
    (
        "backdoors-cell-many",
        "{n} cells are backdoors: given the digit of any one of them, singles solve the rest.",
    ),
    (
        "backdoors-set-one",
        "The smallest backdoor has {size} cells and is the only one of that size: given their digits, singles solve the rest.",
    ),
    (
        "backdoors-set-many",
        "The smallest backdoors have {size} cells, and there are {n} of them: given the digits of any one, singles solve the rest.",
    ),
    (
        "backdoors-larger",
        "Every backdoor has more than {size} cells.",
    ),
    (
        "backdoors-why-not",
        "No backdoors, because the puzzle has {why}: they need exactly one.",
    ),
    (
        "backdoors-note",
        "A backdoor is a set of cells whose digits, once known, let naked and hidden singles solve the rest. The smallest show how far a puzzle is from being easy.",
    ),
    ("backdoors-tried", "Sets tried"),
];
