//! What the player does on the board: selecting, typing, marking, erasing, focusing on a digit, going back in the
//! tree of changes.

pub(crate) mod aloud;
pub(crate) mod erasing;
pub mod filter;
pub(crate) mod filtering;
pub mod layer;
pub(crate) mod marking;
pub(crate) mod marks;
pub(crate) mod marks_check;
pub mod past;
pub(crate) mod selecting;
pub mod selection;
pub(crate) mod typing;
pub(crate) mod vanish;
pub(crate) mod whole;
pub mod zoom;
