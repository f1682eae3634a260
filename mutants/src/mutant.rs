//! A mutant: one small fault at one place, as `cargo mutants --list --json` names it.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// One small fault. Its number is its position in the list, from 1.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Mutant {
    /// File, fault in words, and a number among the same faults in the file. It is stable between runs as long as
    /// its function and earlier ones with the same fault remain.
    pub(crate) name: String,
    pub(crate) file: String,
    pub(crate) genre: Genre,
    /// The replacement of the source; empty if something is only removed.
    pub(crate) replacement: String,
    pub(crate) span: Span,
}

/// The kind of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(crate) enum Genre {
    FnValue,
    BinaryOperator,
    UnaryOperator,
    MatchArm,
    MatchArmGuard,
    StructField,
}

#[derive(Debug, Clone, Copy, Deserialize)]
pub(crate) struct Span {
    pub(crate) start: Place,
}

/// Line and column, both from 1; a column is a character.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// Code compiled only for other processors, which no test here reaches. Its tests run in the browser.
const ELSEWHERE: &str = "crates/nonet/src/solve/nine/lanes/simd128.rs";

/// The faults that cargo-mutants knows for these files (globs, from the project's root).
pub(crate) fn list(root: &Path, files: &[String]) -> Result<Vec<Mutant>, String> {
    let mut command = Command::new("cargo-mutants");
    command
        .args(["mutants", "--list", "--json", "--exclude", ELSEWHERE])
        .current_dir(root);
    for file in files {
        command.args(["--file", file]);
    }
    let output = command
        .output()
        .map_err(|error| format!("cargo-mutants: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let listed = serde_json::from_slice(&output.stdout);
    let mut mutants: Vec<Mutant> = listed.map_err(|error| format!("its list: {error}"))?;
    number_alike(&mut mutants);
    Ok(mutants)
}

/// Names each by its file, its words and a number instead of line and column, which change with every comment above.
fn number_alike(mutants: &mut [Mutant]) {
    let mut alike: BTreeMap<String, usize> = BTreeMap::new();
    for mutant in mutants {
        let words = mutant.name.split_once(": ").map_or("", |(_, words)| words);
        let name = format!("{}: {words}", mutant.file);
        let number = alike.entry(name.clone()).or_default();
        *number += 1;
        mutant.name = format!("{name} #{number}");
    }
}
