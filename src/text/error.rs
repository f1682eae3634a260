//! Why a text was not read: data, of which `words` and those who tell it make sentences.

use crate::board::Conflict;
use serde::{Deserialize, Serialize};

/// Why a text was not read. Lines and columns count from 1, in the text as it was given; columns count code
/// points.
///
/// ```
/// use nonet::text::{ParseError, read};
/// let error = read("8O0").expect_err("the letter O is no digit");
/// assert_eq!(error, ParseError::BadChar { ch: 'O', line: 1, column: 2 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum ParseError {
    /// There is no cell in it.
    Empty,
    /// It is longer than any puzzle.
    TooLarge {
        /// Its length.
        bytes: usize,
    },
    /// It is not text.
    Binary {
        /// The byte that shows it, from 0.
        offset: usize,
    },
    /// A character that means nothing here.
    BadChar {
        /// The character.
        ch: char,
        /// Its line.
        line: usize,
        /// Its column.
        column: usize,
    },
    /// A board in one line that has too few cells, or too many.
    WrongLength {
        /// How many it has.
        found: usize,
    },
    /// A row with too few cells.
    ShortLine {
        /// Its line.
        line: usize,
        /// How many it has.
        found: usize,
    },
    /// A row with too many cells.
    LongLine {
        /// Its line.
        line: usize,
        /// How many it has.
        found: usize,
    },
    /// Rows are missing.
    TooFewLines {
        /// How many there are.
        found: usize,
    },
    /// There are more rows than the board has.
    TooManyLines {
        /// How many there are.
        found: usize,
    },
    /// All candidates of each cell, instead of one digit or none; but some cells are not understood.
    CandidateGrid,
    /// A link of which a part is missing or makes no sense.
    BrokenLink,
    /// A link of a version that is not known here.
    NewerLink,
    /// Every digit that occurs twice in a house: such a puzzle has no solution.
    Repeated(Vec<Conflict>),
}

impl ParseError {
    /// The same in a text that stands below so many lines.
    pub fn below(self, n_lines: usize) -> Self {
        match self {
            Self::BadChar { ch, line, column } => {
                let line = line + n_lines;
                Self::BadChar { ch, line, column }
            }
            Self::ShortLine { line, found } => {
                let line = line + n_lines;
                Self::ShortLine { line, found }
            }
            Self::LongLine { line, found } => {
                let line = line + n_lines;
                Self::LongLine { line, found }
            }
            other => other,
        }
    }
}
