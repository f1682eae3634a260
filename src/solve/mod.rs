//! Exact answers: find, count, decide. Never a guess, and no limit that becomes a wrong answer.
//!
//! All of them read off one [`Search`], which is complete on boards of any shape. Where a number of branches
//! or solutions ends it early, the answer says so.

pub mod any_size;
mod diagnose;
mod estimate;
mod event;
pub mod nine;
mod search;
mod true_candidates;

pub use diagnose::{
    Ambiguity, Contradictory, Diagnosis, Effort, Progress, Repair, Stage, Uniqueness, diagnose,
};
pub use estimate::{Estimate, Estimated};
pub use event::Event;
pub use search::Search;
pub use true_candidates::{Status, TrueCandidates};

use crate::board::{Puzzle, Solution};

/// Branches between two reports of progress: a few milliseconds.
const SLICE: u64 = 4096;

/// How many solutions there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Solutions counted.
    pub found: u64,
    /// Are these all? If not, there are more than the limit.
    pub complete: bool,
    /// The first of them.
    pub first: Option<Solution>,
    /// Branches made.
    pub nodes: u64,
}

/// Whether there is a solution, and whether it is the only one.
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

/// Counts the solutions, up to a limit.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let four = Geometry::rectangular(2, 2).expect("4x4 is a board");
/// let count = nonet::solve::count(&Puzzle::empty(four.into()), 1000);
/// assert_eq!((count.found, count.complete), (288, true));
/// ```
pub fn count(puzzle: &Puzzle, limit: u64) -> Count {
    count_with(puzzle, limit, &mut |_, _| {})
}

/// Counts the solutions, up to a limit, and tells from time to time how many branches were made and how many
/// solutions found.
pub fn count_with(puzzle: &Puzzle, limit: u64, tick: &mut dyn FnMut(u64, u64)) -> Count {
    let mut search = Search::new(puzzle);
    let (mut found, mut first) = (0, None);
    let mut next_tick = SLICE;
    let complete = loop {
        match search.run(next_tick.saturating_sub(search.nodes())) {
            Event::Solution(_) if found == limit => break false,
            Event::Solution(solution) => {
                found += 1;
                first.get_or_insert(solution);
            }
            Event::Exhausted => break true,
            Event::Paused => {
                tick(search.nodes(), found);
                next_tick = search.nodes() + SLICE;
            }
        }
    };
    Count {
        found,
        complete,
        first,
        nodes: search.nodes(),
    }
}

/// A solution, if there is one.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let solution = nonet::solve::solve(&Puzzle::empty(Geometry::classic()));
/// assert!(solution.is_some_and(|found| found.board().is_full()));
/// ```
pub fn solve(puzzle: &Puzzle) -> Option<Solution> {
    let mut search = Search::new(puzzle);
    loop {
        match search.run(SLICE) {
            Event::Solution(solution) => return Some(solution),
            Event::Exhausted => return None,
            Event::Paused => {}
        }
    }
}

/// None, one or several? Says so if this many branches do not decide it.
pub fn verdict(puzzle: &Puzzle, budget_nodes: u64) -> Verdict {
    verdict_with(puzzle, budget_nodes, &mut || {})
}

/// The same, and calls `tick` from time to time.
pub fn verdict_with(puzzle: &Puzzle, budget_nodes: u64, tick: &mut dyn FnMut()) -> Verdict {
    let mut search = Search::new(puzzle);
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
