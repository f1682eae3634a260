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

pub use backtracking::{Backtracked, backtrack};
pub use count::{Count, End, Limits, Sign, count, count_with};
pub use diagnose::{
    Ambiguity, Contradictory, Diagnosis, Effort, Progress, Repair, Stage, Uniqueness, diagnose,
};
pub use estimate::{Estimate, Estimated};
pub use event::Event;
pub use search::Search;
pub use true_candidates::{Possible, Status, TrueCandidates};

use crate::board::{Puzzle, Solution};

/// How many solutions there are, as far as anyone needs to know. Every word, column or message about it comes from
/// this type, so that an exhausted budget is never taken for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum HowMany {
    /// There is none.
    None,
    /// There is exactly one.
    One,
    /// There are two or more.
    Several,
    /// The budget ran out before that was known.
    Undecided,
}

impl HowMany {
    /// Its name in results.
    pub fn slug(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::One => "one",
            Self::Several => "several",
            Self::Undecided => "undecided",
        }
    }
}

/// Whether there is a solution, and whether it is the only one.
#[must_use = "a verdict changes nothing: it is all there is"]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is none.
    None,
    /// Exactly this one.
    One(Solution),
    /// Two different ones.
    Several(Solution, Solution),
    /// The budget ended before that was known.
    Undecided,
}

impl Verdict {
    /// The verdict without the solutions.
    pub fn how_many(&self) -> HowMany {
        match self {
            Self::None => HowMany::None,
            Self::One(_) => HowMany::One,
            Self::Several(..) => HowMany::Several,
            Self::Undecided => HowMany::Undecided,
        }
    }

    /// The only solution.
    ///
    /// # Errors
    /// There is not exactly one, or it is not known.
    pub fn only(self) -> Result<Solution, HowMany> {
        match self {
            Self::One(solution) => Ok(solution),
            other => Err(other.how_many()),
        }
    }
}

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

/// None, one or several? Undecided if this many branches are not enough.
pub fn verdict(puzzle: &Puzzle, budget_nodes: u64) -> Verdict {
    verdict_with(puzzle, budget_nodes, &mut || {})
}

/// The [`verdict`], with calls of `tick` from time to time.
pub fn verdict_with(puzzle: &Puzzle, budget_nodes: u64, tick: &mut dyn FnMut()) -> Verdict {
    verdict_of(Search::new(puzzle), budget_nodes, tick)
}

/// The verdict of a new search.
pub(crate) fn verdict_of(mut search: Search, budget_nodes: u64, tick: &mut dyn FnMut()) -> Verdict {
    let first = match search.run_with(budget_nodes, tick) {
        Event::Solution(solution) => solution,
        Event::Exhausted => return Verdict::None,
        Event::Paused => return Verdict::Undecided,
    };
    match search.run_with(budget_nodes.saturating_sub(search.nodes()), tick) {
        Event::Solution(second) => Verdict::Several(first, second),
        Event::Exhausted => Verdict::One(first),
        Event::Paused => Verdict::Undecided,
    }
}
