//! A step: what a technique concludes, and from which pattern. Plain data, the same for every technique.

use super::{Facts, Info, Pattern};
use crate::board::{Candidate, Geometry, Grid, House, sort_short};

/// One thing that a step concludes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Deduction {
    /// The digit goes into the cell.
    Place(Candidate),
    /// The digit does not go into the cell.
    Eliminate(Candidate),
}

impl Deduction {
    /// Its cell and digit.
    pub fn candidate(self) -> Candidate {
        let (Self::Place(candidate) | Self::Eliminate(candidate)) = self;
        candidate
    }

    /// Fills the cell or removes the candidate.
    pub fn apply(self, grid: &mut Grid) {
        match self {
            Self::Place(Candidate { cell, digit }) => grid.place(cell, digit),
            Self::Eliminate(candidate) => grid.eliminate(candidate),
        }
    }
}

/// One instance of a technique on one grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The technique.
    pub technique: &'static Info,
    /// Its conclusions: at least one, and each changes the grid on which it was found.
    pub deductions: Vec<Deduction>,
    /// The pattern behind it.
    pub pattern: Pattern,
}

impl Step {
    /// A step that fills the cell; the house is the reason, unless it is the cell itself.
    pub(super) fn placing(
        technique: &'static Info,
        candidate: Candidate,
        house: Option<House>,
    ) -> Self {
        Self {
            technique,
            deductions: vec![Deduction::Place(candidate)],
            pattern: Pattern::Single { candidate, house },
        }
    }

    /// A step that removes the candidates; `None` if there are none.
    pub(super) fn eliminating(
        technique: &'static Info,
        candidates: impl Iterator<Item = Candidate>,
        pattern: Pattern,
    ) -> Option<Self> {
        let deductions: Vec<Deduction> = candidates.map(Deduction::Eliminate).collect();
        (!deductions.is_empty()).then_some(Self {
            technique,
            deductions,
            pattern,
        })
    }

    /// A step that removes those of these candidates that are there, in reading order; `None` if there are none.
    pub(super) fn ruling_out(
        technique: &'static Info,
        facts: &Facts<'_>,
        candidates: impl IntoIterator<Item = Candidate>,
        pattern: impl FnOnce() -> Pattern,
    ) -> Option<Self> {
        let candidates = candidates.into_iter();
        let mut gone: Vec<Candidate> = candidates.filter(|&c| facts.grid().has(c)).collect();
        sort_short(&mut gone, |&candidate| candidate);
        gone.dedup();
        (!gone.is_empty()).then(|| Self {
            technique,
            deductions: gone.into_iter().map(Deduction::Eliminate).collect(),
            pattern: pattern(),
        })
    }

    /// Its deductions in the order in which HoDoKu makes them: a subset in a line and a box clears the line first.
    pub fn line_first(&self, geometry: &Geometry) -> Vec<Deduction> {
        let mut deductions = self.deductions.clone();
        if let Pattern::Subset { cells, .. } = &self.pattern {
            let line = geometry.common_houses(cells).find(|house| house.is_line());
            let is_off = |cell| line.is_some_and(|line| !geometry.contains(line, cell));
            deductions.sort_by_key(|deduction| is_off(deduction.candidate().cell));
        }
        deductions
    }

    /// Carries out its deductions.
    pub fn apply(&self, grid: &mut Grid) {
        self.deductions
            .iter()
            .for_each(|deduction| deduction.apply(grid));
    }
}
