//! Unique rectangles and loops (4.5 to 5.0 and more): cells that could swap two digits around the loop if they had
//! nothing else. A puzzle with one solution has no such loop. The easiest comes first, then the first found.

mod loops;
mod subset;

use super::hint::{Hint, Removal};
use crate::rate::board::{Board, HOUSE_SETS, ones, peers_of_all};
use loops::Loop;

/// The easiest step of all loops; of several, the one of the first type, then the first found.
pub(super) fn unique(board: &Board) -> Option<Hint> {
    let mut easiest: Option<(u8, usize, Hint)> = None;
    loops::each(board, &mut |unique| {
        for (order, hint) in unique.hints(board).into_iter().enumerate() {
            let Some(hint) = hint else { continue };
            let better =
                |&(rating, rank, _): &(u8, usize, Hint)| (hint.rating, order) < (rating, rank);
            if easiest.as_ref().is_none_or(better) {
                easiest = Some((hint.rating, order, hint));
            }
        }
    });
    easiest.map(|(.., hint)| hint)
}

impl Loop {
    /// The steps of types 1 to 4.
    fn hints(&self, board: &Board) -> [Option<Hint>; 4] {
        let n_extra = self.extra.count_ones();
        let lone = (n_extra == 1).then(|| self.only_one(board));
        let same = (n_extra > 1 && self.others.count_ones() == 1).then(|| self.same_digit(board));
        let locked = (n_extra == 2).then(|| self.locked(board));
        let two = n_extra == 2 && self.others.count_ones() > 1;
        let subset = two.then(|| subset::easiest(board, self));
        [lone, same, subset, locked].map(Option::flatten)
    }

    /// Type 1: only one cell has others, so it holds one of them.
    fn only_one(&self, board: &Board) -> Option<Hint> {
        Removal::of(self.extra, self.digits).hint(self.rating(), board)
    }

    /// Type 2: all others are the same digit, so it is in one of these cells.
    fn same_digit(&self, board: &Board) -> Option<Hint> {
        Removal::of(peers_of_all(self.extra), self.others).hint(self.rating(), board)
    }

    /// Type 4: one of the two digits has no other place in a house of both cells, so the other one goes.
    fn locked(&self, board: &Board) -> Option<Hint> {
        self.houses().find_map(|house| {
            let stuck = |&digit: &usize| board.cells[digit] & HOUSE_SETS[house] & !self.extra == 0;
            let digit = ones(self.digits).find(stuck)?;
            Removal::of(self.extra, self.digits & !(1 << digit)).hint(self.rating(), board)
        })
    }
}
