//! Hidden singles (1.0 the last cell of a house, 1.2 in a box, 1.5 in a line) and naked singles (2.3).

use super::hint::Hint;
use crate::rate::board::{BOXES, Board, COLS, HOUSES, ROWS, cells_in};

/// Hidden singles, the last cells of houses first.
pub(super) fn hidden(board: &Board) -> Option<Hint> {
    let houses = || {
        BOXES
            .chain(COLS)
            .chain(ROWS)
            .filter(|&house| board.once[house] != 0)
    };
    let house = houses()
        .find(|&house| board.open[house] == 1)
        .or_else(|| houses().next())?;
    let digit = board.once[house].trailing_zeros() as usize;
    let place = board.places[house][digit].trailing_zeros();
    let rating = match board.open[house] {
        1 => 10,
        _ if BOXES.contains(&house) => 12,
        _ => 15,
    };
    let cell = HOUSES[house][place as usize];
    Some(Hint::place(rating, usize::from(cell), digit))
}

/// Naked singles, in reading order.
pub(super) fn naked(board: &Board) -> Option<Hint> {
    let cell = cells_in(board.empty).find(|&cell| board.count(cell) == 1)?;
    let digit = board.digits[cell].trailing_zeros();
    Some(Hint::place(23, cell, digit as usize))
}
