//! `cargo xtask test`: all checks, the cheapest first.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::browser::{self, Browser};
use super::shell::{self, Done, Failure, OrFail};
use super::{build, end_to_end, licences, package, setup, trunk};

/// A check: the name by which it can be run alone, its lane, and what it does.
struct Check {
    name: &'static str,
    lane: Lane,
    run: fn(&Browser) -> Done,
}

/// When a check runs. The first two lanes run side by side, each in order: linking, and tests that wait for the
/// slowest of them, use only one of two processors.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// Its output is shown immediately.
    Seen,
    /// Its output is shown when it has ended.
    Beside,
    /// After all others: it needs what they built, and both processors.
    Last,
}

/// The only check that needs the test runner, which takes minutes to compile.
const WASM_TESTS: &str = "wasm";

const CHECKS: &[Check] = &[
    check("format", Lane::Seen, |_| {
        cargo(&["fmt", "--all", "--check"])
    }),
    check("licences", Lane::Seen, |_| licences::check()),
    check("clippy", Lane::Seen, |_| {
        clippy(&["--workspace", "--all-targets"])?;
        clippy(&["--workspace", "--test", "campaigns"]) // which no check runs
    }),
    check("native", Lane::Seen, |_| {
        cargo(&["test", "--locked", "--workspace"])
    }),
    check("docs", Lane::Seen, |_| docs()),
    check("features", Lane::Seen, |_| features()),
    check("packages", Lane::Beside, |_| browser::packages()),
    check("build", Lane::Beside, |_| build::release()),
    check(trunk::CHECK, Lane::Beside, |_| trunk::check()),
    check("clippy-wasm", Lane::Beside, |_| clippy_wasm()),
    check(WASM_TESTS, Lane::Beside, wasm),
    check("npm", Lane::Beside, package::check),
    check("benches", Lane::Beside, |_| benches()),
    check("browser", Lane::Last, end_to_end::run),
];

/// Everything that runs as wasm, except the tests.
const RUNS_AS_WASM: &[&str] = &[
    "--target",
    setup::WASM,
    "--workspace",
    "--exclude=plan",
    "--exclude=xtask",
    "--features=page/workshop",
    "--lib",
    "--bins",
    "--benches",
];

const fn check(name: &'static str, lane: Lane, run: fn(&Browser) -> Done) -> Check {
    Check { name, lane, run }
}

/// Runs the checks named, or all; stops at the first that fails.
pub(crate) fn test(names: &[String]) -> Done {
    let checks = chosen(names)?;
    let start = Instant::now();
    setup::target(setup::WASM)?;
    setup::for_checks()?;
    if checks.iter().any(|check| check.name == WASM_TESTS) {
        setup::for_wasm_tests()?;
    }
    let browser = browser::provide()?;
    let run = Run {
        browser: &browser,
        has_failed: AtomicBool::new(false),
        times: Mutex::default(),
    };
    let outcome = run.all(&checks);
    run.took("all", start.elapsed());
    run.print_times();
    outcome?;
    if names.is_empty() && !trunk::is_there() {
        println!("{} is skipped: {}", trunk::CHECK, trunk::LACKS);
    }
    println!("all passed");
    Ok(())
}

/// A run through the checks.
struct Run<'a> {
    browser: &'a Browser,
    has_failed: AtomicBool,
    /// How long each check took.
    times: Mutex<Vec<(&'static str, Duration)>>,
}

