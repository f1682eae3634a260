//! Which band comes first, whether columns are taken as rows, and the order of the stacks.

use super::band::Givens;
use nonet::board::{Digit, DigitSet, Puzzle};
use std::cmp::Reverse;

/// Where the cells of a board go once a band has been put first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Order {
    /// Are columns taken as rows?
    is_turned: bool,
    first: usize,
    /// The place of each stack.
    stacks: [usize; 3],
}

impl Order {
    /// The order with the least work.
    pub(super) fn of(puzzle: &Puzzle) -> Self {
        let all = [false, true].into_iter().flat_map(|is_turned| {
            [0, 1, 2].map(|first| {
                let order = Self {
                    is_turned,
                    first,
                    stacks: [0, 1, 2],
                };
                order.with_stacks(puzzle)
            })
        });
        let least = all.min_by_key(|order| cost(&order.givens(puzzle)));
        least.unwrap_or_default()
    }

    /// Puts stacks with the most givens below the first band first: their choices are looked up least often.
    fn with_stacks(self, puzzle: &Puzzle) -> Self {
        let [_, second, third] = self.givens(puzzle);
        let below = |stack: usize| {
            let all = second.iter().chain(&third);
            all.filter(|given| given[1] / 3 == stack).count()
        };
        let mut sorted = [0, 1, 2];
        sorted.sort_by_key(|&stack| Reverse(below(stack)));
        let place = |stack: usize| sorted.iter().position(|&other| other == stack);
        Self {
            stacks: [0, 1, 2].map(|stack| place(stack).unwrap_or(stack)),
            ..self
        }
    }

    /// The band of a cell, and its row and column there.
    fn place(self, cell: usize) -> [usize; 3] {
        let (row, column) = match self.is_turned {
            false => (cell / 9, cell % 9),
            true => (cell % 9, cell / 9),
        };
        let band = (row / 3 + 3 - self.first) % 3;
        [band, row % 3, self.stacks[column / 3] * 3 + column % 3]
    }

    /// The givens of each band.
    pub(super) fn givens(self, puzzle: &Puzzle) -> [Givens; 3] {
        let mut bands = [Givens::new(), Givens::new(), Givens::new()];
        for (cell, digit) in puzzle.givens() {
            let [band, row, column] = self.place(cell.index());
            bands[band].push([row, column, digit.index()]);
        }
        bands
    }

    /// What each cell below the first band may hold if the columns still need these digits; empty above.
    pub(super) fn domains(self, lacking: &[u16; 9]) -> Vec<DigitSet> {
        let domain = |cell: usize| match self.place(cell) {
            [0, ..] => DigitSet::default(),
            [_, _, column] => {
                let is_lacking = |digit: &Digit| lacking[column] >> digit.index() & 1 > 0;
                Digit::all(9).filter(is_lacking).collect()
            }
        };
        (0..81).map(domain).collect()
    }
}

/// The approximate work: for each state that a first band leaves, the ways to choose the columns below it. A given
/// leaves a third of the ways at its place and two thirds above or below it.
fn cost([first, second, third]: &[Givens; 3]) -> u64 {
    let below: Vec<&[usize; 3]> = second.iter().chain(third).collect();
    let all: Vec<&[usize; 3]> = first.iter().chain(below.iter().copied()).collect();
    let left = power(1680.0, 3) * power(2.0 / 3.0, below.len());
    let states = left / exchanges(&below);
    let reached = left / power(3.0, first.len()) / exchanges(&all);
    let ways = power(56.0, 3) / power(3.0, below.len());
    (states.min(reached.max(1.0)) * (ways + 100.0)) as u64
}

/// In how many ways digits and columns without givens are exchanged.
fn exchanges(givens: &[&[usize; 3]]) -> f64 {
    let bits = |at: usize| givens.iter().fold(0u32, |set, given| set | 1 << given[at]);
    let names: u32 = (1..=9 - bits(2).count_ones()).product();
    let columns = [0, 3, 6].map(|first| match (bits(1) >> first & 7).count_ones() {
        0 => 6.0,
        1 => 2.0,
        _ => 1.0,
    });
    f64::from(names) * columns.into_iter().product::<f64>()
}

/// A power computed by multiplications, which are the same everywhere.
fn power(base: f64, exponent: usize) -> f64 {
    (0..exponent).fold(1.0, |power, _| power * base)
}
