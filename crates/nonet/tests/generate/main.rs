//! Making puzzles, their certificates, and equivalence of puzzles.
#![cfg(not(target_arch = "wasm32"))]

mod certificates;
mod equivalent;
mod puzzles;
