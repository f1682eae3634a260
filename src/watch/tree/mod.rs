//! The search tree of a run: what is kept of it, where its nodes lie, how it is drawn.

mod drawing;
mod layout;
mod merged;
mod nodes;

pub use drawing::{Drawing, Place};
pub use layout::View;
pub use merged::{Pair, Parting, Share, Shared, merge};
pub use nodes::{Kind, Level, MAX_NODES, Tree};
