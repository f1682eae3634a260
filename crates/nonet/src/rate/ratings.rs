//! A puzzle on every scale, and what its solution takes.

use super::scale::{Method, Reading};
use super::{Explainer, HalfStepRating, HodokuRating, Human, explainer, half_steps, hodoku, human};
use super::{explainer_with, people};
use super::{path_with, uses};
use crate::board::{Grid, Puzzle};
use crate::logic::{Info, techniques};
use std::ops::ControlFlow;

/// A puzzle on every scale; `None` for scales that do not cover it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ratings {
    /// The scale from 0 to 6.
    pub half_steps: HalfStepRating,
    /// HoDoKu's level and score.
    pub hodoku: Option<HodokuRating>,
    /// Sudoku Explainer's ratings.
    pub explainer: Option<Explainer>,
    /// Simulated people.
    pub human: Option<Human>,
}

/// Gives what a method found.
type Of = fn(&Ratings) -> Option<Vec<Reading>>;

/// The methods behind these ratings.
const METHODS: [(&Method, Of); 4] = [
    (&half_steps::METHOD, |all| Some(all.half_steps.readings())),
    (&hodoku::METHOD, |all| Some(all.hodoku.as_ref()?.readings())),
    (&explainer::METHOD, |all| {
        Some(all.explainer.as_ref()?.readings())
    }),
    (&human::METHOD, |all| Some(all.human?.readings())),
];

impl Ratings {
    /// Rates a puzzle with exactly one solution.
    pub fn of(puzzle: &Puzzle) -> Self {
        Self::with(puzzle, &mut |_| ControlFlow::Continue(()))
    }

    /// Rates a puzzle as [`of`](Self::of). `hear` receives Sudoku Explainer's least possible rating from time to
    /// time, in tenths, and may end that rating.
    pub fn with(puzzle: &Puzzle, hear: &mut dyn FnMut(u8) -> ControlFlow<()>) -> Self {
        Self {
            half_steps: half_steps(puzzle),
            hodoku: hodoku(puzzle),
            explainer: explainer_with(puzzle, hear),
            human: people(puzzle),
        }
    }

    /// The methods behind them.
    pub fn methods() -> impl Iterator<Item = &'static Method> {
        METHODS.iter().map(|&(method, _)| method)
    }

    /// What each method found.
    pub fn found(&self) -> Vec<(&'static Method, Option<Vec<Reading>>)> {
        let found = METHODS.iter();
        found.map(|(method, of)| (*method, of(self))).collect()
    }
}

/// How hard a puzzle is: the scales, and the path of hints.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rated {
    /// Its ratings on every scale.
    pub ratings: Ratings,
    /// How often the path uses each technique, easiest first; unused ones are left out.
    pub counts: Vec<(&'static Info, u32)>,
    /// Does the path end in the solution?
    pub solved: bool,
}

impl Rated {
    /// Rates a puzzle with exactly one solution, and calls `tick` from time to time, with Sudoku Explainer's least
    /// possible rating, in tenths, while that is being computed.
    pub fn of(puzzle: &Puzzle, tick: &mut dyn FnMut(Option<u8>)) -> Self {
        let givens = puzzle.given_cells();
        let path = path_with(
            Grid::new(puzzle),
            Some(&givens),
            &techniques::ordered(None),
            &mut || tick(None),
        );
        let ratings = Ratings::with(puzzle, &mut |least| {
            tick(Some(least));
            ControlFlow::Continue(())
        });
        Self {
            ratings,
            counts: uses(techniques::ALL, &path.steps),
            solved: path.end.to_solution().is_some(),
        }
    }
}
