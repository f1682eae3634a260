//! Exact answers: find, count, decide. Never a guess, and no limit that becomes a wrong answer.
//!
//! All of them use one [`Search`], which is complete on boards of any shape. If a limit on branches or solutions
//! ends it early, the answer says so. Without the feature `large`, boards other than 9x9 are not searched, and
//! nothing about them is decided.

#[cfg(feature = "large")]
pub mod any_size;
mod backtracking;
mod count;
mod diagnose;
mod estimate;
mod event;
pub mod nine;
#[cfg(not(feature = "large"))]
mod nothing;
#[cfg(all(feature = "large", not(target_family = "wasm")))]
mod parts;
mod search;
mod true_candidates;
mod verdict;

pub use backtracking::{Backtracked, backtrack};
pub use count::{Count, End, Limits, Sign, count, count_with};
pub use diagnose::{
    Ambiguity, Contradictory, Diagnosis, Effort, Progress, Repair, Stage, Uniqueness, diagnose,
};
pub use estimate::{Estimate, Estimated};
pub use event::Event;
pub use search::Search;
pub use true_candidates::{Possible, Status, TrueCandidates};
pub(crate) use verdict::verdict_of;
pub use verdict::{HowMany, Verdict, verdict, verdict_with};

use crate::board::{Puzzle, Solution};

/// A solution, if there is one.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let solution = nonet::solve::solve(&Puzzle::empty(Geometry::classic()));
/// assert!(solution.is_some_and(|found| found.board().is_full()));
/// ```
#[must_use = "the puzzle stays as it is: the solution is the answer"]
pub fn solve(puzzle: &Puzzle) -> Option<Solution> {
    match Search::new(puzzle).run_with(u64::MAX, &mut || {}) {
        Event::Solution(solution) => Some(solution),
        Event::Exhausted | Event::Paused => None,
    }
}
