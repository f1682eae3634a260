//! `cargo xtask mutants [FILE ...] [--in-diff FILE] [--shard K/N]`: small faults put into a file, one at a time, and whether the
//! tests that judge it see them.

use super::setup;
use super::shell::{self, Done, Failure};

/// Which tests judge which files; the first that fits counts. The unit tests of all files run as well.
const JUDGES: &[(&str, &[&str])] = &[
    ("src/text/steps/", &["notation", "fuzzed"]),
    (
        "src/text/",
        &["text", "any_size", "batch", "notation", "written", "fuzzed"],
    ),
    ("src/logic/proof/", &["notation", "cases", "techniques"]),
    (
        "src/logic/",
        &["cases", "logic", "techniques", "uniqueness"],
    ),
    ("src/solve/any_size/", &["large"]),
    ("src/solve/nine/", &["nine"]),
    ("src/solve/diagnose/", &["diagnose"]),
    ("src/solve/", &["solve", "true_candidates", "estimate"]),
    ("src/app/", &["app", "hints", "paths", "fuzzed"]),
];

/// What a campaign looks at, if nobody says.
const FILES: &[&str] = &[
    "src/text/**",
    "src/logic/proof/**",
    "src/logic/techniques/**",
    "src/solve/**",
    "src/app/journal.rs",
];

/// Runs cargo-mutants once for each file, with the tests that judge it.
pub(crate) fn mutants(arguments: &[String]) -> Done {
    setup::for_campaigns()?;
    let at = arguments.iter().position(|word| word.starts_with("--"));
    let (files, options) = arguments.split_at(at.unwrap_or(arguments.len()));
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let files = if files.is_empty() {
        FILES.to_vec()
    } else {
        files
    };
    let survivors: Vec<&str> = files
        .into_iter()
        .filter(|file| campaign(file, options).is_err())
        .collect();
    if survivors.is_empty() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "mutants survive in {}: target/mutants has the lists",
        survivors.join(", ")
    )))
}

fn campaign(file: &str, options: &[String]) -> Done {
    let output = format!("target/mutants/{}", file.replace(['/', '*'], "-"));
    let how = [
        "mutants",
        "--jobs",
        "1",
        "--baseline",
        "run",
        "--output",
        &output,
        "--file",
        file,
    ];
    let mut command = shell::command("cargo", &how);
    // Nobody debugs a mutant: half of the time of a build is for that.
    command
        .args(options)
        .arg("--")
        .arg("--lib")
        .args(tests(file))
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    std::fs::create_dir_all(&output).unwrap_or_default();
    shell::run(&mut command)
}

fn tests(file: &str) -> Vec<&'static str> {
    let judges = JUDGES.iter().find(|(room, _)| file.starts_with(room));
    let tests = judges.map_or(Vec::new(), |(_, tests)| tests.to_vec());
    let named = tests.into_iter().flat_map(|test| ["--test", test]);
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_judges_of_each_file_are_there() {
        for (room, tests) in JUDGES {
            assert!(shell::root().join(room).is_dir(), "{room}");
            for test in *tests {
                assert!(
                    shell::root().join(format!("tests/{test}.rs")).is_file(),
                    "{test}"
                );
            }
        }
        let judges = super::tests("src/text/steps/read.rs");
        assert_eq!(judges, ["--test", "notation", "--test", "fuzzed"]);
        assert!(FILES.iter().all(|file| !super::tests(file).is_empty()));
    }
}
