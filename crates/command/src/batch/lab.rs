//! A line in, the end of a laboratory run out, as one JSON object.

use super::job::Outcome;
use super::line::{self, Line};
use super::parts::{shape, solution};
use super::value::Value;
use lab::models::Export;
use lab::{self, Algorithm, Detail, Event, Limits, Options, Refusal, Run, Verdict};
use nonet::board::Puzzle;
use nonet::text::{Board, Expect, line_as};
use std::ops::ControlFlow;

/// A run to be made for every line.
#[derive(Clone, Debug)]
pub struct LabJob {
    /// The algorithm.
    pub algorithm: &'static Algorithm,
    /// Its options.
    pub options: Options,
    /// The seed of its random numbers.
    pub seed: u64,
    /// Its limits.
    pub limits: Limits,
    /// What is known about the boards.
    pub expect: Expect,
}

/// Watches a run.
pub trait LabWatch {
    /// The run begins, on this puzzle.
    fn begins(&mut self, _puzzle: &Puzzle) {}

    /// An event, which may be the last.
    ///
    /// # Errors
    /// Breaks with a verdict to end the run, as in [`lab::run`].
    fn sees(&mut self, event: &Event) -> ControlFlow<Verdict>;

    /// The run has ended.
    fn ends(&mut self, _outcome: &lab::Outcome) {}
}

impl<F: FnMut(&Event) -> ControlFlow<Verdict>> LabWatch for F {
    fn sees(&mut self, event: &Event) -> ControlFlow<Verdict> {
        self(event)
    }
}

/// Runs the algorithm on a line.
pub fn lab_row(job: &LabJob, number: u64, text: &str, watch: &mut dyn LabWatch) -> Outcome {
    if line::is_nothing(text) {
        return Outcome::Nothing;
    }
    let Line {
        board,
        readings,
        lost,
    } = match line::read(text, &job.expect) {
        Ok(read) => read,
        Err(error) => return Outcome::Bad(error),
    };
    let mut fields = asked(job, number, &board);
    fields.extend(match begin(job, &board) {
        Ok(mut run) => {
            watch.begins(&board.puzzle);
            let outcome = lab::run(run.as_mut(), job.limits, &mut |_, event| watch.sees(event));
            watch.ends(&outcome);
            let mut fields = ended(&outcome, &board);
            fields.extend(kept(run.kept(), &board));
            fields.extend(by_rows(run.detail()));
            fields
        }
        Err(refusal) => refused(job.algorithm, refusal),
    });
    let row = Value::Object(fields).to_json();
    Outcome::Row {
        row,
        readings,
        lost,
        repeated: None, // its status shows it
    }
}

/// Writes the model of a line, for other programs to read.
pub fn lab_model(export: Export, expect: &Expect, text: &str) -> Outcome {
    if line::is_nothing(text) {
        return Outcome::Nothing;
    }
    match line::read(text, expect) {
        Ok(line) => Outcome::Row {
            row: export.text(&line.board.puzzle).trim_end().to_owned(),
            readings: line.readings,
            lost: line.lost,
            repeated: None,
        },
        Err(error) => Outcome::Bad(error),
    }
}

fn begin(job: &LabJob, board: &Board) -> Result<Box<dyn Run>, Refusal> {
    job.algorithm.begin(&board.puzzle, &job.options, job.seed)
}

/// The request: enough to repeat the run.
fn asked(job: &LabJob, number: u64, board: &Board) -> Vec<(&'static str, Value)> {
    let options = job.options.named().filter(|(_, value)| !value.is_empty());
    let options = options.map(|(name, value)| match value.as_str() {
        "true" | "false" => (name, Value::Truth(value == "true")),
        _ => (name, Value::Text(value)),
    });
    vec![
        ("algorithm", Value::text(job.algorithm.slug)),
        ("options", Value::Object(options.collect())),
        ("seed", Value::Number(job.seed)),
        ("line", Value::Number(number)),
        (
            "puzzle",
            Value::Text(line_as(&board.puzzle, board.symbols, '.')),
        ),
        ("shape", Value::Text(shape(board.puzzle.geometry()))),
    ]
}

fn ended(outcome: &lab::Outcome, board: &Board) -> Vec<(&'static str, Value)> {
    let mut fields = vec![
        ("status", Value::text(outcome.verdict.slug())),
        ("solution", solution(outcome.solution.as_ref(), board)),
    ];
    let counters = outcome.counters.named();
    fields.extend(counters.map(|(name, count)| (name, count.map_or(Value::Null, Value::Number))));
    fields
}

/// The solutions kept, if the run was to keep any.
fn kept(kept: &[Puzzle], board: &Board) -> Option<(&'static str, Value)> {
    let text = |puzzle: &Puzzle| Value::Text(line_as(puzzle, board.symbols, '.'));
    (!kept.is_empty()).then(|| ("kept", Value::list(kept, text)))
}

/// A count by rows in all its figures, as text: readers of JSON may turn large numbers into fractions.
fn by_rows(detail: Detail) -> Vec<(&'static str, Value)> {
    let Detail::Rows { filled, count, .. } = detail else {
        return Vec::new();
    };
    let text = |n: u128| Value::Text(n.to_string());
    vec![
        ("count", count.map_or(Value::Null, text)),
        ("filled", Value::list(filled, |(_, ways)| text(ways))),
    ]
}

/// Repeated givens are a proof for an algorithm that can prove there is no solution.
fn refused(algorithm: &Algorithm, refusal: Refusal) -> Vec<(&'static str, Value)> {
    let status = if refusal == Refusal::Repeated && algorithm.proves {
        Verdict::NoSolution.slug()
    } else {
        "refused"
    };
    let mut fields = vec![
        ("status", Value::text(status)),
        ("reason", Value::text(refusal.slug())),
        ("solution", Value::Null),
    ];
    let none = lab::Counters::default().named();
    fields.extend(none.map(|(name, count)| (name, count.map_or(Value::Null, Value::Number))));
    fields
}
