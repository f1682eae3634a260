//! What is asked of every line, and what becomes of it.

use crate::text::{Board, Expect, Notation, ReadError};
use crate::words::Lang;

/// What is asked of each puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A solution, and whether there are others.
    Solve,
    /// How many solutions there are, up to this number.
    Count(u64),
    /// What is wrong with it.
    Diagnose,
    /// The whole solution by logic, step by step, in this notation.
    Path(Notation),
    /// Every step available now, in this notation.
    Steps(Notation),
    /// How hard it is, on every scale.
    Rate,
    /// The smallest sets of cells that, once filled in, let singles solve the rest.
    Backdoors,
    /// The canonical puzzle among all that are essentially the same.
    Canonical,
    /// A puzzle that is essentially the same, from this seed plus the number of the line.
    Scramble(u64),
}

/// How rows are written. The forms for programs are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The answer alone, its sentences in this language.
    Text(Lang),
    /// A header, then fields separated by commas.
    Csv,
    /// One object per line.
    Json,
}

/// What to do with every line.
#[derive(Clone, Debug)]
pub struct Job {
    /// The question.
    pub ask: Ask,
    /// The form of the answer.
    pub format: Format,
    /// What is known about the boards.
    pub expect: Expect,
    /// The branches that one puzzle may take; no limit if `None` (for a diagnosis: two million).
    pub budget: Option<u64>,
}

/// What becomes of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was blank or a comment.
    Nothing,
    /// The answer.
    Row {
        /// The row, without a line end.
        row: String,
        /// If the line could be read in several ways, all of them; the row is about the first.
        readings: Vec<Board>,
    },
    /// It could not be read.
    Bad(ReadError),
}
