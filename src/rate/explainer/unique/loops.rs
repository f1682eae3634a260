//! The loops themselves: walks from house to house over cells that have both digits.

use crate::rate::board::{Bits, Board, Cells, HOUSE_SETS, cells_in, houses_of, ones};

/// A loop and what its cells have beyond its two digits.
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
    /// What it is worth by its size, in tenths.
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
    /// The cells with both digits.
    both: Cells,
    at: usize,
    /// The kind of house by which it came.
    came: usize,
    cells: Cells,
    /// The houses of every second cell, and of the rest: in the end they are the same.
    houses: [u32; 2],
    extra: Cells,
    others: Bits,
}

/// Hands out every loop, once from each of its cells with just two digits and in each direction.
pub(super) fn each(board: &Board, found: &mut dyn FnMut(&Loop)) {
    for start in cells_in(board.with_count(2)) {
        let digits = ones(board.digits[start]);
        let both = digits.fold(!0, |both, digit| both & board.cells[digit]);
        let walk = Walk {
            start,
            both,
            at: start,
            came: usize::MAX,
            cells: 1 << start,
            houses: [house_bits(start), 0],
            extra: 0,
            others: 0,
        };
        if both.count_ones() >= 4 {
            walk.on(board, found);
        }
    }
}

fn house_bits(cell: usize) -> u32 {
    houses_of(cell)
        .iter()
        .fold(0, |bits, house| bits | 1 << house)
}

impl Walk {
    fn on(&self, board: &Board, found: &mut dyn FnMut(&Loop)) {
        let kinds = houses_of(self.at).into_iter().enumerate();
        for (kind, house) in kinds.filter(|&(kind, _)| kind != self.came) {
            for next in cells_in(self.both & HOUSE_SETS[house]) {
                if next == self.start {
                    self.close(board, found);
                } else if let Some(walk) = self.step(board, next, kind) {
                    walk.on(board, found);
                }
            }
        }
    }

    fn step(&self, board: &Board, next: usize, kind: usize) -> Option<Self> {
        let digits = board.digits[self.start];
        let new = self.cells >> next & 1 == 0;
        let side = self.cells.count_ones() as usize % 2;
        if !new || self.houses[side] & house_bits(next) != 0 {
            return None;
        }
        let mut walk = Self {
            at: next,
            came: kind,
            ..*self
        };
        walk.cells |= 1 << next;
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
