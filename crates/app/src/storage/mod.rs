//! How games are kept and opened, and what the player sees of it; `game::persistence` does the writing.

pub(crate) mod opening;
pub mod safe;
pub(crate) mod saving;
pub mod wanted;
