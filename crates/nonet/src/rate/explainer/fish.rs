//! X-wing (3.2), swordfish (3.8) and jellyfish (5.2), from columns and then from rows.

use super::hint::{Hint, Removal};
use crate::rate::board::{Bits, Board, COLS, Cells, HOUSE_SETS, ROWS, choices, ones};

/// A basic fish of this size.
pub(super) fn fish(board: &Board, size: u32, rating: u8) -> Option<Hint> {
    all(board, size).find_map(|(bases, covers, digit)| {
        Removal::of(covers & !bases, 1 << digit).hint(rating, board)
    })
}

/// All basic fish of this size: the cells of the base lines and of the covers, and the digit.
pub(super) fn all(board: &Board, size: u32) -> impl Iterator<Item = (Cells, Cells, usize)> {
    let kinds = [(COLS.start, ROWS.start), (ROWS.start, COLS.start)];
    kinds.into_iter().flat_map(move |(bases, covers)| {
        let fit: [Bits; 9] = std::array::from_fn(|digit| fit(board, bases, digit, size));
        choices(size).flat_map(move |lines| {
            let digits = (0..9).filter(move |&digit| lines & !fit[digit] == 0);
            digits.filter_map(move |digit| {
                let places = |all: Bits, line: usize| all | board.places[bases + line][digit];
                let places: Bits = ones(lines).fold(0, places);
                let fits = places.count_ones() == size;
                fits.then(|| (union(bases, lines), union(covers, places), digit))
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

/// The cells of these lines; the first line has number `start`.
fn union(start: usize, lines: Bits) -> Cells {
    ones(lines).fold(0, |cells, line| cells | HOUSE_SETS[start + line])
}
