//! Filling a drawn pattern: the cells of the givens are fixed, and their digits are sought.
//!
//! One given after another, in random order, gets the digit that leaves the fewest solutions; equally good ones
//! are swapped too, so the search does not get stuck. It begins with the digits of a random full board.

use super::givens::board;
use crate::board::{Cell, CellSet, Digit, DigitSet, Puzzle, Random, Solution};
use crate::solve::{Event, Search, nine};

/// Solutions are counted up to this number.
const MOST: u64 = 3000;

/// The most branches for counting on boards without a special engine.
const NODES: u64 = 4000;

/// After this many givens in turn another start is better.
const PATIENCE: usize = 400;

/// The search for digits.
#[derive(Clone, Debug)]
pub(super) struct Fill {
    puzzle: Puzzle,
    cells: Vec<Cell>,
    n_solutions: u64,
    tries: usize,
}

impl Fill {
    /// Starts with the digits of a full board in these cells.
    pub(super) fn new(solution: &Solution, pattern: &CellSet) -> Self {
        let mut puzzle = Puzzle::empty(solution.board().geometry().clone());
        for cell in pattern.iter() {
            puzzle.put(cell, Some(solution.digit(cell)));
        }
        let n_solutions = count(&puzzle, MOST);
        Self {
            puzzle,
            cells: pattern.iter().collect(),
            n_solutions,
            tries: 0,
        }
    }

    /// Chooses one digit again. Returns the puzzle if it then has one solution, or an error if another start would
    /// be better.
    pub(super) fn step(&mut self, random: &mut Random) -> Option<Result<Puzzle, ()>> {
        if self.n_solutions == 1 {
            return Some(Ok(self.puzzle.clone()));
        }
        self.tries += 1;
        let Some(cell) = random.of(&self.cells).filter(|_| self.tries < PATIENCE) else {
            return Some(Err(()));
        };
        let mut digits: Vec<Digit> = self.possible(cell).iter().collect();
        random.shuffle(&mut digits);
        for digit in digits {
            let before = self.puzzle.get(cell);
            self.puzzle.put(cell, Some(digit));
            match count(&self.puzzle, (self.n_solutions + 1).min(MOST)) {
                n if n > 0 && n <= self.n_solutions => self.n_solutions = n,
                _ => self.puzzle.put(cell, before),
            }
        }
        None
    }

    /// The other digits that no peer holds.
    fn possible(&self, cell: Cell) -> DigitSet {
        let geometry = self.puzzle.geometry();
        let peers = geometry.peers(cell).iter().chain([&cell]);
        let held = peers.filter_map(|&peer| self.puzzle.get(peer));
        DigitSet::full(geometry.side()).minus(held.collect())
    }
}

/// How many solutions there are, up to `most`; also `most` if that is too hard to count.
fn count(puzzle: &Puzzle, most: u64) -> u64 {
    if nine::Search::fits(puzzle.geometry()) {
        return nine::count(&board(puzzle), most).found;
    }
    let mut search = Search::new(puzzle).undivided();
    for found in 0..most {
        match search.run(NODES.saturating_sub(search.nodes())) {
            Event::Solution(_) => {}
            Event::Exhausted => return found,
            Event::Paused => return most,
        }
    }
    most
}
