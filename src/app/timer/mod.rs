//! The time spent on a puzzle, and what a solved board says of it.

pub mod clock;
pub(crate) mod finish;
pub(crate) mod spending;
