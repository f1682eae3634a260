//! The depth-first visit of all solutions, compiled once for every processor, once for those with AVX2 and once for
//! those with AVX-512.
//!
//! Nothing is done differently there: more of the three triples of digits are in one register.

use super::choice::{LUCKY_TRIES, TRIES};
use super::state::{Outcome, State};
use super::wide::{Three, Wide};
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

/// Visits solutions until as many are found as are wanted. Every processor visits the same in the same order.
#[inline(always)]
pub(super) fn visit(state: State, visit: &mut Visit) -> Flow {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_there() {
        return avx512::visit(state, visit);
    } else if avx2::is_there() {
        return avx2::visit(state, visit);
    }
    plain(state, visit)
}

#[inline(never)]
fn plain(state: State, visit: &mut Visit) -> Flow {
    step::<Three>(state, visit, plain)
}

/// Only first halves of choices are visited by `again`, and each of them decides a cell: that is how deep it gets.
#[inline(always)]
fn step<W: Wide>(
    mut state: State,
    visit: &mut Visit,
    again: impl Fn(State, &mut Visit) -> Flow,
) -> Flow {
    loop {
        match state.settle::<W>() {
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
    use super::super::wide::Two;
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
        step::<Two>(state, visit, self::visit)
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "one call after asking the processor")]
mod avx512 {
    use super::super::wide::One;
    use super::{Flow, State, Visit, avx2, step};

    #[inline(always)]
    pub(super) fn is_there() -> bool {
        avx2::is_there()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
    }

    #[inline(always)]
    pub(super) fn visit(state: State, visit: &mut Visit) -> Flow {
        // SAFETY: the only caller has asked the processor for all of these.
        unsafe { here(state, visit) }
    }

    #[target_feature(enable = "avx512f,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn here(state: State, visit: &mut Visit) -> Flow {
        step::<One>(state, visit, self::visit)
    }
}

#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests {
    use super::*;
    use crate::solve::nine::Board;

    /// A board with some cells of a solution, of which one may be wrong: none, one or several solutions.
    fn board(seed: &mut u64) -> Board {
        let mut below = |n: usize| {
            *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (*seed >> 33) as usize % n
        };
        let (turn, wrong, kept) = (below(9), below(243), 24 + below(20));
        let mut digits = [0; 81];
        for (cell, digit) in digits.iter_mut().enumerate() {
            if below(81) < kept {
                *digit = ((cell / 9 * 3 + cell / 27 + cell % 9 + turn) % 9) as u8 + 1;
            }
        }
        if let Some(digit) = digits.get_mut(wrong).filter(|digit| **digit > 0) {
            *digit = *digit % 9 + 1;
        }
        Board::from_digits(&digits)
    }

    #[test]
    fn every_processor_visits_the_same() {
        let (mut seed, mut n_several) = (5, 0);
        for _ in 0..2000 {
            let state = State::new(&board(&mut seed));
            let visited = |visit: fn(State, &mut Visit) -> Flow| {
                let mut all = Visit::new(50, state);
                let flow = visit(state, &mut all);
                (flow, all.found, all.guesses, all.last.digits())
            };
            let everywhere = visited(plain);
            if avx2::is_there() {
                assert_eq!(visited(avx2::visit), everywhere);
            }
            if avx512::is_there() {
                assert_eq!(visited(avx512::visit), everywhere);
            }
            n_several += usize::from(everywhere.1 > 1);
        }
        assert!((100..1900).contains(&n_several), "{n_several}");
    }
}
