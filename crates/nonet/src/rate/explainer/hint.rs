//! The result of a producer.

use crate::board::{Candidate, Cell, Digit};
use crate::logic::Deduction;
use crate::rate::board::{Bits, Board, Cells, cells_in, ones};

/// A step as Sudoku Explainer takes it: a digit placed, or candidates removed.
#[derive(Clone)]
pub(super) struct Hint {
    /// The rating, in tenths.
    pub(super) rating: u8,
    effect: Effect,
}

#[derive(Clone)]
enum Effect {
    Place { cell: usize, digit: usize },
    Remove(Removal),
}

/// Candidates to be removed: of each digit, from these cells.
#[derive(Clone, Default)]
pub(super) struct Removal([Cells; 9]);

impl Removal {
    /// Removes these digits from these cells.
    pub(super) fn of(cells: Cells, digits: Bits) -> Self {
        Self::default().and(cells, digits)
    }

    /// Also removes these digits from these cells.
    pub(super) fn and(mut self, cells: Cells, digits: Bits) -> Self {
        for digit in ones(digits) {
            self.0[digit] |= cells;
        }
        self
    }

    /// The step, if there is something to remove.
    pub(super) fn hint(self, rating: u8, board: &Board) -> Option<Hint> {
        let worth = self
            .0
            .iter()
            .zip(&board.cells)
            .any(|(cut, has)| cut & has != 0);
        let effect = Effect::Remove(self);
        worth.then_some(Hint { rating, effect })
    }
}

impl Hint {
    /// The step that fills a cell.
    pub(super) fn place(rating: u8, cell: usize, digit: usize) -> Self {
        let effect = Effect::Place { cell, digit };
        Self { rating, effect }
    }

    /// Does it fill a cell?
    pub(super) fn places(&self) -> bool {
        matches!(self.effect, Effect::Place { .. })
    }

    /// Takes the step.
    pub(super) fn apply(&self, board: &mut Board) {
        match &self.effect {
            Effect::Place { cell, digit } => board.place(*cell, *digit),
            Effect::Remove(Removal(cuts)) => {
                for (digit, &cut) in cuts.iter().enumerate() {
                    board.remove(cut, digit);
                }
            }
        }
    }

    /// Its conclusions, on the board on which it was found.
    pub(super) fn deductions(&self, board: &Board) -> Vec<Deduction> {
        let candidate = |cell, digit: usize| {
            let digit = Digit::new(digit as u8 + 1)?;
            Some(Candidate {
                cell: Cell::new(cell),
                digit,
            })
        };
        match &self.effect {
            Effect::Place { cell, digit } => {
                let placed = candidate(*cell, *digit).map(Deduction::Place);
                placed.into_iter().collect()
            }
            Effect::Remove(Removal(cuts)) => {
                let cuts = cuts.iter().zip(&board.cells).enumerate();
                let gone = cuts.flat_map(|(digit, (cut, has))| {
                    cells_in(cut & has).filter_map(move |cell| candidate(cell, digit))
                });
                gone.map(Deduction::Eliminate).collect()
            }
        }
    }
}
