//! `cargo xtask mutants [FILE ...]`: puts small faults into the program, one at a time, and sees whether the tests
//! notice.
//!
//! cargo-mutants says which faults there are. A build for each would take days: all are woven into one program, which
//! is built once, and the environment says which one is active. Each test is run alone once to see which faults it
//! reaches; then a fault is shown only to these tests, the quick ones first.

mod edit;
mod judge;
mod mutant;
mod record;
mod tree;
mod weave;

use mutant::Mutant;
use record::Record;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;
use tree::Tree;

/// How many seconds the tests of one fault may take in total, measured without it, by default.
const SECONDS: u64 = 120;

/// The files examined by default.
const FILES: [&str; 4] = [
    "crates/nonet/src/text/**",
    "crates/nonet/src/logic/**",
    "crates/nonet/src/solve/**",
    "crates/game/src/journal.rs",
];

fn main() -> ExitCode {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let most = Duration::from_secs(taken_seconds(&mut words).unwrap_or(SECONDS));
    if words.len() == 1 {
        words.extend(FILES.map(str::to_owned));
    }
    match campaign(&words, most) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Removes `--seconds N` from the words.
fn taken_seconds(words: &mut Vec<String>) -> Option<u64> {
    let place = words.iter().position(|word| word == "--seconds")?;
    let taken: Vec<String> = words.drain(place..words.len().min(place + 2)).collect();
    taken.get(1)?.parse().ok()
}

/// Runs the whole campaign, on a project and its files, and writes the verdicts. Returns how many faults went unseen.
fn campaign(words: &[String], most: Duration) -> Result<usize, String> {
    let (project, files) = words.split_first().ok_or("no project is named")?;
    let project = Path::new(project).canonicalize();
    let project = project.map_err(|error| error.to_string())?;
    let mutants = mutant::list(&project, files)?;
    let out = project.join("target/mutants");
    let mut tree = Tree::copy(&project, out.join("tree"), &mutants)?;
    let mut record = Record::read(out.join("verdicts.tsv"));
    let there = woven(&mut tree, &mutants, &record)?;
    let tests = judge::known_tests(tree.root(), &tree.build()?)?;
    let faults = record.begin(&mutants, &there)?;
    let (n, n_woven, n_tests) = (mutants.len(), there.len(), tests.len());
    eprintln!(
        "{n} mutants, {n_woven} woven, {n_tests} tests, {} to judge",
        faults.len()
    );
    let verdicts = judge::judge(tree.root(), &tests, &faults, most, |fault, verdict| {
        record.write(&mutants[fault - 1].name, &verdict.to_string());
    });
    let alive = verdicts.values().filter(|verdict| !verdict.is_killed());
    let alive = alive.count();
    println!("{alive} of {n_woven} survive: target/mutants/verdicts.tsv");
    Ok(alive)
}

/// Leaves out faults that do not compile, until the rest does.
fn woven(tree: &mut Tree, mutants: &[Mutant], record: &Record) -> Result<BTreeSet<usize>, String> {
    let left_out = |number: &usize| record.is_left_out(&mutants[number - 1]);
    let mut without: BTreeSet<usize> = (1..=mutants.len()).filter(left_out).collect();
    loop {
        let there = tree.weave(mutants, &without)?;
        let wrong = tree.not_compiling()?;
        if wrong.is_empty() {
            return Ok(there);
        }
        eprintln!("{} mutants do not compile", wrong.len());
        without.extend(wrong);
    }
}
