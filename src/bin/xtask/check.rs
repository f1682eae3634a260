//! `cargo xtask test`: every check there is, the cheapest first.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use super::browser::{self, Browser};
use super::shell::{self, Done, Failure, OrFail};
use super::{build, end_to_end, licences, setup};

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
        run: end_to_end::run,
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
