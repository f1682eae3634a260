//! Near a known puzzle: for rare targets a few puzzles are kept, and a walk leads away from one of them.
//!
//! At each step one given is exchanged for another that leaves one solution, nearly always a different one
//! ({-1,+1}); the step is kept if it leads no nearer to the start and the puzzle still meets the target. The walk
//! ends when half of the givens have changed since the start. Players who collect rare puzzles call that a
//! vicinity search (M. Dobrichev, gridchecker).

use super::few::exchanged;
use super::givens::Givens;
use super::{Options, scramble};
use crate::board::{Cell, Puzzle, Random, same};
use std::cmp::Ordering;

/// After this many tries another start is better.
const PATIENCE: u32 = 2000;

/// The search for a puzzle near a known one.
#[derive(Clone, Debug)]
pub(super) struct Vicinity {
    /// Known puzzles not yet tried, the next one last.
    known: Vec<Puzzle>,
    /// One of them that meets the target, and how far the walk from it has got.
    walk: Option<(Puzzle, Givens)>,
    tries: u32,
}

impl Vicinity {
    /// Starts with known puzzles.
    pub(super) fn new(mut known: Vec<Puzzle>, random: &mut Random) -> Self {
        random.shuffle(&mut known);
        Self {
            known,
            walk: None,
            tries: 0,
        }
    }

    /// Examines one puzzle: returns it if it is the one sought, or an error if there is nothing more to try.
    pub(super) fn step(
        &mut self,
        options: &Options,
        random: &mut Random,
    ) -> Option<Result<Givens, ()>> {
        let Some((start, givens)) = &mut self.walk else {
            return self.begin(options, random).then_some(Err(()));
        };
        if self.tries == PATIENCE {
            return Some(Err(()));
        }
        self.tries += 1;
        let next = neighbour(givens, options, random)?;
        let is_nearer = n_kept(start, &next) > n_kept(start, givens);
        if is_nearer || options.wishes.judge(next.puzzle()) != Ordering::Equal {
            return None;
        }
        *givens = next;
        let is_found = is_far(start, givens) && options.are_met(givens);
        is_found.then(|| Ok(givens.clone()))
    }

    /// Checks whether an equivalent of the next known puzzle meets the target. `true` if there are none left.
    fn begin(&mut self, options: &Options, random: &mut Random) -> bool {
        let Some(known) = self.known.pop() else {
            return true;
        };
        let start = scramble(&known, random.below(1 << 31) as u64);
        if options.wishes.judge(&start) == Ordering::Equal {
            self.walk = Givens::proved(start.clone()).map(|givens| (start, givens));
        }
        false
    }
}

/// The puzzle with one given exchanged, or with one more or less if there are too few or too many.
fn neighbour(givens: &Givens, options: &Options, random: &mut Random) -> Option<Givens> {
    match &options.givens {
        Some(range) if givens.n() > *range.end() => exchanged(givens, 2, random),
        Some(range) if givens.n() < *range.start() => {
            let puzzle = givens.puzzle();
            let cells = puzzle.geometry().cells();
            let open: Vec<Cell> = cells.filter(|&cell| puzzle.get(cell).is_none()).collect();
            let mut more = givens.clone();
            more.regain(&[random.of(&open)?]);
            Some(more)
        }
        _ => exchanged(givens, 1, random),
    }
}

/// Do at least half of the givens differ, and is it not an equivalent puzzle?
fn is_far(start: &Puzzle, givens: &Givens) -> bool {
    n_kept(start, givens) * 2 <= givens.n() && same(start, givens.puzzle()) == Some(false)
}

/// How many of the givens are those of the start.
fn n_kept(start: &Puzzle, givens: &Givens) -> usize {
    let now = givens.puzzle().givens();
    now.filter(|&(cell, digit)| start.get(cell) == Some(digit))
        .count()
}
