//! What a cell of the board looks like, as plain data.

use nonet::board::{Cell, Digit, DigitSet, Marks};
use nonet::logic::Part;

/// One cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellView {
    /// Where it is.
    pub cell: Cell,
    /// The digit in it.
    pub digit: Option<Digit>,
    /// Who put it there.
    pub origin: Origin,
    /// Its small digits; `None` if they are not shown.
    pub candidates: Option<DigitSet>,
    /// The player's marks that the cell shows.
    pub mine: Marks,
    /// The candidates that have a part in the step shown.
    pub marks: Vec<(Digit, Mark)>,
    /// Does a box start at its left side, and at its upper side, inside the board?
    pub box_starts: [bool; 2],
    /// Is it selected?
    pub selected: bool,
    /// Does it share a house with the cursor?
    pub peer: bool,
    /// Does it hold the cursor's digit?
    pub same: bool,
    /// Does it hold the digit in focus, or may it, or has it the focus for its two candidates?
    pub lit: bool,
    /// The peers that hold the same digit.
    pub clashes: Vec<Cell>,
    /// Does it hold a wrong digit?
    pub wrong: bool,
    /// Do its marks miss the solution's digit, or is that digit eliminated?
    pub lacking: bool,
    /// Its role in the step shown.
    pub role: Role,
    /// Was its digit placed under a supposition?
    pub supposed: bool,
    /// Is it pointed at from the panel?
    pub pointed: bool,
}

/// The border of a highlighted house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Each piece, from one point to another: across, down, across, down.
    pub border: Vec<[usize; 4]>,
    /// Does the step start from this house? Others hold what it concludes.
    pub is_base: bool,
}

/// Who filled a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is empty.
    Empty,
    /// The puzzle.
    Given,
    /// The player.
    Own,
    /// Propagate, Hint, Solve.
    Tool,
    /// Not in the game: the digit is only shown there.
    Shown,
    /// Hidden by a pause.
    Hidden,
}

/// The role of a candidate in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// In the pattern.
    Pattern,
    /// The other side of the pattern: the other colour, every second claim of a chain.
    Against,
    /// An exception to the pattern: a fin, a guardian.
    Extra,
    /// In one of several sets, from 0.
    Set(u8),
    /// Common to two sets.
    Common,
    /// A claim of a chain: assumed to be wrong (false) or right.
    Claim(bool),
    /// Eliminated by the step.
    Out,
    /// Eliminated by the chain that it is a claim of.
    OutClaim,
    /// Placed by the step.
    Placed,
}

impl Mark {
    pub(crate) fn of(part: Part) -> Self {
        match part {
            Part::Base => Self::Pattern,
            Part::Cover => Self::Against,
            Part::Extra => Self::Extra,
            Part::Set(number) => Self::Set(number % 4),
            Part::Common => Self::Common,
        }
    }
}

/// The role of a cell in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// None.
    None,
    /// In the house to look at.
    House,
    /// In the pattern.
    Pattern,
    /// In the set with this number, from 0.
    Set(u8),
    /// Loses a candidate.
    Out,
    /// Is filled.
    Placed,
    /// Is wrong.
    Mistake,
    /// Named by the result.
    Named,
    /// Differs between solutions.
    Differs,
    /// Was changed by one of the last deductions; 0 is the newest.
    Age(usize),
}
