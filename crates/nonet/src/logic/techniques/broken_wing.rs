//! Broken wing: an odd loop of places of one digit, each of which shares a house with the next, and its guardians.
//!
//! If the digit had no other places in these houses, it would be in one of two neighbours all the way round, and
//! an odd number of places cannot take turns. So one of the *guardians*, its other places in these houses, is
//! right: candidates that see all of them are wrong, and a single one is right. No other two places of the loop
//! see each other, since that would close a shorter odd loop. Also called guardians, oddagon, turbot fish (its
//! first meaning). Sources: R. Hagglund, "Broken wings", Sudoku Players' Forum, 2006;
//! <https://www.sudokuwiki.org/Guardians>

use super::told::Told;
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, sort_short};
use crate::logic::{Context, Deduction, Family, Info, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::of(Family::SingleDigit, "broken-wing");

/// The number of places in a loop.
const CELLS: std::ops::RangeInclusive<usize> = 5..=9;

/// Finds loops by digit, then by length, then by their first places in reading order. Of several steps with the same
/// conclusion the first is reported.
#[derive(Debug)]
pub(crate) struct BrokenWing;

impl Technique for BrokenWing {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut told = Told::new(found);
        let digits = context.digits();
        for digit in digits.filter(|&digit| !context.impossible(digit).is_empty()) {
            for n_cells in CELLS.step_by(2) {
                for first in context.places(digit).iter() {
                    let mut search = Search {
                        context,
                        digit,
                        n_cells,
                        cells: vec![first],
                        houses: Vec::new(),
                        guardians: Vec::new(),
                    };
                    search.extend(&mut told)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The loops that begin at one place.
struct Search<'a> {
    context: &'a Context<'a>,
    digit: Digit,
    n_cells: usize,
    cells: Vec<Cell>,
    /// The houses shared by each place and the next, so far.
    houses: Vec<House>,
    /// The guardians of the first `n` houses, for each `n`.
    guardians: Vec<CellSet>,
}

impl Search<'_> {
    /// Continues to each place that shares a house with the last one and sees none before it.
    fn extend(&mut self, told: &mut Told<'_>) -> ControlFlow<()> {
        let geometry = self.context.geometry();
        let (first, last) = (self.cells[0], self.cells[self.cells.len() - 1]);
        let is_last = self.cells.len() + 1 == self.n_cells;
        let next = *self.context.places(self.digit) & *geometry.peer_set(last);
        for cell in next.iter().filter(|&cell| cell > first) {
            let mut before = self.cells[..self.cells.len() - 1].iter().enumerate();
            let meets = |other: Cell| other == cell || geometry.sees(other, cell);
            let is_free = before.all(|(place, &other)| meets(other) == (is_last && place == 0));
            if is_free {
                self.add(cell, told)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds a place, linked to the last one in each possible way, and continues or closes the loop.
    fn add(&mut self, cell: Cell, told: &mut Told<'_>) -> ControlFlow<()> {
        let links = self.links(self.cells[self.cells.len() - 1], cell);
        self.cells.push(cell);
        for (house, guardians) in links {
            self.houses.push(house);
            self.guardians.push(guardians);
            if self.cells.len() < self.n_cells {
                self.extend(told)?;
            } else {
                self.close(told)?;
            }
            self.houses.pop();
            self.guardians.pop();
        }
        self.cells.pop();
        ControlFlow::Continue(())
    }

    /// Links the last place to the first; of a loop and its reverse only one is kept.
    fn close(&mut self, told: &mut Told<'_>) -> ControlFlow<()> {
        let (first, last) = (self.cells[0], self.cells[self.n_cells - 1]);
        for (house, guardians) in self.links(last, first) {
            if self.cells[1] < last {
                told.tell(self.step(house, guardians))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The houses that two places share, each with all guardians so far, as long as these have something to rule out.
    fn links(&self, a: Cell, b: Cell) -> Vec<(House, CellSet)> {
        let (context, geometry) = (self.context, self.context.geometry());
        let pair = [a, b];
        let cells = context.set(pair);
        let before = self.guardians.last().copied();
        let before = before.unwrap_or_else(|| context.no_cells());
        let houses = geometry.common_houses(&pair);
        let links = houses.map(|house| {
            let others = *geometry.house_set(house) & *context.places(self.digit);
            (house, before | (others - cells))
        });
        let rules_out = |(_, guardians): &(House, CellSet)| {
            let gone = context.seen_by_all(self.digit, guardians.iter());
            gone.meets(context.impossible(self.digit))
        };
        links.filter(rules_out).collect()
    }

    fn step(&self, house: House, guardians: CellSet) -> Option<Step> {
        let place = |cell| Candidate {
            cell,
            digit: self.digit,
        };
        let deductions = if guardians.len() == 1 {
            vec![Deduction::Place(place(guardians.first()?))]
        } else {
            let gone = self.context.seen_by_all(self.digit, guardians.iter());
            let gone = gone.iter().map(place);
            gone.map(Deduction::Eliminate).collect()
        };
        let is_guarded = !guardians.is_empty() && !deductions.is_empty();
        is_guarded.then(|| Step {
            technique: &INFO,
            deductions,
            pattern: self.pattern(house, guardians),
        })
    }

    /// The pattern: the houses compete for the places of the loop, which stand in its order.
    fn pattern(&self, house: House, guardians: CellSet) -> Pattern {
        let mut houses = self.houses.clone();
        houses.push(house);
        sort_short(&mut houses, |&house| house);
        let base = houses.into_iter();
        let base = base.map(|house| Truth::House(house, self.digit));
        Pattern::Truths {
            base: base.collect(),
            cover: self.cells.iter().copied().map(Truth::Cell).collect(),
            cells: guardians.iter().collect(),
            digits: DigitSet::only(self.digit),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use crate::logic::techniques::check::{concludes, only_at, pencil};

    /// A loop of five: two rows, two columns and a box, with these guardians in the first row.
    fn five(guardians: &[&str]) -> Grid {
        let row = [&["r2c2", "r2c8"], guardians].concat();
        let grid = only_at(&pencil(&[]), House::row(1), 5, &row);
        let grid = only_at(&grid, House::col(7), 5, &["r2c8", "r8c8"]);
        let grid = only_at(&grid, House::row(7), 5, &["r8c3", "r8c8"]);
        let grid = only_at(&grid, House::col(2), 5, &["r3c3", "r8c3"]);
        only_at(&grid, House::of_box(0), 5, &["r2c2", "r3c3"])
    }

    #[test]
    fn a_single_guardian_is_right() {
        assert!(concludes(&BrokenWing, &five(&["r2c5"]), "r2c5=5"));
    }

    #[test]
    fn what_sees_all_guardians_is_wrong() {
        let expected = "r1c4-5 r1c5-5 r1c6-5 r2c2-5 r2c8-5 r3c4-5 r3c5-5 r3c6-5";
        let two = five(&["r2c4", "r2c5"]);
        assert!(concludes(&BrokenWing, &two, expected));
        let apart = five(&["r2c4", "r2c9"]);
        assert!(!concludes(&BrokenWing, &apart, expected));
    }
}
