//! None, one or several: whether a puzzle has a solution, and whether it is the only one.

use super::{Event, Search};
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
    let next = || {
        let left = budget_nodes.saturating_sub(search.nodes());
        search.run_with(left, tick)
    };
    decide(next).0
}

/// The verdict that the next two events of a search give; if they leave it undecided, a solution found by then.
pub(super) fn decide(mut next: impl FnMut() -> Event) -> (Verdict, Option<Solution>) {
    let first = match next() {
        Event::Solution(solution) => solution,
        Event::Exhausted => return (Verdict::None, None),
        Event::Paused => return (Verdict::Undecided, None),
    };
    match next() {
        Event::Solution(second) => (Verdict::Several(first, second), None),
        Event::Exhausted => (Verdict::One(first), None),
        Event::Paused => (Verdict::Undecided, Some(first)),
    }
}
