//! Literals and their reasons, in terms of candidates.

use super::Emptied;
use super::models::{candidate, variable};
use nonet::board::{Cell, Digit, House};
use serde::{Deserialize, Serialize};

/// The statement that a candidate is right, or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Literal {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// Is the digit in the cell?
    pub holds: bool,
}

impl Literal {
    /// The literal that the digit is in the cell.
    pub const fn right((cell, digit): (Cell, Digit)) -> Self {
        Self {
            cell,
            digit,
            holds: true,
        }
    }

    /// The literal with this number: its variable's, from 1, negative if it is negated, as in DIMACS.
    pub(super) fn of(side: usize, number: i32) -> Option<Self> {
        let (cell, digit) = candidate(side, number.unsigned_abs().checked_sub(1)?);
        let holds = number > 0;
        digit.map(|digit| Self { cell, digit, holds })
    }

    /// Its number.
    pub(super) fn number(self, side: usize) -> i32 {
        let number = variable(side, self.cell, self.digit) as i32 + 1;
        if self.holds { number } else { -number }
    }
}

/// The clause that forced a literal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The digit is given.
    Given,
    /// The cell has a digit, and every other one is ruled out.
    OnlyDigit,
    /// The house has the digit, and every other place is ruled out.
    OnlyPlace(House),
    /// The cell holds this digit.
    Holds(Digit),
    /// This cell of the house holds the digit.
    Seen(House, Cell),
    /// A learned clause, or one that forbids a solution found earlier.
    Learned(Vec<Literal>),
    /// A clause that has been dropped.
    Forgotten,
}

/// A literal and its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Implied {
    /// The literal.
    pub literal: Literal,
    /// The reason.
    pub reason: Reason,
}

/// A clause that has no literal left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clash {
    /// A cell without a digit, or a house without a place for one.
    Emptied(Emptied),
    /// These two exclude each other.
    Both(Literal, Literal),
    /// A learned clause.
    Learned(Vec<Literal>),
}

/// A step of clause learning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assigned {
    /// The literal that was decided.
    pub decided: Option<Literal>,
    /// The first literals that followed by unit propagation, in order.
    pub implied: Vec<Implied>,
    /// How many literals followed.
    pub n_implied: u64,
    /// The clause learned.
    pub learned: Vec<Literal>,
    /// Its proof: what follows if none of its literals holds.
    pub proof: Vec<Implied>,
    /// The clause that the proof leaves without a literal; `None` if that needs clauses that have been dropped.
    pub clash: Option<Clash>,
}
