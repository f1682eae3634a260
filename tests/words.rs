//! The words of all languages: what the build refuses, and that code and words fit together.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../build/code.rs"]
mod code;
#[path = "../build/faults.rs"]
mod faults;
#[path = "../build/ftl.rs"]
mod ftl;
#[path = "../build/language.rs"]
mod language;
#[path = "../build/plural.rs"]
mod plural;

#[path = "words/build.rs"]
mod build;
#[path = "words/keys.rs"]
mod keys;
#[path = "words/made_up.rs"]
mod made_up;
