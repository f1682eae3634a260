//! Bivalue universal grave: two candidates in each empty cell, and each digit of a house in two of its cells.
//!
//! For every solution, the other candidates of the empty cells are a second one. So if a few candidates, the
//! guardians, prevent that on a board, one of them is right. They are recognised by their digits having more than
//! two places in all houses of their cell. Also called BUG. Source:
//! <https://hodoku.sourceforge.net/en/tech_ur.php>; types 2 to 4 as in N. Juillerat's Sudoku Explainer.

use super::pattern::Deadly;
use crate::board::{Candidate, Cell, Digit, DigitSet};
use crate::logic::Facts;

/// The most guardians for which a search is worthwhile.
const MAX_GUARDED: usize = 6;

/// The grave, if the board is close to one.
pub(super) fn find(facts: &Facts<'_>) -> Vec<Deadly> {
    if facts.givens().is_none() {
        return Vec::new();
    }
    grave(facts).into_iter().collect()
}

fn grave(facts: &Facts<'_>) -> Option<Deadly> {
    let grid = facts.grid();
    let n_more = |&cell: &Cell| grid.candidates(cell).len() > 2;
    let guarded: Vec<Cell> = grid.empty_cells().filter(n_more).collect();
    if guarded.len() > MAX_GUARDED {
        return None;
    }
    let extras = |cell| (cell, extras(facts, cell));
    let guards: Vec<(Cell, DigitSet)> = guarded.into_iter().map(extras).collect();
    let cells: Vec<Cell> = grid.empty_cells().collect();
    let sets = cells.iter().map(|&cell| facts.candidates(cell));
    let deadly = Deadly {
        digits: sets.fold(DigitSet::EMPTY, DigitSet::union),
        cells,
        guards,
    };
    is_grave(facts, &deadly).then_some(deadly)
}

/// The digits of a cell with more than two places in each of its houses.
fn extras(facts: &Facts<'_>, cell: Cell) -> DigitSet {
    let houses = facts.geometry().houses_of(cell);
    let n_places = |house, digit| facts.grid().places(house, digit).count_ones();
    let is_extra = |&digit: &Digit| houses.iter().all(|&house| n_places(house, digit) > 2);
    facts.candidates(cell).iter().filter(is_extra).collect()
}

/// Without its guardians, does each cell have two candidates, and each digit two places or none in each house?
fn is_grave(facts: &Facts<'_>, deadly: &Deadly) -> bool {
    let mut left = facts.grid().clone();
    for &(cell, extras) in &deadly.guards {
        extras
            .iter()
            .for_each(|digit| left.eliminate(Candidate { cell, digit }));
    }
    let has_two = |&cell: &Cell| left.candidates(cell).len() == 2;
    let is_even = |house| {
        facts
            .digits()
            .all(|d| matches!(left.places(house, d).count_ones(), 0 | 2))
    };
    deadly.cells.iter().all(has_two)
        && facts.geometry().houses().all(is_even)
        && !deadly.guards.is_empty()
}
