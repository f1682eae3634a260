//! The interface of every technique.

use super::{Context, Info, Step};
use std::fmt;
use std::ops::ControlFlow;

/// A way to find steps.
pub trait Technique: Sync {
    /// Its row of the table: name and rating.
    fn info(&self) -> &'static Info;

    /// Passes every instance on this grid to `found`, until it says to stop.
    ///
    /// # Errors
    /// `Break` is passed on from `found`; it is not a failure.
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

/// Prints its name only: printing the techniques themselves would link the code of each of them.
impl fmt::Debug for dyn Technique + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().slug)
    }
}

#[cfg(test)]
mod tests {
    use crate::logic::techniques;

    #[test]
    fn a_technique_prints_its_name() {
        for technique in techniques::ALL {
            assert_eq!(format!("{technique:?}"), technique.info().slug);
        }
    }
}
