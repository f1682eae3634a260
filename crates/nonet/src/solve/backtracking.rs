//! Backtracking as people know it, counted: a digit is tried, and taken back if it leads nowhere.
//!
//! It continues where logic stopped, in the first cell with the fewest candidates, lowest digits first. It is slow
//! beside [`Search`](super::Search), but its work can be described.

use super::Event;
use crate::board::{Cell, DigitSet, Grid, Solution};

/// How many digits are tried between two ticks.
const TICK: u64 = 1024;

/// What backtracking did, and how it ended: at the first solution, with nothing left to try, or paused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backtracked {
    /// The cell where it began, and its candidates; `None` if no cell was open.
    pub first: Option<(Cell, DigitSet)>,
    /// How many digits were tried.
    pub tried: u64,
    /// How many of them were taken back.
    pub taken_back: u64,
    /// How it ended.
    pub end: Event,
}

/// An open cell, and the digits still to be tried in it.
struct Branch {
    grid: Grid,
    cell: Cell,
    left: DigitSet,
}

impl Branch {
    fn of(grid: Grid) -> Option<Self> {
        let cells = grid.empty_cells();
        let cell = cells.min_by_key(|&cell| grid.candidates(cell).len())?;
        let left = grid.candidates(cell);
        Some(Self { grid, cell, left })
    }

    /// The grid with the next digit tried.
    fn next(&mut self) -> Option<Grid> {
        let digit = self.left.first()?;
        self.left = self.left.without(digit);
        let mut grid = self.grid.clone();
        grid.place(self.cell, digit);
        Some(grid)
    }
}

/// Looks for a solution that fits the digits and candidates of a grid, and pauses after `most` digits tried. Calls
/// `tick` from time to time.
///
/// ```
/// use nonet::board::{Geometry, Grid, Puzzle};
/// use nonet::solve::{Event, backtrack};
/// let done = backtrack(&Grid::new(&Puzzle::empty(Geometry::classic())), 1_000, &mut || {});
/// assert!(matches!(done.end, Event::Solution(_)));
/// assert_eq!(done.tried - done.taken_back, 81); // those that stand
/// ```
pub fn backtrack(grid: &Grid, most: u64, tick: &mut dyn FnMut()) -> Backtracked {
    let mut stack: Vec<Branch> = Branch::of(grid.clone()).into_iter().collect();
    let first = stack.first().map(|branch| (branch.cell, branch.left));
    let mut tried = 0;
    let end = loop {
        let Some(branch) = stack.last_mut() else {
            break grid.to_solution().map_or(Event::Exhausted, Event::Solution);
        };
        if tried == most && !branch.left.is_empty() {
            break Event::Paused;
        }
        let Some(next) = branch.next() else {
            stack.pop();
            continue;
        };
        tried += 1;
        if tried % TICK == 0 {
            tick();
        }
        match solution(&next) {
            Some(solution) => break Event::Solution(solution),
            None => stack.extend(Branch::of(next)),
        }
    };
    let standing = match end {
        Event::Solution(_) => stack.len(),
        // No digit of the last cell is left standing.
        Event::Exhausted | Event::Paused => stack.len().saturating_sub(1),
    };
    Backtracked {
        first,
        tried,
        taken_back: tried - standing as u64,
        end,
    }
}

fn solution(grid: &Grid) -> Option<Solution> {
    grid.is_full().then(|| grid.to_solution()).flatten()
}
