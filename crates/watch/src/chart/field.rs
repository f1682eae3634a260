//! A board in a picture: where its cells are, and the lines between them.

use super::axes::number;
use nonet::board::{Cell, Geometry};

/// A square board with its upper left corner at a point.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub(super) geometry: &'a Geometry,
    pub(super) corner: (f64, f64),
    pub(super) size: f64,
}

impl Field<'_> {
    /// The side of a cell.
    pub(super) fn step(&self) -> f64 {
        self.size / self.geometry.side() as f64
    }

    /// The upper left corner of a cell.
    pub(super) fn at(&self, cell: Cell) -> (f64, f64) {
        let [col, row] = [self.geometry.col(cell), self.geometry.row(cell)];
        let [x, y] = [col, row].map(|n| n as f64 * self.step());
        (self.corner.0 + x, self.corner.1 + y)
    }

    pub(super) fn middle(&self, cell: Cell) -> (f64, f64) {
        let ((x, y), half) = (self.at(cell), self.step() / 2.0);
        (x + half, y + half)
    }

    /// The paths of the lines between cells of a box, and of those between boxes.
    pub(super) fn lines(&self) -> [String; 2] {
        let (geometry, step) = (self.geometry, number(self.step()));
        let mut ways = [String::new(), String::new()];
        for cell in geometry.cells() {
            let (row, col) = (geometry.row(cell), geometry.col(cell));
            let differs = |other| geometry.box_index(other) != geometry.box_index(cell);
            let (x, y) = self.at(cell);
            let (x, y) = (number(x), number(y));
            if col > 0 {
                let way = &mut ways[usize::from(differs(geometry.cell(row, col - 1)))];
                *way += &format!("M{x} {y}v{step}");
            }
            if row > 0 {
                let way = &mut ways[usize::from(differs(geometry.cell(row - 1, col)))];
                *way += &format!("M{x} {y}h{step}");
            }
        }
        ways
    }
}
