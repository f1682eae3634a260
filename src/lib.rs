//! Nonet: a Sudoku workbench in the browser. docs/ARCHITECTURE.md is the way around.

pub mod board;
pub mod logic;
pub mod protocol;
pub mod rate;
