//! What one job may spend on searches of unknown length.

use super::Say;
use answers::protocol::Verdict;
use nonet::board::{Grid, Puzzle, Solution};
use nonet::solve::{self, Event, Search};

/// The branches that one job can make: about 130 ms natively. A contradictory board known to be slow (the 17 givens
/// in crates/nonet/tests/solve/search.rs) takes 2,624.
const NODES: u64 = 100_000;

/// The budget ran out before the question was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Undecided;

/// The branches that a job has left for all of its questions together, and what to call meanwhile.
pub(super) struct Budget<'a> {
    left: u64,
    tick: &'a mut dyn FnMut(),
}

impl<'a> Budget<'a> {
    pub(super) fn new(tick: &'a mut dyn FnMut()) -> Self {
        Self { left: NODES, tick }
    }

    /// Is there a solution that agrees with this grid, its digits and its candidates?
    pub(super) fn solvable(&mut self, grid: &Grid) -> Result<bool, Undecided> {
        let mut search = Search::from_grid(grid);
        let event = search.run_with(self.left, self.tick);
        self.left = self.left.saturating_sub(search.nodes());
        match event {
            Event::Solution(_) => Ok(true),
            Event::Exhausted => Ok(false),
            Event::Paused => Err(Undecided),
        }
    }
}

/// How many solutions a board has, as far as a whole budget can tell.
pub(super) fn verdict(board: &Puzzle, say: &mut Say<'_>) -> Verdict {
    the_only_solution(board, say).map_or_else(|verdict| verdict, |_| Verdict::One)
}

/// The only solution of a board, or why it does not have exactly one.
pub(super) fn the_only_solution(board: &Puzzle, say: &mut Say<'_>) -> Result<Solution, Verdict> {
    solve::verdict_with(board, NODES, &mut || say.alive()).only()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::board::Geometry;

    #[test]
    fn a_budget_that_ends_decides_nothing() {
        let empty = Grid::new(&Puzzle::empty(Geometry::classic()));
        let mut unheard = || {};
        let mut budget = Budget::new(&mut unheard);
        assert_eq!(budget.solvable(&empty), Ok(true));
        budget.left = 0;
        assert_eq!(budget.solvable(&empty), Err(Undecided));
    }

    #[test]
    fn all_questions_of_a_job_share_its_budget() {
        let empty = Grid::new(&Puzzle::empty(Geometry::classic()));
        let mut unheard = || {};
        let mut budget = Budget::new(&mut unheard);
        while budget.solvable(&empty).is_ok() {}
        assert_eq!(budget.left, 0);
    }
}
