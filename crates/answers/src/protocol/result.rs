//! What the answers are made of. What the engine finds travels as it is; a type here that resembles one of the engine's
//! says why it is another.

use super::{StepView, Verdict};
use nonet::board::{Cell, Conflict, Digit};
use nonet::solve::Possible;
use serde::{Deserialize, Serialize};

/// Solutions counted, and the first of them: as digits alone, since the page knows the shape of the board and need
/// not verify them again, as it would a `Solution`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counted {
    /// How many.
    pub count: u64,
    /// Are these all?
    pub complete: bool,
    /// The first [`SHOWN_LIMIT`](super::SHOWN_LIMIT), each in reading order.
    pub shown: Vec<Vec<Digit>>,
    /// Branches tried.
    pub nodes: u64,
}

/// What is wrong with a puzzle. The engine's diagnosis also holds the solution of a puzzle that has only one, which
/// must not reach a page that did not ask for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Diagnosis {
    /// It has no solution.
    None {
        /// Every digit repeated in a house.
        repeated: Vec<Conflict>,
        /// Givens that contradict each other.
        core: Vec<Cell>,
        /// Is each of them needed for the contradiction?
        minimal: bool,
        /// Every change of one cell, and of two that exchange their digits, that leaves exactly one solution.
        repairs: Vec<Repair>,
        /// Givens for which that could not be decided.
        unknown: Vec<Cell>,
    },
    /// It has exactly one.
    One {
        /// Givens any one of which could be removed, leaving the solution unique.
        redundant: Vec<Cell>,
        /// Givens for which that could not be decided.
        unknown: Vec<Cell>,
    },
    /// It has several.
    Several {
        /// Two of them, in reading order.
        two: [Vec<Digit>; 2],
        /// The digits that each cell may hold.
        possible: Possible,
        /// Every digit that, as another given, leaves exactly one solution.
        repairs: Vec<Repair>,
        /// The number of digits for which that could not be decided.
        n_unknown: usize,
    },
    /// Too hard to decide.
    Undecided,
}

/// A change that leaves exactly one solution: the engine's repairs, exchanges and further givens in one form. It names
/// the digit before, too, because it is still told when that digit is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repair {
    /// The cell.
    pub cell: Cell,
    /// Its digit before; `None` if it was empty.
    pub was: Option<Digit>,
    /// Its digit after; `None` if it is to be empty.
    pub to: Option<Digit>,
    /// The cell with which it exchanges its digit, if that is the change.
    pub with: Option<Cell>,
}

/// About how many solutions there are. Not the engine's logarithms: the page needs no powers otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The best guess; `None` if no walk reached a solution.
    pub guess: Option<Amount>,
    /// The 95% interval for the number; `None` if too few walks reached a solution.
    pub interval: Option<(Amount, Amount)>,
    /// Is this the exact number?
    pub exact: bool,
    /// Choices made.
    pub nodes: u64,
}

/// A number as it is shown: a large one is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    /// This number.
    Whole(u64),
    /// This many tenths of this power of ten: 67 and 21 for 6.7 × 10²¹.
    Tenths(u64, u64),
}

/// The result of a proof, which knows nothing of how the step was found. It does not tell where a step fails, as the
/// engine does, but whether it needs a unique solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proof {
    /// The opposite of each conclusion contradicts what the pattern relies on.
    Proved,
    /// Proved, given that the puzzle has exactly one solution, which was checked.
    ProvedIfUnique,
    /// The pattern is not what it claims to be, or a conclusion does not follow from it.
    Refused,
    /// There were too many ways to try.
    Undecided,
}

/// What a hint says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum HintResult {
    /// The next step of the current board.
    Step(StepView),
    /// The player's own digits, erased candidates and marks that cannot be right: at least one. Each is found after
    /// correcting those before it; unless the budget ran out, correcting all of them leaves a solution.
    Mistakes(Vec<Mistake>),
    /// The board is full and right.
    Finished,
    /// There is a solution, but no technique here finds the next step.
    NoStep,
    /// The givens have no solution.
    NoSolution,
    /// The budget ran out before it was known whether there is a solution.
    Undecided,
}

/// An entry that contradicts the solution, or all solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mistake {
    /// This digit of the player's is wrong.
    Digit(Cell, Digit),
    /// This candidate was erased, but it is the solution's digit.
    Erased(Cell, Digit),
    /// The player's marks exclude this candidate, but it is the solution's digit.
    Unmarked(Cell, Digit),
    /// The digits up to this one fit no solution; without this one they do.
    Together(Cell, Digit),
}

impl Mistake {
    /// Where it is.
    pub fn cell(self) -> Cell {
        let (Self::Digit(cell, _)
        | Self::Erased(cell, _)
        | Self::Unmarked(cell, _)
        | Self::Together(cell, _)) = self;
        cell
    }
}

/// The solutions of the current board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Solved {
    /// Solutions of the current board, up to [`COUNT_LIMIT`](super::COUNT_LIMIT).
    pub count: u64,
    /// Is the count all of them?
    pub complete: bool,
    /// One of them, in reading order, verified house by house.
    pub solution: Option<Vec<Digit>>,
    /// How many solutions the givens alone have, within a budget. If they have a solution and the current board has
    /// none, a filled cell is wrong.
    pub givens: Verdict,
    /// Branches tried.
    pub nodes: u64,
}

/// How many solutions were sent as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// Their number.
    pub count: u64,
    /// Were these all?
    pub complete: bool,
}
