//! Claims: that a candidate, or a group of candidates, is right or wrong.

use crate::board::{Candidate, Cell, Digit};

/// Claims about single candidates come first, then those about groups.
pub(super) const N_SINGLE: usize = 2 * 9 * 81;

/// The claim that a candidate or a group of candidates is right or wrong, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::rate::hodoku) struct Claim(u16);

impl Claim {
    pub(in crate::rate::hodoku) fn new(cell: usize, digit: usize, is_right: bool) -> Self {
        Self((2 * (9 * cell + digit) + usize::from(is_right)) as u16)
    }

    pub(super) fn of_group(number: usize, is_right: bool) -> Self {
        Self((N_SINGLE + 2 * number + usize::from(is_right)) as u16)
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(in crate::rate::hodoku) fn is_right(self) -> bool {
        self.0 % 2 == 1
    }

    /// Its cell and digit, if it is about a single candidate.
    pub(in crate::rate::hodoku) fn single(self) -> Option<(usize, usize)> {
        let candidate = self.index() / 2;
        (self.index() < N_SINGLE).then_some((candidate / 9, candidate % 9))
    }

    pub(super) fn group(self) -> Option<usize> {
        Some(self.index().checked_sub(N_SINGLE)? / 2)
    }
}

/// The candidate of this cell and digit.
pub(in crate::rate::hodoku) fn candidate((cell, digit): (usize, usize)) -> Option<Candidate> {
    Some(Candidate {
        cell: Cell::new(cell),
        digit: Digit::new(digit as u8 + 1)?,
    })
}
