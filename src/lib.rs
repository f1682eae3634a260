//! Nonet: a Sudoku workbench in the browser. docs/ARCHITECTURE.md is the way around.

pub mod app;
pub mod batch;
pub mod board;
pub mod engine;
pub mod generate;
pub mod lab;
pub mod logic;
pub mod protocol;
pub mod rate;
pub mod solve;
pub mod studio;
pub mod text;
pub mod watch;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod words;
pub mod workshop;
