//! How hard a puzzle is, on each scale.
#![cfg(not(target_arch = "wasm32"))]

mod backdoors;
mod completed;
mod explainer;
mod hodoku;
mod scales;
mod shortest;
mod whips;
