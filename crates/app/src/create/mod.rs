//! The Create workspace: its fields, the puzzles made, their pictures.

pub(crate) mod creation;
pub(crate) mod form;
pub(crate) mod making;
pub(crate) mod pictures;
