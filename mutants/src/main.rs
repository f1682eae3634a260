//! `cargo xtask mutants [FILE ...]`: small faults put into the program, each alone, and whether the tests see them.
//!
//! cargo-mutants says which faults there are. A build for each would take days: all are woven into one program, which is built
//! once, and the environment says which is there. Each test is run alone once to see which faults it comes by; then a
//! fault is shown to these only, the quick ones first.

mod judge;
mod mutant;
mod tree;
mod weave;

use judge::Verdict;
use mutant::Mutant;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Duration;
use tree::Tree;

/// How many seconds the tests of one fault may take in all, measured without it, if nobody says.
const SECONDS: u64 = 120;

/// What the record says of a fault that is in a constant, or does not compile.
const NOT_WOVEN: &str = "not woven\t";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let project = words.next().unwrap_or_else(|| ".".to_owned());
    let mut files: Vec<String> = words.collect();
    let mut seconds = SECONDS;
    if let Some(place) = files.iter().position(|word| word == "--seconds") {
        let said = files.get(place + 1).and_then(|word| word.parse().ok());
        seconds = said.unwrap_or(SECONDS);
        files.drain(place..files.len().min(place + 2));
    }
    let most = Duration::from_secs(seconds);
    let project = Path::new(&project).canonicalize();
    match project
        .map_err(|error| error.to_string())
        .and_then(|project| campaign(&project, &files, most))
    {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Runs all of it and writes the verdicts. Returns how many faults nobody saw.
fn campaign(project: &Path, files: &[String], most: Duration) -> Result<usize, String> {
    let mutants = mutant::list(project, files)?;
    let out = project.join("target/mutants");
    let mut tree = Tree::copy(project, out.join("tree"), &mutants)?;
    let record = out.join("verdicts.tsv");
    let known = verdicts(&record);
    let there = woven(&mut tree, &mutants, &known)?;
    let programs = tree.build()?;
    let tests = judge::known_tests(tree.root(), &programs)?;
    let mut faults: Vec<usize> = there
        .iter()
        .copied()
        .filter(|fault| !killed(&known, &mutants[fault - 1]))
        .collect();
    // What survived comes first: there may be new tests. Who stops it early has a sample of all files.
    faults.sort_by_key(|fault| {
        let known = known.contains_key(&mutants[fault - 1].name);
        (!known, fault * 6007 % 10_007)
    });
    eprintln!(
        "{} mutants, {} woven, {} tests, {} to judge",
        mutants.len(),
        there.len(),
        tests.len(),
        faults.len()
    );
    let file =
        std::fs::File::create(&record).map_err(|error| format!("{}: {error}", record.display()))?;
    let file = Mutex::new(file);
    let write = |fault: usize, said: &str| {
        if let Ok(mut file) = file.lock() {
            let _ = writeln!(file, "{said}\t{}", mutants[fault - 1].name);
        }
    };
    for fault in 1..=mutants.len() {
        match known.get(&mutants[fault - 1].name) {
            _ if !there.contains(&fault) => write(fault, NOT_WOVEN),
            Some(by) if killed(&known, &mutants[fault - 1]) => write(fault, by),
            _ => {}
        }
    }
    let verdicts = judge::judge(tree.root(), &tests, &faults, most, |fault, verdict| {
        write(fault, &said(verdict))
    });
    let alive = verdicts
        .values()
        .filter(|verdict| !matches!(verdict, Verdict::Killed(_)))
        .count();
    println!(
        "{alive} of {} survive: target/mutants/verdicts.tsv",
        there.len()
    );
    Ok(alive)
}

/// Takes out what does not compile, until the rest does.
fn woven(
    tree: &mut Tree,
    mutants: &[Mutant],
    known: &BTreeMap<String, String>,
) -> Result<BTreeSet<usize>, String> {
    let left_out = |number: &usize| {
        known
            .get(&mutants[number - 1].name)
            .is_some_and(|said| said == NOT_WOVEN)
    };
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

fn said(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Killed(test) => format!("killed\t{test}"),
        Verdict::Survived(tests) => format!("survived\t{tests} tests"),
        Verdict::NeverMet => "never met\t".to_owned(),
    }
}

/// What earlier runs have found, by name. Who wants it judged again deletes the file.
fn verdicts(record: &Path) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(record).unwrap_or_default();
    let lines = text.lines().filter_map(|line| line.rsplit_once('\t'));
    lines
        .map(|(said, name)| (name.to_owned(), said.to_owned()))
        .collect()
}

fn killed(known: &BTreeMap<String, String>, mutant: &Mutant) -> bool {
    let said = known.get(&mutant.name);
    said.is_some_and(|said| said.starts_with("killed"))
}
