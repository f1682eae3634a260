//! `cargo xtask fuzz [TARGET ...] [--seconds N] [--keep]`: gives each target of fuzz/ inputs made to reach new code.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::setup;
use super::shell::{self, Done, Failure, OrFail};

/// The targets, each a separate program.
const TARGETS: &str = "fuzz/targets";

/// The kept inputs. The others are in the build folder: the same inputs as files, those that a campaign finds,
/// those worth keeping.
const CORPUS: &str = "fuzz/corpus";
const SEEDS: &str = "fuzz/target/seeds";
const FOUND: &str = "fuzz/target/found";
const MERGED: &str = "fuzz/target/merged";

/// Seconds for each target, by default.
const SECONDS: u32 = 60;

/// How many bytes of one target's corpus are kept, the smallest inputs first.
const KEPT: usize = 9_000;

/// Runs the targets named, or all.
pub(crate) fn fuzz(arguments: &[String]) -> Done {
    let (names, seconds, keeps) = asked(arguments)?;
    setup::for_campaigns()?;
    for name in &names {
        println!("\n== {name}, {seconds} s");
        campaign(name, seconds)?;
        if keeps {
            keep(name)?;
        }
    }
    Ok(())
}

/// The targets, the time for each, and whether to keep the results.
fn asked(arguments: &[String]) -> Result<(Vec<String>, u32, bool), Failure> {
    let (mut names, mut seconds, mut keep) = (Vec::new(), SECONDS, false);
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--keep" => keep = true,
            "--seconds" => {
                let number = words.next().unwrap_or(word);
                seconds = number.parse::<u32>().or_fail("--seconds")?;
            }
            name => names.push(known(name)?),
        }
    }
    if names.is_empty() {
        names = all()?;
    }
    Ok((names, seconds, keep))
}

fn known(name: &str) -> Result<String, Failure> {
    let all = all()?;
    let found = all.iter().find(|target| *target == name).cloned();
    found.ok_or_else(|| Failure::new(format!("no target {name:?}; there are {}", all.join(", "))))
}

fn all() -> Result<Vec<String>, Failure> {
    let files = sorted(&shell::root().join(TARGETS))?;
    let names = files.iter().filter_map(|path| path.file_stem());
    Ok(names
        .map(|name| name.to_string_lossy().into_owned())
        .collect())
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).or_fail(format!("cannot list {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

/// Runs a target. New inputs go into the first folder.
fn campaign(name: &str, seconds: u32) -> Done {
    let time = format!("-max_total_time={seconds}");
    let limits = [
        "-max_len=4096",
        "-timeout=10",
        "-rss_limit_mb=2048",
        "-print_final_stats=1",
    ];
    let folders = [made(FOUND, name)?, unpacked(name)?];
    shell::run(fuzzer(name, &folders).arg("--").arg(time).args(limits))
}

/// cargo-fuzz on the stable compiler, which supports everything but the sanitizers: there is no unsafe code here.
fn fuzzer(name: &str, folders: &[PathBuf]) -> Command {
    let how = [
        "fuzz",
        "run",
        "--sanitizer",
        "none",
        "--debug-assertions",
        "--strip-dead-code",
        name,
    ];
    let mut command = shell::command("cargo", &how);
    command.args(folders).env("RUSTC_BOOTSTRAP", "1");
    command
}

/// A target's folder below another one, created if needed.
fn made(folder: &str, name: &str) -> Result<PathBuf, Failure> {
    let path = shell::root().join(folder).join(name);
    fs::create_dir_all(&path).or_fail(format!("cannot make {}", path.display()))?;
    Ok(path)
}

/// The corpus of a target, one input per line in hexadecimal: thousands of tiny files would be a nuisance.
fn corpus(name: &str) -> PathBuf {
    shell::root().join(CORPUS).join(format!("{name}.hex"))
}

/// A folder with the inputs of the corpus, in the form that libFuzzer needs.
fn unpacked(name: &str) -> Result<PathBuf, Failure> {
    let folder = made(SEEDS, name)?;
    for (n, line) in shell::read(&corpus(name))?.lines().enumerate() {
        let path = folder.join(n.to_string());
        fs::write(&path, bytes(line)?).or_fail(format!("cannot write {}", path.display()))?;
    }
    Ok(folder)
}

fn bytes(hex: &str) -> Result<Vec<u8>, Failure> {
    let byte = |n: usize| u8::from_str_radix(hex.get(n..n + 2).unwrap_or("odd"), 16).or_fail(hex);
    (0..hex.len()).step_by(2).map(byte).collect()
}

/// Replaces the corpus by the smallest inputs that reach as much, as far as there is room.
fn keep(name: &str) -> Done {
    let merged = made(MERGED, name)?;
    let folders = [merged.clone(), unpacked(name)?, made(FOUND, name)?];
    shell::run(fuzzer(name, &folders).args(["--", "-merge=1"]))?;
    let read = |path: &PathBuf| fs::read(path).or_fail(path.display());
    let mut inputs: Vec<Vec<u8>> = sorted(&merged)?
        .iter()
        .map(read)
        .collect::<Result<_, _>>()?;
    inputs.sort_by_key(Vec::len);
    let mut room = KEPT;
    inputs.retain(|input| {
        room = room.saturating_sub(input.len());
        room > 0
    });
    let line = |input: &Vec<u8>| {
        input
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect::<String>()
    };
    let lines: Vec<String> = inputs.iter().map(line).collect();
    fs::write(corpus(name), lines.join("\n") + "\n").or_fail("cannot write the corpus")?;
    fs::remove_dir_all(&merged).or_fail("cannot tidy up")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn what_is_asked_is_read() {
        let all = asked(&[]).expect("nothing is enough");
        assert!(all.0.len() >= 10 && all.1 == SECONDS && !all.2, "{all:?}");
        let some = asked(&words("links paste --seconds 7 --keep")).expect("two targets");
        assert_eq!(some, (words("links paste"), 7, true));
        for bad in ["nothing", "--seconds", "--seconds soon"] {
            assert!(asked(&words(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_corpus_is_read() {
        assert_eq!(bytes("00ff7a").expect("hexadecimal"), [0, 255, b'z']);
        assert!(bytes("0").is_err() && bytes("xx").is_err());
    }
}
