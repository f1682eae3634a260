//! `cargo xtask WORD`: says what a first run will do and about how long each part takes, then lets cargo compile and
//! run the build helper.
//!
//! The helper could say it only after the first part, which is to compile the helper.

use std::env;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// The helper's manifest.
const HELPERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml");

/// What a word does on a machine that has nothing yet, and about how long each part takes on two cores.
struct Plan {
    word: &'static str,
    parts: &'static [(&'static str, &'static str)],
}

const HELPER: (&str, &str) = ("compile the build helper", "half a minute");

const PLANS: &[Plan] = &[
    Plan {
        word: "run",
        parts: &[
            HELPER,
            ("compile the page's two programs", "a minute and a half"),
            ("join them to their scripts, write dist/", "some seconds"),
            ("serve the page", "until Ctrl+C"),
        ],
    },
    Plan {
        word: "quick",
        parts: &[
            HELPER,
            ("compile the page's two programs", "a minute and a half"),
            ("join them to their scripts, write dist/", "some seconds"),
        ],
    },
    Plan {
        word: "build",
        parts: &[
            HELPER,
            ("compile the page's two programs for a release", "4 minutes"),
            (
                "join them to their scripts, shrink all, write dist/",
                "a minute",
            ),
        ],
    },
    Plan {
        word: "test",
        parts: &[
            HELPER,
            ("compile what runs tests as wasm", "3 minutes"),
            (
                "install browsers and Node, as far as they are missing",
                "a minute",
            ),
            (
                "run the checks, one after the other and two at a time",
                "26 minutes",
            ),
        ],
    },
];

/// Prints the plan, unless the helper has been compiled before, and hands the words on.
fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    if !helper().is_file() {
        print!("{}", told(words.first().map_or("", String::as_str)));
    }
    ended(&mut helping(&words)).unwrap_or_else(|error| {
        eprintln!("plan: cannot run cargo: {error}");
        ExitCode::FAILURE
    })
}

/// The helper that cargo has compiled, or will compile.
fn helper() -> PathBuf {
    let own = env::current_exe().unwrap_or_default();
    own.with_file_name(format!("xtask{}", env::consts::EXE_SUFFIX))
}

/// The plan of a word, a part on each line.
fn told(word: &str) -> String {
    let plan = PLANS.iter().find(|plan| plan.word == word);
    let parts = plan.map_or(&[HELPER][..], |plan| plan.parts);
    let n = parts.len();
    let lines = (1..).zip(parts);
    let lines = lines.map(|(i, (what, time))| format!("  {i} of {n}: {what}; {time}\n"));
    let lines: String = lines.collect();
    format!("The first time takes longest; this is about what it takes on two cores:\n{lines}\n")
}

/// Cargo's call for the helper, without the variables that describe this package.
fn helping(words: &[String]) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--locked", "--manifest-path", HELPERS, "--"]);
    cargo.args(words);
    for (name, _) in env::vars_os() {
        if is_own(&name.to_string_lossy()) {
            cargo.env_remove(name);
        }
    }
    cargo
}

/// Becomes that process, so that who ends this one ends a server too.
#[cfg(unix)]
fn ended(cargo: &mut Command) -> io::Result<ExitCode> {
    Err(std::os::unix::process::CommandExt::exec(cargo))
}

/// Runs it and passes its outcome on.
#[cfg(not(unix))]
fn ended(cargo: &mut Command) -> io::Result<ExitCode> {
    let code = cargo.status()?.code();
    let code = code.and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn is_own(name: &str) -> bool {
    let prefixes = [
        "CARGO_PKG_",
        "CARGO_MANIFEST_",
        "CARGO_BIN_",
        "CARGO_CRATE_",
    ];
    prefixes.iter().any(|prefix| name.starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_told_with_its_time() {
        let text = told("run");
        assert!(
            text.contains("\n  1 of 4: compile the build helper; "),
            "{text}"
        );
        assert!(
            text.ends_with("  4 of 4: serve the page; until Ctrl+C\n\n"),
            "{text}"
        );
        assert!(told("fuzz").ends_with("1 of 1: compile the build helper; half a minute\n\n"));
    }

    #[test]
    fn plans_are_for_words_of_the_helper() {
        let words = include_str!("../../src/main.rs");
        for plan in PLANS {
            let name = format!("name: \"{}\",", plan.word);
            assert!(words.contains(&name), "{name}");
        }
    }
}
