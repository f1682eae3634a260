//! What every full board with mistakes provides.

use super::super::Snapshot;
use nonet::board::{Cell, CellSet, Digit, Geometry, Puzzle};
use std::fmt::Debug;
use std::sync::Arc;

/// A full board.
pub(crate) trait Full: Clone + Debug {
    /// The digits of all cells in reading order, from 0.
    fn digits(&self) -> &[u8];

    /// Its mistakes; a board without cost is a solution.
    fn cost(&self) -> u32;

    /// The bytes that it holds.
    fn memory(&self) -> u64;

    /// The board as displayed, with the cells that changed last.
    fn snapshot(&self, geometry: &Arc<Geometry>, touched: Vec<Cell>) -> Snapshot {
        let mut digits = Puzzle::empty(Arc::clone(geometry));
        for (cell, &digit) in geometry.cells().zip(self.digits()) {
            digits.put(cell, Digit::new(digit + 1));
        }
        let conflicts = digits.conflicts();
        let cells = conflicts
            .iter()
            .flat_map(|conflict| &conflict.cells)
            .copied();
        Snapshot {
            conflicts: CellSet::of(geometry.n_cells(), cells).iter().collect(),
            touched,
            ..Snapshot::of(digits)
        }
    }
}
