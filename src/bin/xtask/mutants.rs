//! `cargo xtask mutants [FILE ...]`: small faults put into the program, each alone, and whether a test sees it.
//! The package `mutants/` does it.

use super::setup;
use super::shell::{self, Done};

/// What a campaign looks at, if nobody says.
const FILES: &[&str] = &[
    "src/text/**",
    "src/logic/**",
    "src/solve/**",
    "src/app/journal.rs",
];

/// Runs the campaign on the files that are named, globs as cargo-mutants takes them, or on all.
pub(crate) fn mutants(arguments: &[String]) -> Done {
    setup::for_campaigns()?;
    let files: Vec<&str> = match arguments {
        [] => FILES.to_vec(),
        named => named.iter().map(String::as_str).collect(),
    };
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
    shell::run(command.args(files))
}
