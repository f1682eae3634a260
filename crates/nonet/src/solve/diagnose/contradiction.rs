//! Givens that contradict each other, none of them needlessly.
//!
//! Givens are removed one by one; one whose removal leaves the rest without a solution stays out. The remaining
//! set is minimal: if a given could not go, the rest without it had a solution, and so have its subsets (deletion,
//! the oldest way to a minimal unsatisfiable set; J. W. Chinneck and E. W. Dravnieks, Locating minimal infeasible
//! constraint sets, 1991). The order decides which set is found, so several are tried and the smallest is
//! reported.
//!
//! A change repairs a puzzle only if it breaks *every* such set, so only givens that occur in all of them need to
//! be tried, or pairs with one in each.

use super::ask::{Asker, with};
use super::diagnosis::Stage;
use crate::board::{Cell, Conflict, Grid, Puzzle, sort_short};

/// The contradictory givens found.
pub(super) struct Found {
    /// The smallest set, in reading order.
    pub(super) core: Vec<Cell>,
    /// Is each of its givens known to be needed?
    pub(super) is_minimal: bool,
    /// All sets found. A digit that occurs three times in a house gives an empty one, since repairing it takes
    /// more than one change.
    sets: Vec<Vec<Cell>>,
}

/// Finds contradictory givens in a puzzle without a solution.
pub(super) fn find(puzzle: &Puzzle, repeated: &[Conflict], asker: &mut Asker) -> Found {
    asker.begin(Stage::Contradiction);
    match repeated {
        [] => by_deletion(puzzle, asker),
        [first, ..] => Found {
            core: first.cells.iter().copied().take(2).collect(),
            is_minimal: true,
            sets: repeated.iter().map(pair).collect(),
        },
    }
}

/// The cells of a digit that occurs exactly twice in a house.
fn pair(conflict: &Conflict) -> Vec<Cell> {
    let cells = conflict.cells.iter().copied();
    cells.filter(|_| conflict.cells.len() == 2).collect()
}

impl Found {
    /// Does every set contain one of these cells?
    pub(super) fn is_broken_by(&self, cells: &[Cell]) -> bool {
        let has_one = |set: &Vec<Cell>| set.iter().any(|cell| cells.contains(cell));
        self.sets.iter().all(has_one)
    }

    /// Lower for a better set: minimal ones first, then small ones.
    fn rank(&self) -> (bool, usize) {
        (!self.is_minimal, self.core.len())
    }
}

fn by_deletion(puzzle: &Puzzle, asker: &mut Asker) -> Found {
    let mut orders = orders(puzzle).into_iter();
    let mut found = shrunk(puzzle, &orders.next().unwrap_or_default(), asker);
    for order in orders {
        // Branches are left for the repairs.
        if asker.has_spent_more_than(4) {
            break;
        }
        let other = shrunk(puzzle, &order, asker);
        found.sets.push(other.core.clone());
        if other.rank() < found.rank() {
            found = Found {
                sets: found.sets,
                ..other
            };
        }
    }
    found
}

/// The givens by row, column, box and digit, forwards and backwards.
fn orders(puzzle: &Puzzle) -> Vec<Vec<Cell>> {
    let geometry = puzzle.geometry();
    let keys: [&dyn Fn(&Cell) -> usize; 4] = [
        &|&cell| geometry.row(cell),
        &|&cell| geometry.col(cell),
        &|&cell| geometry.box_index(cell),
        &|&cell| puzzle.get(cell).map_or(0, |digit| digit.index()),
    ];
    let sorted = keys.into_iter().flat_map(|key| {
        let mut cells: Vec<Cell> = puzzle.givens().map(|(cell, _)| cell).collect();
        sort_short(&mut cells, key);
        let backwards = cells.iter().rev().copied().collect();
        [cells, backwards]
    });
    sorted.collect()
}

/// Removes givens in this order, as long as the rest has no solution.
fn shrunk(puzzle: &Puzzle, order: &[Cell], asker: &mut Asker) -> Found {
    let mut left = puzzle.clone();
    let mut is_minimal = true;
    for &cell in order {
        let fewer = with(&left, cell, None);
        match asker.solvable(&Grid::new(&fewer)) {
            Some(false) => left = fewer,
            Some(true) => {}
            None => is_minimal = false,
        }
    }
    let core: Vec<Cell> = left.givens().map(|(cell, _)| cell).collect();
    let sets = vec![core.clone()];
    Found {
        core,
        is_minimal,
        sets,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_to_be_minimal_is_better_than_what_is_small() {
        let found = |n: usize, is_minimal| Found {
            core: (0..n).map(Cell::new).collect(),
            is_minimal,
            sets: Vec::new(),
        };
        let best_first = [
            found(5, true),
            found(6, true),
            found(4, false),
            found(5, false),
        ];
        assert!(best_first.is_sorted_by(|one, other| one.rank() < other.rank()));
    }
}
