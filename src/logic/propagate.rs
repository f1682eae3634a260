//! Deductions repeated until nothing more follows.

use super::Step;
use crate::board::{Contradiction, Grid};
use serde::{Deserialize, Serialize};

/// How far propagation goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    /// Cells with one candidate.
    NakedSingles,
    /// The two scanning operations: only one value for a cell, only one place for a digit.
    #[default]
    BothSingles,
    /// Singles, then naked and hidden pairs, triples and quads.
    Subsets,
}

impl Reach {
    /// All of them, from the shortest.
    pub const ALL: [Self; 3] = [Self::NakedSingles, Self::BothSingles, Self::Subsets];
}

/// How a propagation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// Every cell is filled and no rule is broken.
    Finished,
    /// Nothing more follows within its reach.
    Stuck,
    /// The grid has no solution, and this shows it.
    Contradictory(Contradiction),
}

/// The steps of a propagation, in order, and its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Propagation {
    /// Each applies to the grid that the ones before it left.
    pub steps: Vec<Step>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Applies deductions within reach until none is left or the grid is contradictory.
pub fn propagate(_grid: &mut Grid, _reach: Reach) -> Propagation {
    unreachable!("written on the logic branch")
}
