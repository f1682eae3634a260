//! X-wing (3.2), swordfish (3.8) and jellyfish (5.2), from columns and then from rows.

use super::board::{Bits, Board, COLS, HOUSE_SETS, ROWS, choices, ones};
use super::hint::{Hint, Removal};

/// A basic fish of this size.
pub(super) fn fish(board: &Board, size: u32, rating: u8) -> Option<Hint> {
    [(COLS, ROWS), (ROWS, COLS)]
        .into_iter()
        .find_map(|(bases, covers)| {
            choices(size).find_map(|lines| {
                (0..9).find_map(|digit| {
                    let places = cover(board, bases.start, lines, digit, size)?;
                    let union = |start: usize, lines: Bits| {
                        ones(lines).fold(0, |cells, line| cells | HOUSE_SETS[start + line])
                    };
                    let cells = union(covers.start, places) & !union(bases.start, lines);
                    Removal::of(cells, 1 << digit).hint(rating, board)
                })
            })
        })
}

/// The places of the digit in these lines, if they are as many as the lines and each line has at least two.
fn cover(board: &Board, start: usize, lines: Bits, digit: usize, size: u32) -> Option<Bits> {
    let mut all = 0;
    for line in ones(lines) {
        let places = board.places[start + line][digit];
        all |= places;
        if places.count_ones() < 2 || all.count_ones() > size {
            return None;
        }
    }
    (all.count_ones() == size).then_some(all)
}
