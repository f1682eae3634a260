//! Logic as far as some techniques go, then backtracking to a solution: the method of a thesis on solving, which
//! uses seven techniques.

use super::{Path, path_with};
use crate::board::{CellSet, Contradiction, Grid, Solution};
use crate::logic::Technique;
use crate::solve::{Backtracked, Event, backtrack};

/// What logic and backtracking did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completed {
    /// The steps of the techniques, and the grid where they stopped.
    pub path: Path,
    /// What backtracking did from there; `None` if the techniques filled the board, or showed that it has no solution.
    pub search: Option<Backtracked>,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// A solution. There may be others.
    Solution(Solution),
    /// The techniques led to a contradiction, so there is no solution.
    Contradiction(Contradiction),
    /// Every digit that was tried led to a contradiction.
    Exhausted,
    /// Backtracking was paused.
    Paused,
}

impl Completed {
    /// How it ended.
    pub fn end(&self) -> Completion {
        match self.search.as_ref().map(|search| &search.end) {
            Some(Event::Solution(solution)) => Completion::Solution(solution.clone()),
            Some(Event::Exhausted) => Completion::Exhausted,
            Some(Event::Paused) => Completion::Paused,
            None => match (self.path.end.to_solution(), self.path.end.contradiction()) {
                (Some(solution), _) => Completion::Solution(solution),
                (None, Some(why)) => Completion::Contradiction(why),
                (None, None) => Completion::Exhausted,
            },
        }
    }
}

/// Solves as far as these techniques go, as [`path_with`] does, then by [`backtrack`], which pauses after `most`
/// digits tried. Calls `tick` from time to time.
///
/// ```
/// use nonet::board::Grid;
/// use nonet::logic::techniques;
/// use nonet::rate::{Completion, complete};
/// let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// let read = nonet::text::read_any(line, &Default::default()).expect("a puzzle");
/// let puzzle = &read.likeliest().puzzle;
/// let run = complete(Grid::new(puzzle), None, techniques::HALF_STEPS, 1_000_000, &mut || {});
/// assert!(run.path.end.to_solution().is_none() && run.search.is_some());
/// assert!(matches!(run.end(), Completion::Solution(_)));
/// ```
pub fn complete(
    grid: Grid,
    unique: Option<&CellSet>,
    techniques: &[&dyn Technique],
    most: u64,
    tick: &mut dyn FnMut(),
) -> Completed {
    let path = path_with(grid, unique, techniques, tick);
    let is_open = !path.end.is_full() && path.end.contradiction().is_none();
    let search = is_open.then(|| backtrack(&path.end, most, tick));
    Completed { path, search }
}
