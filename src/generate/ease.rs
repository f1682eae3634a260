//! To a difficulty: if what digging left is too hard, as many givens are put back as make it easy enough.
//!
//! More givens make a puzzle easier, nearly always; so their number is found by halving. What is too easy already is given
//! up: another puzzle is sooner dug than a given found that makes this one harder.

use super::givens::Givens;
use super::random::Random;
use super::symmetry::Orbit;
use super::wish::Wishes;
use std::cmp::Ordering;

/// A dug puzzle that is made as easy as is wished.
#[derive(Clone, Debug)]
pub(super) struct Ease {
    dug: Givens,
    /// Groups of cells without givens, in the order in which they are put back.
    back: Vec<Orbit>,
    /// How many of them were too few, and one more than how many may be enough.
    low: usize,
    high: usize,
    /// How many are tried now.
    n: usize,
}

impl Ease {
    /// Starts with a puzzle, to which so many givens may be added.
    pub(super) fn new(dug: Givens, orbits: &[Orbit], most: usize, random: &mut Random) -> Self {
        let is_open = |orbit: &&Orbit| {
            let first = orbit.first();
            first.is_some_and(|&cell| dug.puzzle().get(cell).is_none())
        };
        let mut back: Vec<Orbit> = orbits.iter().filter(is_open).copied().collect();
        random.shuffle(&mut back);
        let mut left = most;
        let fits = |orbit: &&Orbit| {
            let fits = orbit.len() <= left;
            left -= if fits { orbit.len() } else { left };
            fits
        };
        let n = back.iter().take_while(fits).count();
        Self {
            dug,
            back,
            low: 0,
            high: n + 1,
            n: 0,
        }
    }

    /// Asks once: the puzzle if it is as wished, or that there is nothing more to try.
    pub(super) fn step(&mut self, wishes: &Wishes) -> Option<Result<Givens, ()>> {
        let mut givens = self.dug.clone();
        self.back[..self.n]
            .iter()
            .for_each(|cells| givens.regain(cells));
        match wishes.judge(givens.puzzle()) {
            Ordering::Equal => return Some(Ok(givens)),
            Ordering::Less if self.n == 0 => return Some(Err(())),
            Ordering::Less => self.high = self.n,
            Ordering::Greater => self.low = self.n,
        }
        self.n = self.low + (self.high - self.low) / 2;
        (self.n == self.low).then_some(Err(()))
    }
}
