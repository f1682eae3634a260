//! The end-to-end suite: the built page, tested by real clicks and keys.

use std::collections::BTreeSet;
use std::fs;

use super::browser::{self, Browser};
use super::shell::{self, Done, Failure, OrFail};

/// Tests that measure how long the page takes: nothing may run beside them.
const ALONE: [&str; 3] = ["engine", "hostile", "worker_faults"];

/// Files that fail in a run are tried once more, but not if there are more than this: then it is no accident.
const MOST_ACCIDENTS: usize = 3;

/// Two files at a time, which keeps two processors busy; then those that must be alone.
pub(crate) fn run(browser: &Browser) -> Done {
    let is_alone = |file: &String| {
        let name = file
            .rsplit('/')
            .next()
            .and_then(|name| name.split('.').next());
        name.is_some_and(|name| ALONE.contains(&name))
    };
    let (alone, beside): (Vec<_>, Vec<_>) = browser::test_files()?.into_iter().partition(is_alone);
    twice_if_need_be(browser, &beside, 2)?;
    twice_if_need_be(browser, &alone, 1)
}

/// Runs the files. A few that fail are run again, one at a time: a machine busy with other things must not refuse good
/// work, and a true fault fails again. What failed once is named at the end, for somebody to look at.
fn twice_if_need_be(browser: &Browser, files: &[String], at_once: u32) -> Done {
    let failed = failing(browser, files, at_once)?;
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
        "UNSTEADY: failed beside others, passed alone: {}",
        failed.join(" ")
    );
    Ok(())
}

fn failure(how: &str, files: &[String]) -> Failure {
    Failure::new(format!("{how}: {}", files.join(" ")))
}

/// Runs the files and says which of them failed.
fn failing(browser: &Browser, files: &[String], at_once: u32) -> Result<Vec<String>, Failure> {
    let list = std::env::temp_dir().join(format!("nonet-failed-{}", std::process::id()));
    let reporter = format!("--test-reporter=./{}/failed.mjs", browser::SUITE);
    let how = [
        "--test",
        &format!("--test-concurrency={at_once}"),
        "--test-reporter=spec",
        "--test-reporter-destination=stdout",
        &reporter,
        "--test-reporter-destination=stderr",
        // A browser killed by a test may leave a connection behind that would keep Node waiting.
        "--test-force-exit",
    ];
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    fs::write(&list, "").or_fail(format!("cannot write {}", list.display()))?;
    let mut command = browser.node(&[&how, &files[..]].concat());
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
