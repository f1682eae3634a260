//! Solutions found and counted, as a row.

use super::job::{Ask, Asked, Choice};
use super::parts::solution;
use super::value::Value;
use crate::solve::{Count, End, Limits, count_with};
use crate::text::{Board, line_as};

/// A solution, and whether there are others.
pub(super) const SOLVE: Ask = Ask {
    slug: "solve",
    choices: &[],
    columns: &["verdict", "solution", "nodes"],
    text: |asked, _| first_of(&count(asked, 1), asked.board),
    fields: |asked| {
        let count = count(asked, 1);
        vec![
            ("verdict", Value::text(verdict(&count))),
            ("solution", solution(count.first.as_ref(), asked.board)),
            ("nodes", Value::Number(count.nodes)),
        ]
    },
};

/// How many solutions there are, up to a limit.
pub(super) const COUNT: Ask = Ask {
    slug: "count",
    choices: &[Choice::Limit],
    columns: &["count", "complete", "nodes"],
    text: |asked, _| {
        let count = count(asked, asked.job.choices.limit);
        let more = if count.is_complete() { "" } else { "+" };
        format!("{}{more}", count.found)
    },
    fields: |asked| {
        let count = count(asked, asked.job.choices.limit);
        vec![
            ("count", Value::Number(count.found)),
            ("complete", Value::Truth(count.is_complete())),
            ("nodes", Value::Number(count.nodes)),
        ]
    },
};

fn count(asked: &Asked<'_>, solutions: u64) -> Count {
    let nodes = asked.job.budget.unwrap_or(u64::MAX);
    let limits = Limits { solutions, nodes };
    count_with(&asked.board.puzzle, limits, &mut |_| {})
}

fn verdict(count: &Count) -> &'static str {
    match (count.found, count.end) {
        (0, End::Exhausted) => "none",
        (1, End::Exhausted) => "one",
        (_, End::Budget) => "undecided",
        _ => "several",
    }
}

/// The first solution, unless there is none, and the verdict, unless it is the only one.
fn first_of(count: &Count, board: &Board) -> String {
    let first = count.first.as_ref();
    let first = first.map(|first| line_as(first.board(), board.symbols, '.'));
    match (first, verdict(count)) {
        (Some(first), "one") => first,
        (Some(first), verdict) => format!("{first} {verdict}"),
        (None, verdict) => verdict.to_owned(),
    }
}
