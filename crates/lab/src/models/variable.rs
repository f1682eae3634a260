//! The numbers of variables.

use nonet::board::{Cell, Digit};

/// The variable of a candidate on a board of this side.
pub fn variable(side: usize, cell: Cell, digit: Digit) -> u32 {
    (cell.index() * side + digit.index()) as u32
}

/// The candidate of a variable.
pub fn candidate(side: usize, variable: u32) -> (Cell, Option<Digit>) {
    let variable = variable as usize;
    let digit = Digit::new((variable % side + 1) as u8);
    (Cell::new(variable / side), digit)
}
