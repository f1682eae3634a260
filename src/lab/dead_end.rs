//! A dead end: what was tried, and what that left with nothing.

use crate::board::{Cell, Digit, DigitSet, House};
use serde::{Deserialize, Serialize};

/// What was left with nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Emptied {
    /// The cell has no candidate.
    Cell(Cell),
    /// The house has no place for the digit.
    Place(House, Digit),
    /// Cells of the house have fewer candidates between them than they are.
    Crowd(House, Vec<Cell>, DigitSet),
    /// One cell is the only place in the house for several digits.
    Shared(House, Cell, DigitSet),
}

/// A dead end: what was tried, if the board does not show it, and what that emptied, if one thing alone shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeadEnd {
    /// The digit tried in a cell.
    pub tried: Option<(Cell, Digit)>,
    /// What was left with nothing.
    pub emptied: Option<Emptied>,
}
