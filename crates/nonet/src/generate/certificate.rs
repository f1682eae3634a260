//! What can be proved about a puzzle, and its ratings.

use super::{RATED_SIDE, Symmetry, givens::Givens};
use crate::board::{Puzzle, Solution};
use crate::rate::Rated;
use crate::solve::{self, Search, Verdict};

/// What is certain about a puzzle: it has one solution, proved by exhaustive search.
#[must_use = "what was proved is told nowhere else"]
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate {
    /// Its solution, the only one.
    pub solution: Solution,
    /// Is each given needed? `None` if that is too hard to settle.
    pub minimal: Option<bool>,
    /// How many givens there are.
    pub givens: usize,
    /// The largest symmetry of their pattern.
    pub symmetry: Symmetry,
    /// Its ratings and the techniques it takes, on boards up to 9x9.
    pub rated: Option<Rated>,
}

/// Certifies a puzzle, and calls `tick` from time to time. `None` if it does not have exactly one solution, or if
/// this many branches do not decide it.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let empty = Puzzle::empty(Geometry::classic());
/// assert_eq!(nonet::generate::certify(&empty, 1000, &mut || {}), None);
/// ```
pub fn certify(puzzle: &Puzzle, budget: u64, tick: &mut dyn FnMut()) -> Option<Certificate> {
    let Verdict::One(solution) = solve::verdict_of(Search::new(puzzle).undivided(), budget, tick)
    else {
        return None;
    };
    let geometry = puzzle.geometry();
    let pattern = puzzle.given_cells();
    let is_rated = geometry.side() <= RATED_SIDE;
    Some(Certificate {
        minimal: Givens::of(puzzle.clone(), solution.clone()).are_minimal(),
        givens: puzzle.n_givens(),
        symmetry: Symmetry::of(geometry, &pattern),
        rated: is_rated.then(|| Rated::of(puzzle, &mut |_| tick())),
        solution,
    })
}
