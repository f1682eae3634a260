//! Example puzzles, whose counts are given in the documentation; and sets of them.

use super::subject::Subject;
use nonet::board::Puzzle;
use nonet::text::read_link;

/// Each example's name, and the fragment that holds it.
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

/// A set of examples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    /// Its name in links.
    pub slug: &'static str,
    /// Its puzzles, as indices into [`EXAMPLES`].
    pub members: &'static [usize],
}

/// All sets.
pub const SETS: [Set; 4] = [
    Set {
        slug: "documents",
        members: &[0, 1, 2],
    },
    Set {
        slug: "classic",
        members: &[0, 1, 2, 3],
    },
    Set {
        slug: "small",
        members: &[4, 5, 6],
    },
    Set {
        slug: "all",
        members: &[0, 1, 2, 3, 4, 5, 6, 7],
    },
];

/// The example with this index.
pub fn example(place: usize) -> Option<Puzzle> {
    let (_, fragment) = EXAMPLES.get(place)?;
    Some(read_link(fragment).ok()?.game?.givens)
}

impl Set {
    /// Its puzzles.
    pub(super) fn subjects(self) -> Vec<Subject> {
        let members = self.members.iter();
        let named = members.filter_map(|&place| {
            let (name, _) = EXAMPLES.get(place)?;
            Some(Subject::new(*name, example(place)?))
        });
        named.collect()
    }
}

/// The name of the example that equals this puzzle.
pub(super) fn known(puzzle: &Puzzle) -> Option<&'static str> {
    let mut examples = EXAMPLES.iter().enumerate();
    let found = examples.find(|(place, _)| example(*place).as_ref() == Some(puzzle));
    found.map(|(_, (name, _))| *name)
}
