//! Puzzles available at once: a few of grade Medium, with half-turn symmetry, made by this generator.

use nonet::board::{Digit, Geometry, Puzzle};

/// Their givens, and their ratings on Sudoku Explainer's scale in tenths. crates/app/tests/app/grades.rs certifies
/// them.
const READY: [(&str, u8); 8] = [
    (
        "..6..7..33.18..2....2....158.4..6.3.....8.....6.3..7.419....4....8..43.14..7..5..",
        20,
    ),
    (
        "216.7.83....8.1.....7.6.5..4.8....6.1.......5.6....2.7..3.8.1.....7.5....24.3.678",
        20,
    ),
    (
        "..9.143..7......28..32..5..3.....9.7.9.....6.4.6.....5..8..57..65......9..792.6..",
        20,
    ),
    (
        "925..4....8.......136.85.9.3...97...4.......3...42...6.9.71.234.......7....3..659",
        23,
    ),
    (
        "57.1.4.9..3........6.79.1.......138..4.....2..983.......6.27.5........7..5.6.3.14",
        20,
    ),
    (
        "3.85....9..1.7....5429.........2..95..57.83..48..3.........9642....5.9..2....75.3",
        23,
    ),
    (
        "..452.......7.45...25.1....5.2...94..1.....6..89...3.2....7.49...78.9.......437..",
        23,
    ),
    (
        "8.2....3.3...4..9..7....812.5.4....3...1.5...2....3.8.915....2..8..3...1.2....7.6",
        20,
    ),
];

/// One of them, chosen by a random number, with its rating.
pub fn ready(chance: u64) -> (Puzzle, u8) {
    let (line, er) = READY[(chance % READY.len() as u64) as usize];
    (classic(line), er)
}

/// The 9x9 puzzle of a line; any sign that is not a digit leaves a cell empty.
pub(crate) fn classic(line: &str) -> Puzzle {
    let mut puzzle = Puzzle::empty(Geometry::classic());
    let cells = puzzle.geometry().cells();
    for (cell, sign) in cells.zip(line.bytes()) {
        let digit = Digit::new(sign.wrapping_sub(b'0'));
        puzzle.put(cell, digit.filter(|digit| digit.get() <= 9));
    }
    puzzle
}
