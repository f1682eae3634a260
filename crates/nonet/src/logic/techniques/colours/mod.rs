//! Colouring: the two ways a net of strong links can be.

pub(super) mod medusa;
pub(super) mod multi_colours;
pub(super) mod simple_colours;
