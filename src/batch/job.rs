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
    /// What is the matter with it.
    Diagnose,
    /// The whole solution by logic, step by step, written like this.
    Path(Notation),
    /// Every step that there is now, written like this.
    Steps(Notation),
    /// How hard it is, on every scale.
    Rate,
    /// The smallest sets of cells that, once told, let singles solve the rest.
    Backdoors,
    /// The one that stands for all that are essentially the same.
    Canonical,
    /// One that is essentially the same, from a seed, to which the number of the line is added.
    Scramble(u64),
}

/// How rows are written. Those for programs are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The answer alone, its sentences in this language.
    Text(Lang),
    /// A header, then fields with commas between.
    Csv,
    /// An object a line.
    Json,
}

/// What is to be done with every line.
#[derive(Clone, Debug)]
pub struct Job {
    /// The question.
    pub ask: Ask,
    /// The form of the answer.
    pub format: Format,
    /// What is known about the boards.
    pub expect: Expect,
    /// The branches that one puzzle may take; none for as many as it needs (for a diagnosis: two million).
    pub budget: Option<u64>,
}

/// What becomes of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is blank or a comment.
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
