//! The experiment: what is compared on which puzzles, its progress, its results.

mod fits;
mod lanes;
mod pairs;
mod pictures;
mod plan;
mod puzzles;
mod results;

pub(super) use pictures::{N_PICTURES, card, chart, more};
pub(super) use plan::{actions, plan};
pub(super) use results::results;
