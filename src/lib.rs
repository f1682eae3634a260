//! Nonet: a Sudoku workbench in the browser, and its engine for other programs. docs/ARCHITECTURE.md is the way around.
//!
//! Solve and count:
//!
//! ```
//! let puzzle: nonet::Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let solution = nonet::solve(&puzzle).expect("it has one");
//! assert!(solution.to_string().starts_with("534678912"));
//! assert_eq!(nonet::count(&puzzle, 2).found, 1);
//! # Ok::<(), nonet::ParseError>(())
//! ```
//!
//! The next step with its sentence:
//!
#![cfg_attr(feature = "words", doc = "```")]
#![cfg_attr(not(feature = "words"), doc = "```ignore")]
//! use nonet::{Grid, Lang, Puzzle, logic, tell};
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let grid = Grid::new(&puzzle);
//! let techniques = logic::techniques::ordered(None);
//! let step = logic::first_step(&logic::Context::new(&grid), &techniques).expect("there is one");
//! let sentences = tell::sentences(puzzle.geometry(), &step, Lang::En);
//! assert!(!sentences.concat().is_empty());
//! # Ok::<(), nonet::ParseError>(())
//! ```
//!
//! Generate:
//!
//! ```
//! use nonet::{Geometry, generate};
//! let options = generate::Options::minimal(Geometry::classic());
//! let made = generate::make(&options, 7, &mut |_| {})?;
//! assert_eq!(nonet::count(&made.puzzle, 2).found, 1);
//! # Ok::<(), nonet::generate::NotMade>(())
//! ```

/// The examples of docs/LIBRARY.md.
#[cfg(doctest)]
#[doc = include_str!("../docs/LIBRARY.md")]
pub struct Library;

#[cfg(feature = "words")]
pub mod app;
#[cfg(feature = "command")]
pub mod batch;
pub mod board;
pub mod engine;
pub mod game;
pub mod generate;
#[cfg(feature = "lab")]
pub mod lab;
pub mod logic;
pub mod protocol;
pub mod rate;
#[cfg(feature = "workshop")]
pub mod shelf;
pub mod solve;
#[cfg(all(feature = "lab", feature = "words"))]
pub mod studio;
#[cfg(feature = "words")]
pub mod tell;
pub mod text;
#[cfg(feature = "lab")]
pub mod watch;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod web;
#[cfg(feature = "words")]
pub mod words;
pub mod workshop;

pub use board::{Cell, Digit, Geometry, Grid, Puzzle, Solution};
pub use logic::Step;
pub use solve::{count, solve};
pub use text::ParseError;
#[cfg(feature = "words")]
pub use words::Lang;
