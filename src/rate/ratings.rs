//! A puzzle on every scale.

use super::{Explainer, HalfStepRating, HodokuRating, Human, explainer, half_steps, hodoku, human};
use crate::board::{Puzzle, Solution};

/// Where simulations of people start: any number, but always the same.
pub const PEOPLE: u64 = 2011;

/// A puzzle on every scale; `None` for those that do not cover it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// From 0 to 6.
    pub half_steps: HalfStepRating,
    /// HoDoKu's level and score.
    pub hodoku: Option<HodokuRating>,
    /// Sudoku Explainer's ratings.
    pub explainer: Option<Explainer>,
    /// Simulated people.
    pub human: Option<Human>,
}

impl Ratings {
    /// Rates a puzzle with this one solution.
    pub fn of(puzzle: &Puzzle, solution: &Solution) -> Self {
        Self {
            half_steps: half_steps(puzzle),
            hodoku: hodoku(puzzle),
            explainer: explainer(puzzle),
            human: human(puzzle, solution, PEOPLE),
        }
    }
}
