//! What is asked about a position, and in which order: earlier answers make the next one likely.
//!
//! Digits that a cell's peers hold are hardly ever in it; givens are often symmetrical; erased and marked digits
//! are mostly candidates. All of this only saves letters: any position can be written.

use super::coder::{Coder, Odds};
use super::sentence::sentence;
use super::sets::{Asked, Sets};
use super::shape::shape;
use crate::board::{Cell, Digit, DigitSet, Grid, Layer, Marks, Puzzle};
use crate::text::{Game, ParseError};
use std::sync::Arc;

/// Asks for a position. When writing, `meant` is the position and is returned; when reading, it can be any.
pub(super) fn position(coder: &mut Coder, meant: &Game) -> Result<Game, ParseError> {
    let geometry = shape(coder, meant.givens.geometry().layout()).ok_or(ParseError::BrokenLink)?;
    let blank;
    let meant = match geometry == *meant.givens.geometry() {
        true => meant,
        false => {
            blank = Game::of(Puzzle::empty(geometry)); // only its size matters
            &blank
        }
    };
    let givens = digits(coder, &meant.givens, None);
    let board = digits(coder, &meant.board, Some(&givens));
    let candidates = coder.once(Odds::EVEN, meant.candidates);
    let mut cells = Cells {
        likely: likely(&board),
        givens,
        board,
    };
    let erased = cells.sets(coder, None, &meant.erased);
    for (likely, erased) in cells.likely.iter_mut().zip(&erased) {
        *likely = likely.minus(*erased);
    }
    let mut marks = vec![Marks::default(); erased.len()];
    for layer in Layer::ALL {
        let mut sets: Vec<DigitSet> = Vec::new();
        for marks in &meant.marks {
            sets.push(marks.get(layer));
        }
        let sets = cells.sets(coder, Some(layer), &sets);
        for (marks, set) in marks.iter_mut().zip(sets) {
            *marks = marks.with(layer, set);
        }
    }
    let step = step(coder, meant.step.as_deref())?;
    // What later versions add comes here.
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

/// The givens; or, if these are known, the digits filled in.
fn digits(coder: &mut Coder, meant: &Puzzle, givens: Option<&Puzzle>) -> Puzzle {
    let (mut is_there, mut repeats) = ([Odds::EVEN; 4], Odds::SELDOM);
    let mut told = match givens {
        Some(givens) => givens.clone(),
        None => Puzzle::empty(Arc::clone(meant.geometry())),
    };
    let geometry = Arc::clone(told.geometry());
    for cell in geometry.cells() {
        if givens.is_some_and(|givens| givens.get(cell).is_some()) {
            continue;
        }
        let free = free(&told, cell);
        let opposite = Cell::new(geometry.n_cells() - 1 - cell.index());
        let sort = match givens {
            // The fewer digits are left, the more likely one of them is there.
            Some(_) => free.len().min(3),
            None if opposite >= cell => 0,
            None => 1 + usize::from(told.get(opposite).is_some()),
        };
        let meant = meant.get(cell);
        if coder.bit(&mut is_there[sort], meant.is_some()) {
            let digit = digit(coder, &mut repeats, [free, all(&told)], meant);
            told.put(cell, digit);
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

/// The candidates of empty cells; for the others, any digit.
fn likely(board: &Puzzle) -> Vec<DigitSet> {
    let grid = Grid::new(board);
    let digits = |cell| match board.get(cell) {
        None => grid.candidates(cell),
        Some(_) => all(board),
    };
    board.geometry().cells().map(digits).collect()
}

/// What is known about the cells when sets of digits are asked for.
struct Cells {
    givens: Puzzle,
    board: Puzzle,
    likely: Vec<DigitSet>,
}

impl Cells {
    /// The content of a cell: 0 for nothing, 1 for a filled digit, 2 for a given.
    fn state(&self, cell: Cell) -> usize {
        usize::from(self.board.get(cell).is_some()) + usize::from(self.givens.get(cell).is_some())
    }

    /// The sets of a layer in all cells; without a layer, the erased candidates, which givens do not have. Digits
    /// marked in a box are likely to be marked there again.
    fn sets(&self, coder: &mut Coder, layer: Option<Layer>, meant: &[DigitSet]) -> Vec<DigitSet> {
        let geometry = self.givens.geometry();
        let side = geometry.side();
        let mut told = vec![DigitSet::EMPTY; geometry.n_cells()];
        if !coder.once(Odds::EVEN, *meant != *told) {
            return told;
        }
        let all = DigitSet::full(layer.map_or(side, |layer| layer.n_marks(side)));
        let mut sets = Sets::new();
        let mut in_box = vec![DigitSet::EMPTY; side];
        for cell in geometry.cells() {
            if layer.is_none() && self.givens.get(cell).is_some() {
                continue;
            }
            let marked = &mut in_box[geometry.box_index(cell)];
            let asked = Asked {
                state: self.state(cell),
                likely: match layer.is_none_or(Layer::holds_digits) {
                    true => self.likely[cell.index()],
                    false => all,
                },
                known: *marked,
                all,
                meant: meant.get(cell.index()).copied().unwrap_or_default(),
            };
            let digits = sets.set(coder, asked);
            if layer.is_some() {
                *marked = marked.union(digits);
            }
            told[cell.index()] = digits;
        }
        told
    }
}

fn step(coder: &mut Coder, meant: Option<&str>) -> Result<Option<String>, ParseError> {
    if !coder.once(Odds::EVEN, meant.is_some()) {
        return Ok(None);
    }
    let line = sentence(coder, meant.unwrap_or_default());
    line.map(Some).ok_or(ParseError::BrokenLink)
}
