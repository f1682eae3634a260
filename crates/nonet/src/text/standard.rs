//! Puzzles and solutions through the standard library: `parse` and `to_string`.

use super::{ParseError, line, read};
use crate::board::{Puzzle, Solution};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// What [`read`] reads: a 9x9 board.
impl FromStr for Puzzle {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        read(text).map(|reading| reading.puzzle)
    }
}

/// In one line, with dots for empty cells.
impl Display for Puzzle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&line(self, '.'))
    }
}

/// In one line.
impl Display for Solution {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.board().fmt(f)
    }
}
