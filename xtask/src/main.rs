//! The build helper, `cargo xtask WORD`: set-up, build, server, checks.
//!
//! One file per word or idea. The words are in one table, from which the help is printed too.

mod browser;
mod build;
mod check;
mod compare;
mod end_to_end;
mod fuzz;
mod licences;
mod likeness;
mod mutants;
mod package;
mod programs;
mod reproduce;
mod scripts;
mod serve;
mod setup;
mod shell;
mod site;
mod system;
mod trunk;
mod versions;

use shell::{Done, Failure};
use std::process::ExitCode;

struct Word {
    name: &'static str,
    arguments: &'static str,
    help: &'static str,
    run: fn(&[String]) -> Done,
}

const WORDS: &[Word] = &[
    Word {
        name: "run",
        arguments: "[--port N]",
        help: "install what is missing, build the page and serve it on this machine",
        run: serve::build_and_serve,
    },
    Word {
        name: "test",
        arguments: "[CHECK ...]",
        help: "install what is missing and run every check, or those that are named",
        run: check::test,
    },
    Word {
        name: "build",
        arguments: "",
        help: "install what is missing and build the static folder dist/",
        run: build::build,
    },
    Word {
        name: "quick",
        arguments: "",
        help: "build dist/ in seconds, larger and slower, for trying a change out",
        run: build::quick,
    },
    Word {
        name: "package",
        arguments: "",
        help: "install what is missing and make the package for npm in target/npm/nonet",
        run: package::package,
    },
    Word {
        name: "serve",
        arguments: "[--port N]",
        help: "serve dist/ as it is",
        run: serve::serve,
    },
    Word {
        name: "shots",
        arguments: "[FOLDER [DOCS]]",
        help: "build, then photograph the page in a real browser (into shots/; sheets for docs/ into DOCS)",
        run: scripts::shots,
    },
    Word {
        name: "bench",
        arguments: "",
        help: "measure the engines natively and as wasm, and the page's response times in a real browser",
        run: scripts::bench,
    },
    Word {
        name: "fuzz",
        arguments: "[TARGET ...] [--seconds N] [--keep]",
        help: "look for inputs that break what must hold; keep those that reach new code",
        run: fuzz::fuzz,
    },
    Word {
        name: "mutants",
        arguments: "[--seconds N] [FILE ...]",
        help: "look for small faults that no test sees; an hour and more",
        run: mutants::mutants,
    },
    Word {
        name: "reproduce",
        arguments: "",
        help: "build twice from nothing and compare all files; some minutes",
        run: reproduce::reproduce,
    },
    Word {
        name: "trunk",
        arguments: "",
        help: "build the page for Trunk: its hook (Trunk.toml), not for hands",
        run: trunk::hook,
    },
];

/// Runs the word that the command line names; without one, or with `help`, lists the words.
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match arguments.split_first() {
        None => help(),
        Some((name, _)) if name == "help" => help(),
        Some((name, rest)) => find(name).and_then(|word| (word.run)(rest)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn find(name: &str) -> Result<&'static Word, Failure> {
    let word = WORDS.iter().find(|word| word.name == name);
    word.ok_or_else(|| Failure::new(format!("no word {name:?}; cargo xtask help lists them")))
}

fn help() -> Done {
    println!("cargo xtask WORD\n");
    for word in WORDS {
        let call = format!("{} {}", word.name, word.arguments);
        println!("  {call:<44}  {}", word.help);
    }
    Ok(())
}
