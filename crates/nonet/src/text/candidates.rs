//! Grids of candidates: each cell lists all digits that may be there, as solvers print them.
//!
//! Such a grid does not show whether a cell with one candidate is filled, nor who filled it. So up to two lines
//! may stand before it: the givens, and the board if there is more on it. Nonet writes them. Without them, cells
//! with one digit are taken for givens.

use super::Game;
use super::chars::is_separator;
use super::reading::any_size::{Expect, read_one};
use super::reading::bands::Bands;
use super::reading::line::{is_ruled, passed_over};
use super::reading::lines;
use super::symbols::Symbols;
use crate::board::{Cell, DigitSet, Geometry, MAX_SIDE, Puzzle};
use std::sync::Arc;

/// The game that a grid of candidates shows; `None` if the text is not such a grid.
pub(super) fn read_candidates(text: &str) -> Option<Game> {
    let rows = Rows::of(text)?;
    let heads: Vec<Puzzle> = rows
        .heads
        .iter()
        .map(|line| head(line))
        .collect::<Option<_>>()?;
    let geometry = match heads.first() {
        Some(givens) => Arc::clone(givens.geometry()),
        None => rows.shape()?,
    };
    let sets = rows.cells.iter().map(|cell| set(cell, geometry.side()));
    let sets: Vec<DigitSet> = sets.collect::<Option<_>>()?;
    if sets.len() != geometry.n_cells() {
        return None;
    }
    let mut game = Game::of(match heads.first() {
        Some(givens) => givens.clone(),
        None => singles(&geometry, &sets),
    });
    game.board = heads.last().unwrap_or(&game.givens).clone();
    agrees(&game, &sets).then(|| game.keep_only(&sets))?;
    Some(game)
}

/// The lines of a text that may be a grid of candidates.
#[derive(Default)]
struct Rows<'a> {
    /// The lines before the grid.
    heads: Vec<&'a str>,
    /// The cells of the grid.
    cells: Vec<&'a str>,
    /// How many cells are in the first row.
    side: usize,
    n_rows: usize,
    bands: Bands,
}

impl<'a> Rows<'a> {
    /// The rows, if the grid is square and has a sign that it is not an ordinary board: a line before it, or a
    /// cell wider than one digit.
    fn of(text: &'a str) -> Option<Self> {
        let mut rows = Self::default();
        for line in lines::split(text).filter(|line| passed_over(line).is_none()) {
            if !is_ruled(line) {
                rows.add(line)?;
            } else if rows.n_rows > 0 {
                rows.bands.line(line);
            }
        }
        let width = if rows.side > 9 { 2 } else { 1 };
        let is_wide = rows.cells.iter().any(|cell| cell.len() > width);
        let is_square = rows.n_rows > 3 && rows.n_rows == rows.side;
        (is_square && (is_wide || !rows.heads.is_empty())).then_some(rows)
    }

    /// Adds a row, or a line before the first row: a board, with or without the map of its boxes.
    fn add(&mut self, line: &'a str) -> Option<()> {
        let words = line.split(is_separator).filter(|word| !word.is_empty());
        let words: Vec<&str> = words.take(MAX_SIDE + 1).collect();
        if self.n_rows == 0 && words.len() < 3 {
            self.heads.push(line);
            return (self.heads.len() < 3).then_some(());
        }
        if self.n_rows == 0 {
            self.side = words.len();
        }
        self.n_rows += 1;
        self.bands.row(line);
        let fits = words.len() == self.side && self.n_rows <= self.side;
        self.cells.extend(words);
        fits.then_some(())
    }

    /// The shape that the frame shows, or the usual one.
    fn shape(&self) -> Option<Arc<Geometry>> {
        let drawn = self.bands.height(self.side);
        let boxes = drawn.map(|high| (high, self.side / high));
        let (high, wide) = boxes.or_else(|| Geometry::usual_boxes(self.side))?;
        Geometry::shared(high, wide).ok()
    }
}

/// A board in one line.
fn head(line: &str) -> Option<Puzzle> {
    let symbols = Some(Symbols::Letters);
    let geometry = None;
    read_one(line, &Expect { geometry, symbols }).ok()
}

/// The digits of a cell, for which a point stands if there are none.
fn set(cell: &str, side: usize) -> Option<DigitSet> {
    if cell == "." {
        return Some(DigitSet::EMPTY);
    }
    let digit = |ch| Symbols::Letters.digit(ch, side);
    let set: DigitSet = cell.chars().map(digit).collect::<Option<_>>()?;
    (set.len() == cell.chars().count()).then_some(set)
}

/// The cells with one digit, as a puzzle.
fn singles(geometry: &Arc<Geometry>, sets: &[DigitSet]) -> Puzzle {
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    for (cell, set) in geometry.cells().zip(sets) {
        puzzle.put(cell, set.single());
    }
    puzzle
}

/// Are all givens on the board, and its digits in the grid? If the grid's other cells are empty, it is a plain board.
fn agrees(game: &Game, sets: &[DigitSet]) -> bool {
    let board = &game.board;
    let same = |cell: Cell| {
        let digit = board.get(cell);
        let given = game.givens.get(cell);
        (given.is_none() || given == digit)
            && digit.is_none_or(|d| sets[cell.index()] == DigitSet::only(d))
    };
    let mut cells = board.geometry().cells();
    let mut open = board
        .geometry()
        .cells()
        .filter(|&cell| board.get(cell).is_none());
    let shows_candidates = board.is_full() || open.any(|cell| !sets[cell.index()].is_empty());
    **board.geometry() == **game.givens.geometry() && cells.all(same) && shows_candidates
}
