//! Houses and peers of the 9x9 board as bits.

use crate::board::{CellSet, Geometry, House, HouseKind};
use std::sync::LazyLock;

/// Cells as bits, in reading order.
pub(in crate::rate::hodoku) type Cells = u128;

/// Which cells see each other.
#[derive(Debug)]
pub(in crate::rate::hodoku) struct Shape {
    /// The cells that each cell sees.
    pub(in crate::rate::hodoku) peers: [Cells; 81],
    /// Rows, columns, boxes.
    pub(in crate::rate::hodoku) houses: [Cells; 27],
    /// The row, the column and the box of each cell.
    pub(in crate::rate::hodoku) houses_of: [[usize; 3]; 81],
}

/// The shape of the 9x9 board.
pub(in crate::rate::hodoku) static SHAPE: LazyLock<Shape> = LazyLock::new(|| {
    let nine = Geometry::classic();
    let mut shape = Shape {
        peers: [0; 81],
        houses: [0; 27],
        houses_of: [[0; 3]; 81],
    };
    for (number, house) in nine.houses().enumerate() {
        shape.houses[number] = bits(nine.house_set(house));
    }
    for cell in nine.cells() {
        shape.peers[cell.index()] = bits(nine.peer_set(cell));
        shape.houses_of[cell.index()] =
            HouseKind::ALL.map(|kind| nine.number(nine.house_of(cell, kind)));
    }
    shape
});

fn bits(cells: &CellSet) -> Cells {
    cells.iter().fold(0, |all, cell| all | 1 << cell.index())
}

/// The numbers of the cells, in reading order.
pub(in crate::rate::hodoku) fn cells_of(cells: Cells) -> impl Iterator<Item = usize> {
    let mut rest = cells;
    std::iter::from_fn(move || {
        let first = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(first)
    })
}

impl Shape {
    /// The cells that see all of these.
    pub(in crate::rate::hodoku) fn seen_by_all(&self, cells: Cells) -> Cells {
        cells_of(cells).fold(Cells::MAX, |all, cell| all & self.peers[cell])
    }
}

/// The house with this number.
pub(in crate::rate::hodoku) fn house(number: usize) -> House {
    House::of(HouseKind::ALL[number / 9], number % 9)
}
