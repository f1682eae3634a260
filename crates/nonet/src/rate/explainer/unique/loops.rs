//! The loops themselves: walks from house to house over cells that have both digits.

use crate::rate::board::{Bits, Board, Cells, HOUSE_SETS, PEER_SETS, cells_in, houses_of, ones};

/// A loop and the digits of its cells besides its two.
pub(super) struct Loop {
    pub(super) size: usize,
    /// Its two digits.
    pub(super) digits: Bits,
    /// The cells with other digits.
    pub(super) extra: Cells,
    /// These other digits.
    pub(super) others: Bits,
}

impl Loop {
    /// Its rating by its size, in tenths.
    pub(super) fn rating(&self) -> u8 {
        match self.size {
            4 => 45,
            6 => 46,
            8 => 47,
            _ => 50,
        }
    }

    /// The houses that hold all cells with others.
    pub(super) fn houses(&self) -> impl Iterator<Item = usize> {
        let first = cells_in(self.extra).next();
        let houses = first.map(houses_of).into_iter().flatten();
        houses.filter(|&house| self.extra & !HOUSE_SETS[house] == 0)
    }
}

/// How many cells may have other digits, unless these are all the same digit.
const MOST_EXTRA: u32 = 2;

/// A walk, which started at a cell with just the two digits.
#[derive(Clone, Copy)]
struct Walk {
    start: usize,
    /// The cells with both digits that a loop may have.
    both: Cells,
    at: usize,
    cells: Cells,
    /// The cells that every second cell sees, and those that the rest see: no house has two of either.
    seen: [Cells; 2],
    /// The houses of every second cell, and those of the rest: in the end they are the same.
    houses: [u32; 2],
    extra: Cells,
    others: Bits,
}

/// Reports every loop, from the first of its cells with just two digits and in each direction.
pub(super) fn each(board: &Board, found: &mut dyn FnMut(&Loop)) {
    let two = board.with_count(2);
    for start in cells_in(two) {
        let digits = board.digits[start];
        let both = ones(digits).fold(!0, |both, digit| both & board.cells[digit]);
        // The loops of earlier cells of the same two digits have been reported.
        let both = in_pairs(both & !(two & ((1 << start) - 1)));
        let walk = Walk {
            start,
            both,
            at: start,
            cells: 1 << start,
            seen: [PEER_SETS[start], 0],
            houses: [house_bits(start), 0],
            extra: 0,
            others: 0,
        };
        if both >> start & 1 == 1 {
            walk.on(board, found);
        }
    }
}

/// Repeatedly removes the cells that are alone in one of their houses: a loop has two cells in each of its houses.
fn in_pairs(mut cells: Cells) -> Cells {
    loop {
        let sees = |house: usize, cell: usize| cells & HOUSE_SETS[house] != 1 << cell;
        let paired = |cell: &usize| houses_of(*cell).into_iter().all(|house| sees(house, *cell));
        let left = cells_in(cells).filter(paired);
        let left = left.fold(0, |left, cell| left | 1 << cell);
        if left == cells {
            return cells;
        }
        cells = left;
    }
}

fn house_bits(cell: usize) -> u32 {
    houses_of(cell)
        .iter()
        .fold(0, |bits, house| bits | 1 << house)
}

impl Walk {
    /// Continues to the cells in its box, its row and its column.
    fn on(&self, board: &Board, found: &mut dyn FnMut(&Loop)) {
        let side = self.cells.count_ones() as usize % 2;
        let start = 1 << self.start;
        let mut left = self.both & (start | !(self.cells | self.seen[side]));
        for house in houses_of(self.at) {
            for next in cells_in(left & HOUSE_SETS[house]) {
                if next == self.start {
                    self.close(board, found);
                } else if let Some(walk) = self.step(board, next, side) {
                    walk.on(board, found);
                }
            }
            left &= !HOUSE_SETS[house];
        }
    }

    fn step(&self, board: &Board, next: usize, side: usize) -> Option<Self> {
        let digits = board.digits[self.start];
        let mut walk = Self { at: next, ..*self };
        walk.cells |= 1 << next;
        walk.seen[side] |= PEER_SETS[next];
        walk.houses[side] |= house_bits(next);
        walk.others |= board.digits[next] & !digits;
        if board.digits[next] != digits {
            walk.extra |= 1 << next;
        }
        let few = walk.extra.count_ones() <= MOST_EXTRA;
        (few || walk.others.count_ones() == 1).then_some(walk)
    }

    fn close(&self, board: &Board, found: &mut dyn FnMut(&Loop)) {
        if self.cells.count_ones() >= 4 && self.houses[0] == self.houses[1] {
            found(&Loop {
                size: self.cells.count_ones() as usize,
                digits: board.digits[self.start],
                extra: self.extra,
                others: self.others,
            });
        }
    }
}
