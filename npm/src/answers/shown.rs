//! Puzzles and solutions as plain objects.

use super::names::digits;
use nonet::board::{Digit, Puzzle};
use nonet::solve::{End, Limits, Sign, Status, TrueCandidates, Verdict, count_with, verdict};
use nonet::text::{Board, Ignored, ShapeForm, whole_line};
use serde::Serialize;

/// Up to which number solutions are counted, by default.
pub(crate) const COUNTED: u64 = 1_000_000;

/// How many solutions are listed, by default.
pub(crate) const LISTED: u64 = 100;

/// The most solutions that can be listed: more would not fit into memory.
pub(crate) const MOST_LISTED: u64 = 1_000_000;

/// Branches between two checks of the budget.
const SLICE: u64 = 512;

/// A puzzle.
#[derive(Serialize)]
pub(crate) struct Shown {
    line: String,
    side: usize,
    boxes: String,
    givens: usize,
    cells: Vec<Option<u8>>,
    ignored: Vec<&'static str>,
}

/// Whether there is a solution.
#[derive(Serialize)]
pub(crate) struct Solved {
    verdict: &'static str,
    solution: Option<String>,
}

/// How many solutions there are.
#[derive(Serialize)]
pub(crate) struct Counted {
    found: u64,
    end: &'static str,
}

/// Solutions in lines.
#[derive(Serialize)]
pub(crate) struct Listed {
    solutions: Vec<String>,
    end: &'static str,
}

/// For each cell, the digits that it holds in some solution.
#[derive(Serialize)]
pub(crate) struct Possible {
    cells: Vec<Vec<u8>>,
    unknown: Vec<Vec<u8>>,
}

impl Shown {
    /// A board that was read.
    pub(crate) fn of(board: &Board) -> Self {
        let ignored = board.ignored.iter().map(|&what| ignored(what)).collect();
        Self {
            ignored,
            ..Self::puzzle(&board.puzzle)
        }
    }

    /// A puzzle.
    pub(crate) fn puzzle(puzzle: &Puzzle) -> Self {
        let number = |digit: &Option<Digit>| digit.map(Digit::get);
        Self {
            line: whole_line(puzzle),
            side: puzzle.geometry().side(),
            boxes: ShapeForm::PLAIN.write(puzzle.geometry().layout()),
            givens: puzzle.n_givens(),
            cells: puzzle.digits().iter().map(number).collect(),
            ignored: Vec::new(),
        }
    }
}

impl Solved {
    /// The result of a search of this many branches.
    pub(crate) fn of(puzzle: &Puzzle, budget: u64) -> Self {
        let (verdict, solution) = match verdict(puzzle, budget) {
            Verdict::None => ("none", None),
            Verdict::One(solution) => ("one", Some(solution)),
            Verdict::Several(solution, _) => ("several", Some(solution)),
            Verdict::Undecided => ("undecided", None),
        };
        let solution = solution.map(|solution| solution.to_string());
        Self { verdict, solution }
    }
}

impl Counted {
    /// Counts up to a limit, within this many branches.
    pub(crate) fn of(puzzle: &Puzzle, solutions: u64, nodes: u64) -> Self {
        let count = count_with(puzzle, Limits { solutions, nodes }, &mut |_| {});
        Self {
            found: count.found,
            end: end(count.end),
        }
    }
}

impl Listed {
    /// Lists up to a limit, within this many branches.
    pub(crate) fn of(puzzle: &Puzzle, limit: u64, nodes: u64) -> Self {
        let mut solutions = Vec::new();
        let limits = Limits {
            solutions: limit,
            nodes,
        };
        let count = count_with(puzzle, limits, &mut |sign| {
            if let Sign::Solution(solution) = sign {
                solutions.push(solution.to_string());
            }
        });
        let end = end(count.end);
        Self { solutions, end }
    }
}

impl Possible {
    /// What this many branches show.
    pub(crate) fn of(puzzle: &Puzzle, budget: u64) -> Self {
        let mut all = TrueCandidates::new(puzzle);
        while all.nodes() < budget && all.run(SLICE) == Status::Paused {}
        let found = all.value();
        Self {
            cells: found.proven.into_iter().map(digits).collect(),
            unknown: found.unknown.into_iter().map(digits).collect(),
        }
    }
}

fn end(end: End) -> &'static str {
    match end {
        End::Exhausted => "all",
        End::Limit => "limit",
        End::Budget => "budget",
    }
}

fn ignored(what: Ignored) -> &'static str {
    match what {
        Ignored::Borders(_) => "borders",
        Ignored::Comments(_) => "comments",
        Ignored::Damaged(_) => "damaged",
        Ignored::Header => "header",
        Ignored::Separators => "separators",
        Ignored::Trailing => "trailing",
        Ignored::MorePuzzles(_) => "more-puzzles",
        Ignored::Conclusion => "conclusion",
        Ignored::Leading => "leading",
    }
}
