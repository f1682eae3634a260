//! The digit in focus: the page lights the cells that hold it or may hold it. Once locked, a pointer also writes it
//! into each cell pressed.

use nonet::board::Digit;

/// The digit in focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Which one.
    pub digit: Digit,
    /// Does a pointer write it?
    pub locked: bool,
}

/// What to focus on next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// This digit; none if it already has the focus.
    At(Digit),
    /// The next digit (true), or the one before.
    Turn(bool),
    /// The cells with two candidates; none if they already have the focus.
    Pairs,
    /// None.
    Away,
}

/// A press of a pad key other than a single short one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A second press right after the first.
    Again,
    /// For long, or with the other button.
    Long,
}
