//! The crates that the project was required to use are used, even if it would be smaller without them.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates, each with words that show its use in a source file.
const CRATES: [(&str, &str); 6] = [
    ("console_error_panic_hook", "console_error_panic_hook::"),
    ("js-sys", "use js_sys::"),
    ("serde-wasm-bindgen", "use serde_wasm_bindgen::"),
    ("wasm-bindgen", "use wasm_bindgen::"),
    ("wasm-bindgen-test", "use wasm_bindgen_test::"),
    ("web-sys", "use web_sys::"),
];

const FILES: [&str; 3] = ["Cargo.toml", "Trunk.toml", "index.html"];
const FOLDERS: [&str; 3] = ["src", "tests", "www"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The page's own dependencies, natively or as wasm, as listed by cargo.
fn dependencies() -> Vec<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap();
    let mut packages = lock.split("[[package]]");
    let own = packages.find(|package| package.starts_with("\nname = \"page\"\n"));
    let (_, list) = own.unwrap().split_once("dependencies = [").unwrap();
    let names = list.split('"').skip(1).step_by(2);
    names
        .map(|name| name.split(' ').next().unwrap().to_owned())
        .collect()
}

/// Does a file below this folder contain these words?
fn is_said(folder: &Path, words: &str) -> bool {
    let entries = fs::read_dir(folder).unwrap();
    let mut paths = entries.map(|entry| entry.unwrap().path());
    paths.any(|path| {
        let is_source = path.extension().is_some_and(|ending| ending == "rs");
        path.is_dir() && is_said(&path, words)
            || is_source && fs::read_to_string(&path).unwrap().contains(words)
    })
}

#[test]
fn every_crate_that_was_asked_for_is_used() {
    let own = dependencies();
    for (name, words) in CRATES {
        assert!(own.iter().any(|own| own == name), "no dependency on {name}");
        let is_used = ["src", "tests/web"].map(|folder| is_said(&root().join(folder), words));
        assert!(is_used.contains(&true), "nothing uses {name}");
    }
}

#[test]
fn every_file_that_was_asked_for_is_at_the_top() {
    for name in FILES {
        assert!(root().join(name).is_file(), "no {name}");
    }
    for name in FOLDERS {
        assert!(root().join(name).is_dir(), "no folder {name}");
    }
}
