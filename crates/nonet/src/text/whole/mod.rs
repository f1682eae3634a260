//! A whole position in a few dozen letters: what `z=` in a link holds. Givens, digits, erased candidates, marks, the
//! shape of the board, the step shown.
//!
//! The position is written as answers to questions, in an order in which most answers can be guessed
//! (`position.rs`). A range coder turns them into a number whose figures are letters (`coder.rs`), and a seal
//! reveals damage (`seal.rs`). The same code asks the questions for writing and for reading, so the two cannot
//! differ.

mod coder;
mod position;
mod seal;
mod sentence;
mod sets;
mod shape;
mod write;

pub(super) use write::{read, write};
