//! The time spent on a puzzle, and how it was solved.

pub mod clock;
pub(crate) mod finish;
pub(crate) mod spending;
