//! A puzzle on every scale, and what its solution takes.

use super::{Explainer, HalfStepRating, HodokuRating, Human, explainer, half_steps, hodoku, human};
use super::{path_with, uses};
use crate::board::{Grid, Puzzle, Solution};
use crate::logic::{Info, techniques};
use serde::{Deserialize, Serialize};

/// Where simulations of people start: any number, but always the same.
pub const PEOPLE: u64 = 2011;

/// A puzzle on every scale; `None` for those that do not cover it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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

/// How hard a puzzle is: the scales, and the path of hints.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// On every scale.
    pub ratings: Ratings,
    /// How often the path uses each technique, easiest first; without those that it does not use.
    pub counts: Vec<(&'static Info, u32)>,
    /// Does the path end in the solution?
    pub solved: bool,
}

impl Rated {
    /// Rates a puzzle with this one solution, and calls `tick` from time to time.
    pub fn of(puzzle: &Puzzle, solution: &Solution, tick: &mut dyn FnMut()) -> Self {
        let givens = puzzle.given_cells();
        let path = path_with(
            Grid::new(puzzle),
            Some(&givens),
            &techniques::ordered(None),
            tick,
        );
        Self {
            ratings: Ratings::of(puzzle, solution),
            counts: uses(techniques::ALL, &path.steps),
            solved: path.end.to_solution().is_some(),
        }
    }
}
