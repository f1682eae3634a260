//! What the Create workspace knows: the puzzles that were made, those on their way, what was said of them.

use crate::protocol::{Failure, Made, NotMade, Position, Progress};

/// What the Create workspace holds.
#[derive(Clone, Debug, Default)]
pub struct Create {
    /// The puzzles that were made, oldest first.
    pub list: Vec<Made>,
    /// The one that was opened.
    pub at: Option<usize>,
    /// Those that are being made.
    pub batch: Option<Batch>,
    /// What was said last.
    pub note: Option<Note>,
    /// What the pictures that are being drawn are for.
    pub picture: Option<Use>,
}

/// Puzzles that are being made, one after the other.
#[derive(Clone, Debug)]
pub struct Batch {
    pub(super) position: Position,
    pub(super) options: String,
    pub(super) seed: u64,
    /// How many there shall be.
    pub n: u64,
    /// How many there are.
    pub made: u64,
    /// Milliseconds when the first was begun, and now.
    pub clock: Option<(f64, f64)>,
}

/// A sentence about puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// Why there is none.
    NotMade(NotMade),
    /// One of the fields is no option.
    NotWords,
    /// So many puzzles were made.
    Made(u64),
    /// An equivalent puzzle is on the board.
    Scrambled,
    /// The canonical form in a line, if there is one.
    Canonical(Option<String>),
    /// Whether two puzzles are the same, if that can be told.
    Same(Option<bool>),
    /// What was to be compared is no puzzle.
    Unread,
    /// No answer came.
    Failed(Failure),
}

/// What drawings are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Use {
    /// The printer: puzzles a page, puzzles, and what stands below each drawing.
    Print(usize, usize, Vec<String>),
    /// A file, as it is.
    Svg,
    /// A file, so many pixels wide.
    Png(u32),
}

/// Which of how many is being made, how many were tried for it, and the tenths of a second since the first was begun.
pub(super) fn standing(batch: &Batch, progress: Option<Progress>) -> (u64, u64, u32) {
    let attempts = progress.map_or(0, |progress| progress.nodes);
    let (since, now) = batch.clock.unwrap_or_default();
    (batch.made + 1, attempts, ((now - since) / 100.0) as u32)
}
