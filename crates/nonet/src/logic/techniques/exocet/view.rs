//! The parts of exocets: base, lines across, targets.

use crate::board::{Candidate, Cell, Digit, DigitSet, House, sort_short};
use crate::logic::{Context, Info, Pattern, Step, Truth};
use std::ops::ControlFlow;

/// Where the targets are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Both in the band.
    Band,
    /// At least one outside it.
    Outside,
}

/// A cell: its line, and its place along the line.
pub(super) type Spot = (usize, usize);

/// A base: two cells of a box in this line, next to the spare place. If turned, rows and columns are exchanged.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) context: &'a Context<'a>,
    is_turned: bool,
    pub(super) line: usize,
    spare: usize,
}

/// A base with its digits, and two targets that must hold them.
#[derive(Clone, Copy)]
pub(super) struct Exocet<'a> {
    pub(super) view: View<'a>,
    pub(super) digits: DigitSet,
    pub(super) targets: [Spot; 2],
}

impl<'a> View<'a> {
    /// All possible bases.
    pub(super) fn all(context: &'a Context<'a>) -> impl Iterator<Item = Self> {
        (0..2 * 81).map(move |number| Self {
            context,
            is_turned: number >= 81,
            line: number % 81 / 9,
            spare: number % 9,
        })
    }

    pub(super) fn cell(self, (line, across): Spot) -> Cell {
        let geometry = self.context.geometry();
        if self.is_turned {
            geometry.cell(across, line)
        } else {
            geometry.cell(line, across)
        }
    }

    fn house_across(self, across: usize) -> House {
        if self.is_turned {
            House::row(across)
        } else {
            House::col(across)
        }
    }

    fn candidates(self, spot: Spot) -> DigitSet {
        self.context.candidates(self.cell(spot))
    }

    /// The two places of the line that share a box with the spare place.
    fn base(self) -> [Spot; 2] {
        let first = self.spare / 3 * 3;
        let rest = |skip: usize| first + (self.spare + skip) % 3;
        [(self.line, rest(1)), (self.line, rest(2))]
    }

    /// The other lines of the band.
    fn others(self) -> [usize; 2] {
        let band = self.line / 3 * 3;
        [1, 2].map(|skip| band + (self.line + skip) % 3)
    }

