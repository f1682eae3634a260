//! Why a text is no board of any size.

use super::{CaseError, ParseError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a text is not a board of any size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadError {
    /// No board has that many cells, nor rows that long.
    NoSize {
        /// How many cells the first line has.
        found: usize,
    },
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

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSize { found } => write!(f, "no board has a row or a line of {found} cells"),
            Self::Fault { side, error } => error.tell(f, *side),
            Self::Regions => f.write_str("the map does not cut the board into regions"),
            Self::Case(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {}
