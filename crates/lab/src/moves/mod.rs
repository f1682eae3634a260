//! Full boards with mistakes, and how they are improved: by moves from one board to the next, or over generations
//! of many.
//!
//! [`Filling`] is the board of tabu search, annealing, min-conflicts and the memetic algorithm. Every house of one
//! kind (boxes, by default) holds each digit once throughout: a move swaps two of its cells that are not givens.
//! The cost is the number of digits missing from rows and columns (R. Lewis, Metaheuristics can solve sudoku
//! puzzles, Journal of Heuristics 13, 2007).

mod evolution;
mod filling;
mod full;
mod loose;
mod metropolis;
mod walk;

pub(super) use evolution::{Breed, Evolution, Origin, Terms};
pub(super) use filling::{Filling, Plan, Swap};
pub(super) use full::Full;
pub(super) use loose::{Loose, Move};
pub(super) use metropolis::Metropolis;
pub(super) use walk::{Rule, Walk, Walker};
