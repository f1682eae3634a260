//! Sudoku as linear equations over zeros and ones.
//!
//! The model has a variable `x_ijk` for each candidate, 1 when digit k is in row i and column j, and minimises nothing.
//! Its equations: one digit per cell; each digit once per row, column and box; and each given is 1. Source: A.
//! Bartlett, T. Chartier, A. Langville, T. Rankin, An Integer Programming Model for the Sudoku Problem, 2008.

use super::variable;
use nonet::board::{Cell, Digit, House, Puzzle};

/// The subject of an equation; the sum of its variables is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equation {
    /// The cell has a digit.
    Cell(Cell),
    /// The house has this digit.
    Digit(House, Digit),
    /// The cell has the digit that is given.
    Given(Cell),
}

/// Reports each equation with the variables in it.
pub fn each_equation(puzzle: &Puzzle, tell: &mut dyn FnMut(Equation, &[u32])) {
    let geometry = puzzle.geometry();
    let side = geometry.side();
    for cell in geometry.cells() {
        let digits = Digit::all(side).map(|digit| variable(side, cell, digit));
        tell(Equation::Cell(cell), &digits.collect::<Vec<_>>());
    }
    for house in geometry.houses() {
        for digit in Digit::all(side) {
            let cells = geometry.house_cells(house).iter();
            let places = cells.map(|&cell| variable(side, cell, digit));
            tell(Equation::Digit(house, digit), &places.collect::<Vec<_>>());
        }
    }
    for (cell, digit) in puzzle.givens() {
        tell(Equation::Given(cell), &[variable(side, cell, digit)]);
    }
}

/// How many equations there are.
pub fn n_equations(puzzle: &Puzzle) -> u64 {
    let mut n = 0;
    each_equation(puzzle, &mut |_, _| n += 1);
    n
}
