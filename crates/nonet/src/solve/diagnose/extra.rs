//! Further givens that leave exactly one of several solutions.
//!
//! If two solutions share a candidate, giving it is not enough; each question that finds two solutions rules out
//! all that they share. Also, digits that no given has can be swapped in any solution: as long as two of them
//! would be left, there are several solutions.

use super::ask::{Asker, with};
use super::diagnosis::Stage;
use crate::board::{Candidate, DigitSet, Puzzle, Solution};
use crate::solve::Verdict;

/// Tries every candidate that occurs in some solution but not in all. Returns those that leave one solution, and
/// those that were too hard to settle.
pub(super) fn find(
    puzzle: &Puzzle,
    two: [&Solution; 2],
    possible: &[DigitSet],
    unknown: &[DigitSet],
    asker: &mut Asker,
) -> (Vec<Candidate>, Vec<Candidate>) {
    asker.begin(Stage::Extras);
    let helpful = helpful_digits(puzzle);
    let mut ruled_out = vec![DigitSet::EMPTY; possible.len()];
    rule_out(&mut ruled_out, two);
    let (mut extras, mut undecided) = (Vec::new(), Vec::new());
    for (cell, (&possible, &unknown)) in puzzle.geometry().cells().zip(possible.iter().zip(unknown))
    {
        let digits = possible.union(unknown).intersection(helpful);
        for digit in digits.iter() {
            let candidate = Candidate { cell, digit };
            if ruled_out[cell.index()].contains(digit) {
                continue;
            }
            match asker.verdict(&with(puzzle, cell, Some(digit))) {
                Verdict::One(_) => extras.push(candidate),
                Verdict::Several(a, b) => rule_out(&mut ruled_out, [&a, &b]),
                Verdict::None => {}
                Verdict::Undecided => undecided.push(candidate),
            }
        }
    }
    (extras, undecided)
}

/// The digits that can leave one solution as one more given.
fn helpful_digits(puzzle: &Puzzle) -> DigitSet {
    let all = DigitSet::full(puzzle.geometry().side());
    let missing = all.minus(puzzle.givens().map(|(_, digit)| digit).collect());
    match missing.len() {
        0 | 1 => all,
        2 => missing,
        _ => DigitSet::EMPTY,
    }
}

fn rule_out(ruled_out: &mut [DigitSet], [a, b]: [&Solution; 2]) {
    for (out, cell) in ruled_out.iter_mut().zip(a.board().geometry().cells()) {
        if a.digit(cell) == b.digit(cell) {
            *out = out.with(a.digit(cell));
        }
    }
}
