//! The deductions of a cascade as the rows of a list.

use super::cascade::{Kind, Steps};
use crate::words::Voice;
use answers::protocol::StepView;
use nonet::board::Cell;

/// At most this many rows of a list are shown; the others are only counted.
pub(crate) const LISTED: usize = 100;

/// Some of the deductions of a cascade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The voice that names them.
    pub voice: Voice,
    /// All of them.
    pub steps: Steps,
    /// The index of the first one listed, from 0.
    pub first: usize,
}

/// A row of a cascade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedRow {
    /// Its index among all.
    pub choice: usize,
    /// What the deduction looked at.
    pub kind: Kind,
    /// What it does.
    pub what: String,
    /// Why.
    pub why: String,
    /// The cells that it changes.
    pub cells: Vec<Cell>,
}

impl Played {
    /// The rows.
    pub fn rows(&self) -> Vec<PlayedRow> {
        let steps = self.steps.iter().enumerate();
        let row = |(choice, step): (usize, &StepView)| PlayedRow {
            choice,
            kind: Kind::of(step),
            what: self.voice.done(step),
            why: self.voice.reason(step),
            cells: step.cells().collect(),
        };
        steps.skip(self.first).take(LISTED).map(row).collect()
    }
}
