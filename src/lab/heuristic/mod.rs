//! A formula of one's own: the order of cells, of digits, or the cost of a state. The least value comes first.
//!
//! It is whole numbers with `+ - * / %`, comparisons, `min`, `max`, `abs` and `if`, over the names that its place allows
//! ([`Use`]). A text is read once, into a short program for a stack; every formula has a value, takes as many steps as it
//! has signs, and counts the same on every machine.

mod error;
mod formula;
mod names;
mod parse;
mod program;
mod tokens;

pub use error::{FormulaError, Wrong};
pub use formula::Formula;
pub use names::{Function, Name, Use};