impl Run<'_> {
    /// Runs them until one fails; a check running beside it is completed.
    fn all(&self, checks: &[&'static Check]) -> Done {
        let lane = |lane| {
            let checks = checks.iter().filter(|check| check.lane == lane);
            checks.copied().collect::<Vec<_>>()
        };
        let [seen, beside, last] = [Lane::Seen, Lane::Beside, Lane::Last].map(lane);
        let is_apart = !seen.is_empty();
        thread::scope(|scope| {
            let beside = scope.spawn(|| self.each(beside, is_apart));
            let outcome = self.each(seen, false);
            let other = beside.join();
            outcome.and(other.unwrap_or_else(|_| Err(Failure::new("a check panicked"))))
        })?;
        self.each(last, false)
    }

    fn each(&self, checks: Vec<&'static Check>, is_apart: bool) -> Done {
        let mut checks = checks.into_iter();
        checks.try_for_each(|check| {
            if self.has_failed.load(Ordering::Relaxed) {
                return Ok(()); // it belongs to the other lane
            }
            let outcome = self.one(check, is_apart);
            self.has_failed
                .fetch_or(outcome.is_err(), Ordering::Relaxed);
            outcome
        })
    }

    fn one(&self, check: &Check, is_apart: bool) -> Done {
        println!("\n== {}", check.name);
        let start = Instant::now();
        let outcome = if is_apart {
            apart(check.name)
        } else {
            (check.run)(self.browser)
        };
        self.took(check.name, start.elapsed());
        outcome.map_err(|failure| failed(check.name, &failure))
    }

    fn took(&self, name: &'static str, time: Duration) {
        if let Ok(mut times) = self.times.lock() {
            times.push((name, time));
        }
    }

    fn print_times(&self) {
        println!();
        for (name, time) in self.times.lock().iter().flat_map(|times| times.iter()) {
            println!("{name:<12} {:>7.1} s", time.as_secs_f64());
        }
    }
}

/// A check in its own process, so that its output does not mix with another's.
fn apart(name: &str) -> Done {
    let this = env::current_exe().or_fail("cannot find this program")?;
    shell::in_one_piece(&mut shell::command(
        &this.to_string_lossy(),
        &["test", name],
    ))
}

fn chosen(names: &[String]) -> Result<Vec<&'static Check>, Failure> {
    if names.is_empty() {
        return Ok(all(trunk::is_there()).collect());
    }
    let find = |name: &String| {
        let check = CHECKS.iter().find(|check| check.name == name);
        check.ok_or_else(|| Failure::new(format!("no check {name:?}; there are {}", all_names())))
    };
    names.iter().map(find).collect()
}

/// All checks; without Trunk, except that one.
fn all(has_trunk: bool) -> impl Iterator<Item = &'static Check> {
    let runs = move |check: &&Check| has_trunk || check.name != trunk::CHECK;
    CHECKS.iter().filter(runs)
}

fn all_names() -> String {
    CHECKS
        .iter()
        .map(|check| check.name)
        .collect::<Vec<_>>()
        .join(", ")
}

fn failed(name: &str, failure: &Failure) -> Failure {
    Failure::new(format!(
        "{failure}\nFAILED: {name}; to repeat it:  cargo xtask test {name}"
    ))
}

fn cargo(arguments: &[&str]) -> Done {
    shell::run(&mut shell::command("cargo", arguments))
}

fn clippy(targets: &[&str]) -> Done {
    let (what, how) = (["clippy", "--locked"], ["--", "-D", "warnings"]);
    cargo(&[&what, targets, &how].concat())
}

/// Clippy on everything that runs as wasm. The other tests are checked natively.
fn clippy_wasm() -> Done {
    let tests = wasm_tests()?;
    let tests: Vec<&str> = tests.iter().map(String::as_str).collect();
    clippy(&[RUNS_AS_WASM, &tests].concat())
}

/// The engine without its features, and two programs as they are installed and packed: the other checks compile all
/// of the workspace at once, which adds the features that any of it asks for.
fn features() -> Done {
    let what = ["rustc", "--locked", "--package", "nonet", "--lib"];
    let how = ["--profile", "check", "--no-default-features"];
    cargo(&[&what[..], &how, &["--", "-D", "warnings"]].concat())?;
    let command = &["--package", "command"][..];
    let package = &["--package", "nonet-npm", "--target", setup::WASM];
    [command, package]
        .iter()
        .try_for_each(|what| cargo(&[&["check", "--locked"], &what[..]].concat()))
}

/// Runs each benchmark once: it asserts its own counts.
fn benches() -> Done {
    cargo(&["test", "--locked", "--benches"])
}

