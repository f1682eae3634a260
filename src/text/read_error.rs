//! Why a text is no board of any size.

use super::{CaseError, ParseError};
use serde::{Deserialize, Serialize};

/// Why a text is not a board of any size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadError {
    /// No board has that many cells, nor rows that long.
    NoSize {
        /// How many cells the first line has.
        found: usize,
    },
    /// It is long, and none of its first characters begin a board.
    NotSoon {
        /// So many bytes of it were looked at.
        first: usize,
    },
    /// It is the address of a page, and no link of Nonet's.
    Address,
    /// It is letters and figures that are no digits of a board.
    Code,
    /// It has a fault as a board of this side.
    Fault {
        /// The length of a row.
        side: usize,
        /// The fault.
        error: ParseError,
    },
    /// The map under `[Regions]` does not divide the board into regions of the same size.
    Regions,
    /// It is a line of HoDoKu's library, with this fault.
    Case(CaseError),
}

impl ReadError {
    /// The same in a text that stands below so many lines.
    ///
    /// ```
    /// use nonet::text::{Expect, ParseError, ReadError, read_any};
    /// let error = read_any(&format!("8O{}", ".".repeat(79)), &Expect::default()).expect_err("an O");
    /// let ReadError::Fault { error, .. } = error.below(5) else { panic!("it is a board of 9x9") };
    /// assert_eq!(error, ParseError::BadChar { ch: 'O', line: 6, column: 2 });
    /// ```
    pub fn below(self, n_lines: usize) -> Self {
        match self {
            Self::Fault { side, error } => {
                let error = error.below(n_lines);
                Self::Fault { side, error }
            }
            other => other,
        }
    }

    /// Does it say what the text is, so that no board need be looked for among its words?
    pub fn is_sure(&self) -> bool {
        match self {
            Self::Case(_) => true,
            Self::Fault { error, .. } => matches!(
                error,
                ParseError::TooLarge { .. }
                    | ParseError::Binary { .. }
                    | ParseError::BrokenLink
                    | ParseError::NewerLink
            ),
            Self::NoSize { .. }
            | Self::NotSoon { .. }
            | Self::Address
            | Self::Code
            | Self::Regions => false,
        }
    }
}
