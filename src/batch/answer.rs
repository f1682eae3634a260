//! Answers to the questions, as text and as fields.

use super::backdoors::Told;
use super::logic::{Ratings, Steps};
use super::value::Value;
use super::{Ask, Job, diagnosis, sentences};
use crate::board::{Geometry, Puzzle, Solution};
use crate::generate::{canonical, scramble};
use crate::solve::{Diagnosis, Effort, Event, Search, diagnose};
use crate::text::{Board, line_as, regions};
use crate::words::Lang;
use std::ops::ControlFlow;

/// Branches that a diagnosis may take if nobody says.
const DIAGNOSIS: u64 = 2_000_000;

/// What part of them one of its questions may take.
const PART: u64 = 100;

/// An answer.
pub(super) enum Answer {
    Solutions(Solutions),
    Count(Solutions),
    Diagnosis(Diagnosis),
    Steps(Steps),
    Ratings(Ratings),
    Backdoors(Told),
    Canonical(Option<Puzzle>),
    Scrambled(Puzzle),
}

/// What a search found.
pub(super) struct Solutions {
    found: u64,
    first: Option<Solution>,
    end: End,
    nodes: u64,
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Exhausted,
    Limit,
    Budget,
}

impl Answer {
    /// Answers a question about a puzzle.
    pub(super) fn to(job: &Job, number: u64, puzzle: &Puzzle) -> Self {
        let budget = job.budget.unwrap_or(u64::MAX);
        match job.ask {
            Ask::Solve => Self::Solutions(solutions(puzzle, 2, budget)),
            Ask::Count(limit) => Self::Count(solutions(puzzle, limit, budget)),
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

    /// The columns of CSV.
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

    /// The answer in a line for people who speak this language.
    pub(super) fn text(&self, board: &Board, lang: Lang) -> String {
        match self {
            Self::Solutions(solutions) => solutions.text(board),
            Self::Count(Solutions {
                found,
                end: End::Exhausted,
                ..
            }) => found.to_string(),
            Self::Count(Solutions { found, .. }) => format!("{found}+"),
            Self::Diagnosis(diagnosis) => sentences::of(diagnosis, board, lang),
            Self::Steps(steps) => steps.text(board),
            Self::Ratings(ratings) => ratings.text(lang),
            Self::Backdoors(told) => told.text(board),
            Self::Canonical(None) => "none".to_owned(),
            Self::Canonical(Some(puzzle)) | Self::Scrambled(puzzle) => written(puzzle, board),
        }
    }

    /// The answer by name, after the line and the puzzle.
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
            Self::Solutions(solutions) => fields.extend([
                ("verdict", Value::text(solutions.verdict())),
                ("solution", solution(solutions.first.as_ref(), board)),
                ("nodes", Value::Number(solutions.nodes)),
            ]),
            Self::Count(solutions) => fields.extend([
                ("count", Value::Number(solutions.found)),
                ("complete", Value::Truth(solutions.end == End::Exhausted)),
                ("nodes", Value::Number(solutions.nodes)),
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

/// Searches for so many solutions.
fn solutions(puzzle: &Puzzle, limit: u64, budget: u64) -> Solutions {
    let mut search = Search::new(puzzle);
    let (mut found, mut first) = (0, None);
    let end = loop {
        if found == limit {
            break End::Limit;
        }
        match search.run(budget.saturating_sub(search.nodes())) {
            Event::Solution(solution) => {
                found += 1;
                first.get_or_insert(solution);
            }
            Event::Exhausted => break End::Exhausted,
            Event::Paused => break End::Budget,
        }
    };
    Solutions {
        found,
        first,
        end,
        nodes: search.nodes(),
    }
}

impl Solutions {
    fn verdict(&self) -> &'static str {
        match (self.found, self.end) {
            (0, End::Exhausted) => "none",
            (1, End::Exhausted) => "one",
            (_, End::Budget) => "undecided",
            _ => "several",
        }
    }

    fn text(&self, board: &Board) -> String {
        let first = self
            .first
            .as_ref()
            .map(|first| line_as(first.board(), board.symbols, '.'));
        match (first, self.verdict()) {
            (Some(first), "one") => first,
            (Some(first), verdict) => format!("{first} {verdict}"),
            (None, verdict) => verdict.to_owned(),
        }
    }
}

/// A solution as its puzzle was written.
pub(super) fn solution(solution: Option<&Solution>, board: &Board) -> Value {
    let text = solution.map(|solution| line_as(solution.board(), board.symbols, '.'));
    text.map_or(Value::Null, Value::Text)
}

/// The height and width of its boxes, or the map of its regions.
pub(super) fn shape(geometry: &Geometry) -> String {
    match geometry.boxes() {
        Some((high, wide)) => format!("{high}x{wide}"),
        None => regions(geometry),
    }
}
