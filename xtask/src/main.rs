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

struct Subcommand {
    name: &'static str,
    arguments: &'static str,
    help: &'static str,
    run: fn(&[String]) -> Done,
}

const SUBCOMMANDS: &[Subcommand] = &[
    Subcommand {
        name: "run",
        arguments: "[--port N]",
        help: "install what is missing, build the page and serve it on this machine",
        run: serve::build_and_serve,
    },
    Subcommand {
        name: "test",
        arguments: "[CHECK ...]",
        help: "install what is missing and run every check, or those that are named",
        run: check::test,
    },
    Subcommand {
        name: "build",
        arguments: "",
        help: "install what is missing and build the static folder dist/",
        run: build::build,
    },
    Subcommand {
        name: "quick",
        arguments: "",
        help: "build dist/ in seconds, larger and slower, for trying a change out",
        run: build::quick,
    },
    Subcommand {
        name: "package",
        arguments: "",
        help: "install what is missing and make the package for npm in target/npm/nonet",
        run: package::package,
    },
    Subcommand {
        name: "serve",
        arguments: "[--port N]",
        help: "serve dist/ as it is",
        run: serve::serve,
    },
    Subcommand {
        name: "shots",
        arguments: "[FOLDER [DOCS]]",
        help: "build, then photograph the page in a real browser (into shots/; sheets for docs/ into DOCS)",
        run: scripts::shots,
    },
    Subcommand {
        name: "bench",
        arguments: "",
        help: "measure the engines natively and as wasm, and the page's response times in a real browser",
        run: scripts::bench,
    },
    Subcommand {
        name: "fuzz",
        arguments: "[TARGET ...] [--seconds N] [--keep]",
        help: "look for inputs that break what must hold; keep those that reach new code",
        run: fuzz::fuzz,
    },
    Subcommand {
        name: "mutants",
        arguments: "[--seconds N] [FILE ...]",
        help: "look for small faults that no test sees; an hour and more",
        run: mutants::mutants,
    },
    Subcommand {
        name: "reproduce",
        arguments: "",
        help: "build twice from nothing and compare all files; some minutes",
        run: reproduce::reproduce,
    },
    Subcommand {
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

fn find(name: &str) -> Result<&'static Subcommand, Failure> {
    let word = SUBCOMMANDS.iter().find(|word| word.name == name);
    word.ok_or_else(|| Failure::new(format!("no word {name:?}; cargo xtask help lists them")))
}

fn help() -> Done {
    println!("cargo xtask WORD\n");
    for word in SUBCOMMANDS {
        let call = format!("{} {}", word.name, word.arguments);
        println!("  {call:<44}  {}", word.help);
    }
    Ok(())
}
