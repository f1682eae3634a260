//! Rows to standard output, and the complaints about them to standard error.

use super::input::{Chunk, last_of};
use super::sink::Sink;
use super::source::Source;
use super::telling::{not_held, unclear};
use nonet::batch::{Job, Outcome, Quick, row};
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;

/// The output of a chunk.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    rows: String,
    complaints: String,
    any_bad: bool,
}

impl Answers {
    /// Answers the lines of a chunk.
    pub(crate) fn to(job: &Job, chunk: &Chunk) -> Self {
        let mut answers = Self::default();
        let quick = Quick::of(job);
        for (number, line) in chunk.lines() {
            if quick.is_some_and(|quick| quick.row(line, &mut answers.rows)) {
                continue;
            }
            let outcome = row(job, number, &String::from_utf8_lossy(line));
            answers.add(outcome, &chunk.source, last_of(number, line));
        }
        if let Some((place, why)) = chunk.failure() {
            answers.fail(&place, &why);
        }
        answers
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, row: &str) {
        self.rows += row;
        self.rows.push('\n');
    }

    /// Adds a complaint about what could not be done.
    pub(crate) fn fail(&mut self, place: &str, what: &str) {
        self.complain(place, what);
        self.any_bad = true;
    }

    fn add(&mut self, outcome: Outcome, source: &Source, lines: RangeInclusive<u64>) {
        match outcome {
            Outcome::Nothing => {}
            Outcome::Row {
                row,
                readings,
                lost,
            } => {
                self.row(&row);
                if !readings.is_empty() {
                    self.complain(&source.places(lines.clone()), &unclear(&readings));
                }
                if !lost.is_empty() {
                    self.complain(&source.places(lines), &not_held(&lost));
                }
            }
            Outcome::Bad(error) => self.fail(&source.places(lines), &source.why(&error)),
        }
    }

    /// Adds what another source or line has.
    pub(crate) fn append(&mut self, other: Self) {
        self.rows += &other.rows;
        self.complaints += &other.complaints;
        self.any_bad |= other.any_bad;
    }

    /// Adds a complaint about what was done otherwise than it may have been meant.
    pub(crate) fn complain(&mut self, place: &str, what: &str) {
        self.complaints += &format!("nonet: {place}: {what}\n");
    }
}

/// A line to standard output; `status` is the exit status so far.
pub(crate) fn print(line: &str, status: u8) {
    Sink::Standard.write(&format!("{line}\n"), status);
}

/// Where all output goes in the end, and whether any of it is bad.
#[derive(Debug)]
pub(crate) struct Output {
    any_bad: bool,
    sink: Sink,
}

impl Output {
    pub(crate) fn to(sink: Sink) -> Self {
        let any_bad = false;
        Self { any_bad, sink }
    }

    /// Writes the line above all rows, if the format has one.
    pub(crate) fn header(&mut self, header: Option<String>) {
        let rows = header.map_or_else(String::new, |header| header + "\n");
        self.write(&Answers {
            rows,
            ..Answers::default()
        });
    }

    /// Writes the output of a chunk.
    pub(crate) fn write(&mut self, answers: &Answers) {
        self.any_bad |= answers.any_bad;
        // If standard error is closed, there is nobody left to tell.
        let _ = io::stderr().write_all(answers.complaints.as_bytes());
        self.sink.write(&answers.rows, u8::from(self.any_bad));
    }

    /// All is written. Was every line read?
    pub(crate) fn end(self) -> ExitCode {
        self.sink.end();
        ExitCode::from(u8::from(self.any_bad))
    }
}
