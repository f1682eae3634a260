//! What may be wrong with a step.

use crate::logic::Deduction;

/// Why a step is not proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It concludes nothing, or something that the grid already shows.
    Idle,
    /// The pattern is not what its shape says: this does not hold.
    Pattern(&'static str),
    /// The pattern is there, but this does not follow from it.
    DoesNotFollow(Deduction),
    /// There were too many ways to try.
    TooLong,
}

/// Says which part of a definition does not hold.
pub(super) fn that(holds: bool, what: &'static str) -> Result<(), Flaw> {
    if holds {
        Ok(())
    } else {
        Err(Flaw::Pattern(what))
    }
}

/// Two houses or cells that are the same are not two.
pub(super) fn distinct<T: PartialEq>(all: &[T]) -> Result<(), Flaw> {
    let mut numbered = all.iter().enumerate();
    let is_new = |(number, one): (usize, &T)| !all[..number].contains(one);
    that(numbered.all(is_new), "nothing-is-named-twice")
}
