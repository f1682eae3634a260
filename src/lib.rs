//! Nonet: a Sudoku workbench. See docs/ARCHITECTURE.md for the way around.

#[cfg(target_arch = "wasm32")]
pub mod web;