fn docs() -> Done {
    let mut command = shell::command(
        "cargo",
        &[
            "doc",
            "--locked",
            "--no-deps",
            "--workspace",
            "--all-features",
        ],
    );
    shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// The tests that run as wasm: in Node, or in headless Chromium if they need a DOM. Only their programs are built:
/// the others would take a minute and a half to report that they have none.
fn wasm(browser: &Browser) -> Done {
    let native = native_answers()?;
    let tests = wasm_tests()?;
    let arguments: Vec<&str> = ["test", "--locked", "--target", setup::WASM]
        .into_iter()
        .chain(tests.iter().map(String::as_str))
        .collect();
    let mut command: Command = shell::command("cargo", &arguments);
    command.env("NONET_ANSWERS", native);
    shell::run(browser.drive(&mut command))
}

/// Cargo's arguments for the programs below folders `tests/` that have tests for wasm.
fn wasm_tests() -> Result<Vec<String>, Failure> {
    let programs = wasm_programs()?;
    let argument = |program| format!("--test={program}");
    Ok(programs.into_iter().map(argument).collect())
}

/// Programs with a file that has such a test.
fn wasm_programs() -> Result<Vec<String>, Failure> {
    let mut folders = vec![shell::root().join("tests")];
    for room in entries(&shell::root().join("crates"))? {
        folders.extend(Some(room.join("tests")).filter(|folder| folder.is_dir()));
    }
    let mut programs = Vec::new();
    for path in all_entries(&folders)? {
        let is_program = path.join("main.rs").is_file() || path.is_file();
        if is_program && has_wasm_tests(&path)? {
            programs.extend(
                path.file_stem()
                    .map(|name| name.to_string_lossy().into_owned()),
            );
        }
    }
    programs.sort();
    Ok(programs)
}

fn has_wasm_tests(path: &Path) -> Result<bool, Failure> {
    if !path.is_dir() {
        let is_rust = path.extension().is_some_and(|extension| extension == "rs");
        return Ok(is_rust && shell::read(path)?.contains("wasm_bindgen_test"));
    }
    for path in entries(path)? {
        if has_wasm_tests(&path)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn all_entries(folders: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let entries = folders.iter().map(|folder| entries(folder));
    Ok(entries.collect::<Result<Vec<_>, _>>()?.concat())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).or_fail(format!("cannot list {}", folder.display()))?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

/// The number that sums up the native build's answers: the wasm builds, in Node and in the browser, must produce
/// the same.
fn native_answers() -> Result<String, Failure> {
    let program = ["test", "--locked", "--test", "same", "--"];
    let arguments = [&program[..], &["everywhere", "--nocapture"]].concat();
    let printed = shell::output(&mut shell::command("cargo", &arguments)).unwrap_or_default();
    let mut lines = printed.lines();
    let number = lines.find_map(|line| line.split_once("answers: "));
    let number = number.map(|(_, number)| number.trim().to_owned());
    number.ok_or_else(|| Failure::new("tests/same.rs did not print its answers' number".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(asked: &[&str]) -> Result<Vec<&'static str>, String> {
        let asked: Vec<String> = asked.iter().map(|name| (*name).to_owned()).collect();
        let checks = chosen(&asked).map_err(|failure| failure.to_string())?;
        Ok(checks.iter().map(|check| check.name).collect())
    }

    #[test]
    fn the_programs_with_tests_for_wasm_are_found() {
        let programs = wasm_programs().unwrap();
        for program in ["lab", "same", "same_in_browser", "web"] {
            assert!(programs.iter().any(|found| found == program), "{program}");
        }
        assert!(
            !programs.iter().any(|found| found == "logic"),
            "it has none"
        );
    }

    #[test]
    fn all_checks_or_those_that_are_named() {
        assert_eq!(all(true).count(), CHECKS.len());
        assert_eq!(all(false).count(), CHECKS.len() - 1);
        assert_eq!(
            names(&["trunk"]).unwrap(),
            ["trunk"],
            "it says what is missing"
        );
        assert_eq!(names(&["wasm", "format"]).unwrap(), ["wasm", "format"]);
        assert!(names(&["wsam"]).unwrap_err().contains("clippy, native"));
    }

    #[test]
    fn a_failure_says_how_to_repeat_it() {
        let text = failed("docs", &Failure::new("cargo doc: exit status: 101")).to_string();
        assert!(text.ends_with("cargo xtask test docs"), "{text}");
    }
}
