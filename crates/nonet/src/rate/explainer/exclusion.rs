//! Aligned exclusion of pairs (6.2) and triplets (7.5): each choice of digits for two or three cells that would
//! leave a further cell with nothing, or repeat a digit in a house, is excluded; candidates in no remaining choice
//! go. The inventor is Rod Hagglund. Source:
//! <http://forum.enjoysudoku.com/aligned-pair-exclusion-ape-no-dj-t3882.html>

use super::hint::{Hint, Removal};
use crate::rate::board::{Bits, Board, Cells, PEER_SETS, cells_in, ones};

/// Pairs of cells, in order of their later one.
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

/// Triplets of cells: pairs as above, and a later third cell that sees two excluders of the pair.
pub(super) fn aligned_triplet(board: &Board) -> Option<Hint> {
    let few = board.with_count(2) | board.with_count(3);
    let sees_few = |&cell: &usize| PEER_SETS[cell] & few != 0;
    let all: Vec<usize> = cells_in(board.empty).filter(sees_few).collect();
    all.iter().find_map(|&second| {
        let later = board.empty & !1 << second;
        let mut firsts = all.iter().take_while(|&&first| first < second);
        firsts.find_map(|&first| {
            let excluders = PEER_SETS[first] & PEER_SETS[second] & few;
            cells_in(later & seen_twice(excluders)).find_map(|third| {
                let excluders = excluders & PEER_SETS[third];
                triplet(board, [first, second, third], excluders)
            })
        })
    })
}

/// The cells that see two of these.
fn seen_twice(cells: Cells) -> Cells {
    let seen = cells_in(cells).map(|cell| PEER_SETS[cell]);
    let counted = seen.fold([0, 0], |[once, twice], seen| {
        [once | seen, twice | once & seen]
    });
    counted[1]
}

fn triplet(board: &Board, cells: [usize; 3], excluders: Cells) -> Option<Hint> {
    let [a, b, c] = cells;
    let all = cells.map(|cell| board.digits[cell]);
    // Only a cell that can be left with nothing excludes anything.
    let any = all[0] | all[1] | all[2];
    let excluders = cells_in(excluders).map(|cell| board.digits[cell]);
    let mut lacks = [0; 20];
    let mut n = 0;
    for digits in excluders.filter(|digits| digits & !any == 0) {
        lacks[n] = digits;
        n += 1;
    }
    if n == 0 {
        return None; // they would have been found before, by themselves
    }
    let sees = |one: usize, other: usize| PEER_SETS[one] >> other & 1 == 1;
    let [ab, ac, bc] = [sees(a, b), sees(a, c), sees(b, c)].map(Bits::from);
    let mut kept = [0; 3];
    for one in ones(all[0]) {
        for two in ones(all[1] & !(ab << one)) {
            let pair = 1 << one | 1 << two;
            // The digits that would complete what a further cell can hold.
            let taken = ac << one | bc << two;
            let lacks = lacks[..n].iter().map(|digits| digits & !pair);
            let banned = lacks.fold(taken, |banned, lack| match lack.count_ones() {
                0 => 0x1ff,
                1 => banned | lack,
                _ => banned,
            });
            let left = all[2] & !banned;
            if left != 0 {
                kept = [kept[0] | 1 << one, kept[1] | 1 << two, kept[2] | left];
                if kept == all {
                    return None;
                }
            }
        }
    }
    let removal = cells.into_iter().zip(kept);
    let removal = removal.fold(Removal::default(), |removal, (cell, kept)| {
        removal.and(1 << cell, !kept & 0x1ff)
    });
    removal.hint(75, board)
}
