//! On boards with small cells, the small digits of the selected cell are shown enlarged, in the corner of the board
//! farthest from it, where they cover no cell that it sees and none of the step shown.

use super::board::{CellView, Role};
use nonet::board::{Cell, Geometry};

/// From this side on, a board's cells are small.
const SMALL: usize = 15;

/// The enlarged digits cover at most this many rows and columns.
const CORNER: usize = 4;

/// For lines before this one, the other end is farther.
const NEAR: usize = 8;

/// The cell whose small digits are enlarged, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lens {
    /// The cell.
    pub cell: Cell,
    /// Are they at the upper end of the board, not the lower?
    pub is_above: bool,
    /// Are they at the left end, not the right?
    pub is_before: bool,
}

impl Lens {
    /// The lens over these cells, if only one cell is selected, it has small digits, and the corner is free.
    pub(super) fn over(geometry: &Geometry, cells: &[CellView]) -> Option<Self> {
        let mut selected = cells.iter().filter(|looks| looks.selected);
        let looks = selected.next().filter(|looks| has_notes(looks))?;
        let is_one = selected.next().is_none() && geometry.side() >= SMALL;
        let lens = Self {
            cell: looks.cell,
            is_above: geometry.row(looks.cell) >= NEAR,
            is_before: geometry.col(looks.cell) >= NEAR,
        };
        let is_free = |looks: &CellView| {
            !lens.covers(geometry, looks.cell) || matches!(looks.role, Role::None | Role::House)
        };
        Some(lens).filter(|_| is_one && cells.iter().all(is_free))
    }

    fn covers(self, geometry: &Geometry, cell: Cell) -> bool {
        let side = geometry.side();
        let is_there = |is_first: bool, at: usize| match is_first {
            true => at < CORNER,
            false => at + CORNER >= side,
        };
        is_there(self.is_above, geometry.row(cell)) && is_there(self.is_before, geometry.col(cell))
    }
}

fn has_notes(looks: &CellView) -> bool {
    looks.candidates.is_some() || !looks.mine.digits().is_empty()
}
