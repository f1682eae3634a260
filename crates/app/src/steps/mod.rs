//! Deductions shown one after the other: lists and paths of steps, their player, and what a step puts on the board.

pub mod cascade;
pub(crate) mod found_on;
pub(crate) mod known;
pub mod order;
pub(crate) mod paths;
pub(crate) mod played;
pub(crate) mod player;
pub mod reel;
pub(crate) mod scene;
pub(crate) mod sheet;
