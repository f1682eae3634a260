//! Random full boards, to remove givens from.
//!
//! Random digits are put into enough random cells to leave few solutions, and the first solution found is taken;
//! if there is none, the search starts again. Every full board is possible, but not all are equally likely.

use super::givens::board;
use crate::board::{Cell, Digit, DigitSet, Geometry, Puzzle, Random, Solution};
use crate::solve::{Event, Search, nine};
use std::sync::Arc;

/// The most branches for one of the first tries on boards without a special engine.
const NODES: u64 = 2000;

/// After this many tries, half as many cells are filled at random, and a try may take twice as long.
const PATIENCE: u32 = 64;

/// The search for a full board.
#[derive(Clone, Debug, Default)]
pub(super) struct Full {
    tries: u32,
}

/// The result of a try.
#[derive(Clone, Debug)]
pub(super) enum Tried {
    /// A full board.
    Found(Solution),
    /// None this time.
    Again,
    /// No board exists: such regions have no solution.
    Never,
}

impl Full {
    /// Tries once.
    pub(super) fn step(&mut self, geometry: &Arc<Geometry>, random: &mut Random) -> Tried {
        let n_cells = geometry.n_cells();
        let n = (n_cells / 4).min(3 * geometry.side());
        let n = n.checked_shr(self.tries / PATIENCE).unwrap_or(0);
        self.tries += 1;
        let Some(puzzle) = scatter(geometry, n, random) else {
            return Tried::Again;
        };
        let nodes = NODES << (self.tries / PATIENCE).min(20);
        match first_solution(&puzzle, nodes) {
            Event::Solution(solution) => Tried::Found(solution),
            Event::Exhausted if n == 0 => Tried::Never,
            _ => Tried::Again,
        }
    }
}

/// Random digits in `n` random cells that break no rule. `None` if some cell is left without a digit.
pub(super) fn scatter(geometry: &Arc<Geometry>, n: usize, random: &mut Random) -> Option<Puzzle> {
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    let mut left = vec![DigitSet::full(geometry.side()); geometry.n_cells()];
    let mut cells: Vec<Cell> = geometry.cells().collect();
    for at in 0..n.min(cells.len()) {
        let other = at + random.below(cells.len() - at);
        cells.swap(at, other);
        let cell = cells[at];
        let digit = any(left[cell.index()], random)?;
        puzzle.put(cell, Some(digit));
        for peer in geometry.peers(cell) {
            left[peer.index()] = left[peer.index()].without(digit);
        }
    }
    Some(puzzle)
}

fn any(digits: DigitSet, random: &mut Random) -> Option<Digit> {
    digits.iter().nth(random.below(digits.len()))
}

/// A solution, or why there is none.
pub(super) fn first_solution(puzzle: &Puzzle, nodes: u64) -> Event {
    if !nine::Search::fits(puzzle.geometry()) {
        return Search::new(puzzle).undivided().run(nodes);
    }
    let Some(digits) = nine::solve(&board(puzzle)) else {
        return Event::Exhausted;
    };
    let mut full = Puzzle::empty(Arc::clone(puzzle.geometry()));
    for (cell, digit) in full.geometry().cells().zip(digits) {
        full.put(cell, Digit::new(digit));
    }
    Solution::verify(full).map_or(Event::Exhausted, Event::Solution)
}
