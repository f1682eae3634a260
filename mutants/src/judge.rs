//! Tests against faults: which test reaches which fault, and whether it sees it.

use crate::tree::TestProgram;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A test up to this long counts as quick: many of them can be run in the time of one slow test.
const QUICK: Duration = Duration::from_millis(300);

/// One test, how long it takes without a fault, and the faults that it reaches.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Test {
    program: TestProgram,
    name: String,
    time: Duration,
    met: BTreeSet<usize>,
}

impl Test {
    /// Quick tests first, then the signature, which detects most of what they miss: numbers that must not change.
    fn rank(&self) -> u8 {
        match self.name.split("::").next() {
            _ if self.time < QUICK => 0,
            Some("signature") => 1,
            _ => 2,
        }
    }
}

/// The result for a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// This test failed.
    Killed(String),
    /// None of the tests that reach it failed; how many there are.
    Survived(usize),
    /// No test reaches it.
    NeverMet,
}

/// All tests, the quick ones first. Tests of a program that an earlier run recorded are not run again.
pub(crate) fn known_tests(root: &Path, programs: &[TestProgram]) -> Result<Vec<Test>, String> {
    let note = root.with_file_name("tests.json");
    let text = std::fs::read_to_string(&note).unwrap_or_default();
    let mut known: Vec<Test> = serde_json::from_str(&text).unwrap_or_default();
    known.retain(|test| programs.contains(&test.program));
    let is_new = |program: &&TestProgram| known.iter().all(|test| test.program != **program);
    let new: Vec<TestProgram> = programs.iter().filter(is_new).cloned().collect();
    known.extend(tests(root, &new)?);
    known.sort_by_key(|test| (test.rank(), test.time));
    let text = serde_json::to_string(&known).map_err(|error| error.to_string())?;
    std::fs::write(&note, text).map_err(|error| format!("{}: {error}", note.display()))?;
    Ok(known)
}

impl Verdict {
    pub(crate) fn is_killed(&self) -> bool {
        matches!(self, Self::Killed(_))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Killed(test) => write!(f, "killed\t{test}"),
            Self::Survived(tests) => write!(f, "survived\t{tests} tests"),
            Self::NeverMet => f.write_str("never met\t"),
        }
    }
}

/// Runs each test alone without a fault. Those that fail (because they read the changed sources) are not used.
fn tests(root: &Path, programs: &[TestProgram]) -> Result<Vec<Test>, String> {
    let mut named = Vec::new();
    for program in programs {
        let output = Command::new(&program.path)
            .args(["--list", "--format", "terse"])
            .output();
        let output = output.map_err(|error| format!("{}: {error}", program.name))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let names = text.lines().filter_map(|line| line.strip_suffix(": test"));
        named.extend(names.map(|name| (program.clone(), name.to_owned())));
    }
    let tests = side_by_side(&named, |number, (program, name)| {
        let note = root.with_file_name(format!("met-{number}"));
        let started = Instant::now();
        let command = &mut command(root, program, name, 3600);
        let passed = passes(command.env("NONET_MUTANTS_MET", &note));
        let text = std::fs::read_to_string(&note).unwrap_or_default();
        let _ = std::fs::remove_file(&note);
        let met = text.lines().filter_map(|line| line.parse().ok()).collect();
        let test = Test {
            program: program.clone(),
            name: name.clone(),
            time: started.elapsed(),
            met,
        };
        if !passed {
            eprintln!("fails without a fault: {} {name}", program.name);
        }
        passed.then_some(test)
    });
    Ok(tests.into_iter().flatten().collect())
}

/// The verdict on each fault, reported as soon as it is known.
pub(crate) fn judge(
    root: &Path,
    tests: &[Test],
    faults: &[usize],
    most: Duration,
    tell: impl Fn(usize, &Verdict) + Sync,
) -> BTreeMap<usize, Verdict> {
    let verdicts = side_by_side(faults, |_, fault| {
        let verdict = verdict(root, tests, *fault, most);
        tell(*fault, &verdict);
        (*fault, verdict)
    });
    verdicts.into_iter().collect()
}

fn verdict(root: &Path, tests: &[Test], fault: usize, most: Duration) -> Verdict {
    let meeting: Vec<_> = tests
        .iter()
        .filter(|test| test.met.contains(&fault))
        .collect();
    if meeting.is_empty() {
        return Verdict::NeverMet;
    }
    let (mut spent, mut ran) = (Duration::ZERO, 0);
    for test in meeting {
        if spent + test.time > most {
            break;
        }
        let limit = 5 + 4 * test.time.as_secs();
        let command = &mut command(root, &test.program, &test.name, limit);
        if !passes(command.env("NONET_MUTANT", fault.to_string())) {
            return Verdict::Killed(format!("{} {}", test.program.name, test.name));
        }
        (spent, ran) = (spent + test.time, ran + 1);
    }
    Verdict::Survived(ran)
}

/// Fewer of the random cases than usual: faults that are still detected are detected sooner.
const LESS: [(&str, &str); 2] = [("NONET_STATES", "15"), ("NONET_PUZZLES", "20")];

/// A test by itself. It is ended when it has used this much processor time, in seconds, or 6 GB: the fault made it
/// run on.
fn command(root: &Path, program: &TestProgram, name: &str, seconds: u64) -> Command {
    let limits = format!("ulimit -t {seconds} -v 6000000; exec \"$0\" \"$@\"");
    let mut command = Command::new("bash");
    command
        .args(["-c", &limits])
        .arg(&program.path)
        .args([name, "--exact", "--test-threads=1"]);
    command
        .current_dir(root)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .envs(LESS);
    command
}

fn passes(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

/// The results of work done on each item by a thread for each processor, in the items' order.
fn side_by_side<T: Sync, R: Send>(items: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    let (next, done) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let take = || {
        items
            .iter()
            .enumerate()
            .nth(next.fetch_add(1, Ordering::Relaxed))
    };
    let thread = || {
        while let Some((number, item)) = take() {
            let result = work(number, item);
            if let Ok(mut done) = done.lock() {
                done.insert(number, result);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(thread);
        }
    });
    done.into_inner()
        .map(|done| done.into_values().collect())
        .unwrap_or_default()
}
