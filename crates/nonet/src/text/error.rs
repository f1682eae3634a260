//! Why a text was not read, as data: `words` and its callers make sentences of it.

use crate::board::Conflict;

/// Why a text was not read. Lines and columns count from 1, in the text as it was given; columns count code
/// points.
///
/// ```
/// use nonet::text::{ParseError, read};
/// let error = read("8O0").expect_err("the letter O is no digit");
/// assert_eq!(error, ParseError::BadChar { ch: 'O', line: 1, column: 2 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ParseError {
    /// It has no cells.
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
        /// How many cells it has.
        found: usize,
    },
    /// A row with too few cells.
    ShortLine {
        /// Its line.
        line: usize,
        /// How many cells it has.
        found: usize,
    },
    /// A row with too many cells.
    LongLine {
        /// Its line.
        line: usize,
        /// How many cells it has.
        found: usize,
    },
    /// Rows are missing.
    TooFewLines {
        /// How many rows there are.
        found: usize,
    },
    /// There are more rows than the board has.
    TooManyLines {
        /// How many rows there are.
        found: usize,
    },
    /// A grid of all candidates, in which some cells are not understood.
    CandidateGrid,
    /// A link with a part missing or invalid.
    BrokenLink,
    /// A link of a version newer than this program.
    NewerLink,
    /// Every digit that occurs twice in a house: such a puzzle has no solution.
    Repeated(Vec<Conflict>),
}

impl ParseError {
    /// The error, with its lines counted in a text that has `n_lines` more lines above.
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
