//! Digging: givens are removed from a full board in random order, each if exactly one solution remains.
//!
//! A given that is needed once stays needed, since there are only fewer later. So after one pass over all cells
//! none can go. At first many are tried at once: if all of them can go, each could have gone in its turn, so this
//! only saves time.

use super::givens::Givens;
use super::symmetry::Orbit;
use crate::board::{Cell, Random, Solution};

/// A board being dug.
#[derive(Clone, Debug)]
pub(super) struct Dig {
    givens: Givens,
    /// The order of the groups of cells.
    order: Vec<usize>,
    /// The first that is not decided yet.
    at: usize,
    /// How many are tried at once.
    at_once: usize,
    /// How many givens must stay.
    least: usize,
    /// Was every remaining given found to be needed?
    is_minimal: bool,
}

impl Dig {
    /// Starts with a full board, of which at least this many givens must stay. The cells of a group go together.
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

    /// Asks one question. Returns the givens when there is nothing left to ask.
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
