//! A custom formula: the order of cells, of digits, or the cost of a state. The lowest value comes first.
//!
//! It consists of whole numbers with `+ - * / %`, comparisons, `min`, `max`, `abs` and `if`, and the names that
//! its use allows ([`Use`]). A text is read once, into a short program for a stack; every formula has a value,
//! takes as many steps as it has signs, and gives the same result on every machine.

mod error;
mod formula;
mod names;
mod parse;
mod program;
mod tokens;

pub use error::{FormulaError, Wrong};
pub use formula::Formula;
pub use names::{Function, Name, Use};
