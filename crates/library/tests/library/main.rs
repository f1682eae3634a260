//! The library: its deeds against a naive twin, its journal cut off anywhere and damaged, its behaviour by
//! messages.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

mod backup;
mod choice;
mod export;
mod figures;
mod files;
mod journal;
mod messages;
mod order;
mod rating;
mod said;
mod shop;
mod taking;
mod twin;
