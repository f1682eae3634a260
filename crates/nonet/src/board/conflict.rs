//! A repeated digit.

use super::{Cell, Digit, House};

/// A digit that occurs more than once in a house.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Conflict {
    /// The digit.
    pub digit: Digit,
    /// The house in which it repeats.
    pub house: House,
    /// All the cells of the house that hold it: two or more, in reading order.
    pub cells: Vec<Cell>,
}
