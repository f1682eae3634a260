//! What is wrong with a puzzle, and what would fix it.
//!
//! The answer goes by the number of solutions. A board without one has givens that contradict each other, and
//! perhaps a mistyped given; a board with several has cells in which they differ, and perhaps a given that would
//! decide; a board with one may have givens that it does not need.
//!
//! All of it is made of one question (`ask.rs`), asked many times. Each question has a limit and so have all of them
//! together; the answer names as unknown what was not decided within them, and nothing else in the answer depends on it.

mod ask;
mod contradiction;
mod extra;
mod redundant;
mod repair;

use crate::board::{Candidate, Cell, Conflict, Digit, DigitSet, Puzzle, Solution};
use ask::{Asker, Verdict};
use std::ops::ControlFlow;

/// How far a diagnosis goes, in branches of its searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// For one question. Whether there is a solution at all may take ten times as many.
    pub each: u64,
    /// For all of them.
    pub total: u64,
}

/// What is looked for at the moment.
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

/// How far a diagnosis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is looked for.
    pub stage: Stage,
    /// Branches made.
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
    /// Too hard to tell; a solution, if one was found.
    Undecided(Option<Solution>),
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

/// What several solutions leave open.
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
    /// Every digit that, given too, leaves exactly one solution.
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

/// Finds out what is wrong with a puzzle. `tick` is told from time to time how far it is and may end it: what is not
/// known by then is named as unknown.
///
/// ```
/// use nonet::board::{Cell, Digit, Geometry, Puzzle};
/// use nonet::solve::{Diagnosis, Effort, diagnose};
/// use std::ops::ControlFlow;
/// let mut puzzle = Puzzle::empty(Geometry::classic());
/// puzzle.set(Cell::new(0), Digit::new(8));
/// puzzle.set(Cell::new(1), Digit::new(8));
/// let effort = Effort { each: 1000, total: 100_000 };
/// let Diagnosis::None(why) = diagnose(&puzzle, effort, &mut |_| ControlFlow::Continue(())) else {
///     panic!("8 stands twice in row 1")
/// };
/// assert_eq!(why.core, [Cell::new(0), Cell::new(1)]);
/// ```
pub fn diagnose(
    puzzle: &Puzzle,
    effort: Effort,
    tick: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Diagnosis {
    let mut asker = Asker::new(effort, tick);
    match asker.first_verdict(puzzle) {
        Verdict::None => Diagnosis::None(contradictory(puzzle, &mut asker)),
        Verdict::One(solution) => Diagnosis::One(redundant::find(puzzle, solution, &mut asker)),
        Verdict::Several(first, second) => {
            Diagnosis::Several(ambiguity(puzzle, first, second, &mut asker))
        }
        Verdict::Undecided(first) => Diagnosis::Undecided(first),
    }
}

fn contradictory(puzzle: &Puzzle, asker: &mut Asker) -> Contradictory {
    let repeated = puzzle.conflicts();
    let found = contradiction::find(puzzle, &repeated, asker);
    let (repairs, unknown) = repair::find(puzzle, &found.common, asker);
    Contradictory {
        repeated,
        core: found.core,
        core_is_minimal: found.is_minimal,
        repairs,
        unknown,
    }
}

fn ambiguity(puzzle: &Puzzle, first: Solution, second: Solution, asker: &mut Asker) -> Ambiguity {
    let candidates = asker.true_candidates(puzzle);
    let cells = || puzzle.geometry().cells();
    let shown = |cell| DigitSet::only(first.digit(cell)).with(second.digit(cell));
    let possible: Vec<DigitSet> = cells()
        .map(|cell| candidates.proven(cell).union(shown(cell)))
        .collect();
    let open = |cell: Cell| candidates.unknown(cell).minus(possible[cell.index()]);
    let unknown: Vec<DigitSet> = cells().map(open).collect();
    let (extras, unknown_extras) =
        extra::find(puzzle, [&first, &second], &possible, &unknown, asker);
    Ambiguity {
        first,
        second,
        possible,
        unknown,
        extras,
        unknown_extras,
    }
}

/// The puzzle with one cell changed.
fn with(puzzle: &Puzzle, cell: Cell, digit: Option<Digit>) -> Puzzle {
    let mut changed = puzzle.clone();
    changed.set(cell, digit);
    changed
}
