//! How games are kept and opened, and what the player is told about it; the writing itself is `game::keeping`'s.

pub(crate) mod opening;
pub mod safe;
pub(crate) mod saving;
pub mod wanted;
