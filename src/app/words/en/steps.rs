//! Words in English: steps, hints and techniques.

use super::super::Table;

pub(super) static WORDS: Table = &[
    // Techniques.
    ("outcome-place", "{cell} is {digit}"),
    ("outcome-out-one", "{cells} loses {digit}"),
    ("outcome-out-many", "{cells} lose {digit}"),
    // Lists of steps, and what hints tell first.
    ("steps", "All steps"),
    ("path-heading", "Solution path"),
    ("hint-family", "Look for a step of this sort: {family}."),
    ("hint-cells", "The cells that matter: {cells}."),
    ("family-singles", "singles"),
    ("family-intersections", "intersections of lines and boxes"),
    ("family-subsets", "subsets: pairs, triples, quads"),
    ("family-fish", "fish: one digit in as many rows as columns"),
    ("family-single-digit", "patterns of a single digit"),
    ("family-colours", "colouring"),
    (
        "family-uniqueness",
        "uniqueness: what would make a second solution",
    ),
    ("family-chains", "chains and loops"),
    ("family-wings", "wings"),
    ("family-als", "almost locked sets"),
    ("family-rare", "rare patterns"),
    ("steps-one", "{n} step, of {kinds}."),
    ("steps-many", "{n} steps, of {kinds}."),
    ("kinds-one", "{n} technique"),
    ("kinds-many", "{n} techniques"),
    ("path-solved-one", "{n} step leads to the solution."),
    ("path-solved-many", "{n} steps lead to the solution."),
    (
        "path-stuck-one",
        "After {n} step the techniques here go no further.",
    ),
    (
        "path-stuck-many",
        "After {n} steps the techniques here go no further.",
    ),
    ("at-step", "Step {at} of {n}."),
    ("notation-eureka", "Write as Eureka"),
    ("notation-hodoku", "Write as HoDoKu"),
    ("sort-by-effect", "Largest first"),
    ("sort-by-ease", "Easiest first"),
    ("previous-step", "Previous step"),
    ("next-step-shown", "Next step"),
    ("up-to-here", "Solve up to here"),
    ("next-link", "Link by link"),
    ("prove", "Prove it"),
    ("working-prove", "Proving…"),
    (
        "proved-one",
        "Proved from the board alone: the opposite of its conclusion was tried, and every way to make the pattern true contradicts it.",
    ),
    (
        "proved-many",
        "Proved from the board alone: the opposite of each of its {n} conclusions was tried, and every way to make the pattern true contradicts it.",
    ),
    (
        "proved-unique",
        " It rests on the puzzle's having exactly one solution, which was checked.",
    ),
    (
        "proof-refused",
        "Not proved: the checker does not accept this step. Do not trust it.",
    ),
    (
        "proof-undecided",
        "Not proved: there are too many ways to try them all.",
    ),
    ("rows-shown", "{n} rows are shown at a time, of {all}."),
    // The sheet of techniques.
    ("techniques", "Techniques"),
    (
        "techniques-note",
        "Hint, All steps and Solution path use what is ticked, in this order. Ratings keep their own. In the list the arrow keys go up and down, Space ticks, Alt with an arrow moves.",
    ),
    ("preset-shipped", "As shipped"),
    ("preset-hodoku", "HoDoKu's order"),
    ("preset-simple", "Singles and intersections"),
    ("preset-medium", "Up to medium"),
    ("preset-hard", "Up to hard"),
    ("preset-unfair", "Up to unfair"),
    ("preset-everything", "All"),
    ("move-forward", "Move up: {technique}"),
    ("move-back", "Move down: {technique}"),
    // The page of a technique.
    ("what-is", "What is “{technique}”?"),
    ("pages-asked", "Fetching the page…"),
    (
        "pages-missing",
        "The page could not be fetched: there is no network, and it is not stored yet.",
    ),
    ("pages-again", "Try again"),
    ("example", "Example"),
    ("load-example", "Load the example"),
    (
        "load-example-note",
        "It takes the place of your board, with the step shown on it. Undo brings your board back.",
    ),
    // Contradictions and conflicts.
    ("dead-cell", "{cell} has no candidate left"),
    ("dead-house", "{digit} has no place left in {house}"),
    ("repeated", "{digit} stands twice in {house}"),
    (
        "conflict",
        "{digit} stands more than once in {house}: {cells}",
    ),
    (
        "conflicts-one",
        "{n} repeated digit; each is marked on the board.",
    ),
    (
        "conflicts-many",
        "{n} repeated digits; each is marked on the board.",
    ),
    ("no-conflicts", "No digit repeats."),
    // Looked at.
    ("basis-givens", "(Looked at the givens.)"),
    ("basis-board", "(Looked at the current board.)"),
    // Propagate and steps.
    ("placed-one", "{n} digit placed,"),
    ("placed-many", "{n} digits placed,"),
    ("gone-one", "{n} candidate removed,"),
    ("gone-many", "{n} candidates removed,"),
    ("end-finished", "and the board is finished."),
    ("end-stuck", "then stuck: nothing more follows this way."),
    (
        "end-contradictory",
        "and the board is contradictory: {why}.",
    ),
    ("step-line", "{technique}: {what}"),
    ("path", "Path so far"),
    ("step-done", "Carried out"),
    ("next-step", "Next step"),
    ("step-back", "Step back"),
    // Hints.
    ("hint-where", "{technique}: look in {house}."),
    ("hint-level", "hint {n} of 5"),
    ("hint-more", "Tell more"),
    ("hint-apply", "Apply"),
    (
        "hint-finished",
        "The board is full and right: there is nothing left to find.",
    ),
    (
        "hint-none",
        "No step found: none of the chosen techniques goes further.",
    ),
    (
        "hint-no-solution",
        "The puzzle has no solution, so no step is worth taking.",
    ),
    (
        "hint-undecided",
        "Whether the board has a solution could not be settled in time, so no hint is given.",
    ),
    ("mistake-heading", "Something is wrong"),
    ("mistakes-also-one", "And {n} mistake more."),
    ("mistakes-also-many", "And {n} mistakes more."),
    ("mend", "Put {cell} right"),
    ("mend-all", "Put all right"),
    ("mended-one", "Put right. Undo takes it back."),
    ("mended-many", "{n} mistakes put right. Undo takes it back."),
    (
        "marks-right",
        "Nothing that you filled in or erased is wrong.",
    ),
    (
        "marks-missing-one",
        "Your marks lack something: {n} candidate still stands that this step takes away.",
    ),
    (
        "marks-missing-many",
        "Your marks lack something: {n} candidates still stand that this step takes away.",
    ),
    (
        "mistake-digit",
        "{cell} can't be {digit}: with it the puzzle has no solution.",
    ),
    (
        "mistake-erased",
        "{cell} lost the candidate {digit}, which it needs.",
    ),
    (
        "mistake-together",
        "Your digits up to {digit} in {cell} leave no solution; without that one they do.",
    ),
];
