//! The candidates of a grid as bits.

use super::shape::Cells;
use crate::board::Grid;

/// The candidates of a grid.
#[derive(Clone, Debug)]
pub(in crate::rate::hodoku) struct Board {
    /// The digits of each cell, as bits; none if it is filled.
    pub(in crate::rate::hodoku) digits: [u16; 81],
    /// The places of each digit.
    pub(in crate::rate::hodoku) places: [Cells; 9],
}

impl Board {
    pub(in crate::rate::hodoku) fn new(grid: &Grid) -> Self {
        let mut board = Self {
            digits: [0; 81],
            places: [0; 9],
        };
        for cell in grid.empty_cells() {
            for digit in grid.candidates(cell).iter() {
                board.digits[cell.index()] |= 1 << digit.index();
                board.places[digit.index()] |= 1 << cell.index();
            }
        }
        board
    }

    /// The candidates, cell by cell.
    pub(in crate::rate::hodoku) fn candidates(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        (0..81).flat_map(|cell| self.digits_of(cell).map(move |digit| (cell, digit)))
    }

    /// The candidates of a cell.
    pub(in crate::rate::hodoku) fn digits_of(
        &self,
        cell: usize,
    ) -> impl Iterator<Item = usize> + use<> {
        let digits = self.digits[cell];
        (0..9).filter(move |digit| digits >> digit & 1 == 1)
    }
}
