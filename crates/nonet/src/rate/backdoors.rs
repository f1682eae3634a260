//! Backdoors: the smallest sets of cells whose digits, once known, let singles solve the rest.
//!
//! A rating too: a puzzle with a large backdoor takes much more than singles. The idea is that of backdoors to
//! satisfiability problems (Williams, Gomes, Selman, 2003). The more cells are given away, the more singles
//! conclude, whatever their order, so a cell that follows from the others of a set is never part of a smallest
//! set.

use crate::board::{Candidate, Cell, Grid, House, Puzzle, Solution};
use std::ops::ControlFlow;

/// The largest size looked for.
pub const LARGEST_BACKDOOR: usize = 3;

/// The most sets that are listed; further ones are only counted.
pub const LISTED_BACKDOORS: usize = 1000;

/// The smallest backdoors of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Backdoors {
    /// How many cells each has; `None` if none was found.
    pub size: Option<usize>,
    /// How many of that size were found.
    pub count: u64,
    /// The first [`LISTED_BACKDOORS`] in reading order: the cells with their digits.
    pub sets: Vec<Vec<Candidate>>,
    /// Was every possible set tried? If so and none was found, it takes more than [`LARGEST_BACKDOOR`] cells.
    pub complete: bool,
    /// How many sets were tried.
    pub tried: u64,
}

impl Backdoors {
    /// Finds them in a puzzle with this one solution. At most `budget` sets are tried; after each, `tick` receives
    /// how many were, and how many backdoors were found.
    ///
    /// ```
    /// use nonet::{rate::Backdoors, text};
    /// let line = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    /// let read = text::read_any(line, &text::Expect::default()).expect("a puzzle");
    /// let puzzle = &read.likeliest().puzzle;
    /// let solution = nonet::solve::solve(puzzle).expect("a solution");
    /// let found = Backdoors::find(puzzle, &solution, u64::MAX, &mut |_, _| {});
    /// assert!(found.complete && found.size == Some(2));
    /// ```
    pub fn find(
        puzzle: &Puzzle,
        solution: &Solution,
        budget: u64,
        tick: &mut dyn FnMut(u64, u64),
    ) -> Self {
        let found = Self::default();
        let mut search = Search {
            solution,
            budget,
            tick,
            found,
        };
        let mut start = Grid::new(puzzle);
        search.follow(&mut start);
        let flow = (0..=LARGEST_BACKDOOR).try_for_each(|size| search.all_of(&start, size));
        search.found.complete = flow != ControlFlow::Break(End::Budget);
        search.found
    }
}

/// Why the search ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// All sets of the smallest size are found.
    Found,
    /// The budget is spent.
    Budget,
}

struct Search<'a> {
    solution: &'a Solution,
    budget: u64,
    tick: &'a mut dyn FnMut(u64, u64),
    found: Backdoors,
}

impl Search<'_> {
    /// Tries all sets of this size.
    fn all_of(&mut self, start: &Grid, size: usize) -> ControlFlow<End> {
        self.extend(start, &mut Vec::new(), size)?;
        match self.found.size {
            Some(_) => ControlFlow::Break(End::Found),
            None => ControlFlow::Continue(()),
        }
    }

    /// Tries every set made of the `told` cells and `more` cells after the last of them. `grid` is the result of
    /// singles after the `told` ones.
    fn extend(&mut self, grid: &Grid, told: &mut Vec<Candidate>, more: usize) -> ControlFlow<End> {
        if more == 0 {
            return self.judge(grid, told);
        }
        let last = told.last().map(|told| told.cell);
        let cells = grid.empty_cells().filter(|&cell| Some(cell) > last);
        for cell in cells {
            let digit = self.solution.digit(cell);
            let mut next = grid.clone();
            next.place(cell, digit);
            self.follow(&mut next);
            told.push(Candidate { cell, digit });
            let flow = self.extend(&next, told, more - 1);
            told.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Is it a backdoor?
    fn judge(&mut self, grid: &Grid, told: &[Candidate]) -> ControlFlow<End> {
        let found = &mut self.found;
        if found.tried == self.budget {
            return ControlFlow::Break(End::Budget);
        }
        found.tried += 1;
        if grid.is_full() {
            found.size = Some(told.len());
            found.count += 1;
            if found.sets.len() < LISTED_BACKDOORS {
                found.sets.push(told.to_vec());
            }
        }
        (self.tick)(found.tried, found.count);
        ControlFlow::Continue(())
    }

    /// Places naked and hidden singles until there are none. The solution says which digit to try in each cell.
    fn follow(&self, grid: &mut Grid) {
        loop {
            let empty: Vec<Cell> = grid.empty_cells().collect();
            let mut placed = false;
            for cell in empty {
                let digit = self.solution.digit(cell);
                if is_single(grid, Candidate { cell, digit }) {
                    grid.place(cell, digit);
                    placed = true;
                }
            }
            if !placed {
                return;
            }
        }
    }
}

/// Is it the only candidate of its cell, or the only place for its digit in a house?
fn is_single(grid: &Grid, Candidate { cell, digit }: Candidate) -> bool {
    let only_place = |house: House| grid.places(house, digit).count_ones() == 1;
    let houses = grid.geometry().houses_of(cell);
    grid.candidates(cell).len() == 1 || houses.iter().copied().any(only_place)
}
