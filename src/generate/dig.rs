//! Digging: from a full board givens are taken away in random order, each as long as one solution is left.
//!
//! A given that is needed once is needed ever after, for later there are fewer. So one pass over all cells leaves none that
//! could go. At first many are asked about at once: if all of them can go, each could have gone in its turn, so that
//! changes nothing but the time.

use super::givens::Givens;
use super::random::Random;
use super::symmetry::Orbit;
use crate::board::{Cell, Solution};

/// A board that is being dug.
#[derive(Clone, Debug)]
pub(super) struct Dig {
    givens: Givens,
    /// Which groups of cells come when.
    order: Vec<usize>,
    /// The first that has not been decided.
    at: usize,
    /// How many are asked about at once.
    at_once: usize,
    /// So many givens are to stay.
    least: usize,
    /// Has each given that stays been found to be needed?
    is_minimal: bool,
}

impl Dig {
    /// Starts with a full board, of which so many givens at least are to stay. Groups of cells go together.
    pub(super) fn new(
        solution: Solution,
        orbits: &[Orbit],
        least: usize,
        random: &mut Random,
    ) -> Self {
        Self {
            givens: Givens::all(solution),
            order: random.order(orbits.len()),
            at: 0,
            at_once: orbits.len() / 4,
            least,
            is_minimal: orbits.iter().all(|orbit| orbit.len() == 1),
        }
    }

    /// Asks one question. The givens, if nothing is left to ask.
    pub(super) fn step(&mut self, orbits: &[Orbit]) -> Option<Givens> {
        let end = (self.at + self.at_once.max(1)).min(self.order.len());
        let group = &self.order[self.at..end];
        let n = group.len();
        if n == 0 {
            self.givens.is_known_minimal = self.is_minimal;
            return Some(self.givens.clone());
        }
        let cells = group.iter().flat_map(|&orbit| &*orbits[orbit]).copied();
        let cells: Vec<Cell> = cells.collect();
        let fits = self.givens.n() >= self.least + cells.len();
        let can_go = fits.then(|| self.givens.can_lose(&cells)).flatten();
        if can_go == Some(true) {
            self.givens.lose(&cells);
            self.at = end;
        } else if n == 1 {
            self.is_minimal &= can_go == Some(false);
            self.at = end;
        } else {
            self.at_once = n / 2;
        }
        None
    }
}
