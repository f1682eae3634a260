//! The direct consequences of one candidate.

use super::all::Tables;
use super::claim::Claim;
use super::shape::{SHAPE, cells_of};

impl Tables {
    /// Puts the direct consequences into each table: first within the cell, then in its row, its column and its box.
    pub(super) fn link(&mut self) {
        let candidates: Vec<(usize, usize)> = self.board.candidates().collect();
        for (cell, digit) in candidates {
            let [wrong, right] = [false, true].map(|right| Claim::new(cell, digit, right));
            self.add(right, right);
            self.add(wrong, wrong);
            self.link_cell(cell, digit);
            for house in SHAPE.houses_of[cell] {
                self.link_house(cell, digit, house);
            }
        }
    }

    fn link_cell(&mut self, cell: usize, digit: usize) {
        let digits = self.board.digits_of(cell);
        let others: Vec<usize> = digits.filter(|&other| other != digit).collect();
        for &other in &others {
            self.add(
                Claim::new(cell, digit, true),
                Claim::new(cell, other, false),
            );
        }
        if let [other] = others[..] {
            self.add(
                Claim::new(cell, digit, false),
                Claim::new(cell, other, true),
            );
        }
    }

    fn link_house(&mut self, cell: usize, digit: usize, house: usize) {
        let others = self.board.places[digit] & SHAPE.houses[house] & !(1 << cell);
        for other in cells_of(others) {
            self.add(
                Claim::new(cell, digit, true),
                Claim::new(other, digit, false),
            );
        }
        if others.count_ones() == 1 {
            let other = others.trailing_zeros() as usize;
            self.add(
                Claim::new(cell, digit, false),
                Claim::new(other, digit, true),
            );
        }
    }
}
