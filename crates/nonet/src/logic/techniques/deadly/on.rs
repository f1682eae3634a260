//! The pattern that a technique examines, and how its steps are reported.

use super::super::subsets::subset::candidates;
use super::pattern::Deadly;
use crate::board::{Candidate, Cell, DigitSet};
use crate::logic::{Context, Info, Step, Truth};
use std::ops::ControlFlow;

/// Where steps go.
pub(super) type Found<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// The pattern to examine, for one technique.
#[derive(Clone, Copy)]
pub(super) struct On<'a> {
    pub(super) info: &'static Info,
    pub(super) context: &'a Context<'a>,
    pub(super) deadly: &'a Deadly,
}

impl On<'_> {
    pub(super) fn is_pair_in_house(self) -> bool {
        let guards = self.deadly.guards.as_slice();
        matches!(*guards, [(a, _), (b, _)] if self.context.geometry().sees(a, b))
    }

    /// Reports the step that removes these candidates, if any of them is there.
    pub(super) fn rule_out(
        self,
        gone: impl IntoIterator<Item = Candidate>,
        truths: impl FnOnce() -> Vec<Truth>,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let pattern = || self.deadly.pattern(truths());
        let step = Step::ruling_out(self.info, self.context, gone, pattern);
        step.map_or(ControlFlow::Continue(()), found)
    }

    /// The candidates of a guarded cell that are not guardians.
    pub(super) fn inner(self, (cell, extras): (Cell, DigitSet)) -> impl Iterator<Item = Candidate> {
        candidates(cell, self.context.candidates(cell).minus(extras))
    }
}
