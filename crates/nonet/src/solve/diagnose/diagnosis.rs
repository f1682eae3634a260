//! The result of a diagnosis, and its limits.

use crate::board::{Candidate, Cell, Conflict, DigitSet, Solution};
use crate::solve::HowMany;

/// How far a diagnosis goes, in branches of its searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Branches for one question. Whether there is a solution at all may take ten times as many.
    pub each: u64,
    /// Branches for all questions.
    pub total: u64,
}

/// What is being looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// How many solutions there are.
    Verdict,
    /// Givens that contradict each other.
    Contradiction,
    /// Givens whose change or removal leaves exactly one solution.
    Repairs,
    /// Cells in which solutions differ.
    Differences,
    /// Further givens that leave exactly one solution.
    Extras,
    /// Givens that the puzzle does not need.
    Redundant,
}

/// The progress of a diagnosis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is looked for.
    pub stage: Stage,
    /// How many branches were made.
    pub nodes: u64,
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Diagnosis {
    /// It has no solution.
    None(Contradictory),
    /// It has exactly one.
    One(Uniqueness),
    /// It has two or more.
    Several(Ambiguity),
    /// Too hard to decide; a solution, if one was found.
    Undecided(Option<Solution>),
}

impl Diagnosis {
    /// The verdict alone.
    pub fn how_many(&self) -> HowMany {
        match self {
            Self::None(_) => HowMany::None,
            Self::One(_) => HowMany::One,
            Self::Several(_) => HowMany::Several,
            Self::Undecided(_) => HowMany::Undecided,
        }
    }
}

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradictory {
    /// Every digit that occurs twice in a house.
    pub repeated: Vec<Conflict>,
    /// Givens that have no solution by themselves; empty if the board has none even without givens.
    pub core: Vec<Cell>,
    /// Is each of them needed for that? `false` if some were too hard to settle.
    pub core_is_minimal: bool,
    /// Every change or removal of one given that leaves exactly one solution.
    pub repairs: Vec<Repair>,
    /// Every exchange of two givens in a row or column that leaves exactly one solution, neighbours first.
    pub swaps: Vec<[Cell; 2]>,
    /// Givens for which not every change could be decided.
    pub unknown: Vec<Cell>,
}

/// A change of one given that leaves exactly one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Repair {
    /// The given is removed.
    Remove(Cell),
    /// The given becomes this digit.
    Change(Candidate),
}

impl Repair {
    /// The cell of the given.
    pub fn cell(self) -> Cell {
        match self {
            Self::Remove(cell) | Self::Change(Candidate { cell, .. }) => cell,
        }
    }
}

/// What the only solution depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uniqueness {
    /// The solution.
    pub solution: Solution,
    /// Givens any one of which can go: it is still the only solution.
    pub redundant: Vec<Cell>,
    /// Givens that were too hard to settle.
    pub unknown: Vec<Cell>,
}

impl Uniqueness {
    /// Is every given needed? `None` if that is not known.
    pub fn is_minimal(&self) -> Option<bool> {
        let known = self.unknown.is_empty() || !self.redundant.is_empty();
        known.then_some(self.redundant.is_empty())
    }
}

/// How several solutions differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambiguity {
    /// A solution.
    pub first: Solution,
    /// Another one.
    pub second: Solution,
    /// For each cell, the digits that some solution has there.
    pub possible: Vec<DigitSet>,
    /// For each cell, the digits for which that is not known.
    pub unknown: Vec<DigitSet>,
    /// Every further given that leaves exactly one solution.
    pub extras: Vec<Candidate>,
    /// Candidates that were too hard to settle.
    pub unknown_extras: Vec<Candidate>,
}

impl Ambiguity {
    /// The cells known to differ between solutions.
    pub fn differing(&self) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.first.board().geometry().cells();
        cells.filter(|cell| self.possible[cell.index()].len() > 1)
    }
}
