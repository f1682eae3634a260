//! The digit looked at: the page lights the cells that hold it or may. Locked, it is also what a pointer writes into
//! each cell that it presses.

use crate::board::Digit;

/// The digit looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Which one.
    pub digit: Digit,
    /// Does a pointer write it?
    pub locked: bool,
}

/// What to look at next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// This digit; if it is looked at already, none.
    At(Digit),
    /// The next digit (true), or the one before.
    Turn(bool),
    /// The cells that show two candidates; if those are looked at already, none.
    Pairs,
    /// None.
    Away,
}

/// How else than once and briefly a key of the pad may be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A second time at once.
    Again,
    /// For long, or with the other button.
    Long,
}
