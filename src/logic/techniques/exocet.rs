//! Junior exocet: two base cells whose digits must be those of two target cells in the other boxes of the band.
//!
//! The base is two cells of a box in one line, with three or four digits. Across the band run three lines: the one
//! through the box's third place beside the base, and one through each other box, which there holds a
//! target, a companion that can hold no base digit, and a cell in the base's own line. If neither target
//! held a digit that the base holds, the digit would be outside the band in all three lines across that lack it.
//! Where its places there leave no room for that, one target has it. This holds for both digits of the base,
//! so the targets have nothing but base digits, and the base none that neither target can hold.
//! Also called JExocet, JE2. Source: champagne and D. P. Bird on the Sudoku Players' Forums, 2012,
//! "JExocet Compendium".

use crate::board::{Candidate, Cell, Digit, DigitSet, House, sort_short};
use crate::logic::{Context, Info, Pattern, Step, Technique, Truth};
use std::ops::ControlFlow;

/// Its row.
static INFO: Info = Info::unrated("junior-exocet");

/// Finds exocets, by line of the base, base and targets; only on boards of nine boxes of nine cells.
#[derive(Debug)]
pub(crate) struct JuniorExocet;

impl Technique for JuniorExocet {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if context.geometry().boxes() != Some((3, 3)) {
            return ControlFlow::Continue(());
        }
        for is_turned in [false, true] {
            for line in 0..9 {
                for spare in 0..9 {
                    let view = View {
                        context,
                        is_turned,
                        line,
                        spare,
                    };
                    view.exocets(found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A base: two cells of a box in this line, beside the spare place. Turned, rows are columns.
#[derive(Clone, Copy)]
struct View<'a> {
    context: &'a Context<'a>,
    is_turned: bool,
    line: usize,
    spare: usize,
}

impl View<'_> {
    fn cell(self, line: usize, across: usize) -> Cell {
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

    fn candidates(self, line: usize, across: usize) -> DigitSet {
        self.context.candidates(self.cell(line, across))
    }

    /// The places in the box of the spare place but itself.
    fn base(self) -> [usize; 2] {
        let first = self.spare / 3 * 3;
        let rest = |skip: usize| first + (self.spare + skip) % 3;
        [rest(1), rest(2)]
    }

    fn exocets(self, found: &mut dyn FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        let [a, b] = self.base().map(|across| self.candidates(self.line, across));
        let digits = a.union(b);
        if a.is_empty() || b.is_empty() || !(3..=4).contains(&digits.len()) {
            return ControlFlow::Continue(());
        }
        let boxes = [self.spare / 3 + 1, self.spare / 3 + 2].map(|area| area % 3 * 3);
        let targets = boxes.map(|first| self.targets(first, digits));
        for &first in &targets[0] {
            for &second in &targets[1] {
                let step = self.step(digits, [first, second]);
                step.map_or(ControlFlow::Continue(()), &mut *found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The targets in the box that starts here: line and place across.
    fn targets(self, first: usize, digits: DigitSet) -> Vec<(usize, usize)> {
        let band = self.line / 3 * 3;
        let others = [1, 2].map(|skip| band + (self.line + skip) % 3);
        let both = [others, [others[1], others[0]]].into_iter();
        let all = both.flat_map(|pair| (first..first + 3).map(move |across| (pair, across)));
        let fits = |&([target, companion], across): &([usize; 2], usize)| {
            let value = self.context.grid().value(self.cell(companion, across));
            let is_free = value.is_none_or(|value| !digits.contains(value));
            let held = |line| self.candidates(line, across).intersection(digits);
            is_free && held(companion).is_empty() && !held(target).is_empty()
        };
        all.filter(fits)
            .map(|([target, _], across)| (target, across))
            .collect()
    }

    fn step(self, digits: DigitSet, targets: [(usize, usize); 2]) -> Option<Step> {
        let across = [self.spare, targets[0].1, targets[1].1];
        if !digits.iter().all(|digit| self.is_crowded(digit, across)) {
            return None;
        }
        let base = self.base().map(|across| self.cell(self.line, across));
        let targets = targets.map(|(line, across)| self.cell(line, across));
        let held = targets.map(|cell| self.context.candidates(cell));
        let absent = digits.minus(held[0].union(held[1]));
        let of = |cells: [Cell; 2], digits: DigitSet| {
            let all = cells
                .into_iter()
                .flat_map(move |cell| digits.iter().map(move |d| (cell, d)));
            all.map(|(cell, digit)| Candidate { cell, digit })
        };
        let wrong = held[0].union(held[1]).minus(digits);
        let lost = of(targets, wrong).chain(of(base, absent));
        let mut cells = [base, targets].concat();
        sort_short(&mut cells, |&cell| cell);
        Step::ruling_out(&INFO, self.context, lost, || {
            let needs = digits.iter().flat_map(|digit| {
                let lines = across
                    .into_iter()
                    .filter(move |&across| self.is_open(digit, across));
                lines.map(move |across| Truth::House(self.house_across(across), digit))
            });
            Pattern::Truths {
                base: base.map(Truth::Cell).into_iter().chain(needs).collect(),
                cover: Vec::new(),
                cells,
                digits,
            }
        })
    }

    /// Does the digit lack a value in this line across?
    fn is_open(self, digit: Digit, across: usize) -> bool {
        self.context.grid().places(self.house_across(across), digit) != 0
    }

    /// Does the digit have, outside the band, too few lines for all the lines across that lack it?
    fn is_crowded(self, digit: Digit, across: [usize; 3]) -> bool {
        let band = self.line / 3;
        let lines = |across: usize| {
            let lines = (0..9).filter(move |line| line / 3 != band);
            let places = lines.filter(move |&line| self.candidates(line, across).contains(digit));
            places.fold(0u32, |bits, line| bits | 1 << line)
        };
        let open = across
            .into_iter()
            .filter(|&across| self.is_open(digit, across));
        let lines: Vec<u32> = open.map(lines).collect();
        !lines.is_empty() && !can_differ(&lines, 0)
    }
}

/// Can one bit be chosen from each, all different, and none of those taken?
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
    use crate::logic::techniques::check::{check, line};

    /// From the Sudoku Players' Forums' collection of the hardest.
    const HARD: &str =
        ".7.......3.2.7..5......83.72.6.5..9....1..6..9...3..4...4....3..23.4.5.95.....4..";

    #[test]
    fn targets_hold_the_digits_of_the_base() {
        check(&JuniorExocet, &line(HARD), &["r9c8-2"]);
    }

    #[test]
    fn a_base_with_a_further_digit_is_none() {
        check(
            &JuniorExocet,
            &line(&HARD.replacen("4.5.9", "4...9", 1)),
            &[],
        );
    }

    #[test]
    fn different_bits_are_chosen() {
        assert!(can_differ(&[0b11, 0b110, 0b1], 0));
        assert!(!can_differ(&[0b11, 0b11, 0b11], 0));
        assert!(!can_differ(&[0b1, 0], 0));
    }
}
