//! Aims at a difficulty: if a dug puzzle is too hard, givens are put back until it is easy enough.
//!
//! More givens nearly always make a puzzle easier, so the least number that is enough is found by halving. If one
//! given jumps across the target, others are tried in its place, and kept as long as the puzzle is too hard. A
//! puzzle that is already too easy is given up: digging another one is quicker than making this one harder.

use super::givens::Givens;
use super::symmetry::Orbit;
use super::wish::Wishes;
use crate::board::Random;
use std::cmp::Ordering;

/// How many givens are tried in place of one that jumps across.
const OTHERS: usize = 16;

/// A dug puzzle that is being made as easy as requested.
#[derive(Clone, Debug)]
pub(super) struct Ease {
    dug: Givens,
    /// Groups of cells without givens, in the order in which they are put back.
    back: Vec<Orbit>,
    /// How many of them were too few, and the smallest number that may be enough, plus one.
    low: usize,
    high: usize,
    /// How many are tried now.
    n: usize,
    /// The puzzle that meets the target with the fewest givens so far.
    best: Option<Givens>,
    /// The puzzle and the groups tried once halving has found a given that jumps across.
    others: Option<Others>,
}

/// A puzzle that is too hard, and the groups of cells that are put back if it stays too hard.
#[derive(Clone, Debug)]
struct Others {
    givens: Givens,
    left: Vec<Orbit>,
}

impl Ease {
    /// Starts with a puzzle, to which `most` givens may be added.
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
        back.truncate(n);
        Self {
            dug,
            back,
            low: 0,
            high: n + 1,
            n: 0,
            best: None,
            others: None,
        }
    }

    /// Tries once: returns the puzzle if it meets the target, or an error if there is nothing more to try.
    pub(super) fn step(&mut self, wishes: &Wishes) -> Option<Result<Givens, ()>> {
        if let Some(others) = &mut self.others {
            return others.step(wishes);
        }
        let givens = self.eased(self.n);
        match wishes.judge(givens.puzzle()) {
            Ordering::Equal if self.n == 0 => return Some(Ok(givens)),
            Ordering::Less if self.n == 0 => return Some(Err(())),
            Ordering::Greater => self.low = self.n,
            Ordering::Equal => {
                self.best = Some(givens);
                self.high = self.n;
            }
            Ordering::Less => self.high = self.n,
        }
        self.n = self.low + (self.high - self.low) / 2;
        if self.n > self.low {
            return None;
        }
        self.others = self.best.is_none().then(|| self.in_its_place());
        self.best.take().map(Ok)
    }

    fn in_its_place(&self) -> Others {
        let after = self.back.iter().skip(self.high).take(OTHERS);
        Others {
            givens: self.eased(self.low),
            left: after.copied().collect(),
        }
    }

    /// The puzzle with `n` groups put back.
    fn eased(&self, n: usize) -> Givens {
        let mut givens = self.dug.clone();
        let back = self.back.iter().take(n);
        back.for_each(|cells| givens.regain(cells));
        givens
    }
}

impl Others {
    fn step(&mut self, wishes: &Wishes) -> Option<Result<Givens, ()>> {
        let Some(cells) = self.left.pop() else {
            return Some(Err(()));
        };
        let mut givens = self.givens.clone();
        givens.regain(&cells);
        match wishes.judge(givens.puzzle()) {
            Ordering::Equal => return Some(Ok(givens)),
            Ordering::Less => {}
            Ordering::Greater => self.givens = givens,
        }
        None
    }
}
