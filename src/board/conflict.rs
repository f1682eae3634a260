//! A repeated digit.

use super::{Cell, Digit, House, Puzzle};
use serde::{Deserialize, Serialize};

/// A digit that occurs more than once in a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conflict {
    /// The digit.
    pub digit: Digit,
    /// The house in which it repeats.
    pub house: House,
    /// All the cells of the house that hold it: two or more, in reading order.
    pub cells: Vec<Cell>,
}

impl Conflict {
    /// Every repeated digit of a board: by house (rows, columns, boxes), then by digit.
    pub(super) fn all_in(board: &Puzzle) -> Vec<Self> {
        let geometry = board.geometry();
        let in_house = |house: House| {
            Digit::all(geometry.side()).filter_map(move |digit| {
                let cells = geometry.house_cells(house).iter().copied();
                let cells: Vec<Cell> = cells.filter(|&c| board.get(c) == Some(digit)).collect();
                (cells.len() > 1).then_some(Self {
                    digit,
                    house,
                    cells,
                })
            })
        };
        geometry.houses().flat_map(in_house).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Geometry;

    #[test]
    fn each_house_with_a_repeated_digit_is_named() {
        let mut board = Puzzle::empty(Geometry::classic());
        for cell in [0, 1, 9] {
            board.set(Cell::new(cell), Digit::new(5));
        }
        let houses: Vec<House> = board.conflicts().iter().map(|c| c.house).collect();
        assert_eq!(houses, [House::row(0), House::col(0), House::of_box(0)]);
        assert_eq!(board.conflicts()[2].cells.len(), 3);
    }
}
