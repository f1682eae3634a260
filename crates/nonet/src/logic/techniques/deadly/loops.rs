//! Loops: six or more empty cells with two digits, none or two of them in each house.
//!
//! Swapping the two digits changes no house that has both, and a house with two cells that hold only these digits
//! has both. So the rectangle is the loop of four. The search closes houses: as long as one has a single cell of
//! the loop, it needs a second. Also called unique loops. Source: N. Juillerat, Sudoku Explainer;
//! <https://www.sudokuwiki.org/Extended_Unique_Rectangles>

use super::pattern::Deadly;
use crate::board::{Cell, CellSet, DigitSet, House};
use crate::logic::Facts;

/// The longest loop looked for.
const MAX_CELLS: usize = 14;

/// How many cells may be tried for one pair of digits: enough for every 9x9 board met so far.
const MAX_TRIES: u32 = 2_000;

/// The fewest cells of a loop that have only the two digits as candidates.
const MIN_BARE: usize = 3;

/// The loops with both digits in each cell and few guardians, each from its first unguarded cell.
pub(super) fn find(facts: &Facts<'_>) -> Vec<Deadly> {
    let Some(givens) = facts.givens() else {
        return Vec::new();
    };
    let mut all = Vec::new();
    let mut tried = *givens;
    for start in (*facts.bivalue() - *givens).iter() {
        tried.insert(start);
        let digits = facts.candidates(start);
        let places = digits.iter().map(|digit| *facts.places(digit));
        let Some(pool) = places.reduce(|all, places| all & places) else {
            continue;
        };
        let pool = pool - tried;
        if (pool & *facts.bivalue()).len() + 1 >= MIN_BARE {
            let mut search = Search::new(facts, digits, pool, &mut all);
            search.add(start);
        }
    }
    all
}

struct Search<'a> {
    facts: &'a Facts<'a>,
    digits: DigitSet,
    /// The cells that may still be added.
    pool: CellSet,
    cells: Vec<Cell>,
    /// How many of the cells are in each house.
    counts: Vec<u8>,
    tries: u32,
    all: &'a mut Vec<Deadly>,
}

impl<'a> Search<'a> {
    fn new(
        facts: &'a Facts<'a>,
        digits: DigitSet,
        pool: CellSet,
        all: &'a mut Vec<Deadly>,
    ) -> Self {
        Self {
            facts,
            digits,
            pool,
            cells: Vec::with_capacity(MAX_CELLS),
            counts: vec![0; facts.geometry().n_houses()],
            tries: 0,
            all,
        }
    }

    /// Adds the cell, closes the houses it opens, and removes it again.
    fn add(&mut self, cell: Cell) {
        let facts = self.facts;
        let houses = facts.geometry().places_of(cell);
        self.cells.push(cell);
        houses
            .iter()
            .for_each(|&(house, _)| self.counts[house] += 1);
        self.close();
        houses
            .iter()
            .for_each(|&(house, _)| self.counts[house] -= 1);
        self.cells.pop();
    }

    /// Adds, in all ways, a cell to the first house that has only one.
    fn close(&mut self) {
        self.tries += 1;
        let deadly = Deadly::new(self.facts, self.cells.clone(), self.digits);
        if self.tries > MAX_TRIES || !deadly.is_close() {
            return;
        }
        let Some(house) = self.open_house() else {
            if self.cells.len() >= 6 {
                self.all.push(deadly);
            }
            return;
        };
        if self.cells.len() == MAX_CELLS {
            return;
        }
        for cell in (*self.facts.geometry().house_set(house) & self.pool).iter() {
            if self.fits(cell) {
                self.add(cell);
            }
        }
    }

    fn open_house(&self) -> Option<House> {
        let geometry = self.facts.geometry();
        let houses = self.cells.iter().flat_map(|&cell| geometry.houses_of(cell));
        let mut open = houses.filter(|&&house| self.counts[geometry.number(house)] == 1);
        open.next().copied()
    }

    fn fits(&self, cell: Cell) -> bool {
        let mut houses = self.facts.geometry().places_of(cell).iter();
        !self.cells.contains(&cell) && houses.all(|&(house, _)| self.counts[house] < 2)
    }
}
