//! Answers to the questions, as text and as fields.

use super::backdoors::Told;
use super::job::{Ask, Job};
use super::logic::{Ratings, Steps};
use super::parts::{shape, solution};
use super::value::Value;
use super::{diagnosis, sentences};
use crate::board::Puzzle;
use crate::generate::{canonical, scramble};
use crate::solve::{Count, Diagnosis, Effort, End, Limits, count_with, diagnose};
use crate::text::{Board, line_as};
use crate::words::Lang;
use std::ops::ControlFlow;

/// Branches that a diagnosis may take unless told otherwise.
const DIAGNOSIS: u64 = 2_000_000;

/// One in this many of them is the budget of each of its questions.
const PART: u64 = 100;

/// An answer.
pub(super) enum Answer {
    Solve(Count),
    Count(Count),
    Diagnosis(Diagnosis),
    Steps(Steps),
    Ratings(Ratings),
    Backdoors(Told),
    Canonical(Option<Puzzle>),
    Scrambled(Puzzle),
}

impl Answer {
    /// Answers a question about a puzzle.
    pub(super) fn to(job: &Job, number: u64, puzzle: &Puzzle) -> Self {
        let budget = job.budget.unwrap_or(u64::MAX);
        match job.ask {
            Ask::Solve => Self::Solve(count(puzzle, 1, budget)),
            Ask::Count(limit) => Self::Count(count(puzzle, limit, budget)),
            Ask::Diagnose => {
                let total = job.budget.unwrap_or(DIAGNOSIS);
                let each = (total / PART).max(1);
                let on = &mut |_| ControlFlow::Continue(());
                Self::Diagnosis(diagnose(puzzle, Effort { each, total }, on))
            }
            Ask::Path(notation) => Self::Steps(Steps::path(puzzle, job.budget, notation)),
            Ask::Steps(notation) => Self::Steps(Steps::all(puzzle, job.budget, notation)),
            Ask::Rate => Self::Ratings(Ratings::of(puzzle, job.budget)),
            Ask::Backdoors => Self::Backdoors(Told::of(puzzle, job.budget)),
            Ask::Canonical => Self::Canonical(canonical(puzzle)),
            Ask::Scramble(seed) => Self::Scrambled(scramble(puzzle, seed.wrapping_add(number))),
        }
    }

    /// The columns of the CSV form.
    pub(super) fn columns(ask: Ask) -> &'static [&'static str] {
        match ask {
            Ask::Solve => &["line", "puzzle", "shape", "verdict", "solution", "nodes"],
            Ask::Count(_) => &["line", "puzzle", "shape", "count", "complete", "nodes"],
            Ask::Diagnose => &["line", "puzzle", "shape", "verdict", "text"],
            Ask::Path(_) => &["line", "puzzle", "shape", "solved", "steps"],
            Ask::Steps(_) => &["line", "puzzle", "shape", "steps"],
            Ask::Backdoors => &[
                "line", "puzzle", "shape", "size", "count", "complete", "sets",
            ],
            Ask::Canonical => &["line", "puzzle", "shape", "canonical"],
            Ask::Scramble(_) => &["line", "puzzle", "shape", "scrambled"],
            Ask::Rate => &[
                "line",
                "puzzle",
                "shape",
                "half_steps",
                "hodoku",
                "explainer",
                "dependency",
                "refutation_sum",
            ],
        }
    }

    /// The answer as one line of text, in this language.
    pub(super) fn text(&self, board: &Board, lang: Lang) -> String {
        match self {
            Self::Solve(count) => first_of(count, board),
            Self::Count(count) if count.is_complete() => count.found.to_string(),
            Self::Count(count) => format!("{}+", count.found),
            Self::Diagnosis(diagnosis) => sentences::of(diagnosis, board, lang),
            Self::Steps(steps) => steps.text(board),
            Self::Ratings(ratings) => ratings.text(lang),
            Self::Backdoors(told) => told.text(board),
            Self::Canonical(None) => "none".to_owned(),
            Self::Canonical(Some(puzzle)) | Self::Scrambled(puzzle) => written(puzzle, board),
        }
    }

    /// The answer as named fields, after the line number and the puzzle.
    pub(super) fn fields(&self, number: u64, board: &Board) -> Vec<(&'static str, Value)> {
        let mut fields = vec![
            ("line", Value::Number(number)),
            (
                "puzzle",
                Value::Text(line_as(&board.puzzle, board.symbols, '.')),
            ),
            ("shape", Value::Text(shape(board.puzzle.geometry()))),
        ];
        match self {
            Self::Solve(count) => fields.extend([
                ("verdict", Value::text(verdict(count))),
                ("solution", solution(count.first.as_ref(), board)),
                ("nodes", Value::Number(count.nodes)),
            ]),
            Self::Count(count) => fields.extend([
                ("count", Value::Number(count.found)),
                ("complete", Value::Truth(count.is_complete())),
                ("nodes", Value::Number(count.nodes)),
            ]),
            Self::Diagnosis(diagnosis) => {
                fields.extend(diagnosis::fields(diagnosis, board));
                fields.push(("text", Value::Text(self.text(board, Lang::default()))));
            }
            Self::Steps(steps) => fields.extend(steps.fields(board)),
            Self::Ratings(ratings) => fields.extend(ratings.fields()),
            Self::Backdoors(told) => fields.extend(told.fields(board)),
            Self::Canonical(puzzle) => {
                let text = puzzle.as_ref().map(|puzzle| written(puzzle, board));
                fields.push(("canonical", text.map_or(Value::Null, Value::Text)));
            }
            Self::Scrambled(puzzle) => {
                fields.push(("scrambled", Value::Text(written(puzzle, board))));
            }
        }
        fields
    }
}

/// A puzzle in the symbols of the one that was asked about.
fn written(puzzle: &Puzzle, board: &Board) -> String {
    line_as(puzzle, board.symbols, '.')
}

fn count(puzzle: &Puzzle, solutions: u64, nodes: u64) -> Count {
    count_with(puzzle, Limits { solutions, nodes }, &mut |_| {})
}

fn verdict(count: &Count) -> &'static str {
    match (count.found, count.end) {
        (0, End::Exhausted) => "none",
        (1, End::Exhausted) => "one",
        (_, End::Budget) => "undecided",
        _ => "several",
    }
}

/// The first solution, if there is one, and the verdict, unless that solution is the only one.
fn first_of(count: &Count, board: &Board) -> String {
    let first = count.first.as_ref();
    let first = first.map(|first| line_as(first.board(), board.symbols, '.'));
    match (first, verdict(count)) {
        (Some(first), "one") => first,
        (Some(first), verdict) => format!("{first} {verdict}"),
        (None, verdict) => verdict.to_owned(),
    }
}
