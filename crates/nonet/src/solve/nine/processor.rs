//! The work of this engine, compiled once for every processor, once for those with AVX2 and once for those with
//! AVX-512.
//!
//! All versions do the same; wider registers just hold more of the three triples of digits.

use super::wide::{Three, Wide};

/// Work that is done in the widest registers that the processor has.
pub(super) trait Work {
    /// The input.
    type Task;
    /// The result.
    type Done;

    /// Does the work. Each version is inlined, and recurses through `again`.
    fn work<W: Wide>(
        &mut self,
        task: Self::Task,
        again: impl Fn(&mut Self, Self::Task) -> Self::Done,
    ) -> Self::Done;
}

/// Does the work on this processor.
#[inline(always)]
pub(super) fn here<T: Work>(work: &mut T, task: T::Task) -> T::Done {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_there() {
        return avx512::work(work, task);
    } else if avx2::is_there() {
        return avx2::work(work, task);
    }
    everywhere(work, task)
}

#[inline(never)]
fn everywhere<T: Work>(work: &mut T, task: T::Task) -> T::Done {
    work.work::<Three>(task, everywhere)
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "one call after asking the processor")]
mod avx2 {
    use super::super::wide::Two;
    use super::Work;

    #[inline(always)]
    pub(super) fn is_there() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    #[inline(always)]
    pub(super) fn work<T: Work>(work: &mut T, task: T::Task) -> T::Done {
        // SAFETY: the only caller has asked the processor for all of these.
        unsafe { marked(work, task) }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn marked<T: Work>(work: &mut T, task: T::Task) -> T::Done {
        work.work::<Two>(task, self::work)
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "one call after asking the processor")]
mod avx512 {
    use super::super::wide::One;
    use super::{Work, avx2};

    #[inline(always)]
    pub(super) fn is_there() -> bool {
        avx2::is_there()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
    }

    #[inline(always)]
    pub(super) fn work<T: Work>(work: &mut T, task: T::Task) -> T::Done {
        // SAFETY: the only caller has asked the processor for all of these.
        unsafe { marked(work, task) }
    }

    #[target_feature(enable = "avx512f,avx512vl,avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn marked<T: Work>(work: &mut T, task: T::Task) -> T::Done {
        work.work::<One>(task, self::work)
    }
}

#[cfg(test)]
#[cfg(target_arch = "x86_64")]
mod tests {
    use super::*;
    use crate::solve::nine::Board;
    use crate::solve::nine::state::State;
    use crate::solve::nine::visit::{QUICK, Visit};
    use std::ops::ControlFlow;

    /// A board with some cells of a solution, one of which may be wrong: it has none, one or several solutions.
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
            let visited = |work: fn(&mut Visit<QUICK>, State) -> ControlFlow<()>| {
                let mut all = Visit::<QUICK>::new(50, state);
                let flow = work(&mut all, state);
                (flow, all.found, all.guesses, all.last.digits())
            };
            let told = visited(everywhere);
            if avx2::is_there() {
                assert_eq!(visited(avx2::work), told);
            }
            if avx512::is_there() {
                assert_eq!(visited(avx512::work), told);
            }
            n_several += usize::from(told.1 > 1);
        }
        assert!((100..1900).contains(&n_several), "{n_several}");
    }
}
