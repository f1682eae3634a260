//! Nonet: a Sudoku workbench in the browser. docs/ARCHITECTURE.md is the way around.

#[cfg(feature = "words")]
pub mod app;
#[cfg(feature = "command")]
pub mod batch;
pub mod board;
pub mod engine;
pub mod generate;
#[cfg(feature = "lab")]
pub mod lab;
pub mod logic;
pub mod protocol;
pub mod rate;
pub mod solve;
#[cfg(feature = "page")]
pub mod studio;
pub mod text;
#[cfg(feature = "lab")]
pub mod watch;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod web;
#[cfg(feature = "words")]
pub mod words;
pub mod workshop;
