//! Words in English: solving and rating.

use super::super::Table;

pub(super) static WORDS: Table = &[
    (
        "solved-never",
        "No solution: not even the givens alone have one.",
    ),
    (
        "solved-not-so",
        "No solution this way: the givens alone have one, so a digit of yours is wrong.",
    ),
    (
        "solved-unknown",
        "No solution this way; whether the givens alone have one was not settled in time.",
    ),
    ("solved-one", "Exactly one solution."),
    (
        "solved-several",
        "Several solutions: {n} in all. One of them is shown.",
    ),
    (
        "solved-at-least",
        "Several solutions: at least {n}, where counting stopped. One of them is shown.",
    ),
    (
        "solved-verified",
        "Verified house by house: {n} of {n} hold every digit once.",
    ),
    ("solutions", "Solutions"),
    ("nodes", "Branches tried"),
    ("solve-undo", "Undo brings your board back."),
    ("ask-hint", "Hint names the digit."),
    ("rated", "Difficulty {n} of 6."),
    (
        "not-rated",
        "Not rated, because it has {why}: a rating needs exactly one.",
    ),
    (
        "unrated-none",
        "Diagnose tells which givens contradict each other, and what would mend it.",
    ),
    (
        "unrated-several",
        "Diagnose tells where the solutions differ, and which further given leaves one.",
    ),
    (
        "unrated-undecided",
        "Count takes all the time that it needs to find out.",
    ),
    ("rating", "Difficulty"),
    ("scale", "Scale"),
    ("value", "Value"),
    ("scale-half-steps", "0 to 6"),
    ("scale-hodoku", "HoDoKu"),
    ("scale-explainer", "Sudoku Explainer"),
    ("scale-dependency", "Dependency"),
    ("scale-refutation", "Refutation sum"),
    ("means-nine", "For 9×9 boards only."),
    ("means-nothing", "There is nothing to find."),
    (
        "means-half-steps",
        "The hardest technique on its path: {technique}, {n}×.",
    ),
    (
        "means-backtracking",
        "More than its seven techniques is needed.",
    ),
    ("level-easy", "easy"),
    ("level-medium", "medium"),
    ("level-hard", "hard"),
    ("level-unfair", "unfair"),
    ("level-extreme", "extreme"),
    ("means-easy", "Singles are enough."),
    (
        "means-medium",
        "Nothing harder than intersections, pairs and triples.",
    ),
    (
        "means-hard",
        "Nothing harder than quads, basic fish, wings, colours and unique rectangles.",
    ),
    (
        "means-unfair",
        "Nothing harder than fish with fins, chains and almost locked sets.",
    ),
    (
        "means-extreme",
        "Harder than “unfair”, or more steps than that may have.",
    ),
    (
        "means-hodoku-unknown",
        "More than its usual techniques without forcing chains.",
    ),
    ("explainer-beyond", "7.5 or more"),
    (
        "means-explainer-singles",
        "Every step is a single, or ends in one at once.",
    ),
    (
        "means-explainer-patterns",
        "A pattern is needed, such as an intersection, a subset, a fish, a wing or a unique rectangle.",
    ),
    ("means-explainer-chains", "A chain is needed."),
    (
        "means-explainer-beyond",
        "More is needed than one chain at a time.",
    ),
    (
        "means-dependency",
        "So many digits can be placed by a single at a time, on average: the more, the easier.",
    ),
    ("infinite", "infinite"),
    (
        "means-infinite",
        "Somewhere singles are not even enough to refute wrong digits.",
    ),
    (
        "means-no-refutation",
        "Singles are enough: nothing has to be tried.",
    ),
    (
        "means-refutation",
        "So many steps refute the digits that have to be tried: the fewer, the easier.",
    ),
    ("method", "How it is rated"),
    ("method-counts", "What counts"),
    ("method-source", "Where it is from"),
    ("method-limits", "What it cannot say"),
    (
        "method-half-steps",
        "The hardest technique on one path, simplest step first: naked singles 0, hidden singles 0.5, intersections (a box that confines a digit to a line) 1, naked pairs 2, naked triples 3, hidden pairs 4, hidden triples 5; from intersections on half a step more if needed more than once. What they do not solve is 6.\nA thesis on solving, counting, generating and rating Sudoku.\nWhat is beyond hidden triples: from one X-wing on all is 6. The path is one of several, so puzzles that are the same but for names and order can differ by half a step.",
    ),
    (
        "method-hodoku",
        "After every step the first technique of HoDoKu's order that has a step; each step adds the points of its technique. The hardest technique makes the level. More than 800 points are not easy, more than 1000 not medium, 1600 not hard, 1800 not unfair.\nB. Hobiger's HoDoKu, rebuilt from its manual and compared with its own ratings.\nHow hard the puzzles are that need forcing chains. Where a technique has several steps HoDoKu may take another one, so a score can differ a little from its own.",
    ),
    (
        "method-explainer",
        "After every step the first hint that Sudoku Explainer would give. ER is the rating of the hardest step, what people call the puzzle's rating; EP that of the hardest up to the first digit placed; ED that of the first.\nN. Juillerat's Sudoku Explainer 1.2.1, rebuilt from descriptions and compared with its paths.\nAnything from 7.5 on: that needs aligned triplets, very long chains or chains in several branches. Nor how many hard steps there are: one counts like ten.",
    ),
    (
        "method-dependency",
        "Thirty simulated people know singles only and take any of them. Before each of the first 25 steps the digits that singles can place are counted, 0 where there is none; this is the mean.\nR. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. In two collections its correlation with the time that people took was 0.67 and 0.69.\nWhether other techniques help. The thirty are random, though the same each time: others would give a slightly other number.",
    ),
    (
        "method-refutation",
        "Where the thirty people have no single, they take the cell whose wrong digits are refuted in the fewest steps, by singles that follow until something is impossible. These steps are added up over the puzzle; this is the mean.\nR. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. In two collections its correlation with the time that people took was 0.68 and 0.83.\nHow hard it is for those who know more than singles. It is infinite as soon as one of the thirty finds no cell that singles decide.",
    ),
    ("histogram", "Techniques of the solution path"),
    ("technique", "Technique"),
    ("uses", "How often"),
    ("hardest", "hardest"),
];
