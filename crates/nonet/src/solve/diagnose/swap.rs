//! Exchanges of two givens that leave exactly one solution: 79 typed for 97.

use super::ask::{Asker, with};
use super::contradiction::Found;
use crate::board::{Cell, Puzzle, sort_short};
use crate::solve::Verdict;

/// Tries to exchange every two different givens in a row or column that may break all contradictions found,
/// neighbours first. Returns the pairs that leave one solution, and the givens of those that were too hard to
/// decide.
pub(super) fn find(
    puzzle: &Puzzle,
    found: &Found,
    asker: &mut Asker,
) -> (Vec<[Cell; 2]>, Vec<Cell>) {
    let (mut swaps, mut unknown) = (Vec::new(), Vec::new());
    for [one, other] in pairs(puzzle, found) {
        let moved = with(puzzle, one, puzzle.get(other));
        match asker.verdict(&with(&moved, other, puzzle.get(one))) {
            Verdict::One(_) => swaps.push([one, other]),
            Verdict::Undecided => unknown.extend([one, other]),
            Verdict::None | Verdict::Several(..) => {}
        }
    }
    (swaps, unknown)
}

fn pairs(puzzle: &Puzzle, found: &Found) -> Vec<[Cell; 2]> {
    let geometry = puzzle.geometry();
    let givens: Vec<Cell> = puzzle.givens().map(|(cell, _)| cell).collect();
    let pairs = givens.iter().enumerate().flat_map(|(at, &one)| {
        let others = givens.iter().skip(at + 1);
        others.map(move |&other| [one, other])
    });
    let may_mend = |&[one, other]: &[Cell; 2]| {
        let in_row = geometry.row(one) == geometry.row(other);
        (in_row || geometry.col(one) == geometry.col(other))
            && puzzle.get(one) != puzzle.get(other)
            && found.is_broken_by(&[one, other])
    };
    let mut pairs: Vec<[Cell; 2]> = pairs.filter(may_mend).collect();
    sort_short(&mut pairs, |&[one, other]| {
        !geometry.are_neighbours(one, other)
    });
    pairs
}
