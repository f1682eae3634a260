//! True candidates: those that occur in at least one solution.
//!
//! Each solution found shows as many of them as the board has cells. The rest is settled cell by cell: is there a
//! solution with one of *these* digits here? If so it shows at least one more; if not, one search refutes all of
//! them, and later searches leave them out. Digits that the board does not distinguish (nothing placed, candidates
//! in the same cells) can be exchanged in every solution, so a result for one holds for all: an empty board of any
//! size takes one solution.
//!
//! Asking only for what is still unseen is the idea of backbone algorithms for satisfiability (M. Janota, I.
//! Lynce, J. Marques-Silva, Algorithms for computing backbones of propositional formulae, 2015).

use super::{Event, Search};
use crate::board::{Candidate, Cell, Digit, DigitSet, Grid, Puzzle, Solution};

/// How many solutions are taken from one search over the whole board before cells are asked about one by one. That
/// search alone decides boards with few solutions.
const FEW: u64 = 32;

/// The candidates of a board that occur in some solution, found piece by piece.
///
/// ```
/// use nonet::board::{Cell, Geometry, Puzzle};
/// use nonet::solve::{Status, TrueCandidates};
/// let mut all = TrueCandidates::new(&Puzzle::empty(Geometry::classic()));
/// while all.run(1000) == Status::Paused {}
/// assert_eq!(all.proven(Cell::new(0)).len(), 9);
/// ```
#[derive(Clone, Debug)]
pub struct TrueCandidates {
    /// The grid, without the refuted candidates.
    grid: Grid,
    proven: Vec<DigitSet>,
    /// For each digit, those that the board does not distinguish from it.
    alike: Vec<DigitSet>,
    search: Search,
    asked: Asked,
    found: u64,
    /// Branches of earlier searches, plus one for each of them.
    spent: u64,
}

/// For each cell, in reading order, the digits that it has in some solution, as far as that is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Possible {
    /// The digits known to occur in some solution.
    pub proven: Vec<DigitSet>,
    /// The digits about which nothing is known.
    pub unknown: Vec<DigitSet>,
}

/// What the current search is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Board,
    Cell(Cell),
    Nothing,
}

/// The state of work done in pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to do.
    Paused,
    /// Everything is known.
    Done,
}

impl TrueCandidates {
    /// The true candidates of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::from_grid(&Grid::new(puzzle))
    }

    /// The true candidates of the solutions that fit a grid: its digits and its remaining candidates.
    pub fn from_grid(grid: &Grid) -> Self {
        Self {
            grid: grid.clone(),
            proven: vec![DigitSet::EMPTY; grid.geometry().n_cells()],
            alike: alike(grid),
            search: Search::from_grid(grid),
            asked: Asked::Board,
            found: 0,
            spent: 0,
        }
    }

    /// Continues until all is known, or for about this many branches. Pauses change nothing.
    pub fn run(&mut self, nodes: u64) -> Status {
        let stop = self.nodes().saturating_add(nodes);
        while self.asked != Asked::Nothing {
            let left = stop.saturating_sub(self.nodes());
            if left == 0 {
                return Status::Paused;
            }
            match self.search.run(left) {
                Event::Paused => return Status::Paused,
                Event::Solution(solution) => self.show(&solution),
                Event::Exhausted => self.refute(),
            }
        }
        Status::Done
    }

    /// The digits of a cell known to occur in some solution.
    pub fn proven(&self, cell: Cell) -> DigitSet {
        self.proven.get(cell.index()).copied().unwrap_or_default()
    }

    /// The digits of a cell about which nothing is known yet.
    pub fn unknown(&self, cell: Cell) -> DigitSet {
        if self.asked == Asked::Nothing {
            return DigitSet::EMPTY;
        }
        let value = self.grid.value(cell).into_iter().collect();
        let possible = self.grid.candidates(cell).union(value);
        possible.minus(self.proven(cell))
    }

    /// What is known so far.
    pub fn value(&self) -> Possible {
        let cells = || self.grid.geometry().cells();
        Possible {
            proven: cells().map(|cell| self.proven(cell)).collect(),
            unknown: cells().map(|cell| self.unknown(cell)).collect(),
        }
    }

    /// How many branches were made so far, plus one for each search.
    pub fn nodes(&self) -> u64 {
        self.spent + self.search.nodes()
    }

    fn show(&mut self, solution: &Solution) {
        self.found += 1;
        for (proven, cell) in self.proven.iter_mut().zip(self.grid.geometry().cells()) {
            *proven = proven.union(self.alike[solution.digit(cell).index()]);
        }
        if self.asked != Asked::Board || self.found >= FEW {
            self.ask_next();
        }
    }

    /// Refutes what the search was asked for: it has ended, so there is no further solution.
    fn refute(&mut self) {
        match self.asked {
            Asked::Cell(cell) => {
                for digit in self.unknown(cell).iter() {
                    self.grid.eliminate(Candidate { cell, digit });
                }
                self.ask_next();
            }
            Asked::Board | Asked::Nothing => self.asked = Asked::Nothing,
        }
    }

    fn ask_next(&mut self) {
        let open = |cell: &Cell| !self.unknown(*cell).is_empty();
        let next = self.grid.geometry().cells().find(open);
        self.asked = next.map_or(Asked::Nothing, Asked::Cell);
        if let Some(cell) = next {
            let mut grid = self.grid.clone();
            for digit in self.proven(cell).iter() {
                grid.eliminate(Candidate { cell, digit });
            }
            self.spent = self.nodes() + 1;
            self.search = Search::from_grid(&grid);
        }
    }
}

/// For each digit, itself and the digits that, like it, are placed nowhere and are candidates of the same cells.
fn alike(grid: &Grid) -> Vec<DigitSet> {
    let side = grid.geometry().side();
    let placed: DigitSet = (grid.geometry().cells())
        .filter_map(|c| grid.value(c))
        .collect();
    let same = |a: Digit, b: Digit| {
        let mut sets = grid.empty_cells().map(|c| grid.candidates(c));
        sets.all(|set| set.contains(a) == set.contains(b))
    };
    let free = DigitSet::full(side).minus(placed);
    let class = |digit: Digit| {
        let others = free.iter().filter(|&other| same(digit, other));
        if free.contains(digit) {
            others.collect()
        } else {
            DigitSet::only(digit)
        }
    };
    Digit::all(side).map(class).collect()
}
