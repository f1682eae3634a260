//! Looking ahead: how much singles conclude from a candidate, and whether that is contradictory.
//!
//! A choice from which much follows on either side leaves little to do (C. M. Li and Anbulagan, Heuristics based
//! on unit propagation for satisfiability problems, 1997). Only the remaining candidates are tracked here, so a
//! look costs a small part of the choice itself.

use super::cover::{Cover, Var};
use super::state::{MET, State, has_one_at_most};

/// A board for looking ahead.
#[derive(Clone, Debug, Default)]
pub(super) struct Probe {
    /// As in the state.
    open: Vec<u32>,
    /// The candidates that are right, those already propagated first.
    right: Vec<Var>,
}

impl Probe {
    /// How many candidates are decided if this one is right; `None` if it cannot be.
    pub(super) fn look(&mut self, var: Var, state: &State) -> Option<usize> {
        self.open.clear();
        self.open.extend_from_slice(state.needs());
        self.right.clear();
        self.fill(var, &state.cover)?;
        let (mut told, mut n_out) = (0, 0);
        while let Some(&var) = self.right.get(told) {
            told += 1;
            for (need, bit) in state.cover.needs(var) {
                let mut rivals = self.open[need] & !bit & !MET;
                while rivals != 0 {
                    self.refute(state.cover.first(need, rivals), &state.cover)?;
                    rivals &= rivals - 1;
                    n_out += 1;
                }
            }
        }
        Some(told + n_out)
    }

    fn refute(&mut self, var: Var, cover: &Cover) -> Option<()> {
        for (need, bit) in cover.needs(var) {
            let left = self.open[need] & !bit;
            self.open[need] = left;
            if left == 0 {
                return None;
            }
            if has_one_at_most(left) {
                self.fill(cover.first(need, left), cover)?;
            }
        }
        Some(())
    }

    fn fill(&mut self, var: Var, cover: &Cover) -> Option<()> {
        self.right.push(var);
        for (need, _) in cover.needs(var) {
            if self.open[need] & MET != 0 {
                return None;
            }
            self.open[need] |= MET;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::cover::Lit;
    use super::*;
    use crate::board::{DigitSet, Geometry};

    /// A 9x9 board with a pattern's digit in each cell, and in most cells other digits too.
    fn state(mut below: impl FnMut(u32) -> u32) -> State {
        let cover = Cover::new(&Geometry::shared(3, 3).expect("such boards exist"));
        let mut digits = |cell: u32| {
            let digit = (cell / 9 * 3 + cell / 27 + cell % 9) % 9;
            let others = if below(3) == 0 {
                0
            } else {
                below(512) | below(512)
            };
            DigitSet::from_bits(1 << digit | others)
        };
        let cells: Vec<DigitSet> = (0..81).map(&mut digits).collect();
        let open = cover.open(&cells);
        State::new(cover, open)
    }

    #[test]
    fn a_look_counts_what_a_choice_decides_and_sees_what_is_not_possible() {
        let mut seed = 1u64;
        let mut below = |limit| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as u32 % limit
        };
        let (mut probe, mut n_possible, mut n_not) = (Probe::default(), 0, 0);
        for _ in 0..200 {
            let mut state = state(&mut below);
            if state.begin().and_then(|()| state.singles()).is_err() {
                continue;
            }
            for index in 0..81 * 9 {
                let var = state.cover.var(index / 9, index % 9);
                let is_open = state.open[index / 9] >> (index % 9) & 1 != 0;
                if !is_open || state.value(Lit::yes(var)) != 0 {
                    continue;
                }
                let looked = probe.look(var, &state);
                let before = state.trail().len();
                state.choose(var);
                let decided = state.singles().map(|()| state.trail().len() - before);
                assert_eq!(looked, decided.ok());
                n_possible += usize::from(looked.is_some());
                n_not += usize::from(looked.is_none());
                state.undo(0);
            }
        }
        println!("{n_possible} possible, {n_not} not");
        assert!(n_possible > 500 && n_not > 500);
    }
}
