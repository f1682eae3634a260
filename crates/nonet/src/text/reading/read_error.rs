//! Why a text is not a board of any size.

use super::super::{CaseError, ParseError};

/// Why a text is not a board of any size.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ReadError {
    /// No board has that many cells, or rows that long.
    NoSize {
        /// How many cells the first line has.
        found: usize,
    },
    /// It is long, and no board begins near its start.
    NotSoon {
        /// How many bytes of it were looked at.
        first: usize,
    },
    /// It is the address of a page that is not a link of Nonet's.
    Address,
    /// It is letters and figures that are not digits of a board.
    Code,
    /// It has an error as a board of this side.
    Fault {
        /// The length of a row.
        side: usize,
        /// The error.
        error: ParseError,
    },
    /// The map under `[Regions]` does not divide the board into regions of the same size.
    Regions,
    /// It is a line of HoDoKu's library, with this error.
    Case(CaseError),
}

impl ReadError {
    /// The error, with its lines counted in a text that has `n_lines` more lines above.
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

    /// Does it settle what the text is, so that its words need not be searched for a board?
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
