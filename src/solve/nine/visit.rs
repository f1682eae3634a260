//! The depth-first visit of all solutions, compiled once for every processor and once for those with AVX2.
//!
//! Nothing is done differently there: the same instructions take three operands instead of two, which saves a
//! third of them.

use super::state::{Outcome, State};
use std::ops::ControlFlow;

/// What `found` says to each solution: go on, or enough.
type Flow = ControlFlow<()>;

/// Calls `found` with each solution, until it says that it is enough, and counts the choices.
#[inline(always)]
pub(super) fn visit<F: FnMut(&State) -> Flow>(
    state: State,
    guesses: &mut u64,
    found: &mut F,
) -> Flow {
    #[cfg(target_arch = "x86_64")]
    if avx2::is_there() {
        return avx2::visit(state, guesses, found);
    }
    plain(state, guesses, found)
}

#[inline(never)]
fn plain<F: FnMut(&State) -> Flow>(state: State, guesses: &mut u64, found: &mut F) -> Flow {
    step(state, guesses, found, plain)
}

/// Only first halves of choices are visited by `again`, and each of them decides a cell: that is how deep it gets.
#[inline(always)]
fn step<F: FnMut(&State) -> Flow>(
    mut state: State,
    guesses: &mut u64,
    found: &mut F,
    again: impl Fn(State, &mut u64, &mut F) -> Flow,
) -> Flow {
    loop {
        match state.settle() {
            Outcome::Dead => return Flow::Continue(()),
            Outcome::Solved => return found(&state),
            Outcome::Open => {
                *guesses += 1;
                let second = state.split();
                again(state, guesses, found)?;
                state = second;
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "one call after asking the processor")]
mod avx2 {
    use super::{Flow, State, step};

    #[inline(always)]
    pub(super) fn is_there() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    #[inline(always)]
    pub(super) fn visit<F: FnMut(&State) -> Flow>(
        state: State,
        guesses: &mut u64,
        found: &mut F,
    ) -> Flow {
        // SAFETY: the only caller has asked the processor for all of these.
        unsafe { here(state, guesses, found) }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn here<F: FnMut(&State) -> Flow>(state: State, guesses: &mut u64, found: &mut F) -> Flow {
        step(state, guesses, found, visit)
    }
}
