//! Aligned pair exclusion (6.2): of two cells, each pair of digits that would leave a third cell with nothing, or repeat
//! a digit in a house, is out; what is then in no pair goes. The inventor is Rod Hagglund. Source:
//! <http://forum.enjoysudoku.com/aligned-pair-exclusion-ape-no-dj-t3882.html>

use super::hint::{Hint, Removal};
use crate::rate::board::{Bits, Board, Cells, PEER_SETS, cells_in, ones};

/// Pairs of cells in order of their later one.
pub(super) fn aligned_pair(board: &Board) -> Option<Hint> {
    let two = board.with_count(2);
    let sees_two = |&cell: &usize| PEER_SETS[cell] & two != 0;
    let cells = || cells_in(board.empty).filter(sees_two);
    cells().find_map(|later| {
        let earlier = cells().take_while(|&earlier| earlier < later);
        earlier.into_iter().find_map(|earlier| {
            let excluders = PEER_SETS[earlier] & PEER_SETS[later] & two;
            pair(board, [earlier, later], excluders)
        })
    })
}

fn pair(board: &Board, cells: [usize; 2], excluders: Cells) -> Option<Hint> {
    if excluders.count_ones() < 2 {
        return None;
    }
    let [first, second] = cells;
    let together = PEER_SETS[first] >> second & 1 == 1;
    // The partners that each digit cannot have.
    let mut banned: [Bits; 9] = std::array::from_fn(|digit| Bits::from(together) << digit);
    for cell in cells_in(excluders) {
        let digits = board.digits[cell];
        ones(digits).for_each(|digit| banned[digit] |= digits & !(1 << digit));
    }
    let lost = |of: usize, with: usize| {
        let lone = ones(board.digits[of]).filter(|&d| board.digits[with] & !banned[d] == 0);
        lone.fold(0, |lost, digit| lost | 1 << digit)
    };
    let lost_first = lost(first, second);
    let removal = Removal::of(1 << first, lost_first).and(1 << second, lost(second, first));
    removal.hint(62, board)
}
