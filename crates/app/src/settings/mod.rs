//! What the player can set, and how that is saved.

pub mod picks;
pub mod saved;
pub mod switches;
