//! Human logic: techniques that find steps, and the steps as data.
//!
//! A technique is one file and one row of [`techniques::ALL`]. It examines a grid, never changes it, and cannot
//! fail: it finds steps or none.

mod als;
mod cluster;
mod context;
mod evidence;
mod facts;
mod groups;
mod info;
mod links;
mod matrix;
pub(crate) mod net;
mod pattern;
pub mod proof;
mod propagate;
mod step;
mod technique;
pub mod techniques;
mod templates;
mod turn;

pub use als::{AlmostLockedSet, AlmostLockedSets};
pub use context::Context;
pub use evidence::{Evidence, Link, Part};
pub use facts::Facts;
pub use groups::{Group, Share};
pub use info::{Family, HalfSteps, Hodoku, Info, Level, Named};
pub use links::{Claim, Links, Sort};
pub use pattern::{
    Als, Because, Branch, Chain, Common, Fact, Fish, Line, Net, Node, Pattern, Premise, Strong,
    Truth,
};
pub use propagate::{
    Outcome, Propagation, Reach, Steps, every_step, first_step, first_step_with, propagate,
};
pub use step::{Deduction, Step};
pub use technique::Technique;
pub use turn::{Turn, cycles};
