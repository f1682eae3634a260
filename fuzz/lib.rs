//! The targets' assertions: the same functions that replay the corpus in every test run.

#[path = "../tests/fuzzed/mod.rs"]
mod fuzzed;

pub use fuzzed::*;
