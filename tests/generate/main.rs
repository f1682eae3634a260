//! Making puzzles, their certificates, and equivalence of puzzles.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../judges/mod.rs"]
mod judges;
#[path = "../common/made.rs"]
mod made;

mod certificates;
mod equivalent;
mod puzzles;
