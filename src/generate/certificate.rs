//! What can be proved about a puzzle, and what the scales say.

use super::{RATED_SIDE, Symmetry, givens::Givens};
use crate::board::{CellSet, Grid, Puzzle, Solution};
use crate::logic::{Info, Technique, techniques};
use crate::rate;
use crate::solve::{self, Verdict};

/// What is certain about a puzzle: it has one solution, proved by exhaustive search.
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate {
    /// Its solution, the only one.
    pub solution: Solution,
    /// Is each given needed? `None` if that is too hard to settle.
    pub minimal: Option<bool>,
    /// How many givens there are.
    pub clues: usize,
    /// The largest symmetry of their pattern.
    pub symmetry: Symmetry,
    /// What the scales say and the techniques do, on boards up to 9x9.
    pub ratings: Option<Ratings>,
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// On every scale.
    pub scales: rate::Ratings,
    /// How often each technique is used on the path of hints; without those that are not used.
    pub techniques: Vec<(&'static Info, usize)>,
    /// Does that path lead to the solution?
    pub by_logic: bool,
}

/// Certifies a puzzle. `None` if it does not have exactly one solution, or if this many branches do not show it.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// let empty = Puzzle::empty(Geometry::classic());
/// assert_eq!(nonet::generate::certify(&empty, 1000), None);
/// ```
pub fn certify(puzzle: &Puzzle, budget: u64) -> Option<Certificate> {
    let Verdict::One(solution) = solve::verdict(puzzle, budget) else {
        return None;
    };
    let geometry = puzzle.geometry();
    let pattern = CellSet::of(geometry.n_cells(), puzzle.givens().map(|(cell, _)| cell));
    let is_rated = geometry.side() <= RATED_SIDE;
    Some(Certificate {
        minimal: Givens::of(puzzle.clone(), solution.clone()).are_minimal(),
        clues: puzzle.n_givens(),
        symmetry: Symmetry::of(geometry, &pattern),
        ratings: is_rated.then(|| ratings(puzzle, &solution, &pattern)),
        solution,
    })
}

fn ratings(puzzle: &Puzzle, solution: &Solution, givens: &CellSet) -> Ratings {
    let all: Vec<&dyn Technique> = techniques::ALL.to_vec();
    let path = rate::path(Grid::new(puzzle), Some(givens), &all);
    let uses = |info: &'static Info| {
        let of_it = path.steps.iter().filter(|step| step.technique == info);
        (info, of_it.count())
    };
    let uses = all.iter().map(|technique| uses(technique.info()));
    Ratings {
        scales: rate::Ratings::of(puzzle, solution),
        techniques: uses.filter(|&(_, uses)| uses > 0).collect(),
        by_logic: path.end.is_full(),
    }
}
