//! Bivalue oddagon: an odd loop of cells with two digits, each of which sees the next.
//!
//! Along the loop two digits would have to alternate, which an odd loop does not allow: there is no way to fill
//! the cells with these digits alone. It does not rely on uniqueness. The loop has no shortcuts, because a cell
//! that sees a third one closes a shorter odd loop; three cells share a house and are left to the subsets. Also
//! called odd bivalue loop. Source: tarek, yzfwsf and others in the Sudoku Players' Forum, 2016,
//! <http://forum.enjoysudoku.com/technique-share-odd-bivalue-loop-bivalue-oddagon-t33153.html>

use super::pattern::Deadly;
use crate::board::{Cell, CellSet, DigitSet};
use crate::logic::Facts;

/// The number of cells in a loop.
const CELLS: std::ops::RangeInclusive<usize> = 5..=11;

/// How many cells may be tried for one pair of digits.
const MAX_TRIES: u32 = 2_000;

/// The loops with both digits in each cell and few guardians, each from its first unguarded cell.
pub(super) fn find(facts: &Facts<'_>) -> Vec<Deadly> {
    let mut all = Vec::new();
    let mut tried = facts.no_cells();
    for start in facts.bivalue().iter() {
        tried.insert(start);
        let digits = facts.candidates(start);
        let places = digits.iter().map(|digit| *facts.places(digit));
        let pool = places.reduce(|all, places| all & places);
        let mut search = Search {
            facts,
            digits,
            pool: pool.unwrap_or(tried) - tried,
            cells: vec![start],
            tries: 0,
            all: &mut all,
        };
        search.extend();
    }
    all
}

struct Search<'a> {
    facts: &'a Facts<'a>,
    digits: DigitSet,
    /// The cells that may be added.
    pool: CellSet,
    cells: Vec<Cell>,
    tries: u32,
    all: &'a mut Vec<Deadly>,
}

impl Search<'_> {
    /// Continues to each cell that sees the last one and, except for the first, which ends the loop, none before it.
    fn extend(&mut self) {
        self.tries += 1;
        let [first, .., last] = *self.cells else {
            return self.start();
        };
        let geometry = self.facts.geometry();
        let inner = &self.cells[1..self.cells.len() - 1];
        let seen = inner.iter().map(|&cell| *geometry.peer_set(cell));
        let seen = seen.fold(self.facts.set(self.cells.iter().copied()), |all, peers| {
            all | peers
        });
        for cell in ((self.pool & *geometry.peer_set(last)) - seen).iter() {
            self.cells.push(cell);
            let deadly = Deadly::new(self.facts, self.cells.clone(), self.digits);
            let n = self.cells.len();
            let is_open = deadly.is_close() && self.tries < MAX_TRIES;
            if !geometry.sees(first, cell) {
                if is_open && n < *CELLS.end() {
                    self.extend();
                }
            } else if is_open && n % 2 == 1 && CELLS.contains(&n) && self.cells[1] < cell {
                self.all.push(deadly);
            }
            self.cells.pop();
        }
    }

    /// The second cell.
    fn start(&mut self) {
        let geometry = self.facts.geometry();
        let firsts = self.pool & *geometry.peer_set(self.cells[0]);
        for cell in firsts.iter() {
            self.cells.push(cell);
            self.extend();
            self.cells.pop();
        }
    }
}
