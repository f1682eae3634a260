//! The board of a random walk: candidates, kept consistent by naked and hidden singles.

use crate::board::{Candidate, Cell, DigitSet, Geometry, House, HouseKind, Puzzle};

/// The board has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dead;

/// Candidates, cell by cell; a cell with one candidate is decided.
#[derive(Clone, Debug)]
pub(super) struct Singles {
    candidates: Vec<DigitSet>,
    n_decided: usize,
    /// Decided cells whose digit has not yet been removed from their peers.
    news: Vec<Cell>,
    /// Houses that have lost a candidate, as bits: rows, columns, boxes.
    stale: u128,
}

impl Singles {
    /// The board of a puzzle with all conclusions of singles.
    pub(super) fn new(puzzle: &Puzzle) -> Result<Self, Dead> {
        let geometry = puzzle.geometry();
        let mut board = Self {
            candidates: vec![DigitSet::full(geometry.side()); geometry.n_cells()],
            n_decided: if geometry.side() == 1 { 1 } else { 0 },
            news: Vec::new(),
            stale: 0,
        };
        for (cell, digit) in puzzle.givens() {
            board.place(geometry, Candidate { cell, digit })?;
        }
        Ok(board)
    }

    /// How many cells are decided.
    pub(super) fn n_decided(&self) -> usize {
        self.n_decided
    }

    /// Decides a cell and draws every conclusion that singles allow.
    pub(super) fn place(&mut self, geometry: &Geometry, choice: Candidate) -> Result<(), Dead> {
        self.keep(geometry, choice.cell, DigitSet::only(choice.digit))?;
        loop {
            while let Some(cell) = self.news.pop() {
                let digit = self.candidates[cell.index()];
                for &peer in geometry.peers(cell) {
                    self.keep(geometry, peer, self.candidates[peer.index()].minus(digit))?;
                }
            }
            if self.stale == 0 {
                return Ok(());
            }
            let house = self.stale.trailing_zeros() as usize;
            self.stale &= self.stale - 1;
            self.hidden_singles(geometry, house)?;
        }
    }

    /// The undecided cell with the fewest candidates, and these. `None` if all are decided.
    pub(super) fn narrowest(&self) -> Option<(Cell, DigitSet)> {
        let cells = self.candidates.iter().enumerate();
        let open = cells.filter(|(_, candidates)| candidates.len() > 1);
        let (index, &candidates) = open.min_by_key(|(_, candidates)| candidates.len())?;
        Some((Cell::new(index), candidates))
    }

    /// Reduces a cell to these of its candidates.
    fn keep(&mut self, geometry: &Geometry, cell: Cell, digits: DigitSet) -> Result<(), Dead> {
        let left = self.candidates[cell.index()].intersection(digits);
        if left == self.candidates[cell.index()] {
            return Ok(());
        }
        self.candidates[cell.index()] = left;
        for &(house, _) in geometry.places_of(cell) {
            self.stale |= 1 << house;
        }
        match left.len() {
            0 => return Err(Dead),
            1 => {
                self.n_decided += 1;
                self.news.push(cell);
            }
            _ => {}
        }
        Ok(())
    }

    fn hidden_singles(&mut self, geometry: &Geometry, house: usize) -> Result<(), Dead> {
        let side = geometry.side();
        let cells = geometry.house_cells(House::of(HouseKind::ALL[house / side], house % side));
        let (mut once, mut twice) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for cell in cells {
            let candidates = self.candidates[cell.index()];
            twice = twice.union(once.intersection(candidates));
            once = once.union(candidates);
        }
        if once != DigitSet::full(side) {
            return Err(Dead);
        }
        let alone = once.minus(twice);
        for &cell in cells {
            let here = self.candidates[cell.index()].intersection(alone);
            match here.len() {
                0 => {}
                1 => self.keep(geometry, cell, here)?,
                _ => return Err(Dead),
            }
        }
        Ok(())
    }
}
