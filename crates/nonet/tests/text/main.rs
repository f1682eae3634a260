//! Puzzles, steps and links as text: read, rejected and written.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

mod any_size;
mod berthier;
mod brief;
mod formats;
mod formats_read;
mod games;
mod notation;
mod reading;
mod samples;
mod shapes;
mod whole;
mod written;
