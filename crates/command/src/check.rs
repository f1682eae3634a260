//! `nonet lab --check`: reads files submitted by pupils, and repeats every run in them.

use super::complaint::complain;
use super::key;
use super::output::print;
use super::speech::{say, word};
use lab_page::class::{
    Check, Finding, HandInError, JsonError, Paper, Work, checks, csv, marks, read_file,
};
use std::fs;
use std::process::ExitCode;

/// Prints a row for each task of each file. The exit status is 1 if a file cannot be read or was changed, or if a
/// run in it has another result.
pub(super) fn main(files: &[String]) -> ExitCode {
    let mut is_bad = files.is_empty();
    if files.is_empty() {
        complain(word(key::CHECK_NO_FILES));
    }
    let mut read = Vec::new();
    for file in files {
        match open(file) {
            Ok((work, is_whole)) => read.push((file.as_str(), work, is_whole)),
            Err(why) => {
                complain(&format!("{file}: {why}"));
                is_bad = true;
            }
        }
    }
    let rows: Vec<_> = read
        .iter()
        .map(|(file, work, is_whole)| {
            let checks = checks(work);
            let findings: Vec<Finding> = checks.iter().map(|check| repeat(check, work)).collect();
            is_bad |= !is_whole || findings.iter().any(|finding| *finding != Finding::Same);
            (
                *file,
                work.as_ref(),
                *is_whole,
                marks(work, &checks, &findings),
            )
        })
        .collect();
    print(csv(rows.into_iter()).trim_end(), u8::from(is_bad));
    ExitCode::from(u8::from(is_bad))
}

/// The submitted work, and whether the file is unchanged since Nonet wrote it.
fn open(file: &str) -> Result<(Box<Work>, bool), String> {
    let text = fs::read(file).map_err(|error| error.to_string())?;
    match read_file(&String::from_utf8_lossy(&text)) {
        Ok(Paper::Work(work, is_whole)) => Ok((work, is_whole)),
        Ok(Paper::Assignment(_)) => Err(word(key::CHECK_ASSIGNMENT).to_owned()),
        Err(error) => Err(refusal(error)),
    }
}

/// Repeats a run without a time limit.
fn repeat(check: &Check, work: &Work) -> Finding {
    match &check.repeat {
        Some(repeat) => check.finding(work, &repeat.run(&mut || false)),
        None => Finding::NoRun,
    }
}

fn refusal(error: HandInError) -> String {
    match error {
        HandInError::TooLong => word(key::CHECK_TOO_LONG).to_owned(),
        HandInError::Json(JsonError(at)) => {
            say(key::CHECK_NO_JSON, &[("at", &(at + 1).to_string())])
        }
        HandInError::Other => word(key::CHECK_OTHER).to_owned(),
        HandInError::Newer => word(key::CHECK_NEWER).to_owned(),
        HandInError::Field(name) => say(key::CHECK_FIELD, &[("name", name)]),
    }
}
