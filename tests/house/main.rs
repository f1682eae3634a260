//! The house itself: dependencies, words and colours, and numbers that must not change unnoticed.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../judges/mod.rs"]
mod judges;
#[path = "../common/made.rs"]
mod made;

// The build's own reader of words, at the path where its files look for each other.
#[path = "../../build/code.rs"]
mod code;
#[path = "../../build/faults.rs"]
mod faults;
#[path = "../../build/ftl.rs"]
mod ftl;
#[path = "../../build/language.rs"]
mod language;
#[path = "../../build/plural.rs"]
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
