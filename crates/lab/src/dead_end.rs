//! A dead end: what was tried, and what that left empty.

use nonet::board::{Cell, Digit, DigitSet, House};
use serde::{Deserialize, Serialize};

/// What was left empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Emptied {
    /// The cell has no candidate.
    Cell(Cell),
    /// The house has no place for the digit.
    Place(House, Digit),
    /// Cells of the house have fewer candidates between them than there are cells.
    Crowd(House, Vec<Cell>, DigitSet),
    /// One cell is the only place in the house for several digits.
    Shared(House, Cell, DigitSet),
}

/// A dead end: what was tried, if the board does not show it, and what that left empty, if a single thing shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeadEnd {
    /// The digit tried in a cell.
    pub tried: Option<(Cell, Digit)>,
    /// What was left empty.
    pub emptied: Option<Emptied>,
}
