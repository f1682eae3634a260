//! The depth-first visit of all solutions.

use super::choice::{LUCKY_TRIES, TRIES};
use super::processor::{self, Work};
use super::state::{Outcome, State};
use super::wide::Wide;
use std::ops::ControlFlow;

/// The result after each board: continue, or stop.
type Flow = ControlFlow<()>;

/// The quickest way to visit.
pub(super) const QUICK: bool = false;

/// Makes exactly the choices of the resumable search, so that guesses can be compared.
pub(super) const STEADY: bool = true;

/// How many solutions are wanted, and what has been found.
pub(super) struct Visit<const MANNER: bool> {
    wanted: u64,
    pub(super) found: u64,
    pub(super) guesses: u64,
    /// Has a branch turned out to have no solution?
    failed: bool,
    /// The last solution visited, if any.
    pub(super) last: State,
}

impl<const MANNER: bool> Visit<MANNER> {
    /// A new visit, for one solution or more.
    pub(super) fn new(wanted: u64, start: State) -> Self {
        Self {
            wanted,
            found: 0,
            guesses: 0,
            failed: false,
            last: start,
        }
    }

    #[inline(never)]
    fn take(&mut self, solution: &State) -> Flow {
        self.found += 1;
        self.last = *solution;
        if self.found == self.wanted {
            Flow::Break(())
        } else {
            Flow::Continue(())
        }
    }

    fn tries(&self) -> u32 {
        if MANNER == STEADY || self.failed {
            TRIES
        } else {
            LUCKY_TRIES
        }
    }

    /// Counts a solution without a search, if only one more is wanted and the waiting half plainly has it.
    #[inline(always)]
    fn ends_with_twin(&mut self, second: &State) -> bool {
        if MANNER == STEADY {
            return false;
        }
        let ends = self.found + 1 == self.wanted && second.has_twin(&self.last);
        self.found += u64::from(ends);
        ends
    }
}

/// Visits solutions until the wanted number is found. Every processor visits the same ones in the same order.
#[inline(always)]
pub(super) fn visit<const MANNER: bool>(state: State, visit: &mut Visit<MANNER>) -> Flow {
    processor::here(visit, state)
}

impl<const MANNER: bool> Work for Visit<MANNER> {
    type Task = State;
    type Done = Flow;

    /// Only first halves of choices are visited by `again`, and each of them decides a cell, which limits the depth.
    #[inline(always)]
    fn work<W: Wide>(
        &mut self,
        mut state: State,
        again: impl Fn(&mut Self, State) -> Flow,
    ) -> Flow {
        loop {
            match state.settle::<W>() {
                Outcome::Dead => {
                    self.failed = true;
                    return Flow::Continue(());
                }
                Outcome::Solved => return self.take(&state),
                Outcome::Open => {
                    self.guesses += 1;
                    let found = self.found;
                    let second = state.split(self.tries());
                    again(self, state)?;
                    if self.found > found && self.ends_with_twin(&second) {
                        return Flow::Break(());
                    }
                    state = second;
                }
            }
        }
    }
}
