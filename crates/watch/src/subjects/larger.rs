//! A series of boards of growing size, each with the same share of givens: some cells of a complete board, whose
//! digits follow a pattern that is then scrambled.

use super::numbers::Values;
use super::subject::{Gathered, Subject};
use nonet::board::{Cell, Digit, Geometry, Puzzle, Random};
use nonet::generate::scramble;
use nonet::solve::{self, Verdict};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The branches for deciding whether a puzzle has exactly one solution.
const BUDGET: u64 = 20_000;

/// The boards: height and width of their boxes.
const BOARDS: [(usize, usize); 7] = [(2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5)];

/// How boards grow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Larger {
    /// The largest side of a board.
    pub to: u32,
    /// The percentage of cells that are given.
    pub share: u32,
    /// How many puzzles of each size.
    pub each: u32,
    /// The seed of the first of each; each further one has the next seed.
    pub seed: u64,
    /// Must every puzzle have exactly one solution? Then it gets as many more givens as that takes.
    pub unique: bool,
}

impl Default for Larger {
    fn default() -> Self {
        Self {
            to: 16,
            share: 50,
            each: 5,
            seed: 1,
            unique: true,
        }
    }
}

impl Larger {
    /// The sides that can be chosen for the largest.
    pub fn sides() -> impl Iterator<Item = usize> {
        BOARDS.iter().skip(1).map(|(high, wide)| high * wide)
    }

    /// As text.
    pub(super) fn write(&self) -> String {
        let Self {
            to,
            share,
            each,
            seed,
            unique,
        } = self;
        format!("to:{to};share:{share};each:{each};seed:{seed};unique:{unique}")
    }

    /// From text. Missing settings have their oldest meaning: one empty board of each size.
    pub(super) fn read(values: Values<'_>) -> Self {
        let usual = Self::default();
        Self {
            to: values.read("to").unwrap_or(usual.to).clamp(4, 25),
            share: values.read("share").unwrap_or(0).min(100),
            each: values.read("each").unwrap_or(1).clamp(1, 100),
            seed: values.read("seed").unwrap_or(usual.seed),
            unique: values.read("unique").unwrap_or(false),
        }
    }

    /// The series, the smallest board first.
    pub(super) fn gather(&self, tick: &mut dyn FnMut(u32) -> ControlFlow<()>) -> Gathered {
        let mut gathered = Gathered::default();
        // All empty boards of a size are the same.
        let is_empty = self.share == 0 && !self.unique;
        let each = if is_empty { 1 } else { self.each };
        let boards = BOARDS
            .iter()
            .filter(|(high, wide)| high * wide <= self.to as usize);
        for &(high, wide) in boards {
            let Ok(geometry) = Geometry::shared(high, wide) else {
                continue;
            };
            for number in 0..each {
                let seed = self.seed.wrapping_add(number.into());
                let n = gathered.subjects.len() as u32;
                let subject = self.subject(&geometry, seed, &mut || {
                    let _ = tick(n);
                });
                gathered.subjects.push(subject);
                if tick(gathered.subjects.len() as u32).is_break() {
                    return gathered;
                }
            }
        }
        gathered
    }

    fn subject(&self, geometry: &Arc<Geometry>, seed: u64, tick: &mut dyn FnMut()) -> Subject {
        let (side, n_cells) = (geometry.side(), geometry.n_cells());
        let mut order: Vec<Cell> = geometry.cells().collect();
        Random::new(seed).shuffle(&mut order);
        let full = scramble(&pattern(geometry), seed);
        let share = (n_cells * self.share as usize).div_ceil(100);
        let kept = match self.unique {
            true => least_unique(&full, &order, share, tick),
            false => share,
        };
        let name = match self.share {
            0 if !self.unique => format!("{side}×{side}"),
            share => format!("{side}×{side} {share}% G{seed}"),
        };
        Subject::new(name, keeping(&full, &order, kept)).sized(side, tick)
    }
}

/// A complete board with only the first `kept` cells of an order.
fn keeping(full: &Puzzle, order: &[Cell], kept: usize) -> Puzzle {
    let mut puzzle = full.clone();
    let lost = order.iter().skip(kept);
    lost.for_each(|&cell| puzzle.put(cell, None));
    puzzle
}

/// The smallest number of cells, at least this, with which a puzzle is found to have exactly one solution.
fn least_unique(full: &Puzzle, order: &[Cell], least: usize, tick: &mut dyn FnMut()) -> usize {
    let (mut low, mut high) = (least, order.len());
    while low < high {
        let middle = low.midpoint(high);
        let puzzle = keeping(full, order, middle);
        match solve::verdict_with(&puzzle, BUDGET, tick) {
            Verdict::One(_) => high = middle,
            _ => low = middle + 1,
        }
    }
    high
}

/// A complete board: each row is the one above it, shifted by the width of a box, and by one more from band to
/// band.
fn pattern(geometry: &Arc<Geometry>) -> Puzzle {
    let (side, (high, wide)) = (geometry.side(), geometry.boxes().unwrap_or((1, 1)));
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    for cell in geometry.cells() {
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let digit = (row % high * wide + row / high + col) % side + 1;
        puzzle.put(cell, u8::try_from(digit).ok().and_then(Digit::new));
    }
    puzzle
}
