//! X-wing (3.2), swordfish (3.8) and jellyfish (5.2), from columns and then from rows.

use super::hint::{Hint, Removal};
use crate::rate::board::{Bits, Board, COLS, Cells, HOUSE_SETS, ROWS, choices, ones};

/// A basic fish of this size.
pub(super) fn fish(board: &Board, size: u32, rating: u8) -> Option<Hint> {
    let kinds = [(COLS.start, ROWS.start), (ROWS.start, COLS.start)];
    kinds.into_iter().find_map(|(bases, covers)| {
        let fit: [Bits; 9] = std::array::from_fn(|digit| fit(board, bases, digit, size));
        choices(size).find_map(|lines| {
            let mut digits = (0..9).filter(|&digit| lines & !fit[digit] == 0);
            digits.find_map(|digit| {
                let places = |all: Bits, line: usize| all | board.places[bases + line][digit];
                let places: Bits = ones(lines).fold(0, places);
                let cells = union(covers, places) & !union(bases, lines);
                let fits = places.count_ones() == size;
                fits.then(|| Removal::of(cells, 1 << digit).hint(rating, board))
                    .flatten()
            })
        })
    })
}

/// The lines that can be part of a fish.
fn fit(board: &Board, bases: usize, digit: usize, size: u32) -> Bits {
    let count = |line: &usize| board.places[bases + line][digit].count_ones();
    let fit = (0..9).filter(|line| (2..=size).contains(&count(line)));
    fit.fold(0, |fit, line| fit | 1 << line)
}

/// The cells of these lines, of which the first has this number.
fn union(start: usize, lines: Bits) -> Cells {
    ones(lines).fold(0, |cells, line| cells | HOUSE_SETS[start + line])
}
