//! New puzzles from a seed, with proof of their properties; docs/GENERATE.md has the methods and the figures.
//!
//! Nothing here reads a clock or any other source of chance: the same seed and options give the same puzzle everywhere.

mod certificate;
mod dig;
mod ease;
mod few;
mod full;
mod generator;
mod givens;
mod make;
mod narrow;
mod options;
mod pattern;
mod scramble;
mod stock;
mod symmetry;
mod uses;
mod vicinity;
mod wish;
mod words;

pub use certificate::{Certificate, certify};
pub use generator::{Generator, Progress};
pub use make::{Made, NotMade, make, make_until};
pub use options::{MINIMAL_SIDE, Options, Problem, RATED_SIDE, Way};
pub use scramble::scramble;
pub use symmetry::{Orbit, Symmetry};
pub use wish::{Band, Wishes};
pub use words::NotWords;

pub use crate::rate::Scale;
