//! Exact answers, by each engine and on boards of every shape.
#![cfg(not(target_arch = "wasm32"))]

mod diagnose;
mod doors;
mod estimate;
mod large;
mod nine;
mod oracle;
mod search;
mod true_candidates;
