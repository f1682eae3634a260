//! Which candidates can have chains at all.

use super::links::Links;
use super::reach::{Reach, Set};
use crate::rate::board::{Bits, Board, ones};

/// Where it is worth looking.
pub(super) struct Hope {
    /// The candidates that lead to their own contrary.
    absurd: Set,
    /// Those that lead back to themselves.
    rings: Set,
}

impl Hope {
    /// `None` if there are no chains.
    pub(super) fn of(board: &Board) -> Option<Self> {
        let links = Links::of(board);
        let [absurd, rings] = Reach::of(&links).absurd_and_rings();
        (absurd != [0; 9]).then_some(Self { absurd, rings })
    }

    /// Does it lead to its own contrary if it is right?
    pub(super) fn wrong(&self, cell: usize, digit: usize) -> bool {
        self.absurd[digit] >> cell & 1 == 1
    }

    /// Does it if it is wrong? Then that of all others in the cell is known.
    pub(super) fn right(&self, board: &Board, cell: usize, digit: usize) -> bool {
        let others: Bits = board.digits[cell] & !(1 << digit);
        ones(others).all(|other| self.wrong(cell, other))
    }

    /// Does it lead back to itself?
    pub(super) fn ring(&self, cell: usize, digit: usize) -> bool {
        self.rings[digit] >> cell & 1 == 1
    }
}
