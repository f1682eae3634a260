//! The depth-first visit of all solutions, compiled once for every processor and once for those with AVX2.
//!
//! Nothing is done differently there: the same instructions take three operands instead of two, which saves a third of
//! them.

use super::choice::{LUCKY_TRIES, TRIES};
use super::state::{Outcome, State};
use std::ops::ControlFlow;

/// What a visit says after each board: go on, or enough.
type Flow = ControlFlow<()>;

/// How many solutions are wanted, and what has been found.
pub(super) struct Visit {
    wanted: u64,
    pub(super) found: u64,
    pub(super) guesses: u64,
    /// Has a branch had no solution?
    failed: bool,
    /// The last solution that was visited, if any.
    pub(super) last: State,
}

impl Visit {
    /// A visit that has not begun, for one solution or more.
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
        if self.failed { TRIES } else { LUCKY_TRIES }
    }

    /// If one more solution is all that is wanted, and the waiting half plainly has it, no search is needed.
    #[inline(always)]
    fn ends_with_twin(&mut self, second: &State) -> bool {
        let ends = self.found + 1 == self.wanted && second.has_twin(&self.last);
        self.found += u64::from(ends);
        ends
    }
}

/// Visits solutions until as many are found as are wanted.
#[inline(always)]
pub(super) fn visit(state: State, visit: &mut Visit) -> Flow {
    #[cfg(target_arch = "x86_64")]
    if avx2::is_there() {
        return avx2::visit(state, visit);
    }
    plain(state, visit)
}

#[inline(never)]
fn plain(state: State, visit: &mut Visit) -> Flow {
    step(state, visit, plain)
}

/// Only first halves of choices are visited by `again`, and each of them decides a cell: that is how deep it gets.
#[inline(always)]
fn step(mut state: State, visit: &mut Visit, again: impl Fn(State, &mut Visit) -> Flow) -> Flow {
    loop {
        match state.settle() {
            Outcome::Dead => {
                visit.failed = true;
                return Flow::Continue(());
            }
            Outcome::Solved => return visit.take(&state),
            Outcome::Open => {
                visit.guesses += 1;
                let found = visit.found;
                let second = state.split(visit.tries());
                again(state, visit)?;
                if visit.found > found && visit.ends_with_twin(&second) {
                    return Flow::Break(());
                }
                state = second;
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "one call after asking the processor")]
mod avx2 {
    use super::{Flow, State, Visit, step};

    #[inline(always)]
    pub(super) fn is_there() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    #[inline(always)]
    pub(super) fn visit(state: State, visit: &mut Visit) -> Flow {
        // SAFETY: the only caller has asked the processor for all of these.
        unsafe { here(state, visit) }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn here(state: State, visit: &mut Visit) -> Flow {
        step(state, visit, self::visit)
    }
}
