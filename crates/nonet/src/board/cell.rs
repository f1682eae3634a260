//! A cell of a board.

/// Not a cell of any board.
const NOWHERE: u16 = u16::MAX;

/// A cell, by its place in reading order, from 0. [`Geometry`](super::Geometry) knows its row, column, box and
/// peers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell(u16);

impl Cell {
    /// The cell at this place in reading order. No board has one beyond 624.
    pub const fn new(index: usize) -> Self {
        // Not `as` alone: it would wrap, so that the cell after the last number would be the first one.
        Self(if index > NOWHERE as usize {
            NOWHERE
        } else {
            index as u16
        })
    }

    /// Its place in reading order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
