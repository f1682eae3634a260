//! The techniques: each is a shape and a kind.

use super::kind::Kind;
use super::shape::Shape;
use crate::logic::{Context, Info, Step, Technique};
use std::ops::ControlFlow;

/// Finds conclusions of one kind from the patterns of one shape.
#[derive(Debug)]
pub(crate) struct Guarded {
    pub(super) shape: Shape,
    pub(super) kind: Kind,
    pub(super) info: &'static Info,
}

impl Technique for Guarded {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut patterns = context.deadly(self.shape).iter();
        patterns.try_for_each(|deadly| self.kind.conclude(self.info, context, deadly, found))
    }
}
