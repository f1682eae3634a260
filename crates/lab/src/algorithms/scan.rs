//! Scanning, then search, as one run: digits with one place in a house and cells with one digit left are filled
//! until there are none; plain backtracking does the rest.
//!
//! People begin like this, and courses teach it: two operations in turn, then brute force.

use super::super::{
    Algorithm, Branch, Counters, DeadEnd, Detail, Event, Family, Goal, Happened, Options, Refusal,
    Run, Snapshot, dead_ends_of,
};
use super::backtracking::Backtracking;
use super::choices::Choice;
use super::domains::Look;
use super::orders::{DIGIT_ORDER, HEURISTIC, Orders};
use nonet::board::{Cell, Digit, Grid, Puzzle};

/// How many lines come before those of the search.
const N_LINES: u8 = 3;

/// Singles, then backtracking.
pub(super) const SCAN: Algorithm = Algorithm {
    slug: "scan-then-search",
    counts: &[
        "expanded",
        "propagations",
        "depth",
        "backtracks",
        "generated",
        "solutions",
        "memory",
        "memory_max",
    ],
    family: Family::Backtracking,
    node: "board-in-part",
    source: "P. Norvig, Solving Every Sudoku Puzzle",
    options: &[HEURISTIC, DIGIT_ORDER],
    pseudo_code: &[
        "singles",
        "nothing-fits",
        "search-for-the-rest",
        "every-cell-is-filled",
        "first-empty-cell",
        "each-digit-that-fits",
        "    place",
        "no-digit-fits",
        "take-back",
        "nothing-to-take-back",
    ],
    proves: true,
    goal: Goal::First,
    start: begin,
};

fn begin(puzzle: &Puzzle, options: &Options, seed: u64) -> Result<Box<dyn Run>, Refusal> {
    Ok(Box::new(Scan {
        stage: Stage::Scanning(Grid::new(puzzle)),
        orders: Orders::new(options, seed),
        counters: Counters::default(),
        filled: 0,
        touched: None,
    }))
}

/// The stage of a run.
#[derive(Clone, Debug)]
enum Stage {
    Scanning(Grid),
    Searching(Box<Backtracking>),
    /// Scanning met a contradiction.
    Over(Grid),
}

/// A run.
#[derive(Clone, Debug)]
struct Scan {
    stage: Stage,
    /// Custom orders, for the search.
    orders: Orders,
    counters: Counters,
    /// The cells that scanning filled.
    filled: u64,
    touched: Option<Cell>,
}

impl Scan {
    fn scan(&mut self, mut grid: Grid) -> Event {
        if grid.contradiction().is_some() {
            self.stage = Stage::Over(grid);
            return Event::new(Happened::Conflict, 1);
        }
        let Some((cell, digit)) = only_place(&grid).or_else(|| only_digit(&grid)) else {
            let search = Backtracking::new(&grid.to_puzzle(), Look::Nowhere, Choice::First);
            let search = search.ordered(self.orders.clone());
            self.stage = Stage::Searching(Box::new(search));
            self.touched = None;
            self.count();
            return Event::new(Happened::Deduced, 2);
        };
        grid.place(cell, digit);
        self.filled += 1;
        self.touched = Some(cell);
        self.stage = Stage::Scanning(grid);
        self.count();
        Event::new(Happened::Deduced, 0)
            .at(Some(cell))
            .with(Some(digit))
    }

    /// Adds up the search's counts and those of scanning.
    fn count(&mut self) {
        if let Stage::Searching(search) = &self.stage {
            self.counters = *search.counters();
        }
        self.counters.propagations = self.filled;
    }
}

/// A digit that only one cell of a house can hold.
fn only_place(grid: &Grid) -> Option<(Cell, Digit)> {
    let geometry = grid.geometry();
    let digits = || (1..=geometry.side() as u8).filter_map(Digit::new);
    let houses = geometry.houses();
    let mut all = houses.flat_map(|house| digits().map(move |digit| (house, digit)));
    all.find_map(|(house, digit)| {
        let is_alone = grid.places(house, digit).count_ones() == 1;
        let cell = grid.places_in(house, digit).next();
        cell.filter(|&cell| is_alone && grid.value(cell).is_none())
            .map(|cell| (cell, digit))
    })
}

/// A cell that only one digit fits.
fn only_digit(grid: &Grid) -> Option<(Cell, Digit)> {
    grid.empty_cells().find_map(|cell| {
        let fitting = grid.candidates(cell);
        let digit = fitting.iter().next();
        digit
            .filter(|_| fitting.len() == 1)
            .map(|digit| (cell, digit))
    })
}

impl Run for Scan {
    fn step(&mut self) -> Event {
        match &mut self.stage {
            Stage::Scanning(grid) => {
                let grid = grid.clone();
                self.scan(grid)
            }
            Stage::Searching(search) => {
                let event = search.step();
                self.count();
                let line = event.line + N_LINES;
                Event { line, ..event }
            }
            Stage::Over(_) => Event::new(Happened::Exhausted, 1),
        }
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        match &self.stage {
            Stage::Scanning(grid) | Stage::Over(grid) => Snapshot {
                domains: grid
                    .geometry()
                    .cells()
                    .map(|cell| grid.candidates(cell))
                    .collect(),
                touched: self.touched.into_iter().collect(),
                ..Snapshot::of(grid.to_puzzle())
            },
            Stage::Searching(search) => search.board(),
        }
    }

    fn detail(&self) -> Detail {
        let branches: Vec<Branch> = match &self.stage {
            Stage::Searching(search) => search.branches(),
            _ => Vec::new(),
        };
        Detail::Path { branches }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        dead_ends_of(&self.board())
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
