//! The search tree of a run: its nodes, their positions, its drawing.

mod drawing;
mod layout;
mod merged;
mod nodes;

pub use drawing::{Drawing, Place};
pub use layout::View;
pub use merged::{Pair, Parting, Share, Shared, merge};
pub use nodes::{Kind, Level, MAX_NODES, Tree};
