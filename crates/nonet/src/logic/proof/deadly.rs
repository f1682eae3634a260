//! Checks that a pattern is deadly: if all guardians were wrong, either its cells could be filled in another way
//! with the same digits in every house, giving a second solution; or they could not be filled at all.

use super::flaw::{Flaw, distinct, that};
use crate::board::{Candidate, Cell, Digit, DigitSet};
use crate::logic::Context;

/// The most cells that are tried.
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
    /// Does every cell have two digits, and every house each of its digits twice? Then the other digit everywhere
    /// is a second way. If there are two digits in all, an eliminated candidate counts as present, since the
    /// second way need not use remaining candidates.
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

    /// Does every way to fill the cells have another one, with the same digits in each house?
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

    /// Is there another way with the same digits in each house? Each cell may hold what any cell of its houses holds.
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

    /// Reports every way of filling the cells without a repeated digit in a house, until told to stop. As the
    /// cells of a house hold different digits out of an equal number, they hold the same ones.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Geometry, Grid, Puzzle};

    fn cells(places: &[(usize, usize)]) -> Vec<Cell> {
        let nine = Geometry::classic();
        places
            .iter()
            .map(|&(row, col)| nine.cell(row, col))
            .collect()
    }

    fn set(digits: &[u8]) -> DigitSet {
        digits
            .iter()
            .filter_map(|&digit| Digit::new(digit))
            .collect()
    }

    /// The answer to a question about a board on which these places have these digits left.
    fn ask<T>(left: &[((usize, usize), DigitSet)], question: impl Fn(&Board<'_>) -> T) -> T {
        let (places, left): (Vec<_>, Vec<_>) = left.iter().copied().unzip();
        let grid = Grid::new(&Puzzle::empty(Geometry::classic()));
        let context = &Context::new(&grid);
        let cells = &cells(&places);
        question(&Board {
            context,
            cells,
            left,
        })
    }

    /// Ones and twos that do not conflict, below two rows.
    const ALONE: [(usize, usize, u8); 11] = [
        (3, 1, 1),
        (4, 4, 1),
        (5, 7, 1),
        (6, 2, 1),
        (7, 5, 1),
        (8, 8, 1),
        (3, 2, 2),
        (4, 5, 2),
        (5, 8, 2),
        (6, 1, 2),
        (7, 4, 2),
    ];

    /// These places with these digits, and `n` others with one digit each.
    fn with_others(
        places: &[(usize, usize)],
        digits: &[u8],
        n: usize,
    ) -> Vec<((usize, usize), DigitSet)> {
        let own = places.iter().map(|&place| (place, set(digits)));
        let others = ALONE
            .iter()
            .map(|&(row, col, digit)| ((row, col), set(&[digit])));
        own.chain(others.take(n)).collect()
    }

    #[test]
    fn sixteen_cells_are_tried_and_no_more() {
        let crowded = [(0, 0), (0, 1), (0, 2), (1, 3), (1, 4), (2, 6)];
        let never = |n| {
            ask(&with_others(&crowded, &[1, 2], n), |board| {
                board.is_never_filled()
            })
        };
        assert!(never(10) && !never(11));
        let crossing = [(0, 0), (0, 3), (0, 6), (1, 0), (1, 3), (1, 6)];
        let double = |n| {
            ask(&with_others(&crossing, &[1, 2, 3], n), |board| {
                board.is_always_double()
            })
        };
        assert!(double(10) && !double(11));
    }

    /// Five rectangles: more cells than are tried.
    fn twenty_cells() -> Vec<((usize, usize), DigitSet)> {
        let rectangles = [
            (0, [0, 3], [1, 2]),
            (3, [1, 4], [1, 2]),
            (6, [2, 5], [1, 2]),
        ];
        let further = [(0, [1, 6], [3, 4]), (3, [2, 7], [3, 4])];
        let all = rectangles.into_iter().chain(further);
        let corners = all.flat_map(|(row, [left, right], digits)| {
            let corners = [(row, left), (row, right), (row + 1, left), (row + 1, right)];
            corners.map(|corner| (corner, set(&digits)))
        });
        corners.collect()
    }

    #[test]
    fn of_many_cells_each_has_to_be_even() {
        let is_twofold = |left: &[_]| ask(left, |board| board.is_twofold(set(&[1, 2, 3, 4])));
        let even = twenty_cells();
        assert!(is_twofold(&even));
        for index in 0..even.len() {
            for digits in [&[1][..], &[1, 3], &[2, 4], &[1, 2, 3], &[1, 2, 3, 4]] {
                let mut other = even.clone();
                other[index].1 = set(digits);
                assert!(!is_twofold(&other), "{index} {digits:?}");
            }
            let mut moved = even.clone();
            moved[index].0 = (8, 8);
            assert!(!is_twofold(&moved), "{index}");
            let mut fewer = even.clone();
            fewer.remove(index);
            assert!(!is_twofold(&fewer), "{index}");
        }
    }
}
