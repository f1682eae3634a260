//! The end-to-end suite: the built page, tested by real clicks and keys.

use std::collections::BTreeSet;
use std::fs;

use super::browser::{self, Browser};
use super::shell::{self, Done, Failure, OrFail};

/// The files that take longest, which start first: a long one at the end would run alone.
const LONGEST: [&str; 13] = [
    "journey",
    "looks",
    "offline",
    "layout",
    "worker_faults",
    "keep",
    "firefox",
    "storage_faults",
    "hostile",
    "kill",
    "full_disk",
    "sources",
    "lab_screen",
];

/// How many files run at a time. Many tests wait for silence, for a kill, for a time limit, so a third of two
/// processors' time is unused; but with three a test waited too long in every other run.
const AT_ONCE: u32 = 2;

/// Failed files are run again, unless there are more than this: then it is no accident.
const MOST_ACCIDENTS: usize = 3;

/// Runs every file, the longest first.
pub(crate) fn run(browser: &Browser) -> Done {
    let mut files = browser::test_files()?;
    let rank = |file: &String| {
        let is_file = |name: &&str| file.ends_with(&format!("/{name}.test.mjs"));
        let at = LONGEST.iter().position(is_file);
        at.unwrap_or(LONGEST.len())
    };
    files.sort_by_key(rank);
    twice_if_need_be(browser, &files)
}

/// Runs the files. A few that fail are run again, one at a time: a busy machine must not fail good work, and a
/// real fault fails again. Files that failed once are listed at the end, to be looked at.
fn twice_if_need_be(browser: &Browser, files: &[String]) -> Done {
    let failed = failing(browser, files, AT_ONCE)?;
    if failed.is_empty() {
        return Ok(());
    }
    if failed.len() > MOST_ACCIDENTS {
        return Err(failure("failed", &failed));
    }
    println!("\n== once more, one at a time: {}", failed.join(" "));
    let again = failing(browser, &failed, 1)?;
    if !again.is_empty() {
        return Err(failure("failed twice", &again));
    }
    println!(
        "UNSTEADY: {} of {} files failed beside others and passed alone: {}",
        failed.len(),
        files.len(),
        failed.join(" ")
    );
    Ok(())
}

fn failure(how: &str, files: &[String]) -> Failure {
    Failure::new(format!("{how}: {}", files.join(" ")))
}

/// Runs the files and returns those that failed.
fn failing(browser: &Browser, files: &[String], at_once: u32) -> Result<Vec<String>, Failure> {
    let list = std::env::temp_dir().join(format!("nonet-failed-{}", std::process::id()));
    let (script, at_once) = (format!("{}/run.mjs", browser::SUITE), at_once.to_string());
    let files = files.iter().map(String::as_str);
    let arguments: Vec<&str> = [&*script, &*at_once].into_iter().chain(files).collect();
    fs::write(&list, "").or_fail(format!("cannot write {}", list.display()))?;
    let mut command = browser.node(&arguments);
    let outcome = shell::run(command.env("NONET_FAILED", &list));
    let failed = fs::read_to_string(&list).or_fail(format!("cannot read {}", list.display()))?;
    fs::remove_file(&list).or_fail(format!("cannot remove {}", list.display()))?;
    let file = |name: &str| format!("{}/{name}", browser::SUITE);
    let failed: BTreeSet<String> = failed.lines().map(file).collect();
    match outcome {
        Err(failure) if failed.is_empty() => Err(failure),
        _ => Ok(failed.into_iter().collect()),
    }
}
