//! `cargo xtask test`: every check there is, the cheapest first.

use std::fs;
use std::mem;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use super::browser::{self, Browser};
use super::shell::{self, Done, Failure, OrFail};
use super::{build, end_to_end, licences, setup};

/// A check: the name by which it can be run alone, when it runs, and what it does.
struct Check {
    name: &'static str,
    when: When,
    run: fn(&Browser) -> Done,
}

/// When a check runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// After the one before it.
    InTurn,
    /// From then on, beside those after it: it keeps one of two processors busy, as linking does.
    Beside,
    /// After all others: it watches the clock.
    Alone,
}

const CHECKS: &[Check] = &[
    check("format", When::InTurn, |_| cargo(&["fmt", "--check"])),
    check("licences", When::InTurn, |_| licences::check()),
    check("clippy", When::InTurn, |_| clippy(&[])),
    check("clippy-wasm", When::InTurn, |_| {
        clippy(&["--target", setup::WASM])
    }),
    check("native", When::InTurn, |_| cargo(&["test", "--locked"])),
    check("benches", When::Beside, |_| benches()),
    check("docs", When::InTurn, |_| docs()),
    check("wasm", When::InTurn, wasm),
    check("build", When::InTurn, |_| build::release()),
    check("packages", When::InTurn, |_| browser::packages()),
    check("browser", When::Alone, end_to_end::run),
];

const fn check(name: &'static str, when: When, run: fn(&Browser) -> Done) -> Check {
    Check { name, when, run }
}

/// Runs the checks named, or all; stops at the first that fails.
pub(crate) fn test(names: &[String]) -> Done {
    let checks = chosen(names)?;
    let start = Instant::now();
    setup::for_build()?;
    setup::for_checks()?;
    let browser = browser::provide()?;
    let (mut times, outcome) = thread::scope(|scope| Run::new(scope, &browser).all(&checks));
    times.push(("all", start.elapsed()));
    print_times(&times);
    outcome?;
    println!("all passed");
    Ok(())
}

/// How long each check took.
type Times = Vec<(&'static str, Duration)>;

/// A check that runs beside others.
type Running<'scope> = (&'static str, ScopedJoinHandle<'scope, (Duration, Done)>);

/// A run through checks.
struct Run<'scope, 'env> {
    scope: &'scope Scope<'scope, 'env>,
    browser: &'env Browser,
    beside: Vec<Running<'scope>>,
    times: Times,
}

impl<'scope, 'env> Run<'scope, 'env> {
    fn new(scope: &'scope Scope<'scope, 'env>, browser: &'env Browser) -> Self {
        Self {
            scope,
            browser,
            beside: Vec::new(),
            times: Vec::new(),
        }
    }

    /// Runs them, until one fails; what runs beside it comes to its end.
    fn all(mut self, checks: &[&'static Check]) -> (Times, Done) {
        let mut numbered = checks.iter().enumerate();
        let outcome = numbered.try_for_each(|(n, check)| {
            println!("\n== {} ({} of {})", check.name, n + 1, checks.len());
            self.one(check)
        });
        let rest = self.wait();
        (self.times, outcome.and(rest))
    }

    fn one(&mut self, check: &'static Check) -> Done {
        let browser = self.browser;
        let run = move || {
            let start = Instant::now();
            let outcome = (check.run)(browser);
            (start.elapsed(), outcome)
        };
        if check.when == When::Beside {
            self.beside.push((check.name, self.scope.spawn(run)));
            return Ok(());
        }
        if check.when == When::Alone {
            self.wait()?;
        }
        let (time, outcome) = run();
        self.ended(check.name, time, outcome)
    }

    /// Waits for what runs beside.
    fn wait(&mut self) -> Done {
        for (name, running) in mem::take(&mut self.beside) {
            let ended = running.join();
            let (time, outcome) = ended.map_err(|_| Failure::new(format!("{name} panicked")))?;
            self.ended(name, time, outcome)?;
        }
        Ok(())
    }

    fn ended(&mut self, name: &'static str, time: Duration, outcome: Done) -> Done {
        self.times.push((name, time));
        outcome.map_err(|failure| failed(name, &failure))
    }
}

fn chosen(names: &[String]) -> Result<Vec<&'static Check>, Failure> {
    if names.is_empty() {
        return Ok(CHECKS.iter().collect());
    }
    let find = |name: &String| {
        let check = CHECKS.iter().find(|check| check.name == name);
        check.ok_or_else(|| Failure::new(format!("no check {name:?}; there are {}", all_names())))
    };
    names.iter().map(find).collect()
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

fn print_times(times: &[(&str, Duration)]) {
    println!();
    for (name, time) in times {
        println!("{name:<12} {:>7.1} s", time.as_secs_f64());
    }
}

fn cargo(arguments: &[&str]) -> Done {
    shell::run(&mut shell::command("cargo", arguments))
}

fn clippy(target: &[&str]) -> Done {
    let (what, how) = (
        ["clippy", "--locked", "--all-targets"],
        ["--", "-D", "warnings"],
    );
    cargo(&[&what, target, &how].concat())
}

/// Each benchmark once: it asserts its own counts.
fn benches() -> Done {
    if !shell::root().join("benches").is_dir() {
        println!("there are none");
        return Ok(());
    }
    shell::in_one_piece(&mut shell::command(
        "cargo",
        &["test", "--locked", "--benches"],
    ))
}

fn docs() -> Done {
    let mut command = shell::command("cargo", &["doc", "--locked", "--no-deps"]);
    shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// The tests that run as wasm: in Node, or in headless Chromium if they need a DOM. Only their programs are built: it
/// took a minute and a half for the others to say that they have none.
fn wasm(browser: &Browser) -> Done {
    let native = native_answers()?;
    let programs = wasm_programs()?;
    let named = programs
        .iter()
        .flat_map(|program| ["--test", program.as_str()]);
    let arguments: Vec<&str> = ["test", "--locked", "--target", setup::WASM]
        .into_iter()
        .chain(named)
        .collect();
    let mut command: Command = shell::command("cargo", &arguments);
    command.env("NONET_ANSWERS", native);
    shell::run(browser.drive(&mut command))
}

/// The programs of `tests/` that have tests for wasm in any of their files.
fn wasm_programs() -> Result<Vec<String>, Failure> {
    let folder = shell::root().join("tests");
    let mut programs = Vec::new();
    for path in entries(&folder)? {
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

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).or_fail(format!("cannot list {}", folder.display()))?;
    Ok(entries.flatten().map(|entry| entry.path()).collect())
}

/// The number that sums up the native build's answers: the wasm builds, in Node and in the browser, must give it too.
fn native_answers() -> Result<String, Failure> {
    let arguments = ["test", "--locked", "--test", "same", "--", "--nocapture"];
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
        assert_eq!(names(&[]).unwrap().len(), CHECKS.len());
        assert_eq!(names(&["wasm", "format"]).unwrap(), ["wasm", "format"]);
        assert!(
            names(&["wsam"])
                .unwrap_err()
                .contains("clippy-wasm, native")
        );
    }

    #[test]
    fn a_failure_says_how_to_repeat_it() {
        let text = failed("docs", &Failure::new("cargo doc: exit status: 101")).to_string();
        assert!(text.ends_with("cargo xtask test docs"), "{text}");
    }
}
