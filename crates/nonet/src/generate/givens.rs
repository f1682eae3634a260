//! Givens with one solution, and the question which of them can go.
//!
//! To decide whether one given can go, solutions need not be counted: it can if and only if there is no solution
//! with another digit in its cell. That is one search for one solution.

use crate::board::{Candidate, Cell, Digit, Grid, Puzzle, Solution};
use crate::solve::{self, Event, Search, Verdict, nine};

/// The most branches for one question on boards without a special engine.
const NODES: u64 = 4000;

/// Some digits of a solution that leave no other solution.
#[derive(Clone, Debug)]
pub(super) struct Givens {
    puzzle: Puzzle,
    solution: Solution,
    n: usize,
    /// The same digits for the 9x9 engine, on its boards.
    nine: Option<nine::Board>,
    /// Is it known that no other given can go? This may be found out while givens are removed.
    pub(super) is_known_minimal: bool,
}

impl Givens {
    /// All digits of a solution.
    pub(super) fn all(solution: Solution) -> Self {
        Self::of(solution.board().clone(), solution)
    }

    /// A puzzle and its only solution.
    pub(super) fn of(puzzle: Puzzle, solution: Solution) -> Self {
        let nine = nine::Search::fits(puzzle.geometry()).then(|| board(&puzzle));
        let n = puzzle.n_givens();
        Self {
            puzzle,
            solution,
            n,
            nine,
            is_known_minimal: false,
        }
    }

    /// A puzzle, if it is proved to have one solution.
    pub(super) fn proved(puzzle: Puzzle) -> Option<Self> {
        let is_nine = nine::Search::fits(puzzle.geometry());
        if is_nine && nine::count(&board(&puzzle), 2).found != 1 {
            return None;
        }
        match solve::verdict_of(Search::new(&puzzle).undivided(), NODES, &mut || {}) {
            Verdict::One(solution) => Some(Self::of(puzzle, solution)),
            _ => None,
        }
    }

    pub(super) fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How many givens there are.
    pub(super) fn n(&self) -> usize {
        self.n
    }

    /// Is there still one solution without the givens in these cells? `None` if that is too hard to settle.
    pub(super) fn can_lose(&self, cells: &[Cell]) -> Option<bool> {
        match (&self.nine, cells) {
            (Some(board), [cell]) => Some(nine::is_redundant(board, cell.index())),
            (Some(board), _) => {
                let mut rest = *board;
                cells.iter().for_each(|cell| rest.set(cell.index(), 0));
                Some(nine::count(&rest, 2).found == 1)
            }
            (None, _) => self.can_lose_slowly(cells),
        }
    }

    fn can_lose_slowly(&self, cells: &[Cell]) -> Option<bool> {
        let mut rest = self.puzzle.clone();
        cells.iter().for_each(|&cell| rest.put(cell, None));
        let mut grid = Grid::new(&rest);
        if let &[cell] = cells {
            let digit = self.solution.digit(cell);
            grid.eliminate(Candidate { cell, digit });
        }
        let mut search = Search::from_grid(&grid).undivided();
        loop {
            match search.run(NODES.saturating_sub(search.nodes())) {
                Event::Solution(other) if other == self.solution => {}
                Event::Solution(_) => return Some(false),
                Event::Exhausted => return Some(true),
                Event::Paused => return None,
            }
        }
    }

    /// Removes the givens in these cells.
    pub(super) fn lose(&mut self, cells: &[Cell]) {
        cells.iter().for_each(|&cell| self.set(cell, None));
    }

    /// Puts the solution's digits back into these cells.
    pub(super) fn regain(&mut self, cells: &[Cell]) {
        for &cell in cells {
            self.set(cell, Some(self.solution.digit(cell)));
        }
    }

    fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.n -= usize::from(self.puzzle.get(cell).is_some());
        self.n += usize::from(digit.is_some());
        self.is_known_minimal = false;
        self.puzzle.put(cell, digit);
        if let Some(board) = &mut self.nine {
            board.set(cell.index(), digit.map_or(0, Digit::get));
        }
    }

    /// Is each of them needed? `None` if that is too hard to settle.
    pub(super) fn are_minimal(&self) -> Option<bool> {
        if self.is_known_minimal {
            return Some(true);
        }
        let mut all_known = true;
        for (cell, _) in self.puzzle.givens() {
            match self.can_lose(&[cell]) {
                Some(true) => return Some(false),
                Some(false) => {}
                None => all_known = false,
            }
        }
        all_known.then_some(true)
    }
}

/// A puzzle as the 9x9 engine needs it.
pub(super) fn board(puzzle: &Puzzle) -> nine::Board {
    let mut digits = [0; 81];
    for (place, digit) in digits.iter_mut().zip(puzzle.digits()) {
        *place = digit.map_or(0, Digit::get);
    }
    nine::Board::from_digits(&digits)
}
