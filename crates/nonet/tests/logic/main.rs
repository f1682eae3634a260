//! The techniques: what they find, what they prove, and what they must not find.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

mod cases;
mod examples;
mod finding;
mod forcing;
mod kraken;
mod names;
mod shapes;
mod soundness;
mod symmetry;
mod techniques;
mod uniqueness;
mod whips;
