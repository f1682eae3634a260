//! What follows from one of the guardians being right.

use super::super::subsets::subset::{candidates, choices};
use super::linked;
use super::on::{Found, On};
use super::pattern::Deadly;
use crate::board::{Candidate, Cell, Digit, DigitSet, House};
use crate::logic::{Context, Info, Truth};
use std::ops::ControlFlow;

/// The largest subset looked for, with the guarded cells counted as one.
const MAX_SUBSET: usize = 4;

/// Where the guardians are, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// There is only one: its cell has none of its other candidates.
    OneCandidate,
    /// They are all in one cell, which therefore has none of its other candidates.
    OneCell,
    /// They are all of one digit in two or more cells: candidates that see all of these go.
    OneDigit,
    /// As `OneDigit`, in two cells of one house.
    OneDigitInHouse,
    /// As `OneDigit`, in more cells or in cells that do not see each other.
    OneDigitApart,
    /// Their cells share a house, and act as one cell of a naked subset.
    Subset,
    /// Two cells are the only places of a digit in a house: one holds it, the other is one of the guardians.
    Locked,
    /// Two cells that do not see each other, and a digit whose places make an X-wing of the rectangle: if one of the
    /// two held it, both would.
    Crossed,
    /// A corner from which a digit has strong links along both sides, opposite one without guardians: with the
    /// other digit it would make all guardians wrong.
    Hidden,
    /// They are in several cells and of several digits, and all rule out the same candidate, directly or by one
    /// strong link.
    Linked,
}

impl Kind {
    /// Reports every conclusion of this kind.
    pub(super) fn conclude(
        self,
        info: &'static Info,
        context: &Context<'_>,
        deadly: &Deadly,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let on = On {
            info,
            context,
            deadly,
        };
        match self {
            Self::OneCandidate if deadly.extras().len() > 1 => ControlFlow::Continue(()),
            Self::OneCandidate | Self::OneCell => on.one_cell(found),
            Self::OneDigitInHouse if !on.is_pair_in_house() => ControlFlow::Continue(()),
            Self::OneDigitApart if on.is_pair_in_house() => ControlFlow::Continue(()),
            Self::OneDigit | Self::OneDigitInHouse | Self::OneDigitApart => on.one_digit(found),
            Self::Subset => on.subsets(found),
            Self::Locked => on.locked(found),
            Self::Crossed => on.crossed(found),
            Self::Hidden => on.hidden(found),
            Self::Linked => linked::conclude(on, found),
        }
    }
}

