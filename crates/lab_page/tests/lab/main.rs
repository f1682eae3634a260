//! The laboratory: its algorithms, its runs, its page.

#[path = "../../../../tests/support/lab_runs.rs"]
mod lab_runs;

#[cfg(not(target_arch = "wasm32"))]
mod address;
#[cfg(not(target_arch = "wasm32"))]
mod by_bands;
#[cfg(not(target_arch = "wasm32"))]
mod by_rows;
#[cfg(not(target_arch = "wasm32"))]
mod class;
mod counts;
#[cfg(not(target_arch = "wasm32"))]
mod coursework;
#[cfg(not(target_arch = "wasm32"))]
mod experiment;
#[cfg(not(target_arch = "wasm32"))]
mod heuristic;
#[cfg(not(target_arch = "wasm32"))]
mod key_counters;
#[cfg(not(target_arch = "wasm32"))]
mod logic_then_search;
#[cfg(not(target_arch = "wasm32"))]
mod merged;
#[cfg(not(target_arch = "wasm32"))]
mod messages;
#[cfg(not(target_arch = "wasm32"))]
mod models;
mod moves;
#[cfg(not(target_arch = "wasm32"))]
mod page;
#[cfg(not(target_arch = "wasm32"))]
mod pictures;
#[cfg(not(target_arch = "wasm32"))]
mod runs;
#[cfg(not(target_arch = "wasm32"))]
mod tree;
#[cfg(not(target_arch = "wasm32"))]
mod watch;
#[cfg(not(target_arch = "wasm32"))]
mod why;

/// The laboratory's phrase with this name, as the model keeps what it says.
#[cfg(not(target_arch = "wasm32"))]
fn said(name: &str) -> Option<words::Key> {
    let key = words::named_in(words::Book::Lab, name);
    Some(key.expect("it is a phrase"))
}
