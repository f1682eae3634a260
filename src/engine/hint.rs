//! The next step, unless something else has to be said first.
//!
//! What the player filled in and erased is taken at its word as long as some solution agrees with all of it.
//! Then each step holds in every such solution, because techniques only conclude what the grid forces. If no
//! solution agrees, a step could build on a mistake, so the mistake is the hint.

use super::budget::{Budget, Undecided};
use super::mistake::mistake;
use crate::board::Grid;
use crate::logic::{Context, first_step, techniques};
use crate::protocol::{Help, Position};

pub(super) fn hint(position: &Position) -> Help {
    help(position, &mut Budget::new()).unwrap_or(Help::Undecided)
}

fn help(position: &Position, budget: &mut Budget) -> Result<Help, Undecided> {
    let grid = position.grid();
    if budget.solvable(&grid)? {
        return Ok(next(&grid));
    }
    if !budget.solvable(&Grid::new(&position.givens()))? {
        return Ok(Help::NoSolution);
    }
    Ok(Help::Mistake(mistake(position, budget)?))
}

/// The next step of a grid that has a solution.
fn next(grid: &Grid) -> Help {
    if grid.is_full() {
        return Help::Finished;
    }
    first_step(&Context::new(grid), techniques::ALL).map_or(Help::NoStep, Help::Step)
}
