//! Nonet's engine: Sudoku puzzles read, solved, explained, rated and made. docs/ARCHITECTURE.md is the way around.
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
//! The next step:
//!
//! ```
//! use nonet::{Grid, Puzzle, logic};
//! let puzzle: Puzzle =
//!     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let mut grid = Grid::new(&puzzle);
//! let techniques = logic::techniques::ordered(None);
//! let step = logic::first_step(&logic::Context::new(&grid), &techniques).expect("there is one");
//! assert!(!step.deductions.is_empty());
//! step.apply(&mut grid);
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

pub mod board;
pub mod generate;
pub mod logic;
pub mod rate;
pub mod solve;
pub mod text;

pub use board::{Cell, Digit, Geometry, Grid, Puzzle, Solution};
pub use logic::Step;
pub use solve::{count, solve};
pub use text::ParseError;
