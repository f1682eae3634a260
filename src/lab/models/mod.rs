//! Sudoku in the words of other fields: clauses, equations, and the texts that programs for these read.
//!
//! The variable of a candidate says whether the digit stands in the cell. Variables are numbered from 0, cell by cell and
//! digit by digit.

mod clauses;
mod cnf;
mod cplex;
mod equations;
mod gmpl;

pub use clauses::{Encoding, each_clause, n_clauses};
pub use cnf::cnf;
pub use cplex::cplex;
pub use equations::{Equation, each_equation, n_equations};
pub use gmpl::gmpl;

use crate::board::{Cell, Digit};

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
