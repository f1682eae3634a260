//! Naked subsets: cells of a house with only as many digits between them as cells leave these to no other cell of it.
//!
//! Two cells: naked pair; three: naked triple; four: naked quad. If the cells have fewer digits than there are cells,
//! the board contradicts itself. Source: J. F. Crook, "A Pencil-and-Paper Algorithm for Solving Sudoku Puzzles",
//! Notices of the AMS 56(4), 2009; <https://hodoku.sourceforge.net/en/tech_naked.php>

use super::Domains;
use crate::board::{Cell, DigitSet};
use std::sync::Arc;

/// The largest subset.
const MOST: usize = 4;

/// Removes what subsets of this size forbid, in every house; false if that is a contradiction.
pub(super) fn eliminate(board: &mut Domains, size: usize) -> bool {
    let geometry = Arc::clone(&board.geometry);
    geometry
        .houses()
        .all(|house| eliminate_in(board, geometry.house_cells(house), size))
}

fn eliminate_in(board: &mut Domains, cells: &[Cell], size: usize) -> bool {
    let fits = |cell: &&Cell| (2..=size).contains(&board.domains[cell.index()].len());
    let small: Vec<Cell> = cells.iter().filter(fits).copied().collect();
    let mut choices = Choices::new(small.len(), size);
    while let Some(choice) = choices.next() {
        let chosen = |cell: Cell| choice.iter().any(|&place| small[place] == cell);
        let sets = choice
            .iter()
            .map(|&place| board.domains[small[place].index()]);
        let digits = sets.fold(DigitSet::EMPTY, DigitSet::union);
        if digits.len() > size {
            continue;
        }
        if digits.len() < size {
            return false;
        }
        for &cell in cells.iter().filter(|&&cell| !chosen(cell)) {
            let meets = !board.domains[cell.index()].intersection(digits).is_empty();
            if meets && !board.take_away(cell, digits) {
                return false;
            }
        }
    }
    true
}

/// Every choice of `size` of a number of places, in lexicographic order.
struct Choices {
    places: [usize; MOST],
    size: usize,
    n: usize,
    is_first: bool,
}

impl Choices {
    fn new(n: usize, size: usize) -> Self {
        Self {
            places: [0, 1, 2, 3],
            size: size.min(MOST),
            n,
            is_first: true,
        }
    }

    fn next(&mut self) -> Option<&[usize]> {
        if !std::mem::take(&mut self.is_first) {
            let last = self.n - self.size;
            let mut free = (0..self.size).rev();
            let turns = free.find(|&index| self.places[index] < last + index)?;
            self.places[turns] += 1;
            for index in turns + 1..self.size {
                self.places[index] = self.places[index - 1] + 1;
            }
        }
        let is_enough = self.n >= self.size;
        is_enough.then(|| &self.places[..self.size])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_once() {
        for (n, size, expected) in [(5, 2, 10), (6, 3, 20), (8, 4, 70), (3, 4, 0), (4, 4, 1)] {
            let mut choices = Choices::new(n, size);
            let mut all = Vec::new();
            while let Some(choice) = choices.next() {
                all.push(choice.to_vec());
            }
            assert_eq!(all.len(), expected);
            assert!(all.is_sorted() && all.iter().flatten().all(|&place| place < n));
            all.dedup();
            assert_eq!(all.len(), expected);
        }
    }
}
