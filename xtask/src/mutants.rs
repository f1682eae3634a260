//! `cargo xtask mutants [--seconds N] [FILE ...]`: puts small faults into the program, one at a time, and sees
//! whether a test notices. The package `mutants/` does the work.

use super::setup;
use super::shell::{self, Done};

/// Runs the campaign on the files named, by globs as in cargo-mutants, or on the package's usual ones.
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
