//! The symmetries of a square that people can see.

use crate::board::{Cell, Digit, Geometry};

/// A way to turn a board, or to reflect it in a diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Turn {
    /// By 180 degrees.
    Half,
    /// By 90 degrees, clockwise.
    Quarter,
    /// In the diagonal from the first cell to the last.
    Diagonal,
    /// In the other diagonal.
    Antidiagonal,
}

impl Turn {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Half,
        Self::Quarter,
        Self::Diagonal,
        Self::Antidiagonal,
    ];

    /// The image of a cell; a cell that is not on the board stays.
    pub fn image(self, geometry: &Geometry, cell: Cell) -> Cell {
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let last = geometry.side() - 1;
        if row > last {
            return cell;
        }
        let (row, col) = match self {
            Self::Half => (last - row, last - col),
            Self::Quarter => (col, last - row),
            Self::Diagonal => (col, row),
            Self::Antidiagonal => (last - col, last - row),
        };
        geometry.cell(row, col)
    }

    /// Does it map every box to a box? Rows and columns are always mapped to rows and columns.
    pub fn keeps(self, geometry: &Geometry) -> bool {
        let mut images = vec![None; geometry.side()];
        geometry.cells().all(|cell| {
            let image = geometry.box_index(self.image(geometry, cell));
            *images[geometry.box_index(cell)].get_or_insert(image) == image
        })
    }
}

/// The cycles of digits, each with its image, the image of that and so on; a fixed digit is alone.
pub fn cycles(images: &[Digit]) -> Vec<Vec<Digit>> {
    let mut cycles: Vec<Vec<Digit>> = Vec::new();
    for first in Digit::all(images.len()) {
        if cycles.iter().any(|cycle| cycle.contains(&first)) {
            continue;
        }
        let mut cycle = vec![first];
        // Images that are not a permutation need not return to the first.
        while let Some(&next) = cycle.last().and_then(|last| images.get(last.index()))
            && !cycle.contains(&next)
        {
            cycle.push(next);
        }
        cycles.push(cycle);
    }
    cycles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn square_boxes_may_be_turned_in_every_way_and_others_by_half() {
        let kept = |rows, cols| {
            let geometry = Geometry::rectangular(rows, cols).unwrap();
            Turn::ALL.map(|turn| turn.keeps(&geometry))
        };
        assert_eq!(kept(3, 3), [true; 4]);
        assert_eq!(kept(2, 3), [true, false, false, false]);
    }

    #[test]
    fn two_quarters_are_a_half() {
        let nine = Geometry::classic();
        for cell in nine.cells() {
            let quarter = |cell| Turn::Quarter.image(&nine, cell);
            assert_eq!(quarter(quarter(cell)), Turn::Half.image(&nine, cell));
            assert_eq!(
                Turn::Diagonal.image(&nine, Turn::Antidiagonal.image(&nine, cell)),
                Turn::Half.image(&nine, cell)
            );
        }
    }
}
