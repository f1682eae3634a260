//! Rectangles: four cells in two rows, two columns and two boxes, with two digits.
//!
//! Swapping two digits that alternate around it changes no house: each line has both, and so has each box, since
//! the ends of a side share it. The cells of an *avoidable* rectangle are partly filled already, but none of
//! them is a given. With boxes of any shape, the ends of two opposite sides have to share a box.
//! Source: <https://hodoku.sourceforge.net/en/tech_ur.php>

use super::pattern::Deadly;
use crate::board::{Cell, CellSet, DigitSet};
use crate::logic::Facts;

/// The rectangles of empty cells at least one of which has only the two digits as candidates.
pub(super) fn open(facts: &Facts<'_>) -> Vec<Deadly> {
    let Some(givens) = facts.givens() else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for start in facts.bivalue().iter().filter(|&c| !givens.contains(c)) {
        let digits = facts.candidates(start);
        let is_start = |&&cell: &&Cell| facts.candidates(cell) == digits;
        let fits = |&cell: &Cell| !facts.candidates(cell).intersection(digits).is_empty();
        around(facts, start, givens, &mut |corners| {
            let first = corners.iter().filter(is_start).min();
            if corners.iter().all(fits) && first == Some(&start) {
                all.push(Deadly::new(facts, corners.to_vec(), digits));
            }
        });
    }
    all
}

/// The rectangles of which two adjacent cells, or three, are filled but not given.
pub(super) fn half_filled(facts: &Facts<'_>) -> Vec<Deadly> {
    let Some(givens) = facts.givens() else {
        return Vec::new();
    };
    let value = |cell: Cell| facts.grid().value(cell);
    let filled = |cell: &Cell| value(*cell).is_some() && !givens.contains(*cell);
    let mut all = Vec::new();
    for start in facts.geometry().cells().filter(filled) {
        around(facts, start, givens, &mut |corners| {
            let clashes = value(corners[2]).is_some_and(|far| value(start) != Some(far));
            if clashes {
                return;
            }
            let filled = corners.iter().copied().filter(|&c| value(c).is_some());
            let digits: DigitSet = filled.clone().filter_map(value).collect();
            let fits = |&cell: &Cell| {
                value(cell).is_some() || !facts.candidates(cell).intersection(digits).is_empty()
            };
            let is_half = digits.len() == 2 && (2..=3).contains(&filled.clone().count());
            if is_half && filled.min() == Some(start) && corners.iter().all(fits) {
                all.push(Deadly::new(facts, corners.to_vec(), digits));
            }
        });
    }
    all
}

/// The rectangles of which one corner, or two opposite ones with the same digit, are filled but not given. The two
/// corners next to a filled one cannot have its digit and must have the other.
pub(super) fn thinly_filled(facts: &Facts<'_>) -> Vec<Deadly> {
    let Some(givens) = facts.givens() else {
        return Vec::new();
    };
    let value = |cell: Cell| facts.grid().value(cell);
    let mut all = Vec::new();
    for start in facts.geometry().cells().filter(|&c| !givens.contains(c)) {
        let Some(digit) = value(start) else { continue };
        around(facts, start, givens, &mut |&[_, next, far, near]| {
            let fits = match value(far) {
                Some(other) => other == digit && start < far,
                None => facts.candidates(far).contains(digit),
            };
            if !fits || [next, near].iter().any(|&cell| value(cell).is_some()) {
                return;
            }
            let both = facts.candidates(next).intersection(facts.candidates(near));
            for other in both.iter() {
                let digits = DigitSet::only(digit).with(other);
                all.push(Deadly::new(facts, vec![start, next, far, near], digits));
            }
        });
    }
    all
}

/// Reports each rectangle with this corner that has no given, as its corners in order around it.
fn around(facts: &Facts<'_>, start: Cell, givens: &CellSet, found: &mut dyn FnMut(&[Cell; 4])) {
    let geometry = facts.geometry();
    let (row, col) = (geometry.row(start), geometry.col(start));
    let of_box = |cell| geometry.box_index(cell);
    let mut side = |next: Cell, [far, near]: [Cell; 2]| {
        let shared = of_box(next) == of_box(start) && of_box(far) == of_box(near);
        let is_free = |cell| !givens.contains(cell);
        if shared && of_box(near) != of_box(start) && is_free(far) && is_free(near) {
            found(&[start, next, far, near]);
        }
    };
    let is_next =
        |next: Cell| next != start && of_box(next) == of_box(start) && !givens.contains(next);
    for along in 0..geometry.side() {
        let next = geometry.cell(row, along);
        if is_next(next) {
            for other in (0..geometry.side()).filter(|&other| other != row) {
                side(
                    next,
                    [geometry.cell(other, along), geometry.cell(other, col)],
                );
            }
        }
        let next = geometry.cell(along, col);
        if is_next(next) {
            for other in (0..geometry.side()).filter(|&other| other != col) {
                side(
                    next,
                    [geometry.cell(along, other), geometry.cell(row, other)],
                );
            }
        }
    }
}
