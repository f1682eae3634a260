//! The bivalue universal grave (5.6 to 6.1): if all cells had two candidates and each digit two places in each house,
//! there would be two solutions or none. So one of the excess candidates is right.

use super::hint::{Hint, Removal};
use crate::rate::board::{
    BOXES, Bits, Board, COLS, Cells, HOUSE_SETS, HOUSES, ROWS, cells_in, choices, houses_of, ones,
    peers_of_all,
};

/// The candidates that must go to leave a bug.
struct Bug {
    /// The cells with more than two candidates.
    cells: Cells,
    /// The excess candidates of each cell.
    extra: [Bits; 81],
    /// The excess digits of all cells.
    all: Bits,
}

/// Types 1, 2, 4 and 3: a bug is of one type only, unless it is both of the last two.
pub(super) fn bug(board: &Board) -> Option<Hint> {
    let bug = Bug::of(board)?;
    if bug.cells.count_ones() == 1 {
        return bug.one_cell(board);
    }
    if bug.all.count_ones() == 1 {
        return bug.one_digit(board);
    }
    let pair = bug.cells.count_ones() == 2;
    let locked = pair.then(|| bug.locked(board)).flatten();
    locked.or_else(|| bug.subset(board))
}

impl Bug {
    /// The bug, from houses in which a digit has too many places: the excess is in the only cell there that has
    /// more than two candidates.
    fn of(board: &Board) -> Option<Self> {
        let full = cells_in(board.empty).filter(|&cell| board.count(cell) > 2);
        if full.count() > 9 {
            return None;
        }
        let mut rest = board.clone();
        let mut bug = Self {
            cells: 0,
            extra: [0; 81],
            all: 0,
        };
        for house in BOXES.chain(ROWS).chain(COLS) {
            for digit in 0..9 {
                bug.look(board, &mut rest, house, digit)?;
            }
        }
        bug.is_left(&rest).then_some(bug)
    }

    /// Finds the excess in a house. `None` if a digit has too many places but no cell accounts for it.
    fn look(&mut self, board: &Board, rest: &mut Board, house: usize, digit: usize) -> Option<()> {
        let places = rest.places[house][digit];
        if matches!(places.count_ones(), 0 | 2) {
            return Some(());
        }
        let cells = ones(places).map(|place| usize::from(HOUSES[house][place]));
        let mut full = cells.filter(|&cell| board.count(cell) > 2);
        let cell = full.next()?;
        if full.next().is_none() {
            self.cells |= 1 << cell;
            self.extra[cell] |= 1 << digit;
            self.all |= 1 << digit;
            rest.remove(1 << cell, digit);
        }
        Some(())
    }

    fn is_left(&self, rest: &Board) -> bool {
        let mut places = rest.places.iter().flatten();
        let two = places.all(|places| matches!(places.count_ones(), 0 | 2));
        two && self.cells != 0 && cells_in(rest.empty).all(|cell| rest.count(cell) == 2)
    }

    /// Type 1: the cell holds one of its excess candidates.
    fn one_cell(&self, board: &Board) -> Option<Hint> {
        let cell = self.cells.trailing_zeros() as usize;
        Removal::of(self.cells, !self.extra[cell] & 0x1ff).hint(56, board)
    }

    /// Type 2: the digit is in one of the cells.
    fn one_digit(&self, board: &Board) -> Option<Hint> {
        Removal::of(peers_of_all(self.cells), self.all).hint(57, board)
    }

    /// Type 4: one of two cells holds an excess candidate, the other a digit that both have.
    fn locked(&self, board: &Board) -> Option<Hint> {
        let cells = || cells_in(self.cells);
        let shared = cells().fold(0x1ff, |shared, cell| {
            shared & board.digits[cell] & !self.extra[cell]
        });
        self.houses().next()?;
        if shared.count_ones() != 1 {
            return None;
        }
        let removal = cells().fold(Removal::default(), |removal, cell| {
            removal.and(1 << cell, !(self.extra[cell] | shared) & 0x1ff)
        });
        removal.hint(57, board)
    }

    /// Type 3: the cells act as one of a naked subset.
    fn subset(&self, board: &Board) -> Option<Hint> {
        (2..=5u32).find_map(|size| {
            self.houses().find_map(|house| {
                let free = HOUSE_SETS[house] & board.empty & !self.cells;
                choices(size - 1).find_map(|choice| {
                    let cells = ones(choice).fold(0, |all, place| all | 1 << HOUSES[house][place]);
                    self.naked(board, cells, free, size)
                })
            })
        })
    }

    fn naked(&self, board: &Board, cells: Cells, free: Cells, size: u32) -> Option<Hint> {
        if cells & !free != 0 {
            return None;
        }
        let digits = cells_in(cells).fold(self.all, |all, cell| all | board.digits[cell]);
        let fits = digits.count_ones() == size;
        let removal = || Removal::of(free & !cells, digits);
        fits.then(|| removal().hint(56 + size as u8, board))
            .flatten()
    }

    /// The houses that hold all the cells.
    fn houses(&self) -> impl Iterator<Item = usize> {
        let houses = cells_in(self.cells).next().map(houses_of);
        let houses = houses.into_iter().flatten();
        houses.filter(|&house| self.cells & !HOUSE_SETS[house] == 0)
    }
}
