//! Human logic: techniques that find steps, and the steps as data.
//!
//! A technique is one file and one row of [`techniques::ALL`]. It looks at a grid, never changes it, and
//! cannot fail: it finds steps or none.

mod als;
mod cluster;
mod context;
mod evidence;
mod info;
mod links;
mod matrix;
mod pattern;
pub mod proof;
mod propagate;
mod step;
pub mod techniques;
mod templates;

pub use als::{AlmostLockedSet, AlmostLockedSets};
pub use context::Context;
pub use evidence::{Evidence, Link, Part};
pub use info::{Family, HalfSteps, Hodoku, Info, Level, Named};
pub use links::{Claim, Links, Sort};
pub use pattern::{Als, Chain, Common, Fish, Node, Pattern, Strong, Truth};
pub use propagate::{Outcome, Propagation, Reach, first_step, first_step_with, propagate};
pub use step::{Deduction, Step};

use std::fmt;
use std::ops::ControlFlow;

/// A way to find steps.
pub trait Technique: Sync {
    /// Its row: name and rating.
    fn info(&self) -> &'static Info;

    /// Hands every instance on this grid to `found`, until it says to stop.
    ///
    /// # Errors
    /// `Break` is passed on from `found`; it is no failure.
    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// The first instance on this grid.
    fn first(&self, context: &Context<'_>) -> Option<Step> {
        let mut first = None;
        let _ = self.find(context, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Every instance on this grid.
    fn all(&self, context: &Context<'_>) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = self.find(context, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }
}

/// By its name: printing the techniques themselves would be code of each of them.
impl fmt::Debug for dyn Technique + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_technique_prints_its_name() {
        for technique in techniques::ALL {
            assert_eq!(format!("{technique:?}"), technique.info().slug);
        }
    }
}
