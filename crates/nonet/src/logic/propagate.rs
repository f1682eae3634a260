//! Deductions repeated until nothing more follows.

use super::techniques::singles::{hidden_single::HiddenSingle, naked_single::NakedSingle};
use super::techniques::subsets::{hidden_subset, naked_subset};
use super::{Context, Deduction, Family, Step, Technique};
use crate::board::{Contradiction, Grid};

/// How far propagation goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

    /// Its techniques, easiest first: each adds to the ones before it.
    pub fn techniques(self) -> &'static [&'static dyn Technique] {
        match self {
            Self::NakedSingles => &TECHNIQUES[..1],
            Self::BothSingles => &TECHNIQUES[..2],
            Self::Subsets => TECHNIQUES,
        }
    }
}

/// The techniques that propagation uses, easiest first. Each technique's file names its source.
static TECHNIQUES: &[&dyn Technique] = &[
    &NakedSingle,
    &HiddenSingle,
    &naked_subset::PAIR,
    &hidden_subset::PAIR,
    &naked_subset::TRIPLE,
    &hidden_subset::TRIPLE,
    &naked_subset::QUAD,
    &hidden_subset::QUAD,
];

/// How a propagation ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// Every cell is filled and no rule is broken.
    Finished,
    /// Nothing more follows within its reach.
    Stuck,
    /// The grid has no solution, for this reason.
    Contradictory(Contradiction),
}

/// The steps of a propagation, in order, and its end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Propagation {
    /// Each applies to the grid that the ones before it left.
    pub steps: Vec<Step>,
    /// How it ended.
    pub outcome: Outcome,
}

/// Applies deductions within reach until none is left or the grid is contradictory.
///
/// After each step it starts again with the easiest technique. The grid is checked before and after every step, so
/// nothing is built on a contradiction. The steps, applied in order to the original grid, give the final one.
pub fn propagate(grid: &mut Grid, reach: Reach) -> Propagation {
    let mut steps = Vec::new();
    let outcome = loop {
        if let Some(fact) = grid.contradiction() {
            break Outcome::Contradictory(fact);
        }
        let Some(step) = first_step(&Context::new(grid), reach.techniques()) else {
            break at_rest(grid);
        };
        step.apply(grid);
        steps.push(step);
    };
    Propagation { steps, outcome }
}

/// The first instance of the first technique that has one. A full grid is not searched, since no step can change it.
#[must_use = "a step changes no grid before it is applied"]
pub fn first_step(context: &Context<'_>, techniques: &[&dyn Technique]) -> Option<Step> {
    first_step_with(context, techniques, &mut || {})
}

/// Finds the [`first_step`], and calls `tick` after each technique.
pub fn first_step_with(
    context: &Context<'_>,
    techniques: &[&dyn Technique],
    tick: &mut dyn FnMut(),
) -> Option<Step> {
    if context.grid().is_full() {
        return None;
    }
    techniques.iter().find_map(|technique| {
        let first = technique.first(context);
        tick();
        first
    })
}

/// Which steps are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steps {
    /// The simplest for each conclusion: those with a conclusion that no step before them has.
    Simplest,
    /// All; but only the simplest of forcing chains and nets, which can conclude anything.
    All,
}

/// Every wanted instance of each technique in turn. Calls `tick` before each technique.
pub fn every_step<'a>(
    context: &'a Context<'_>,
    techniques: &'a [&dyn Technique],
    wanted: Steps,
    tick: &'a mut dyn FnMut(),
) -> impl Iterator<Item = Step> + 'a {
    let mut concluded: Vec<Deduction> = Vec::new();
    let all = techniques.iter().flat_map(move |technique| {
        tick();
        technique.all(context)
    });
    all.filter(move |step| {
        let deductions = step.deductions.iter();
        let new: Vec<Deduction> = deductions
            .filter(|d| !concluded.contains(d))
            .copied()
            .collect();
        let is_net = step.technique.family() == Family::Forcing;
        let must_be_new = is_net || wanted == Steps::Simplest;
        let is_wanted = !must_be_new || !new.is_empty();
        concluded.extend(new);
        is_wanted
    })
}

/// The outcome when nothing more follows: the grid is finished if it passes the check house by house.
fn at_rest(grid: &Grid) -> Outcome {
    if grid.to_solution().is_some() {
        Outcome::Finished
    } else {
        Outcome::Stuck
    }
}