    /// Reports the exocets with this base.
    pub(super) fn exocets(
        self,
        place: Place,
        found: &mut dyn FnMut(Exocet<'a>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let [a, b] = self.base().map(|spot| self.candidates(spot));
        let digits = a.union(b);
        if a.is_empty() || b.is_empty() || !(3..=4).contains(&digits.len()) {
            return ControlFlow::Continue(());
        }
        let boxes = [self.spare / 3 + 1, self.spare / 3 + 2].map(|area| area % 3 * 3);
        let targets = boxes.map(|first| self.targets(first, digits, place));
        for &first in &targets[0] {
            for &second in &targets[1] {
                let exocet = Exocet {
                    view: self,
                    digits,
                    targets: [first, second],
                };
                if exocet.is_at(place) && exocet.is_one() {
                    found(exocet)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The targets in the box that starts here, and also in the lines across outside the band, if they are wanted
    /// there.
    fn targets(self, first: usize, digits: DigitSet, place: Place) -> Vec<Spot> {
        let mut targets = self.in_band(first, digits);
        if place == Place::Outside {
            let is_free = |across: &usize| {
                let mut others = self.others().into_iter();
                others.all(|line| self.is_free((line, *across), digits))
            };
            for across in (first..first + 3).filter(is_free) {
                let lines = (0..9).filter(|line| line / 3 != self.line / 3);
                let spots = lines.map(|line| (line, across));
                targets.extend(spots.filter(|&spot| self.holds(spot, digits)));
            }
        }
        targets
    }

    /// The targets in the box, each beside a companion.
    fn in_band(self, first: usize, digits: DigitSet) -> Vec<Spot> {
        let [one, other] = self.others();
        let both = [[one, other], [other, one]].into_iter();
        let all = both.flat_map(|pair| (first..first + 3).map(move |across| (pair, across)));
        let fits = |&([target, companion], across): &([usize; 2], usize)| {
            self.is_free((companion, across), digits) && self.holds((target, across), digits)
        };
        all.filter(fits)
            .map(|([target, _], across)| (target, across))
            .collect()
    }

    /// Can the cell hold none of these digits?
    fn is_free(self, spot: Spot, digits: DigitSet) -> bool {
        let value = self.context.grid().value(self.cell(spot));
        value.is_none_or(|value| !digits.contains(value)) && !self.holds(spot, digits)
    }

    fn holds(self, spot: Spot, digits: DigitSet) -> bool {
        !self.candidates(spot).intersection(digits).is_empty()
    }
}

impl Exocet<'_> {
    fn is_at(&self, place: Place) -> bool {
        let is_inside = |(line, _): Spot| line / 3 == self.view.line / 3;
        self.targets.into_iter().all(is_inside) == (place == Place::Band)
    }

    fn across(&self) -> [usize; 3] {
        let [(_, first), (_, second)] = self.targets;
        [self.view.spare, first, second]
    }

    /// Does every base digit, outside band and targets, have too few lines for all the lines across that still need it?
    fn is_one(&self) -> bool {
        self.digits.iter().all(|digit| self.is_crowded(digit))
    }

    /// Does this line across still need the digit?
    fn is_open(&self, digit: Digit, across: usize) -> bool {
        let house = self.view.house_across(across);
        self.view.context.grid().places(house, digit) != 0
    }

    fn is_crowded(&self, digit: Digit) -> bool {
        let band = self.view.line / 3;
        let lines = |across: usize| {
            let is_left =
                |line: &usize| line / 3 != band && !self.targets.contains(&(*line, across));
            let lines = (0..9).filter(is_left);
            let places =
                lines.filter(move |&line| self.view.candidates((line, across)).contains(digit));
            places.fold(0u32, |bits, line| bits | 1 << line)
        };
        let across = self.across().into_iter();
        let open = across.filter(|&across| self.is_open(digit, across));
        let lines: Vec<u32> = open.map(lines).collect();
        !lines.is_empty() && !can_differ(&lines, 0)
    }

    /// The base digits that the targets can hold.
    pub(super) fn held(&self) -> [DigitSet; 2] {
        self.targets.map(|spot| self.view.candidates(spot))
    }

    /// The eliminations in targets and base.
    pub(super) fn step(&self, info: &'static Info) -> Option<Step> {
        let [first, second] = self.held();
        let absent = self.digits.minus(first.union(second));
        let of = |cells: [Cell; 2], digits: DigitSet| {
            let all = cells
                .into_iter()
                .flat_map(move |cell| digits.iter().map(move |d| (cell, d)));
            all.map(|(cell, digit)| Candidate { cell, digit })
        };
        let wrong = first.union(second).minus(self.digits);
        let targets = self.targets.map(|spot| self.view.cell(spot));
        let base = self.view.base().map(|spot| self.view.cell(spot));
        let lost = of(targets, wrong).chain(of(base, absent));
        Step::ruling_out(info, self.view.context, lost, || self.pattern(Vec::new()))
    }

    /// The evidence, with these further truths.
    pub(super) fn pattern(&self, more: Vec<Truth>) -> Pattern {
        let base = self.view.base().map(|spot| self.view.cell(spot));
        let mut cells = [base, self.targets.map(|spot| self.view.cell(spot))].concat();
        sort_short(&mut cells, |&cell| cell);
        let mut truths = base.map(Truth::Cell).to_vec();
        for digit in self.digits.iter() {
            let across = self.across().into_iter();
            let open = across.filter(|&across| self.is_open(digit, across));
            truths.extend(open.map(|across| Truth::House(self.view.house_across(across), digit)));
        }
        truths.extend(more);
        Pattern::Truths {
            base: truths,
            cover: Vec::new(),
            cells,
            digits: self.digits,
        }
    }
}

/// Can one bit be chosen from each, all different and none of them taken?
fn can_differ(sets: &[u32], taken: u32) -> bool {
    let Some((first, rest)) = sets.split_first() else {
        return true;
    };
    let free = |bit: &u32| (first & !taken) >> bit & 1 == 1;
    (0..32)
        .filter(free)
        .any(|bit| can_differ(rest, taken | 1 << bit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_bits_are_chosen() {
        assert!(can_differ(&[0b11, 0b110, 0b1], 0));
        assert!(!can_differ(&[0b11, 0b11, 0b11], 0));
        assert!(!can_differ(&[0b1, 0], 0));
    }
}
