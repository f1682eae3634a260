//! Keys: which there are, what each means, and how the player changes them.

pub mod bindings;
pub mod key;
pub mod keymap;
pub mod keys;
pub(crate) mod rebinding;
pub mod rebound;
