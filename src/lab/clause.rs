//! Literals and what they follow from, in the words of candidates.

use super::Emptied;
use super::models::{candidate, variable};
use crate::board::{Cell, Digit, House};
use serde::{Deserialize, Serialize};

/// A candidate that is right, or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Literal {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// Does the digit stand in the cell?
    pub holds: bool,
}

impl Literal {
    /// The digit stands in the cell.
    pub const fn right((cell, digit): (Cell, Digit)) -> Self {
        Self {
            cell,
            digit,
            holds: true,
        }
    }

    /// The literal with this number: its variable's from 1, negative if it is negated, as in DIMACS.
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

/// The clause that left a literal no choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The digit is given.
    Given,
    /// The cell has a digit, and every other one is out.
    OnlyDigit,
    /// The house has the digit, and every other place is out.
    OnlyPlace(House),
    /// The cell holds this digit.
    Holds(Digit),
    /// This cell of the house holds the digit.
    Seen(House, Cell),
    /// A clause that was learned before, or forbids a solution that was found.
    Learned(Vec<Literal>),
    /// A clause that is no longer kept.
    Forgotten,
}

/// A literal and why it follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Implied {
    /// What follows.
    pub literal: Literal,
    /// Why.
    pub reason: Reason,
}

/// A clause that has no literal left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clash {
    /// A cell without a digit, or a house without a place for one.
    Emptied(Emptied),
    /// These two exclude each other.
    Both(Literal, Literal),
    /// One that was learned before.
    Learned(Vec<Literal>),
}

/// What a step of clause learning did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assigned {
    /// The literal that was decided.
    pub decided: Option<Literal>,
    /// What followed by unit propagation, in this order: the first of it.
    pub implied: Vec<Implied>,
    /// How much followed.
    pub n_implied: u64,
    /// The clause that was learned.
    pub learned: Vec<Literal>,
    /// Why it is so: what follows if none of its literals holds ...
    pub proof: Vec<Implied>,
    /// ... and the clause that then has none left; `None` if clauses that are no longer kept would be needed.
    pub clash: Option<Clash>,
}
