//! The build script of each crate that says something: tells it where the constants of its own phrases are, which
//! `crates/words/build` has made.

use std::env;

fn main() {
    println!("cargo::rerun-if-env-changed=DEP_WORDS_KEYS");
    if let Ok(folder) = env::var("DEP_WORDS_KEYS") {
        println!("cargo::rustc-env=KEYS={folder}");
    }
}
