//! A board in the middle of a game: what links, grids of candidates and lines of HoDoKu's library hold.

use super::LibraryCase;
use crate::board::{Cell, DigitSet, Grid, Marks, Puzzle};
use std::borrow::Cow;

/// A board in the middle of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Game {
    /// The givens; digits may repeat.
    pub givens: Puzzle,
    /// Givens and filled cells together.
    pub board: Puzzle,
    /// The candidates taken away, cell by cell; none under a given.
    pub erased: Vec<DigitSet>,
    /// Are the candidates shown?
    pub candidates: bool,
    /// The player's marks, cell by cell.
    pub marks: Vec<Marks>,
    /// The step shown on the board, in a line that reads back.
    pub step: Option<String>,
}

impl Game {
    /// A puzzle on which nothing has been done.
    pub fn of(givens: Puzzle) -> Self {
        Self {
            board: givens.clone(),
            erased: vec![DigitSet::EMPTY; givens.geometry().n_cells()],
            marks: vec![Marks::default(); givens.geometry().n_cells()],
            givens,
            candidates: false,
            step: None,
        }
    }

    /// Has anything been done?
    pub fn is_begun(&self) -> bool {
        *self != Self::of(self.givens.clone())
    }

    /// The game with its board shaped like the givens', and a list entry for every cell; itself, if it is so already.
    pub(super) fn fitted(&self) -> Cow<'_, Self> {
        let n_cells = self.givens.geometry().n_cells();
        let is_shaped = self.board.geometry() == self.givens.geometry();
        if is_shaped && self.erased.len() == n_cells && self.marks.len() == n_cells {
            return Cow::Borrowed(self);
        }
        let mut game = self.clone();
        if !is_shaped {
            game.board = game.givens.clone();
        }
        game.erased.resize(n_cells, DigitSet::EMPTY);
        game.marks.resize(n_cells, Marks::default());
        Cow::Owned(game)
    }

    /// The cells that are not given, in reading order.
    pub(super) fn open_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.givens.geometry().cells();
        cells.filter(|&cell| self.givens.get(cell).is_none())
    }

    /// Erases the candidates that the digits allow but this grid does not have.
    pub(super) fn keep_only(&mut self, candidates: &[DigitSet]) {
        let fresh = Grid::new(&self.board);
        for cell in fresh.empty_cells() {
            let gone = fresh.candidates(cell).minus(candidates[cell.index()]);
            self.erased[cell.index()] = gone;
        }
        self.candidates = true;
    }
}

impl From<&LibraryCase> for Game {
    fn from(case: &LibraryCase) -> Self {
        let mut game = Self::of(case.givens.clone());
        game.board = case.board.clone();
        for gone in &case.deleted {
            let erased = &mut game.erased[gone.cell.index()];
            *erased = erased.with(gone.digit);
        }
        game.candidates = !case.deleted.is_empty();
        game
    }
}
