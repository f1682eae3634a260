//! Puzzles and solutions by the standard library's own ways: `parse` and `to_string`.

use super::{CaseError, NotRead, ParseError, ReadError, StepError, line, read};
use crate::board::{Puzzle, Solution, by_name};
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

by_name!(ParseError, ReadError, CaseError, StepError, NotRead);
