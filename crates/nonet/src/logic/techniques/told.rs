//! Filters the steps of searches that reach the same conclusion in many ways.

use crate::logic::{Deduction, Step};
use std::ops::ControlFlow;

/// Reports only the first of several steps with the same conclusion.
pub(super) struct Told<'a> {
    told: Vec<Vec<Deduction>>,
    found: &'a mut dyn FnMut(Step) -> ControlFlow<()>,
}

impl<'a> Told<'a> {
    pub(super) fn new(found: &'a mut dyn FnMut(Step) -> ControlFlow<()>) -> Self {
        let told = Vec::new();
        Self { told, found }
    }

    pub(super) fn tell(&mut self, step: Option<Step>) -> ControlFlow<()> {
        let Some(step) = step else {
            return ControlFlow::Continue(());
        };
        match self.told.binary_search(&step.deductions) {
            Ok(_) => ControlFlow::Continue(()),
            Err(place) => {
                self.told.insert(place, step.deductions.clone());
                (self.found)(step)
            }
        }
    }
}
