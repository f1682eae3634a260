//! A set of cells.

use super::Cell;
use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

/// How many cells the largest board has.
const MOST: usize = 25 * 25;

/// How many words hold them.
const WORDS: usize = MOST.div_ceil(64);

/// A set of cells of one board, as bits in reading order.
///
/// Only as many words as its board needs are ever touched, so a 9x9 board pays for two.
///
/// ```
/// use nonet::board::{Cell, CellSet};
/// let set = CellSet::of(81, [3, 40].map(Cell::new));
/// assert_eq!((set.len(), set.contains(Cell::new(40))), (2, true));
/// ```
#[derive(Clone, Copy)]
pub struct CellSet {
    words: [u64; WORDS],
    n_cells: u16,
}

impl CellSet {
    /// The empty set for a board with this many cells; no board has more than 625.
    pub const fn empty(n_cells: usize) -> Self {
        Self {
            words: [0; WORDS],
            n_cells: if n_cells < MOST { n_cells } else { MOST } as u16,
        }
    }

    /// These cells of a board with `n_cells` cells; others are left out.
    pub fn of(n_cells: usize, cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut set = Self::empty(n_cells);
        for cell in cells {
            set.insert(cell);
        }
        set
    }

    fn n_words(&self) -> usize {
        usize::from(self.n_cells).div_ceil(64).min(WORDS)
    }

    fn words(&self) -> &[u64] {
        &self.words[..self.n_words()]
    }

    fn join(mut self, other: &Self, op: impl Fn(u64, u64) -> u64) -> Self {
        let n = self.n_words();
        for (word, &other) in self.words[..n].iter_mut().zip(&other.words[..n]) {
            *word = op(*word, other);
        }
        self
    }

    /// Puts a cell in, if the board has it.
    pub fn insert(&mut self, cell: Cell) {
        if cell.index() < usize::from(self.n_cells)
            && let Some(word) = self.words.get_mut(cell.index() / 64)
        {
            *word |= 1 << (cell.index() % 64);
        }
    }

    /// Takes a cell out.
    pub fn remove(&mut self, cell: Cell) {
        if let Some(word) = self.words.get_mut(cell.index() / 64) {
            *word &= !(1 << (cell.index() % 64));
        }
    }

    /// Is the cell in it?
    pub fn contains(&self, cell: Cell) -> bool {
        let word = self.words.get(cell.index() / 64);
        word.is_some_and(|word| word >> (cell.index() % 64) & 1 == 1)
    }

    /// Is nothing in it?
    pub fn is_empty(&self) -> bool {
        self.words().iter().all(|&word| word == 0)
    }

    /// How many cells are in it.
    pub fn len(&self) -> usize {
        let bits = self.words().iter().map(|word| word.count_ones());
        bits.sum::<u32>() as usize
    }

    /// The first in reading order.
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// Is each of its cells in the other?
    pub fn is_subset(&self, other: &Self) -> bool {
        let mut words = self.words().iter().zip(other.words());
        words.all(|(&word, &other)| word & !other == 0)
    }

    /// Is a cell in both?
    pub fn meets(&self, other: &Self) -> bool {
        let mut words = self.words().iter().zip(other.words());
        words.any(|(&word, &other)| word & other != 0)
    }

    /// How many cells are in both.
    pub fn n_common(&self, other: &Self) -> usize {
        let words = self.words().iter().zip(other.words());
        let bits = words.map(|(&word, &other)| (word & other).count_ones());
        bits.sum::<u32>() as usize
    }

    /// Its cells in reading order.
    pub fn iter(&self) -> impl Iterator<Item = Cell> + Clone + use<> {
        let (words, n_words) = (self.words, self.n_words());
        let (mut at, mut rest) = (0, words[0]);
        std::iter::from_fn(move || {
            while rest == 0 {
                at += 1;
                if at >= n_words {
                    return None;
                }
                rest = words[at];
            }
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(Cell::new(at * 64 + bit))
        })
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.join(&other, |a, b| a & b)
    }
}

impl BitOr for CellSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.join(&other, |a, b| a | b)
    }
}

impl Sub for CellSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.join(&other, |a, b| a & !b)
    }
}

impl Not for CellSet {
    type Output = Self;
    fn not(self) -> Self {
        Self::of(
            usize::from(self.n_cells),
            (0..usize::from(self.n_cells)).map(Cell::new),
        ) - self
    }
}

impl PartialEq for CellSet {
    fn eq(&self, other: &Self) -> bool {
        self.words() == other.words()
    }
}

impl Eq for CellSet {}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::index)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_agree_with_lists() {
        for n_cells in [16, 64, 81, 128, 256, 625] {
            let every =
                |step: usize| CellSet::of(n_cells, (0..n_cells).step_by(step).map(Cell::new));
            let (twos, threes) = (every(2), every(3));
            let list = |keep: &dyn Fn(usize) -> bool| -> Vec<usize> {
                (0..n_cells).filter(|&index| keep(index)).collect()
            };
            let indices = |set: CellSet| set.iter().map(Cell::index).collect::<Vec<_>>();
            assert_eq!(indices(twos & threes), list(&|i| i % 6 == 0));
            assert_eq!(indices(twos | threes), list(&|i| i % 2 == 0 || i % 3 == 0));
            assert_eq!(indices(twos - threes), list(&|i| i % 2 == 0 && i % 3 != 0));
            assert_eq!(indices(!twos), list(&|i| i % 2 == 1));
            assert_eq!((!twos).len(), n_cells / 2);
            assert!((twos & threes).is_subset(&twos) && !twos.is_subset(&threes));
            assert!(twos.meets(&threes) && !twos.meets(&!twos));
            assert_eq!((!twos).first(), Some(Cell::new(1)));
            assert!((twos - twos).is_empty());
        }
    }

    #[test]
    fn cells_come_and_go() {
        let mut set = CellSet::empty(81);
        set.insert(Cell::new(80));
        assert!(set.contains(Cell::new(80)) && !set.contains(Cell::new(16)));
        set.remove(Cell::new(80));
        assert_eq!(set, CellSet::empty(81));
    }
}
