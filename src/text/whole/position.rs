//! What is asked about a position, and in which order: what is known already makes the next answer likely.
//!
//! The digits that a cell's peers hold are hardly ever in it; givens lie symmetrically; what is erased and marked are
//! candidates. All of this only saves letters: any position can be told.

use super::coder::{Coder, Odds};
use super::sentence::sentence;
use super::sets::{Asked, Sets};
use super::shape::shape;
use crate::board::{Cell, Digit, DigitSet, Grid, Layer, Marks, Puzzle};
use crate::text::{Game, ParseError};
use std::sync::Arc;

/// Asks for a position. When writing, `meant` is the position and comes back; when reading it is any.
pub(super) fn position(coder: &mut Coder, meant: &Game) -> Result<Game, ParseError> {
    let geometry = shape(coder, meant.givens.geometry()).ok_or(ParseError::BrokenLink)?;
    let blank;
    let meant = match geometry == *meant.givens.geometry() {
        true => meant,
        false => {
            blank = Game::of(Puzzle::empty(geometry)); // nothing of it counts, but for its size
            &blank
        }
    };
    let givens = givens(coder, &meant.givens);
    let board = board(coder, &givens, &meant.board);
    let candidates = coder.once(Odds::EVEN, meant.candidates);
    let mut cells = Cells {
        likely: likely(&board),
        givens,
        board,
    };
    let erased = cells.erased(coder, &meant.erased);
    for (likely, erased) in cells.likely.iter_mut().zip(&erased) {
        *likely = likely.minus(*erased);
    }
    let marks = cells.marks(coder, &meant.marks);
    let step = step(coder, meant.step.as_deref())?;
    // Whatever a later version tells besides has its place here.
    if coder.once(Odds::SELDOM, false) {
        return Err(ParseError::NewerLink);
    }
    Ok(Game {
        givens: cells.givens,
        board: cells.board,
        erased,
        candidates,
        marks,
        step,
    })
}

fn givens(coder: &mut Coder, meant: &Puzzle) -> Puzzle {
    let (mut is_given, mut repeats) = ([Odds::EVEN; 3], Odds::SELDOM);
    let geometry = meant.geometry();
    let mut told = Puzzle::empty(Arc::clone(geometry));
    for cell in geometry.cells() {
        let meant = meant.get(cell);
        let opposite = Cell::new(geometry.n_cells() - 1 - cell.index());
        let sort = match opposite < cell {
            false => 0,
            true => 1 + usize::from(told.get(opposite).is_some()),
        };
        if coder.bit(&mut is_given[sort], meant.is_some()) {
            let free = free(&told, cell);
            let digit = digit(coder, &mut repeats, [free, all(&told)], meant);
            told.set(cell, digit);
        }
    }
    told
}

/// The givens with the digits that were filled in.
fn board(coder: &mut Coder, givens: &Puzzle, meant: &Puzzle) -> Puzzle {
    let (mut is_filled, mut repeats) = ([Odds::EVEN; 4], Odds::SELDOM);
    let mut told = givens.clone();
    for cell in givens.geometry().cells() {
        if givens.get(cell).is_some() {
            continue;
        }
        let free = free(&told, cell);
        let meant = meant.get(cell);
        // The fewer digits are left, the more likely one of them is there.
        if coder.bit(&mut is_filled[free.len().min(3)], meant.is_some()) {
            let digit = digit(coder, &mut repeats, [free, all(&told)], meant);
            told.set(cell, digit);
        }
    }
    told
}

fn all(puzzle: &Puzzle) -> DigitSet {
    DigitSet::full(puzzle.geometry().side())
}

/// The digits that no peer holds.
fn free(puzzle: &Puzzle, cell: Cell) -> DigitSet {
    let peers = puzzle.geometry().peers(cell).iter();
    let held = peers.filter_map(|&peer| puzzle.get(peer));
    all(puzzle).minus(held.collect())
}

