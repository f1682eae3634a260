//! Tools for special runs: mining cases, and comparing engines for hours.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

mod built;

mod adds;
mod campaign;
mod double_exocets;
mod examples;
mod leftovers;
mod mine;
mod one_exocet;
mod rectangle_links;
