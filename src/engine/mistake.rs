//! What of the player's cannot be right: looked for in the order in which it is easiest to see.
//!
//! First a filled digit that is wrong by itself; then the filled digit with which those before it fit no
//! solution any more; then the erased candidate that was the last way out. If the givens have exactly one
//! solution the second does not occur, and the other two are what differs from that solution.

use super::budget::{Budget, Undecided};
use crate::board::{Candidate, Cell, Digit, DigitSet, Grid};
use crate::protocol::{Content, Mistake, Position};

/// The first mistake of a position that has no solution, though its givens have.
pub(super) fn mistake(position: &Position, budget: &mut Budget) -> Result<Mistake, Undecided> {
    if let Some(digit) = wrong_digit(position, budget)? {
        return Ok(digit);
    }
    if let Some(digits) = wrong_together(position, budget)? {
        return Ok(digits);
    }
    let erased = wrongly_erased(position, budget)?;
    Ok(erased.expect("its last question is whether the position has a solution"))
}

/// The first filled digit that fits no solution of the givens.
fn wrong_digit(position: &Position, budget: &mut Budget) -> Result<Option<Mistake>, Undecided> {
    let givens = Grid::new(&position.givens());
    for (cell, digit) in filled(position) {
        let mut grid = givens.clone();
        grid.place(cell, digit);
        if !budget.solvable(&grid)? {
            return Ok(Some(Mistake::Digit(cell, digit)));
        }
    }
    Ok(None)
}

/// The first filled digit that fits no solution of the givens and the filled digits before it.
fn wrong_together(position: &Position, budget: &mut Budget) -> Result<Option<Mistake>, Undecided> {
    let mut grid = Grid::new(&position.givens());
    for (cell, digit) in filled(position) {
        grid.place(cell, digit);
        if !budget.solvable(&grid)? {
            return Ok(Some(Mistake::Together(cell, digit)));
        }
    }
    Ok(None)
}

/// In the first cell whose erased candidates, after those of the cells before it, leave no solution of the
/// board: one with which there is a solution again.
fn wrongly_erased(position: &Position, budget: &mut Budget) -> Result<Option<Mistake>, Undecided> {
    let mut grid = Grid::new(&position.board());
    for (cell, &erased) in grid.geometry().cells().zip(&position.erased) {
        let before = grid.clone();
        let lost = before.candidates(cell).intersection(erased);
        for digit in lost.iter() {
            grid.eliminate(Candidate { cell, digit });
        }
        if !lost.is_empty() && !budget.solvable(&grid)? {
            return way_out(&before, cell, lost, budget);
        }
    }
    Ok(None)
}

/// The first of the lost digits with which the grid has a solution.
fn way_out(
    before: &Grid,
    cell: Cell,
    lost: DigitSet,
    budget: &mut Budget,
) -> Result<Option<Mistake>, Undecided> {
    for digit in lost.iter() {
        let mut grid = before.clone();
        grid.place(cell, digit);
        if budget.solvable(&grid)? {
            return Ok(Some(Mistake::Erased(cell, digit)));
        }
    }
    Ok(None)
}

fn filled(position: &Position) -> impl Iterator<Item = (Cell, Digit)> {
    let cells = position.cells.iter().enumerate();
    cells.filter_map(|(index, &content)| match content {
        Content::Filled(digit) => Some((Cell::new(index), digit)),
        _ => None,
    })
}
