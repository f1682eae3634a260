//! Bivalue universal graves but for a few guardians.

use super::{keep, right};
use crate::common::Random;
use crate::states::{State, fresh};
use nonet::board::{Cell, Digit, DigitSet};

/// Choices of a pair that are tried for one board.
const PATIENCE: u32 = 20_000;

/// A board on which every empty cell has two candidates and every digit two places, but for a guardian in one to four
/// cells.
pub fn grave(random: &mut Random) -> State {
    loop {
        let mut state = fresh(random);
        let mut empty: Vec<Cell> = state.grid.empty_cells().collect();
        random.shuffle(&mut empty);
        for &cell in &empty[..empty.len().saturating_sub(14 + random.below(12))] {
            let digit = right(&state, cell);
            state.grid.place(cell, digit);
        }
        let cells: Vec<Cell> = state.grid.empty_cells().collect();
        let guarded: Vec<Cell> = (0..=random.below(4))
            .map(|_| cells[random.below(cells.len())])
            .collect();
        let mut pairs = Pairs {
            state: &state,
            cells: &cells,
            guarded: &guarded,
            counts: [[0; 9]; 27],
            chosen: Vec::new(),
            patience: PATIENCE,
        };
        if pairs.choose(random) {
            let chosen = pairs.chosen;
            let with_guardian = |(&cell, &pair): (&Cell, &DigitSet)| {
                let others: Vec<Digit> = state.grid.candidates(cell).minus(pair).iter().collect();
                if !guarded.contains(&cell) || others.is_empty() {
                    return pair;
                }
                pair.with(others[random.below(others.len())])
            };
            let kept: Vec<DigitSet> = cells.iter().zip(&chosen).map(with_guardian).collect();
            let each = cells.iter().zip(kept);
            each.for_each(|(&cell, digits)| keep(&mut state, cell, digits));
            return state;
        }
    }
}

/// The search for pairs that make each digit's places in each house none or two.
struct Pairs<'a> {
    state: &'a State,
    cells: &'a [Cell],
    guarded: &'a [Cell],
    counts: [[u8; 9]; 27],
    chosen: Vec<DigitSet>,
    patience: u32,
}

impl Pairs<'_> {
    fn choose(&mut self, random: &mut Random) -> bool {
        let Some(&cell) = self.cells.get(self.chosen.len()) else {
            return self.counts.iter().flatten().all(|&n| n != 1);
        };
        let mut pairs = self.pairs(cell);
        random.shuffle(&mut pairs);
        pairs.into_iter().any(|pair| {
            self.patience = self.patience.saturating_sub(1);
            let done = self.patience > 0 && self.count(cell, pair) && {
                self.chosen.push(pair);
                self.choose(random) || {
                    self.chosen.pop();
                    false
                }
            };
            if !done {
                self.take_back(cell, pair);
            }
            done
        })
    }

    /// The right digit with another; in a guarded cell also two others.
    fn pairs(&self, cell: Cell) -> Vec<DigitSet> {
        let digits: Vec<Digit> = self.state.grid.candidates(cell).iter().collect();
        let right = right(self.state, cell);
        let may = |pair: &DigitSet| pair.contains(right) || self.guarded.contains(&cell);
        let pairs = digits.iter().enumerate().flat_map(|(place, &a)| {
            let others = digits[place + 1..].iter();
            others.map(move |&b| DigitSet::only(a).with(b))
        });
        pairs.filter(may).collect()
    }

    /// Has no digit more than two places then?
    fn count(&mut self, cell: Cell, pair: DigitSet) -> bool {
        let mut fits = true;
        for (house, _) in self.state.grid.geometry().places_of(cell) {
            for digit in pair.iter() {
                self.counts[house][digit.index()] += 1;
                fits &= self.counts[house][digit.index()] <= 2;
            }
        }
        fits
    }

    fn take_back(&mut self, cell: Cell, pair: DigitSet) {
        for (house, _) in self.state.grid.geometry().places_of(cell) {
            pair.iter()
                .for_each(|digit| self.counts[house][digit.index()] -= 1);
        }
    }
}
