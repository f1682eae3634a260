//! The description of a run: enough to repeat it, count for count.

use lab::{Algorithm, Limits, Options, Refusal, Run, algorithm};
use nonet::board::{Digit, DigitSet, Geometry, Layout, Puzzle};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A run to be made, as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The slug of its algorithm.
    pub algorithm: String,
    /// Its options by name.
    pub options: Vec<(String, String)>,
    /// The seed of its random numbers.
    pub seed: u64,
    /// The shape of the board.
    pub layout: Layout,
    /// The digits of the puzzle, cell by cell.
    pub digits: Vec<Option<Digit>>,
    /// Where it stops.
    pub limits: Limits,
}

/// Why a plan cannot be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    /// There is no such algorithm.
    Algorithm,
    /// The algorithm has no such option, or the option no such value.
    Option,
    /// The board is invalid.
    Board,
    /// The algorithm cannot run on this puzzle.
    Refused(Refusal),
}

impl Plan {
    /// A run of this algorithm on this puzzle.
    pub fn new(
        algorithm: &Algorithm,
        options: &Options,
        seed: u64,
        puzzle: &Puzzle,
        limits: Limits,
    ) -> Self {
        let named = options.named();
        Self {
            algorithm: algorithm.slug.to_owned(),
            options: named
                .map(|(name, value)| (name.to_owned(), value))
                .collect(),
            seed,
            layout: puzzle.geometry().layout().clone(),
            digits: puzzle.digits().to_vec(),
            limits,
        }
    }

    /// The row of its algorithm.
    pub(super) fn row(&self) -> Option<&'static Algorithm> {
        algorithm(&self.algorithm)
    }

    /// Begins it.
    ///
    /// # Errors
    /// Says why it cannot be carried out.
    pub fn begin(&self) -> Result<Box<dyn Run>, Fault> {
        let row = self.row().ok_or(Fault::Algorithm)?;
        let mut options = Options::usual(row.options);
        for (name, value) in &self.options {
            options.set(name, value).map_err(|_| Fault::Option)?;
        }
        let puzzle = self.puzzle().ok_or(Fault::Board)?;
        row.begin(&puzzle, &options, self.seed)
            .map_err(Fault::Refused)
    }

    /// The puzzle, if this is a board without foreign digits.
    pub fn puzzle(&self) -> Option<Puzzle> {
        let geometry = Arc::new(Geometry::of(self.layout.clone()).ok()?);
        let all = DigitSet::full(geometry.side());
        let mut written = self.digits.iter().flatten();
        if self.digits.len() != geometry.n_cells() || !written.all(|&digit| all.contains(digit)) {
            return None;
        }
        let mut puzzle = Puzzle::empty(Arc::clone(&geometry));
        for (cell, &digit) in geometry.cells().zip(&self.digits) {
            puzzle.put(cell, digit);
        }
        Some(puzzle)
    }
}
