//! The solutions of a puzzle one after the other, within limits: for counting, showing and saving them.

use super::{Event, HowMany, Search};
use crate::board::{Puzzle, Solution};

/// Branches between two signs: less than a millisecond on most boards, a hundred or more on the largest hard ones.
const SLICE: u64 = 512;

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How many solutions are wanted.
    pub solutions: u64,
    /// How many branches may be made.
    pub nodes: u64,
}

/// A report on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign<'a> {
    /// Another solution.
    Solution(&'a Solution),
    /// Nothing new.
    Working {
        /// Branches made so far.
        nodes: u64,
        /// Solutions found so far.
        found: u64,
    },
}

/// Why a count ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// These are all.
    Exhausted,
    /// There are more than wanted.
    Limit,
    /// There may be more: the branches were used up.
    Budget,
}

/// How many solutions there are.
#[must_use = "a count changes nothing: its answer is all there is"]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many were found.
    pub found: u64,
    /// Why counting ended.
    pub end: End,
    /// The first of them.
    pub first: Option<Solution>,
    /// Branches made.
    pub nodes: u64,
}

impl Count {
    /// Were all solutions found?
    pub fn is_complete(&self) -> bool {
        self.end == End::Exhausted
    }

    /// The number as far as it is known: none, one, several.
    pub fn how_many(&self) -> HowMany {
        match (self.found, self.end) {
            (0, End::Exhausted) => HowMany::None,
            (1, End::Exhausted) => HowMany::One,
            (2.., _) | (1, End::Limit) => HowMany::Several,
            (0, End::Limit) | (0 | 1, End::Budget) => HowMany::Undecided,
        }
    }
}

/// Counts the solutions, up to a limit.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let four = Geometry::rectangular(2, 2).expect("4x4 is a board");
/// let count = nonet::solve::count(&Puzzle::empty(four.into()), 1000);
/// assert!(count.found == 288 && count.is_complete());
/// ```
pub fn count(puzzle: &Puzzle, limit: u64) -> Count {
    let limits = Limits {
        solutions: limit,
        nodes: u64::MAX,
    };
    count_with(puzzle, limits, &mut |_| {})
}

/// Counts the solutions within limits. `tell` receives each solution when it is found, and progress from time to time.
pub fn count_with(puzzle: &Puzzle, limits: Limits, tell: &mut dyn FnMut(Sign<'_>)) -> Count {
    let mut search = Search::new(puzzle);
    let (mut found, mut first, mut pause) = (0, None, SLICE);
    let end = loop {
        match search.run(pause.min(limits.nodes).saturating_sub(search.nodes())) {
            Event::Solution(_) if found == limits.solutions => break End::Limit,
            Event::Solution(solution) => {
                found += 1;
                tell(Sign::Solution(&solution));
                first.get_or_insert(solution);
            }
            Event::Exhausted => break End::Exhausted,
            Event::Paused if search.nodes() >= limits.nodes => break End::Budget,
            Event::Paused => {
                let nodes = search.nodes();
                tell(Sign::Working { nodes, found });
                pause = nodes + SLICE;
            }
        }
    };
    Count {
        found,
        end,
        first,
        nodes: search.nodes(),
    }
}
