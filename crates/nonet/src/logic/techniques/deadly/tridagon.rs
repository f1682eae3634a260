//! Tridagon: three digits in three cells of each of four boxes, which cannot be filled at all.
//!
//! The boxes are two in each of two bands, and two in each of two stacks; in each the three cells are in different
//! rows and columns, as a permutation. The digits of a box then permute those of the next; around the four boxes
//! the permutations do not return to their start if an odd number of the four is odd. It does not rely on
//! uniqueness. Also called anti-tridagon, Thor's hammer, trivalue oddagon. Source:
//! <https://www.sudokuwiki.org/Tridagons>; found in 2022 by Denis Berthier, eleven and others in the Sudoku
//! Players' Forum.

use super::pattern::Deadly;
use crate::board::{Cell, DigitSet, sort_short};
use crate::logic::Facts;

/// The fewest of the twelve cells that have only the three digits as candidates.
const MIN_BARE: usize = 8;

/// The column of each row's cell: three even permutations, three odd ones.
const PERMUTATIONS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
];

/// The tridagons with few guardians, on boards with boxes of 3x3.
pub(super) fn find(facts: &Facts<'_>) -> Vec<Deadly> {
    let mut all = Vec::new();
    let triples = triples(facts);
    if triples.is_empty() || facts.geometry().boxes() != Some((3, 3)) {
        return all;
    }
    for digits in triples {
        for corners in [[0, 3], [0, 6], [3, 6]] {
            for sides in [[0, 3], [0, 6], [3, 6]] {
                let boxes = corners.map(|row| sides.map(|col| (row, col))).concat();
                let mut search = Search {
                    facts,
                    digits,
                    boxes,
                    all: &mut all,
                };
                search.extend(&mut Vec::new(), 0);
            }
        }
    }
    all
}

/// Sets of three digits that are the only candidates of many cells.
fn triples(facts: &Facts<'_>) -> Vec<DigitSet> {
    let sets = || {
        facts
            .grid()
            .empty_cells()
            .map(|cell| facts.candidates(cell))
    };
    let mut triples: Vec<DigitSet> = sets().filter(|set| set.len() == 3).collect();
    sort_short(&mut triples, |&item| item);
    triples.dedup();
    triples.retain(|&triple| sets().filter(|set| set.is_subset(triple)).count() >= MIN_BARE);
    triples
}

struct Search<'a> {
    facts: &'a Facts<'a>,
    digits: DigitSet,
    /// The first row and column of each of the four boxes.
    boxes: Vec<(usize, usize)>,
    all: &'a mut Vec<Deadly>,
}

impl Search<'_> {
    /// Adds the cells of the next box, in all ways; `n_odd` of the boxes so far are odd.
    fn extend(&mut self, cells: &mut Vec<Cell>, n_odd: usize) {
        let deadly = Deadly::new(self.facts, cells.clone(), self.digits);
        if !deadly.is_close() {
            return;
        }
        let Some(&(row, col)) = self.boxes.get(cells.len() / 3) else {
            if n_odd % 2 == 1 {
                self.all.push(deadly);
            }
            return;
        };
        for (number, permutation) in PERMUTATIONS.iter().enumerate() {
            let place = |r: usize| self.facts.geometry().cell(row + r, col + permutation[r]);
            let added = [0, 1, 2].map(place);
            if added.iter().all(|&cell| self.fits(cell)) {
                cells.extend(added);
                self.extend(cells, n_odd + number / 3);
                cells.truncate(cells.len() - 3);
            }
        }
    }

    fn fits(&self, cell: Cell) -> bool {
        let set = self.facts.candidates(cell);
        !set.intersection(self.digits).is_empty()
    }
}
