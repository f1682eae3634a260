//! The ways in which a step can be wrong.

use crate::logic::Deduction;

/// Why a step is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It has no conclusion, or only what the grid already shows.
    Idle,
    /// The pattern does not fit its shape: this part does not hold.
    Pattern(&'static str),
    /// The pattern is there, but this does not follow from it.
    DoesNotFollow(Deduction),
    /// There were too many ways to try.
    TooLong,
}

/// Requires a part of a definition to hold.
pub(super) fn that(holds: bool, what: &'static str) -> Result<(), Flaw> {
    if holds {
        Ok(())
    } else {
        Err(Flaw::Pattern(what))
    }
}

/// Requires all of these to be different.
pub(super) fn distinct<T: PartialEq>(all: &[T]) -> Result<(), Flaw> {
    let mut numbered = all.iter().enumerate();
    let is_new = |(number, one): (usize, &T)| !all[..number].contains(one);
    that(numbered.all(is_new), "nothing-is-named-twice")
}
