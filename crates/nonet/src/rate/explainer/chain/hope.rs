//! The candidates that can have chains at all.

use super::links::Links;
use super::reach::{Reach, Set};
use crate::rate::board::{Bits, Board, ones};

/// Where a search is worthwhile.
pub(super) struct Hope {
    /// The candidates that lead to their own opposite.
    absurd: Set,
    /// The candidates that lead back to themselves.
    rings: Set,
}

impl Hope {
    /// `None` if there are no chains.
    pub(super) fn of(board: &Board) -> Option<Self> {
        let links = Links::of(board);
        let [absurd, rings] = Reach::of(&links).absurd_and_rings();
        (absurd != [0; 9]).then_some(Self { absurd, rings })
    }

    /// Does it lead to its own opposite if it is right?
    pub(super) fn wrong(&self, cell: usize, digit: usize) -> bool {
        self.absurd[digit] >> cell & 1 == 1
    }

    /// Does it lead to its own opposite if it is wrong? Then all others in the cell are known to be wrong.
    pub(super) fn right(&self, board: &Board, cell: usize, digit: usize) -> bool {
        let others: Bits = board.digits[cell] & !(1 << digit);
        ones(others).all(|other| self.wrong(cell, other))
    }

    /// Does it lead back to itself?
    pub(super) fn ring(&self, cell: usize, digit: usize) -> bool {
        self.rings[digit] >> cell & 1 == 1
    }
}
