//! `nonet verify-library FILE`: every case of a library of techniques, and how many pass.

use super::complaint::complain;
use super::files::input::{lines_of, not_utf8};
use super::key;
use super::output::print;
use super::speech::say;
use super::telling::no_case;
use batch::{Passed, verify};
use nonet::text::LibraryCase;
use std::collections::BTreeMap;
use std::process::ExitCode;

/// The numbers of cases, found, and strictly found.
type Tally = [u32; 3];

/// Runs each case, prints the lines that fail, then the passes by technique, then the total. The exit status is 0
/// if every case was found.
pub(crate) fn verify_library(path: &str) -> ExitCode {
    let lines = match lines_of(path) {
        Ok(lines) => lines,
        Err(error) => {
            complain(&format!("{path}: {error}"));
            return ExitCode::from(2);
        }
    };
    let mut tallies = BTreeMap::<String, Tally>::new();
    let mut status = 0;
    for (number, line) in lines {
        match line.map_err(not_utf8).and_then(|line| read(&line)) {
            Ok(None) => {}
            Ok(Some((case, line))) => {
                count(
                    &case,
                    &line,
                    tallies.entry(case.code.clone()).or_default(),
                    status,
                );
            }
            Err(error) => {
                let number = number.to_string();
                let place = say(key::PLACE_FILE, &[("name", path), ("n", &number)]);
                complain(&format!("{place}: {error}"));
                status = 1;
            }
        }
    }
    let [n, found, strictly] = print_all(&tallies, status);
    status |= u8::from(found < n);
    print(
        &format!("found {found} of {n}, strict {strictly} of {n}"),
        status,
    );
    ExitCode::from(status)
}

/// The case in a line, if the line is not blank or a comment.
fn read(line: &str) -> Result<Option<(LibraryCase, String)>, String> {
    if line.trim().is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let case = LibraryCase::read(line).map_err(no_case)?;
    Ok(Some((case, line.to_owned())))
}

fn count(case: &LibraryCase, line: &str, tally: &mut Tally, status: u8) {
    let passed = verify(case);
    match passed {
        Passed::No => print(&format!("not found  {line}"), 1),
        Passed::Found => print(&format!("not strict {line}"), status),
        Passed::Strictly => {}
    }
    tally[0] += 1;
    tally[1] += u32::from(passed >= Passed::Found);
    tally[2] += u32::from(passed == Passed::Strictly);
}

fn print_all(tallies: &BTreeMap<String, Tally>, status: u8) -> Tally {
    print("technique  cases  found  strict", status);
    let mut sum = [0; 3];
    for (code, tally) in tallies {
        let [n, found, strictly] = tally;
        print(&format!("{code:9}{n:7}{found:7}{strictly:8}"), status);
        sum = [0, 1, 2].map(|index| sum[index] + tally[index]);
    }
    sum
}
