//! A depth-first search that visits every solution once and can stop anywhere.
//!
//! Each choice splits a board in two: one with the candidate, one without it. No solution is in both and none
//! is lost. Boards still to be visited wait on a stack, so nothing recurses; of each choice on the way down
//! only the half without the candidate waits, and each half with it decides a cell, so the stack never holds
//! more boards than there are cells, and one.

use super::state::{Dead, State};
use crate::board::{Candidate, Geometry, Grid, Puzzle, Solution};
use std::sync::Arc;

/// A search through all solutions of a puzzle.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// use nonet::solve::{Event, Search};
/// let four = Geometry::rectangular(2, 2).expect("4x4 is a board");
/// let mut search = Search::new(&Puzzle::empty(four.into()));
/// let mut found = 0;
/// loop {
///     match search.run(10) {
///         Event::Solution(_) => found += 1,
///         Event::Exhausted => break,
///         Event::Paused => {} // time to show how far it is, or to give up
///     }
/// }
/// assert_eq!(found, 288);
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    geometry: Arc<Geometry>,
    stack: Vec<State>,
    nodes: u64,
}

/// Why a search came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// It found another solution, checked house by house.
    Solution(Solution),
    /// There are no more solutions.
    Exhausted,
    /// It has tried as many branches as it was allowed.
    Paused,
}

impl Search {
    /// A search that has not begun. A puzzle with a repeated given simply has no solution.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::start(puzzle.geometry(), State::new(puzzle))
    }

    /// The same among the solutions that keep to a grid: to its digits, and to the candidates that it has left.
    pub fn from_grid(grid: &Grid) -> Self {
        Self::start(grid.geometry(), State::from_grid(grid))
    }

    fn start(geometry: &Arc<Geometry>, state: Result<State, Dead>) -> Self {
        let mut stack = Vec::with_capacity(geometry.n_cells() + 1);
        stack.extend(state);
        Self {
            geometry: Arc::clone(geometry),
            stack,
            nodes: 0,
        }
    }

    /// Goes on until a solution, the end, or this many more branches (or one more, as they come in pairs).
    /// Pauses do not change what is found, nor in which order.
    pub fn run(&mut self, nodes: u64) -> Event {
        let stop = self.nodes.saturating_add(nodes);
        while let Some(mut state) = self.stack.pop() {
            if state.propagate(&self.geometry) == Err(Dead) {
                continue;
            }
            let Some(choice) = state.choice(&self.geometry) else {
                return Event::Solution(self.solution(&state));
            };
            if self.nodes >= stop {
                self.stack.push(state);
                return Event::Paused;
            }
            self.split(state, choice);
        }
        Event::Exhausted
    }

    /// Branches made so far: two for each choice, none if singles alone decide.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn split(&mut self, state: State, choice: Candidate) {
        let (mut with, mut without) = (state.clone(), state);
        let eliminated = without.eliminate(&self.geometry, choice);
        self.stack.extend(eliminated.map(|()| without));
        let placed = with.place(&self.geometry, choice);
        self.stack.extend(placed.map(|()| with));
        self.nodes += 2;
    }

    fn solution(&self, state: &State) -> Solution {
        let board = state.to_puzzle(Puzzle::empty(Arc::clone(&self.geometry)));
        Solution::verify(board)
            .expect("a decided board whose singles are propagated keeps the rules")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stack_holds_no_more_boards_than_there_are_cells_and_one() {
        for (rows, cols) in [(2, 2), (3, 3), (4, 4)] {
            let geometry = Geometry::rectangular(rows, cols).map(Arc::new).unwrap();
            let mut search = Search::new(&Puzzle::empty(Arc::clone(&geometry)));
            let room = search.stack.capacity();
            for _ in 0..2000 {
                search.run(1);
                assert!(search.stack.len() <= geometry.n_cells() + 1);
            }
            assert_eq!(search.stack.capacity(), room);
        }
    }
}