/// A digit: seldom one that repeats.
fn digit(
    coder: &mut Coder,
    repeats: &mut Odds,
    [free, all]: [DigitSet; 2],
    meant: Option<Digit>,
) -> Option<Digit> {
    let held = all.minus(free);
    let is_held = meant.is_some_and(|digit| held.contains(digit));
    let is_held = free.is_empty() || (!held.is_empty() && coder.bit(repeats, is_held));
    let among = if is_held { held } else { free };
    let place = among.iter().position(|digit| Some(digit) == meant);
    let place = coder.number(place.unwrap_or_default(), among.len());
    among.iter().nth(place)
}

/// The candidates of the empty cells; of the others any digit.
fn likely(board: &Puzzle) -> Vec<DigitSet> {
    let grid = Grid::new(board);
    let digits = |cell| match board.get(cell) {
        None => grid.candidates(cell),
        Some(_) => all(board),
    };
    board.geometry().cells().map(digits).collect()
}

/// What is known of the cells when sets of digits are asked for.
struct Cells {
    givens: Puzzle,
    board: Puzzle,
    likely: Vec<DigitSet>,
}

impl Cells {
    /// What is in a cell: nothing, a digit filled in, a given.
    fn state(&self, cell: Cell) -> usize {
        usize::from(self.board.get(cell).is_some()) + usize::from(self.givens.get(cell).is_some())
    }

    fn erased(&self, coder: &mut Coder, meant: &[DigitSet]) -> Vec<DigitSet> {
        let mut told = vec![DigitSet::EMPTY; self.likely.len()];
        let any = meant.iter().any(|digits| !digits.is_empty());
        if !coder.once(Odds::EVEN, any) {
            return told;
        }
        let mut sets = Sets::new();
        for cell in self.givens.geometry().cells() {
            if self.givens.get(cell).is_some() {
                continue;
            }
            let likely = self.likely[cell.index()];
            let asked = Asked {
                state: self.state(cell),
                likely,
                all: all(&self.board),
                meant: meant[cell.index()],
            };
            let rank = |digit| usize::from(likely.contains(digit));
            told[cell.index()] = sets.set(coder, asked, rank);
        }
        told
    }

    fn marks(&self, coder: &mut Coder, meant: &[Marks]) -> Vec<Marks> {
        let mut told = vec![Marks::default(); self.likely.len()];
        for layer in Layer::ALL {
            let any = meant.iter().any(|marks| !marks.get(layer).is_empty());
            if coder.once(Odds::EVEN, any) {
                self.layer(coder, layer, meant, &mut told);
            }
        }
        told
    }

    /// Digits marked in a box are likely to be marked there once more.
    fn layer(&self, coder: &mut Coder, layer: Layer, meant: &[Marks], told: &mut [Marks]) {
        let geometry = self.givens.geometry();
        let all = DigitSet::full(layer.n_marks(geometry.side()));
        let mut sets = Sets::new();
        let mut in_box = vec![DigitSet::EMPTY; geometry.side()];
        for cell in geometry.cells() {
            let likely = match layer.holds_digits() {
                true => self.likely[cell.index()],
                false => all,
            };
            let asked = Asked {
                state: self.state(cell),
                likely,
                all,
                meant: meant[cell.index()].get(layer),
            };
            let marked = &mut in_box[geometry.box_index(cell)];
            let known = *marked;
            let rank = |digit| match likely.contains(digit) {
                false => 0,
                true => 1 + usize::from(known.contains(digit)),
            };
            let digits = sets.set(coder, asked, rank);
            *marked = known.union(digits);
            told[cell.index()] = told[cell.index()].with(layer, digits);
        }
    }
}

fn step(coder: &mut Coder, meant: Option<&str>) -> Result<Option<String>, ParseError> {
    if !coder.once(Odds::EVEN, meant.is_some()) {
        return Ok(None);
    }
    let line = sentence(coder, meant.unwrap_or_default());
    line.map(Some).ok_or(ParseError::BrokenLink)
}
