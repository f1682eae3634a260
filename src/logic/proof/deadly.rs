//! Checks that a pattern is deadly: if its guardians were all wrong, its cells could be filled in another way that
//! leaves every house the same digits, and the puzzle would have a second solution; or they could not be filled at
//! all.

use super::flaw::{Flaw, distinct, that};
use crate::board::{Candidate, Cell, Digit, DigitSet};
use crate::logic::Context;

/// Patterns with more cells than this are not tried.
const MOST_CELLS: usize = 16;

/// Checks the definition. Except for patterns that cannot be filled at all, this needs a puzzle with exactly one
/// solution.
pub(super) fn check(
    context: &Context<'_>,
    cells: &[Cell],
    digits: DigitSet,
    guardians: &[Candidate],
) -> Result<(), Flaw> {
    distinct(cells)?;
    let left = cells.iter().map(|&cell| left(context, cell, guardians));
    let board = Board {
        context,
        cells,
        left: left.collect(),
    };
    that(
        board.left.iter().all(|left| left.is_subset(digits)),
        "guardians-are-all-other-candidates",
    )?;
    let inside = guardians
        .iter()
        .all(|guardian| cells.contains(&guardian.cell));
    that(
        !guardians.is_empty() && inside,
        "guardians-are-in-the-pattern",
    )?;
    if board.is_never_filled() {
        return Ok(());
    }
    let Some(givens) = context.givens() else {
        return Err(Flaw::Pattern("the-solution-is-known-to-be-unique"));
    };
    that(
        !cells.iter().any(|&cell| givens.contains(cell)),
        "no-cell-of-a-deadly-pattern-is-a-given",
    )?;
    that(
        board.is_twofold(digits) || board.is_always_double(),
        "without-guardians-there-are-two-ways-to-fill-it",
    )
}

/// What a cell may hold if no guardian is right.
fn left(context: &Context<'_>, cell: Cell, guardians: &[Candidate]) -> DigitSet {
    let candidates = match context.grid().value(cell) {
        Some(digit) => DigitSet::only(digit),
        None => context.candidates(cell),
    };
    let is_left = |&digit: &Digit| !guardians.contains(&Candidate { cell, digit });
    candidates.iter().filter(is_left).collect()
}

struct Board<'a> {
    context: &'a Context<'a>,
    cells: &'a [Cell],
    left: Vec<DigitSet>,
}

impl Board<'_> {
    /// Every cell has two digits and every house each of its digits twice: then the other digit everywhere is a
    /// second way. If there are two digits in all, a candidate that is gone counts as there, because the way back
    /// need no longer be a candidate.
    fn is_twofold(&self, digits: DigitSet) -> bool {
        let of = |index: usize| {
            if digits.len() == 2 {
                digits
            } else {
                self.left[index]
            }
        };
        let geometry = self.context.geometry();
        let twice = |house| {
            let mut counts = [0u8; Digit::MAX as usize];
            let inside = |&index: &usize| geometry.contains(house, self.cells[index]);
            for index in (0..self.cells.len()).filter(inside) {
                for digit in of(index).iter() {
                    counts[digit.index()] += 1;
                }
            }
            counts.iter().all(|&n| n == 0 || n == 2)
        };
        (0..self.cells.len()).all(|index| of(index).len() == 2) && geometry.houses().all(twice)
    }

    /// Is there no way to fill the cells?
    fn is_never_filled(&self) -> bool {
        let mut filled = self.cells.len() > MOST_CELLS;
        if !filled {
            self.fill(&mut Vec::new(), &|index| self.left[index], &mut |_| {
                filled = true;
                false
            });
        }
        !filled
    }

    /// Has every way to fill the cells another one, with the same digits in each house?
    fn is_always_double(&self) -> bool {
        if self.cells.len() > MOST_CELLS {
            return false;
        }
        let mut always = true;
        self.fill(&mut Vec::new(), &|index| self.left[index], &mut |way| {
            always = self.has_double(way);
            always
        });
        always
    }

    /// Another way with the same digits in each house. Each cell may hold what any cell of its houses holds.
    fn has_double(&self, way: &[Digit]) -> bool {
        let geometry = self.context.geometry();
        let houses: Vec<(Vec<usize>, DigitSet)> = geometry
            .houses()
            .map(|house| {
                let all = 0..self.cells.len();
                let inside: Vec<usize> = all
                    .filter(|&index| geometry.contains(house, self.cells[index]))
                    .collect();
                let digits = inside.iter().map(|&index| way[index]).collect();
                (inside, digits)
            })
            .filter(|(inside, _)| !inside.is_empty())
            .collect();
        let allowed = |index: usize| {
            let of_it = houses.iter().filter(|(inside, _)| inside.contains(&index));
            of_it.fold(DigitSet::full(geometry.side()), |all, (_, digits)| {
                all.intersection(*digits)
            })
        };
        let mut found = false;
        self.fill(&mut Vec::new(), &allowed, &mut |other| {
            found = other != way;
            !found
        });
        found
    }

    /// Hands over every way of filling the cells without a repeated digit in a house, until told to stop. As a house's
    /// cells hold different digits out of an equal number, they hold the same ones.
    fn fill(
        &self,
        way: &mut Vec<Digit>,
        allowed: &dyn Fn(usize) -> DigitSet,
        found: &mut dyn FnMut(&[Digit]) -> bool,
    ) -> bool {
        let index = way.len();
        if index == self.cells.len() {
            return found(way);
        }
        for digit in allowed(index).iter() {
            let sees = |&other: &usize| {
                let geometry = self.context.geometry();
                way[other] == digit && geometry.sees(self.cells[other], self.cells[index])
            };
            if (0..index).any(|other| sees(&other)) {
                continue;
            }
            way.push(digit);
            let go_on = self.fill(way, allowed, found);
            way.pop();
            if !go_on {
                return false;
            }
        }
        true
    }
}
