//! Hidden singles (1.0 the last cell of a house, 1.2 in a box, 1.5 in a line) and naked singles (2.3).

use super::board::{BOXES, Board, COLS, HOUSE_SETS, HOUSES, ROWS, cells_in};
use super::hint::Hint;

/// The last cells of houses first.
pub(super) fn hidden(board: &Board) -> Option<Hint> {
    let houses = || BOXES.chain(COLS).chain(ROWS);
    let open = |house: usize| (board.empty & HOUSE_SETS[house]).count_ones();
    let last = houses().filter(|&house| open(house) == 1);
    let last = last.map(|house| (house, 10));
    let rated = houses().map(|house| (house, if BOXES.contains(&house) { 12 } else { 15 }));
    last.chain(rated).find_map(|(house, rating)| {
        let digit = (0..9).find(|&digit| board.places[house][digit].is_power_of_two())?;
        let place = board.places[house][digit].trailing_zeros();
        let cell = HOUSES[house][place as usize];
        Some(Hint::place(rating, usize::from(cell), digit))
    })
}

/// In reading order.
pub(super) fn naked(board: &Board) -> Option<Hint> {
    let cell = cells_in(board.empty).find(|&cell| board.count(cell) == 1)?;
    let digit = board.digits[cell].trailing_zeros();
    Some(Hint::place(23, cell, digit as usize))
}
