//! Towards a target: a full board is dug as long as what is left is not too hard for it.
//!
//! Nearly every given that stays was needed for that, so the end lies just below what is too hard, where puzzles dug
//! only for one solution seldom arrive. Each given that is asked about is one more chance of hitting the target; once
//! it is hit, a given may go only if the puzzle stays there. At first many are asked about at once, as in digging.

use super::givens::Givens;
use super::random::Random;
use super::symmetry::Orbit;
use super::wish::Wishes;
use crate::board::{Cell, Solution};
use std::cmp::Ordering;

/// A board being dug.
#[derive(Clone, Debug)]
pub(super) struct Narrow {
    givens: Givens,
    /// Groups of cells not asked about yet, the next one last.
    left: Vec<Orbit>,
    /// How many groups are asked about at once.
    at_once: usize,
    /// How many givens must stay.
    least: usize,
    /// Do the givens meet the target?
    is_reached: bool,
}

impl Narrow {
    /// Starts with a full board, of which at least this many givens must stay.
    pub(super) fn new(
        solution: Solution,
        orbits: &[Orbit],
        least: usize,
        random: &mut Random,
    ) -> Self {
        let mut left = orbits.to_vec();
        random.shuffle(&mut left);
        Self {
            givens: Givens::all(solution),
            at_once: left.len() / 4,
            left,
            least,
            is_reached: false,
        }
    }

    /// Asks about some groups. If nothing is left to ask: the givens, if they meet the target.
    pub(super) fn step(&mut self, wishes: &Wishes) -> Option<Result<Givens, ()>> {
        if self.left.is_empty() {
            let givens = self.is_reached.then(|| self.givens.clone());
            return Some(givens.ok_or(()));
        }
        let n = self.at_once.clamp(1, self.left.len());
        let rest = self.left.len() - n;
        let cells: Vec<Cell> = self.left[rest..]
            .iter()
            .flat_map(|o| &**o)
            .copied()
            .collect();
        if self.lose(&cells, wishes) || n == 1 {
            self.left.truncate(rest);
        } else {
            self.at_once = n / 2;
        }
        None
    }

    /// Removes these givens, if what is left stays within the target.
    fn lose(&mut self, cells: &[Cell], wishes: &Wishes) -> bool {
        let fits = self.givens.n() >= self.least + cells.len();
        if !fits || self.givens.can_lose(cells) != Some(true) {
            return false;
        }
        self.givens.lose(cells);
        let place = wishes.judge(self.givens.puzzle());
        let fits = place == Ordering::Equal || place == Ordering::Less && !self.is_reached;
        if fits {
            self.is_reached = place == Ordering::Equal;
        } else {
            self.givens.regain(cells);
        }
        fits
    }
}
