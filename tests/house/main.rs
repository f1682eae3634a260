//! The house itself: dependencies, words and colours, and numbers that must not change unnoticed.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

// The build's own reader of words, at the path where its files look for each other.
#[path = "../../crates/words/build/code.rs"]
mod code;
#[path = "../../crates/words/build/families.rs"]
mod families;
#[path = "../../crates/words/build/faults.rs"]
mod faults;
#[path = "../../crates/words/build/ftl.rs"]
mod ftl;
#[path = "../../crates/words/build/keys.rs"]
mod keys;
#[path = "../../crates/words/build/language.rs"]
mod language;
#[path = "../../crates/words/build/plural.rs"]
mod plural;

mod asked;
mod cited;
mod css;
mod examples;
mod look;
mod sheets;
mod signature;
mod tidy;
mod words;
