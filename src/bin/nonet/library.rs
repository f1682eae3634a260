//! `nonet verify-library FILE`: every case of a library of techniques, and how many pass.

use super::output::{complain, print};
use nonet::batch::{Passed, verify};
use nonet::text::LibraryCase;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// Cases, found, strictly.
type Tally = [u32; 3];

/// Runs each case, prints the failing lines, then the passes by technique, then the sum. The exit status is 0 if
/// every case was found.
pub(crate) fn verify_library(path: &str) -> ExitCode {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            complain(&format!("{path}: {error}"));
            return ExitCode::from(2);
        }
    };
    let mut tallies = BTreeMap::<String, Tally>::new();
    let mut is_readable = true;
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        match LibraryCase::read(line) {
            Ok(case) => count(&case, line, tallies.entry(case.code.clone()).or_default()),
            Err(error) => {
                complain(&format!("{path}: line {}: {error}", index + 1));
                is_readable = false;
            }
        }
    }
    let [n, found, strictly] = print_all(&tallies);
    print(&format!("found {found} of {n}, strict {strictly} of {n}"));
    if is_readable && found == n {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn count(case: &LibraryCase, line: &str, tally: &mut Tally) {
    let passed = verify(case);
    match passed {
        Passed::No => print(&format!("not found  {line}")),
        Passed::Found => print(&format!("not strict {line}")),
        Passed::Strictly => {}
    }
    tally[0] += 1;
    tally[1] += u32::from(passed >= Passed::Found);
    tally[2] += u32::from(passed == Passed::Strictly);
}

fn print_all(tallies: &BTreeMap<String, Tally>) -> Tally {
    print("technique  cases  found  strict");
    let mut sum = [0; 3];
    for (code, tally) in tallies {
        let [n, found, strictly] = tally;
        print(&format!("{code:9}{n:7}{found:7}{strictly:8}"));
        sum = [0, 1, 2].map(|index| sum[index] + tally[index]);
    }
    sum
}
