//! What the player's marks mean: a cell with marks in the centre holds one of those digits, and a digit marked in
//! the corners of a box is in one of those cells.
//!
//! Marks are taken to mean as little as possible. A digit marked in a cell, in either layer, is possible there. A
//! single corner mark for a digit in a box is ignored: the player may be about to add others.

use nonet::board::{Cell, Digit, DigitSet, Grid, House, Layer, Marks};

/// The candidates of the grid that the marks rule out, cell by cell.
pub(super) fn excluded(grid: &Grid, marks: &[Marks]) -> Vec<DigitSet> {
    let geometry = grid.geometry();
    let reading = Reading { grid, marks };
    let boxes: Vec<DigitSet> = (0..geometry.side())
        .map(|index| reading.placed_by_corners(House::of_box(index)))
        .collect();
    let of_cell = |cell: Cell| {
        let mine = reading.of(cell);
        let read = match mine.get(Layer::Centre).is_empty() {
            true => boxes[geometry.box_index(cell)],
            false => DigitSet::full(geometry.side()),
        };
        let open = grid.candidates(cell);
        open.intersection(read).minus(mine.digits())
    };
    geometry.cells().map(of_cell).collect()
}

struct Reading<'a> {
    grid: &'a Grid,
    marks: &'a [Marks],
}

impl Reading<'_> {
    /// The marks of a cell; a digit hides them.
    fn of(&self, cell: Cell) -> Marks {
        let marks = self.marks.get(cell.index()).copied().unwrap_or_default();
        match self.grid.value(cell) {
            None => marks,
            Some(_) => Marks::default(),
        }
    }

    /// The digits whose corner marks in the box are read.
    fn placed_by_corners(&self, house: House) -> DigitSet {
        let n_marks = |digit: &Digit| {
            let cells = self.grid.geometry().house_cells(house).iter();
            let corners = cells.map(|&cell| self.of(cell).get(Layer::Corner));
            corners.filter(|corner| corner.contains(*digit)).count()
        };
        let digits = Digit::all(self.grid.geometry().side());
        digits.filter(|digit| n_marks(digit) > 1).collect()
    }
}
