//! Changes of one given that leave exactly one solution.

use super::ask::{Asker, with};
use super::contradiction::Found;
use super::diagnosis::{Repair, Stage};
use crate::board::{Candidate, Cell, Digit, Grid, Puzzle};
use crate::solve::Verdict;

/// Tries each given of a puzzle without a solution that may break all contradictions found. Returns the repairs,
/// and the givens for which some change was too hard to decide.
pub(super) fn find(puzzle: &Puzzle, found: &Found, asker: &mut Asker) -> (Vec<Repair>, Vec<Cell>) {
    asker.begin(Stage::Repairs);
    let (mut repairs, mut unknown) = (Vec::new(), Vec::new());
    let cells = puzzle.givens().map(|(cell, _)| cell);
    for cell in cells.filter(|&cell| found.is_broken_by(&[cell])) {
        let all_known = of_cell(puzzle, cell, &mut repairs, asker);
        unknown.extend((!all_known).then_some(cell));
    }
    (repairs, unknown)
}

/// Adds the repairs in one cell; was each of them decided?
///
/// A solution with another digit there is also a solution with the cell empty. So if removing the given leaves no
/// solution, no change helps; if it leaves one, only the change to that solution's digit does.
fn of_cell(puzzle: &Puzzle, cell: Cell, repairs: &mut Vec<Repair>, asker: &mut Asker) -> bool {
    let without = with(puzzle, cell, None);
    match asker.verdict(&without) {
        Verdict::None => true,
        Verdict::One(solution) => {
            let digit = solution.digit(cell);
            repairs.extend([
                Repair::Remove(cell),
                Repair::Change(Candidate { cell, digit }),
            ]);
            true
        }
        Verdict::Several(..) => changes(puzzle, &without, cell, repairs, asker),
        Verdict::Undecided => {
            changes(puzzle, &without, cell, repairs, asker);
            false
        }
    }
}

fn changes(
    puzzle: &Puzzle,
    without: &Puzzle,
    cell: Cell,
    repairs: &mut Vec<Repair>,
    asker: &mut Asker,
) -> bool {
    let candidates = Grid::new(without).candidates(cell);
    let others = candidates
        .iter()
        .filter(|&digit| puzzle.get(cell) != Some(digit));
    let mut all_known = true;
    for digit in others.collect::<Vec<Digit>>() {
        match asker.verdict(&with(puzzle, cell, Some(digit))) {
            Verdict::One(_) => repairs.push(Repair::Change(Candidate { cell, digit })),
            Verdict::None | Verdict::Several(..) => {}
            Verdict::Undecided => all_known = false,
        }
    }
    all_known
}
