//! Rows on standard output, and complaints on standard error.

use super::complaint::complain;
use super::files::input::{Chunk, last_of};
use super::files::sink::Sink;
use super::files::source::Source;
use super::key;
use super::progress::Progress;
use super::speech::{lang, say};
use super::telling::{not_held, unclear, unread_in};
use batch::{Format, Job, Outcome, Quick, beginning, row, unread};
use nonet::text::ReadError;
use std::io::{self, IsTerminal, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;
use words::Lang;

/// The output of a chunk.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    rows: String,
    complaints: String,
    any_bad: bool,
    repeats: Repeats,
    /// How many boards and lines it answers, and their number of bytes.
    n_lines: u64,
    n_bytes: u64,
}

/// Boards with repeated digits: they are reported in one line, however many there are.
#[derive(Debug, Default)]
struct Repeats {
    n: usize,
    /// The place of the first, and its repeated digit.
    first: Option<(String, String)>,
}

impl Repeats {
    fn append(&mut self, other: Self) {
        self.n += other.n;
        self.first = self.first.take().or(other.first);
    }

    fn tell(&self) {
        let Some((place, what)) = &self.first else {
            return;
        };
        let n = self.n.to_string();
        let places = [("n", &*n), ("place", place), ("what", what)];
        complain(&match self.n {
            1 => format!("{place}: {}", say(key::REPEATS_ONE, &places)),
            _ => say(key::REPEATS_SEVERAL, &places),
        });
    }
}

/// The job and the source of a chunk's rows, and their beginning.
#[derive(Clone, Copy)]
struct Rows<'a> {
    job: &'a Job,
    begin: &'a str,
    source: &'a Source,
}

impl Answers {
    /// Answers the lines of a chunk; `has_files` if rows name their files.
    pub(crate) fn to(job: &Job, chunk: &Chunk, has_files: bool) -> Self {
        let mut answers = Self::default();
        let quick = Quick::of(job);
        let file = has_files.then(|| chunk.source.file());
        let from = Rows {
            job,
            begin: &beginning(job.format, file),
            source: &chunk.source,
        };
        for (number, line) in chunk.lines() {
            answers.n_lines += 1;
            answers.n_bytes += line.len() as u64 + 1;
            if quick.is_some_and(|quick| quick.row(from.begin, number, line, &mut answers.rows)) {
                continue;
            }
            let outcome = row(job, number, &String::from_utf8_lossy(line));
            answers.add(outcome, from, last_of(number, line));
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

    /// Adds a complaint about a failure.
    pub(crate) fn fail(&mut self, place: &str, what: &str) {
        self.complain(place, what);
        self.any_bad = true;
    }

    fn add(&mut self, outcome: Outcome, from: Rows<'_>, lines: RangeInclusive<u64>) {
        match outcome {
            Outcome::Nothing => {}
            Outcome::Row {
                row,
                readings,
                lost,
                repeated,
            } => {
                self.begun(&row, from);
                let place = || from.source.places(lines.clone());
                if !readings.is_empty() {
                    self.complain(&place(), &unclear(&readings));
                }
                if !lost.is_empty() {
                    self.complain(&place(), &not_held(&lost));
                }
                if let Some(repeated) = repeated {
                    let first = || (place(), repeated.first(lang()));
                    self.repeats.n += 1;
                    self.repeats.first.get_or_insert_with(first);
                }
            }
            Outcome::Bad(error) => self.bad(error, from, lines),
        }
    }

    /// Reports why a line could not be read; it gets a row if that is wanted.
    fn bad(&mut self, error: ReadError, from: Rows<'_>, lines: RangeInclusive<u64>) {
        let (job, number) = (from.job, *lines.start());
        let error = from.source.placed(error, number);
        self.fail(&from.source.places(lines), &from.source.why(&error));
        if job.choices.marked {
            let why = unread_in(&error, Lang::default());
            self.begun(&unread(job, number, &why), from);
        }
    }

    /// Adds a row after the beginning of its file's rows.
    fn begun(&mut self, row: &str, from: Rows<'_>) {
        self.rows += from.begin;
        self.row(match from.job.format {
            Format::Json => row.strip_prefix('{').unwrap_or(row),
            _ => row,
        });
    }

    /// Adds the answers of another source or line.
    pub(crate) fn append(&mut self, other: Self) {
        self.rows += &other.rows;
        self.complaints += &other.complaints;
        self.any_bad |= other.any_bad;
        self.repeats.append(other.repeats);
    }

    /// Adds a complaint about something that may not have been meant as it was done.
    pub(crate) fn complain(&mut self, place: &str, what: &str) {
        self.complaints += &format!("nonet: {place}: {what}\n");
    }
}

/// Writes a line to standard output; `status` is the exit status so far.
pub(crate) fn print(line: &str, status: u8) {
    Sink::Standard.write(&format!("{line}\n"), status);
}

/// Where all output goes, and whether any of it is bad.
#[derive(Debug)]
pub(crate) struct Output {
    any_bad: bool,
    repeats: Repeats,
    progress: Progress,
    sink: Sink,
}

impl Output {
    pub(crate) fn to(sink: Sink) -> Self {
        Self::of(sink, None)
    }

    /// The output for `n_bytes` of input, if that is known.
    pub(crate) fn of(sink: Sink, n_bytes: Option<u64>) -> Self {
        let rows_are_seen = !sink.is_file() && io::stdout().is_terminal();
        Self {
            any_bad: sink.begun().any_bad,
            repeats: Repeats::default(),
            progress: Progress::new(n_bytes, rows_are_seen),
            sink,
        }
    }

    /// How many boards and lines have been answered already.
    pub(crate) fn n_answered(&self) -> u64 {
        self.sink.begun().n_lines
    }

    /// Writes the line above all rows, if the format has one.
    pub(crate) fn header(&mut self, header: Option<String>) {
        let header = header.filter(|_| self.n_answered() == 0);
        let rows = header.map_or_else(String::new, |header| header + "\n");
        self.write(Answers {
            rows,
            ..Answers::default()
        });
    }

    /// Writes the output of a chunk.
    pub(crate) fn write(&mut self, answers: Answers) {
        self.any_bad |= answers.any_bad;
        if !answers.complaints.is_empty() {
            self.progress.clear();
        }
        // If standard error is closed, complaints are lost.
        let _ = io::stderr().write_all(answers.complaints.as_bytes());
        let status = u8::from(self.any_bad);
        self.sink.answer(&answers.rows, answers.n_lines, status);
        self.progress.add(answers.n_lines, answers.n_bytes);
        self.repeats.append(answers.repeats);
    }

    /// Ends the output. Was every line read?
    pub(crate) fn end(mut self) -> ExitCode {
        self.progress.clear();
        self.sink.end();
        self.repeats.tell();
        ExitCode::from(u8::from(self.any_bad))
    }
}
