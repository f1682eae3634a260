//! Aims at a target: a full board is dug as long as the puzzle is not too hard for it.
//!
//! Nearly every remaining given was needed for that, so the end lies just below too hard, which puzzles dug only
//! for one solution seldom reach. Each given tried is one more chance of hitting the target; once it is hit, a
//! given may go only if the puzzle stays there. At first many are tried at once, as in digging.

use super::givens::Givens;
use super::symmetry::Orbit;
use super::wish::Wishes;
use crate::board::{Cell, Random, Solution};
use std::cmp::Ordering;

/// A board being dug.
#[derive(Clone, Debug)]
pub(super) struct Narrow {
    givens: Givens,
    /// Groups of cells not yet tried, the next one last.
    left: Vec<Orbit>,
    /// How many groups are tried at once.
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

    /// Tries some groups. When nothing is left to try, returns the givens if they meet the target.
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

    /// Removes these givens, if the puzzle stays within the target.
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
