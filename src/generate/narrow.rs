//! Towards a technique: a full board is dug as long as this technique and singles solve what is left.
//!
//! Every given that stays then was needed by them, so that the technique comes up far more often than in puzzles that were
//! dug as long as they have one solution.

use super::givens::Givens;
use super::random::Random;
use super::symmetry::Orbit;
use super::wish::Only;
use crate::board::Solution;
use crate::logic::Info;

/// A board that is being dug.
#[derive(Clone, Debug)]
pub(super) struct Narrow {
    givens: Givens,
    only: Only,
    /// Groups of cells that have not been asked about, the next one last.
    left: Vec<Orbit>,
    /// So many givens are to stay.
    least: usize,
}

impl Narrow {
    /// Starts with a full board.
    pub(super) fn new(
        solution: Solution,
        (wished, least): (&'static Info, usize),
        orbits: &[Orbit],
        random: &mut Random,
    ) -> Self {
        let mut left = orbits.to_vec();
        random.shuffle(&mut left);
        Self {
            givens: Givens::all(solution),
            only: Only::new(wished),
            left,
            least,
        }
    }

    /// Asks about one group. The givens, if nothing is left to ask.
    pub(super) fn step(&mut self) -> Option<Givens> {
        let Some(cells) = self.left.pop() else {
            return Some(self.givens.clone());
        };
        let fits = self.givens.n() >= self.least + cells.len();
        if fits && self.givens.can_lose(&cells) == Some(true) {
            self.givens.lose(&cells);
            if !self.only.suffices(self.givens.puzzle()) {
                self.givens.regain(&cells);
            }
        }
        None
    }
}
