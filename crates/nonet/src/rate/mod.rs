//! Difficulty: what a puzzle demands of a person who solves it by logic. A rating is a fold over a path; one file
//! per rating, with the rows of its scales, which `scales.rs` lists.

mod backdoors;
mod board;
mod completed;
mod explainer;
mod grade;
mod half_steps;
mod hodoku;
mod human;
mod ratings;
mod scale;
mod scales;
mod shortest;
mod whips;

pub use backdoors::{Backdoors, LARGEST_BACKDOOR, LISTED_BACKDOORS};
pub use completed::{Completed, Completion, complete};
pub use explainer::{
    Explainer, explainer, explainer_path, explainer_up_to, explainer_with,
    explainer_without_uniqueness,
};
pub use grade::Grade;
pub use half_steps::{BACKTRACKING, HalfStepRating, half_steps};
pub use hodoku::{HodokuRating, hodoku, hodoku_path, order as hodoku_order};
pub use human::{Human, human, people};
pub use ratings::{Rated, Ratings};
pub use scale::{Method, Part, Reading, Scale, Written};
pub use shortest::{Extent, path_of};
pub use whips::{WhipRating, braids, whips};

use crate::board::{CellSet, Grid};
use crate::logic::{Context, Info, Step, Technique, first_step_with};

/// The steps from a grid to its solution, or to where nothing more follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Each applies to the grid that the ones before it left.
    pub steps: Vec<Step>,
    /// The grid after the last step.
    pub end: Grid,
}

/// Solves as far as these techniques go. After each step the first of them is tried again. Techniques that need a
/// unique solution are used only if `unique` names the cells of givens that are known to have one.
///
/// It ends, because each step changes the grid and nothing is ever undone.
pub fn path(grid: Grid, unique: Option<&CellSet>, techniques: &[&dyn Technique]) -> Path {
    path_with(grid, unique, techniques, &mut || {})
}

/// Solves as [`path`], and calls `tick` after each technique tried.
pub fn path_with(
    mut grid: Grid,
    unique: Option<&CellSet>,
    techniques: &[&dyn Technique],
    tick: &mut dyn FnMut(),
) -> Path {
    let mut steps = Vec::new();
    while let Some(step) = first_step_with(&Context::knowing(&grid, unique), techniques, tick) {
        step.apply(&mut grid);
        steps.push(step);
    }
    Path { steps, end: grid }
}

/// How often the steps use each of these techniques, in their order; unused ones are left out.
fn uses(techniques: &[&dyn Technique], steps: &[Step]) -> Vec<(&'static Info, u32)> {
    let count = |technique: &&dyn Technique| {
        let info = technique.info();
        let uses = steps.iter().filter(|step| step.technique == info).count();
        (uses > 0).then_some((info, uses as u32))
    };
    techniques.iter().filter_map(count).collect()
}
