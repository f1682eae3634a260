//! Givens without which the only solution remains the only one.

use super::ask::{Asker, with};
use super::diagnosis::{Stage, Uniqueness};
use crate::board::{Candidate, Grid, Puzzle, Solution};

/// Asks for each given whether there is a solution with another digit in its place: if not, it is redundant.
pub(super) fn find(puzzle: &Puzzle, solution: Solution, asker: &mut Asker) -> Uniqueness {
    asker.begin(Stage::Redundant);
    let (mut redundant, mut unknown) = (Vec::new(), Vec::new());
    for (cell, digit) in puzzle.givens() {
        let mut grid = Grid::new(&with(puzzle, cell, None));
        grid.eliminate(Candidate { cell, digit });
        match asker.solvable(&grid) {
            Some(false) => redundant.push(cell),
            Some(true) => {}
            None => unknown.push(cell),
        }
    }
    Uniqueness {
        solution,
        redundant,
        unknown,
    }
}
