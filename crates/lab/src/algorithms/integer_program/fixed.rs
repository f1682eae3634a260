//! What the fixed candidates leave to each cell.

use super::super::super::{Emptied, emptied};
use super::super::domains::{Domains, Look};
use super::relaxation::{Program, SINGLES};
use nonet::board::{Cell, DigitSet, Puzzle};

/// What a cell may hold after presolve and the decisions.
pub(super) fn domain(program: &Program, fixed: &[(u32, bool)], cell: Cell) -> DigitSet {
    let mut domain = program.domains[cell.index()];
    for &(candidate, value) in fixed {
        match program.candidate(candidate) {
            (other, Some(digit)) if other == cell && value => domain = DigitSet::only(digit),
            (other, Some(digit)) if other == cell => domain = domain.without(digit),
            _ => {}
        }
    }
    domain
}

/// The equation that singles leave without a candidate; an infeasible relaxation need not have one.
pub(super) fn emptied_by(
    puzzle: &Puzzle,
    program: &Program,
    fixed: &[(u32, bool)],
) -> Option<Emptied> {
    let left = |cell| match puzzle.get(cell) {
        Some(given) => DigitSet::only(given),
        None => domain(program, fixed, cell),
    };
    let domains: Vec<DigitSet> = puzzle.geometry().cells().map(left).collect();
    let mut board = singles(puzzle);
    let is_shown = !board.follow(&domains);
    is_shown.then(|| emptied(&board.snapshot())).flatten()
}

/// The candidates that singles leave on a puzzle.
pub(super) fn singles(puzzle: &Puzzle) -> Domains {
    Domains::new(puzzle, Look::Everywhere(SINGLES)).0
}
