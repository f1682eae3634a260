//! Groups: places of a digit in a box and a line, two or more.

use super::board::Board;
use super::shape::{Cells, SHAPE};

/// The places of a digit where a line meets a box.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) digit: usize,
    pub(super) cells: Cells,
    /// Its line and its box.
    pub(super) houses: [usize; 2],
}

/// All groups: rows before columns; in each line by digit, then by box.
pub(super) fn all(board: &Board) -> Vec<Group> {
    let mut groups = Vec::new();
    for line in 0..18 {
        for (digit, places) in board.places.iter().enumerate() {
            for house in 18..27 {
                let cells = places & SHAPE.houses[line] & SHAPE.houses[house];
                if cells.count_ones() > 1 {
                    groups.push(Group {
                        digit,
                        cells,
                        houses: [line, house],
                    });
                }
            }
        }
    }
    groups
}