impl On<'_> {
    fn one_cell(self, found: &mut Found<'_>) -> ControlFlow<()> {
        match *self.deadly.guards {
            [guard] => self.rule_out(self.inner(guard), Vec::new, found),
            _ => ControlFlow::Continue(()),
        }
    }

    fn one_digit(self, found: &mut Found<'_>) -> ControlFlow<()> {
        let Some(digit) = self.deadly.extras().single() else {
            return ControlFlow::Continue(());
        };
        if self.deadly.guards.len() < 2 {
            return ControlFlow::Continue(());
        }
        let gone = self.context.seen_by_all(digit, self.deadly.guarded());
        self.rule_out(self.context.of(digit, gone), Vec::new, found)
    }

    fn subsets(self, found: &mut Found<'_>) -> ControlFlow<()> {
        let guarded: Vec<Cell> = self.deadly.guarded().collect();
        if guarded.len() < 2 || self.deadly.extras().len() < 2 {
            return ControlFlow::Continue(());
        }
        let houses: Vec<House> = self.context.geometry().common_houses(&guarded).collect();
        let mut houses = houses.into_iter();
        houses.try_for_each(|house| self.subsets_in(house, &guarded, found))
    }

    fn subsets_in(self, house: House, guarded: &[Cell], found: &mut Found<'_>) -> ControlFlow<()> {
        let cells = self.context.geometry().house_cells(house).iter().copied();
        let others: Vec<Cell> = cells.filter(|cell| !guarded.contains(cell)).collect();
        let sets = others
            .iter()
            .map(|&cell| self.context.candidates(cell).bits());
        let sets: Vec<u32> = std::iter::once(self.deadly.extras().bits())
            .chain(sets)
            .collect();
        (2..=MAX_SUBSET).try_for_each(|size| {
            choices(&sets, size, &mut |chosen| match *chosen {
                [0, ref rest @ ..] if is_minimal(&sets, chosen) => {
                    let rest = rest.iter().map(|&place| others[place - 1]).collect();
                    self.subset(house, guarded, rest, found)
                }
                _ => ControlFlow::Continue(()),
            })
        })
    }

    /// The guarded cells and these are a naked subset of each house that holds all of them; `house` is one.
    fn subset(
        self,
        house: House,
        guarded: &[Cell],
        rest: Vec<Cell>,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let all = [guarded, &rest].concat();
        let geometry = self.context.geometry();
        let houses: Vec<House> = geometry.common_houses(&all).collect();
        if houses.first() != Some(&house) {
            return ControlFlow::Continue(());
        }
        let sets = rest.iter().map(|&cell| self.context.candidates(cell));
        let digits = sets.fold(self.deadly.extras(), DigitSet::union);
        let cells = houses.iter().flat_map(|&house| geometry.house_cells(house));
        let gone = cells.filter(|cell| !all.contains(cell));
        let gone = gone.flat_map(|&cell| candidates(cell, digits));
        let truths = || rest.iter().map(|&cell| Truth::Cell(cell)).collect();
        self.rule_out(gone, truths, found)
    }

    fn locked(self, found: &mut Found<'_>) -> ControlFlow<()> {
        let [a, b] = *self.deadly.guards else {
            return ControlFlow::Continue(());
        };
        let houses: Vec<House> = self.context.geometry().common_houses(&[a.0, b.0]).collect();
        let mut digits = self.deadly.digits.minus(self.deadly.extras()).iter();
        digits.try_for_each(|digit| {
            let is_locked = |house: &&House| {
                self.context
                    .pair(**house, digit)
                    .is_some_and(|pair| pair.contains(&a.0) && pair.contains(&b.0))
            };
            let Some(&house) = houses.iter().find(is_locked) else {
                return ControlFlow::Continue(());
            };
            let gone = [a, b].into_iter().flat_map(|guard| self.inner(guard));
            let gone = gone.filter(|candidate| candidate.digit != digit);
            self.rule_out(gone, || vec![Truth::House(house, digit)], found)
        })
    }

    fn crossed(self, found: &mut Found<'_>) -> ControlFlow<()> {
        let [(a, _), (b, _)] = *self.deadly.guards else {
            return ControlFlow::Continue(());
        };
        if self.is_pair_in_house() {
            return ControlFlow::Continue(());
        }
        let geometry = self.context.geometry();
        let [rows, cols] = [0, 1].map(|kind| [a, b].map(|cell| geometry.lines_of(cell)[kind]));
        self.deadly.digits.iter().try_for_each(|digit| {
            let lines = [rows, cols]
                .into_iter()
                .find(|lines| self.confines(lines, digit));
            let Some(lines) = lines else {
                return ControlFlow::Continue(());
            };
            let gone = [a, b].map(|cell| Candidate { cell, digit });
            self.rule_out(gone, || truths(&lines, digit), found)
        })
    }

    fn hidden(self, found: &mut Found<'_>) -> ControlFlow<()> {
        if !(2..=3).contains(&self.deadly.guards.len()) {
            return ControlFlow::Continue(());
        }
        let cells = &self.deadly.cells;
        (0..4).try_for_each(|place| {
            let opposite = cells[(place + 2) % 4];
            if self.deadly.guarded().any(|guarded| guarded == opposite) {
                return ControlFlow::Continue(());
            }
            self.hidden_at(cells[place], found)
        })
    }

    fn hidden_at(self, cell: Cell, found: &mut Found<'_>) -> ControlFlow<()> {
        let lines = self.context.geometry().lines_of(cell);
        let digits = self.deadly.digits;
        digits.iter().try_for_each(|digit| {
            if !self.confines(&lines, digit) {
                return ControlFlow::Continue(());
            }
            let gone = candidates(cell, digits.without(digit));
            self.rule_out(gone, || truths(&lines, digit), found)
        })
    }

    /// Does the digit have two places in each of these lines, both of the pattern?
    fn confines(self, lines: &[House], digit: Digit) -> bool {
        let is_ours = |cell: &Cell| self.deadly.cells.contains(cell);
        lines.iter().all(|&line| {
            let pair = self.context.pair(line, digit);
            pair.is_some_and(|pair| pair.iter().all(is_ours))
        })
    }
}

fn truths(lines: &[House], digit: Digit) -> Vec<Truth> {
    lines
        .iter()
        .map(|&line| Truth::House(line, digit))
        .collect()
}

/// Is no proper part of these sets a subset by itself?
fn is_minimal(sets: &[u32], chosen: &[usize]) -> bool {
    (1..(1u32 << chosen.len()) - 1).all(|part| {
        let inside = |&(place, _): &(usize, &usize)| part >> place & 1 == 1;
        let inside = chosen.iter().enumerate().filter(inside);
        let union = inside.fold(0, |union, (_, &index)| union | sets[index]);
        union.count_ones() > part.count_ones()
    })
}
