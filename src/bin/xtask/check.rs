//! `cargo xtask test`: every check there is, the cheapest first.

use std::process::Command;
use std::time::{Duration, Instant};

use super::browser::{self, Browser};
use super::shell::{self, Done, Failure};
use super::{build, licences, setup};

/// A check: the name by which it can be run alone, and what it does.
struct Check {
    name: &'static str,
    run: fn(&Browser) -> Done,
}

const CHECKS: &[Check] = &[
    Check {
        name: "format",
        run: |_| cargo(&["fmt", "--check"]),
    },
    Check {
        name: "licences",
        run: |_| licences::check(),
    },
    Check {
        name: "clippy",
        run: |_| clippy(&[]),
    },
    Check {
        name: "clippy-wasm",
        run: |_| clippy(&["--target", setup::WASM]),
    },
    Check {
        name: "native",
        run: |_| cargo(&["test", "--locked"]),
    },
    Check {
        name: "benches",
        run: |_| benches(),
    },
    Check {
        name: "docs",
        run: |_| docs(),
    },
    Check {
        name: "wasm",
        run: wasm,
    },
    Check {
        name: "build",
        run: |_| build::release(),
    },
    Check {
        name: "packages",
        run: |_| browser::packages(),
    },
    Check {
        name: "browser",
        run: end_to_end,
    },
];

/// Runs the checks named, or all; stops at the first that fails.
pub(crate) fn test(names: &[String]) -> Done {
    let checks = chosen(names)?;
    setup::for_build()?;
    setup::for_checks()?;
    let browser = browser::provide()?;
    let mut times = Vec::new();
    for (n, check) in checks.iter().enumerate() {
        println!("\n== {} ({} of {})", check.name, n + 1, checks.len());
        let start = Instant::now();
        let outcome = (check.run)(&browser);
        times.push((check.name, start.elapsed()));
        if let Err(failure) = outcome {
            print_times(&times);
            return Err(failed(check.name, &failure));
        }
    }
    print_times(&times);
    println!("all passed");
    Ok(())
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
    let total: Duration = times.iter().map(|(_, time)| time).sum();
    println!("{:<12} {:>7.1} s", "together", total.as_secs_f64());
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
    cargo(&["test", "--locked", "--benches"])
}

fn docs() -> Done {
    let mut command = shell::command("cargo", &["doc", "--locked", "--no-deps"]);
    shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// The tests that need a DOM, in headless Chromium.
fn wasm(browser: &Browser) -> Done {
    let arguments = [
        "test",
        "--locked",
        "--target",
        setup::WASM,
        "--lib",
        "--tests",
    ];
    let native = native_answers()?;
    let mut command: Command = shell::command("cargo", &arguments);
    command.env("NONET_ANSWERS", native);
    shell::run(browser.drive(&mut command))
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

/// Browser tests that measure how long the page takes: nothing may run beside them.
const ALONE: [&str; 3] = ["engine", "hostile", "worker_faults"];

/// The built page, tested by real clicks and keys: two files at a time, since browsers mostly wait.
fn end_to_end(browser: &Browser) -> Done {
    let is_alone = |file: &String| {
        let name = file
            .rsplit('/')
            .next()
            .and_then(|name| name.split('.').next());
        name.is_some_and(|name| ALONE.contains(&name))
    };
    let (alone, beside): (Vec<_>, Vec<_>) = browser::test_files()?.into_iter().partition(is_alone);
    in_browser(browser, &beside, "--test-concurrency=2")?;
    in_browser(browser, &alone, "--test-concurrency=1")
}

fn in_browser(browser: &Browser, files: &[String], how_many: &str) -> Done {
    // A browser killed by a test may leave a connection behind that would keep Node waiting.
    let how = [
        "--test",
        how_many,
        "--test-reporter=spec",
        "--test-force-exit",
    ];
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    shell::run(&mut browser.node(&[&how, &files[..]].concat()))
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
