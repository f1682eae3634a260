//! The corpus of the fuzz targets, input by input: what coverage-guided fuzzing has found stays covered
//! (docs/TESTING.md).

mod fuzzed;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// The most bytes of a corpus: it is part of every run, so it stays small.
const MOST_BYTES: u64 = 300_000;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The inputs, one per line in hexadecimal.
fn inputs(name: &str) -> Vec<Vec<u8>> {
    let path = root().join(format!("fuzz/corpus/{name}.hex"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    text.lines().map(bytes).collect()
}

fn bytes(line: &str) -> Vec<u8> {
    let byte = |n: usize| u8::from_str_radix(&line[n..n + 2], 16).expect("hexadecimal");
    (0..line.len()).step_by(2).map(byte).collect()
}

#[test]
fn what_was_found_once_is_true_still() {
    for (name, target) in crate::fuzzed::TARGETS {
        let inputs = inputs(name);
        assert!(!inputs.is_empty(), "{name} has no corpus");
        for (n, data) in inputs.iter().enumerate() {
            // The last line of a failure's output.
            println!("{name}, line {}", n + 1);
            target(data);
        }
    }
}

#[test]
fn the_corpus_is_small() {
    let files = fs::read_dir(root().join("fuzz/corpus")).expect("the corpus is there");
    let size = |file: fs::DirEntry| file.metadata().expect("it is a file").len();
    let bytes: u64 = files.flatten().map(size).sum();
    assert!(bytes <= MOST_BYTES, "{bytes}");
}

#[test]
fn each_target_is_a_program_of_its_own() {
    let named: BTreeSet<String> = crate::fuzzed::TARGETS
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    let manifest = fs::read_to_string(root().join("fuzz/Cargo.toml")).expect("fuzz/Cargo.toml");
    let programs = manifest.split("[[bin]]\nname = \"").skip(1);
    let programs: BTreeSet<String> = programs
        .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
        .collect();
    assert_eq!(programs, named);
    for name in named {
        let path = root().join(format!("fuzz/targets/{name}.rs"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(
            text.contains(&format!("nonet_fuzz::{name}(data)")),
            "{path:?}"
        );
    }
}

/// Overflow checks are on in tests, so numbers that do not fit panic too.
#[test]
fn odd_values_make_no_public_function_panic() {
    let seed = std::env::var("NONET_SEED").map_or(44, |seed| seed.parse().expect("a number"));
    let n = std::env::var("NONET_PUZZLES").map_or(3_000, |n| n.parse().expect("a number"));
    println!("NONET_SEED={seed}");
    let mut random = support::Random::new(seed);
    for number in 0..n {
        let length = random.below(300);
        let data: Vec<u8> = (0..length).map(|_| random.below(256) as u8).collect();
        // The last line of a failure's output.
        println!("{number}: {}", hexadecimal(&data));
        crate::fuzzed::surface(&data);
    }
}

fn hexadecimal(data: &[u8]) -> String {
    data.iter().map(|byte| format!("{byte:02x}")).collect()
}
