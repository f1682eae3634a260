//! Nonet's page in the browser: screen, events, workers, the store's orders. Both programs, `page` and `workshop`, are
//! made of it; what they show and answer is in the crates. docs/ARCHITECTURE.md is the way around.

#[cfg(target_arch = "wasm32")]
pub mod web;
