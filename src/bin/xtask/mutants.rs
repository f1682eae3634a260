//! `cargo xtask mutants [--seconds N] [FILE ...]`: small faults put into the program, each alone, and whether a test sees it.
//! The package `mutants/` does it.

use super::setup;
use super::shell::{self, Done};

/// Runs the campaign on the files that are named, globs as cargo-mutants takes them, or on those that the package names.
pub(crate) fn mutants(arguments: &[String]) -> Done {
    setup::for_campaigns()?;
    let tool = [
        "run",
        "--quiet",
        "--locked",
        "--manifest-path",
        "mutants/Cargo.toml",
        "--target-dir",
        "target/mutants/tool",
        "--",
        ".",
    ];
    let mut command = shell::command("cargo", &tool);
    shell::run(command.args(arguments))
}
