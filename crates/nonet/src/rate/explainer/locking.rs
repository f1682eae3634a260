//! Pointing and claiming: direct, where a hidden single follows at once (1.7, 1.9), and by themselves (2.6, 2.8).

use super::hint::{Hint, Removal};
use crate::rate::board::{BOXES, Board, COLS, HOUSE_SETS, ROWS, houses_of};
use std::ops::Range;

/// The kinds of a house that confines a digit and of the one that it is confined to.
const KINDS: [(Range<usize>, Range<usize>); 4] =
    [(BOXES, COLS), (BOXES, ROWS), (COLS, BOXES), (ROWS, BOXES)];

/// A digit is confined, which leaves it just one place in another house of the same kind.
pub(super) fn direct(board: &Board) -> Option<Hint> {
    confined(board).find_map(|(base, cover, digit)| {
        let kind = base / 9 * 9..base / 9 * 9 + 9;
        let others = kind.filter(|&other| other != base && crosses(other, cover));
        others.into_iter().find_map(|other| {
            let places = board.cells[digit] & HOUSE_SETS[other];
            let left = places & !HOUSE_SETS[cover];
            let single = places.count_ones() > 1 && left.count_ones() == 1;
            let rating = if BOXES.contains(&base) { 17 } else { 19 };
            single.then(|| Hint::place(rating, left.trailing_zeros() as usize, digit))
        })
    })
}

/// A digit is confined, and has other places in the house that it is confined to.
pub(super) fn indirect(board: &Board) -> Option<Hint> {
    confined(board).find_map(|(base, cover, digit)| {
        let rating = if BOXES.contains(&base) { 26 } else { 28 };
        Removal::of(HOUSE_SETS[cover] & !HOUSE_SETS[base], 1 << digit).hint(rating, board)
    })
}

fn crosses(house: usize, other: usize) -> bool {
    HOUSE_SETS[house] & HOUSE_SETS[other] != 0
}

/// Digits whose places in one house all lie in another: kind by kind, digit by digit.
pub(super) fn confined(board: &Board) -> impl Iterator<Item = (usize, usize, usize)> {
    let kinds = KINDS.into_iter();
    let digits = kinds.flat_map(|kinds| (0..9).map(move |digit| (kinds.clone(), digit)));
    digits.flat_map(move |((bases, covers), digit)| {
        let few = move |&base: &usize| (2..=3).contains(&board.places[base][digit].count_ones());
        bases.filter(few).filter_map(move |base| {
            let cells = board.cells[digit] & HOUSE_SETS[base];
            let cover = houses_of(cells.trailing_zeros() as usize)[covers.start / 9];
            (cells & !HOUSE_SETS[cover] == 0).then_some((base, cover, digit))
        })
    })
}
