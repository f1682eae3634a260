//! The resumable search on an ordinary 9x9 board: the same contract as [`solve::Search`](crate::solve::Search).

use super::choice::TRIES;
use super::processor::{self, Work};
use super::state::{Outcome, State};
use super::wide::Wide;
use crate::board::{Cell, Digit, DigitSet, Geometry, Grid, Puzzle, Solution};
use crate::solve::Event;
use std::sync::Arc;

/// A search through all solutions of an ordinary 9x9 puzzle.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// use nonet::solve::{Event, nine};
/// let puzzle = Puzzle::empty(Geometry::classic());
/// assert!(nine::Search::fits(puzzle.geometry()));
/// let mut search = nine::Search::new(&puzzle);
/// assert!(matches!(search.run(1000), Event::Solution(_)));
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    geometry: Arc<Geometry>,
    /// Boards still to be visited. Of each choice only the second half waits, and each first half decides a cell,
    /// so there is at most one more than there are cells.
    stack: Vec<State>,
    /// Has the topmost board settled already?
    settled: bool,
    nodes: u64,
}

impl Search {
    /// Is this the shape of board that this engine is made for?
    pub fn fits(geometry: &Geometry) -> bool {
        let boxes = geometry.box_map();
        let ordinary = |(cell, own): (usize, &u8)| {
            let first = cell / 27 * 27 + cell % 9 / 3 * 3;
            boxes.get(first) == Some(own)
        };
        geometry.side() == 9 && boxes.iter().enumerate().all(ordinary)
    }

    /// A new search. A puzzle with a repeated given simply has no solution.
    pub fn new(puzzle: &Puzzle) -> Self {
        let full = DigitSet::full(9);
        let candidates = |cell| puzzle.get(cell).map_or(full, DigitSet::only);
        Self::start(puzzle.geometry(), candidates)
    }

    /// A new search among the solutions that fit a grid: its digits and its remaining candidates.
    pub fn from_grid(grid: &Grid) -> Self {
        let left = |cell| {
            grid.value(cell)
                .map_or(grid.candidates(cell), DigitSet::only)
        };
        Self::start(grid.geometry(), left)
    }

    fn start(geometry: &Arc<Geometry>, candidates: impl Fn(Cell) -> DigitSet) -> Self {
        let mut places = [[0; 81]; 9];
        for cell in geometry.cells().take(81) {
            for digit in candidates(cell).iter() {
                if let Some(cells) = places.get_mut(digit.index()) {
                    cells[cell.index()] = 1;
                }
            }
        }
        Self {
            geometry: Arc::clone(geometry),
            stack: vec![State::from_places(&places)],
            settled: false,
            nodes: 0,
        }
    }

    /// Continues until a solution, the end, or this many more branches (or one more, as they come in pairs).
    /// Pauses do not change which solutions are found, or in which order.
    pub fn run(&mut self, nodes: u64) -> Event {
        processor::here(self, self.nodes.saturating_add(nodes))
    }

    /// How many branches were made so far: two for each choice, none if propagation alone decides.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    fn solution(&self, state: &State) -> Solution {
        let mut board = Puzzle::empty(Arc::clone(&self.geometry));
        for (index, value) in state.digits().into_iter().enumerate() {
            board.put(Cell::new(index), Digit::new(value));
        }
        Solution::verify(board).expect("each house of a solved board has each digit")
    }
}

impl Work for Search {
    /// The number of branches at which it pauses.
    type Task = u64;
    type Done = Event;

    #[inline(always)]
    fn work<W: Wide>(&mut self, stop: u64, _: impl Fn(&mut Self, u64) -> Event) -> Event {
        while let Some(mut state) = self.stack.pop() {
            // A board that waited must not settle twice, or pauses would change the result.
            let outcome = if std::mem::take(&mut self.settled) {
                Outcome::Open
            } else {
                state.settle::<W>()
            };
            match outcome {
                Outcome::Dead => {}
                Outcome::Solved => return Event::Solution(self.solution(&state)),
                Outcome::Open if self.nodes >= stop => {
                    self.stack.push(state);
                    self.settled = true;
                    return Event::Paused;
                }
                Outcome::Open => {
                    let second = state.split(TRIES);
                    self.stack.extend([second, state]);
                    self.nodes += 2;
                }
            }
        }
        Event::Exhausted
    }
}
