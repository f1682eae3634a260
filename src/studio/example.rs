//! Example puzzles: those whose counts are given in the documentation.

use crate::board::Puzzle;
use crate::text::read_link;

/// Each with its name, and the address's fragment that holds it.
pub const EXAMPLES: [(&str, &str); 10] = [
    (
        "P1",
        "p=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ),
    (
        "P2",
        "p=......9.......73...54.....76........3.......2...48.1...2.....84....96.......14.95",
    ),
    (
        "P3",
        "p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    (
        "AB17",
        "p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    ),
    ("4×4", "p=.2.4.......1.3..&s=2x2"),
    ("4×4 · 24", "p=1.2.............&s=2x2"),
    ("6×6", "p=1..23....4.........................6&s=3x2"),
    (
        "16×16",
        "p=.F.3.D5.A..2.97G6.823.FC.49..DB.4.9...A.51DB.E........G..C...8.A.9546.87D.F.2.CE2EAC1..387G6B5497.G..AE..B..3F1D3.F1.5....AC.G.89...A..84DB5.3.18C2AF31E.97..B54E.3F5B.DC8.A.......5G7.9.E3..2ACA3CED1BF2G68.4975.498.2G.F1.....F.1.9.753ACEG.82G268E.3...49F1DB&s=4x4",
    ),
    (
        "E1",
        "p=8.....6...2967..1.....14.5.6..3915.2.51...9..9.2..6....6.43.....9..8716...7.....3",
    ),
    (
        "9×9 · 6.67 · 10²¹",
        "p=.................................................................................",
    ),
];

/// What the documents say of an example that is not so, by its name and the key of the sentence.
const NOTES: [(&str, &str); 3] = [("P1", "note-p1"), ("P2", "note-p2"), ("E1", "note-e1")];

/// The key of the sentence about the example with this index, if there is one.
pub(super) fn note(place: usize) -> Option<&'static str> {
    let (name, _) = EXAMPLES.get(place)?;
    let mut notes = NOTES.iter();
    notes.find(|(known, _)| known == name).map(|(_, key)| *key)
}

/// The puzzle with this index.
pub(super) fn example(place: usize) -> Option<Puzzle> {
    let (_, fragment) = EXAMPLES.get(place)?;
    Some(read_link(fragment).ok()?.game?.givens)
}
