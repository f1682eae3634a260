//! A diagnosis as a plain object.

use super::names::{At, Repeated, at, cells, digits, repeated};
use nonet::board::{Cell, Digit, Puzzle};
use nonet::solve::{Ambiguity, Contradictory, Diagnosis, Effort, Repair, diagnose};
use nonet::text::cell_name;
use serde::Serialize;
use std::ops::ControlFlow;

/// How many branches a diagnosis may take by default.
const TOTAL: u64 = 2_000_000;

/// The share of these for one question: one in this many.
const PART: u64 = 100;

/// The diagnosis.
#[derive(Serialize)]
#[serde(
    tag = "verdict",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum Told {
    None {
        repeated: Vec<Repeated>,
        core: Vec<String>,
        core_is_minimal: bool,
        repairs: Vec<Changed>,
        swaps: Vec<Vec<String>>,
        unknown: Vec<String>,
    },
    One {
        solution: String,
        minimal: Option<bool>,
        redundant: Vec<String>,
        unknown: Vec<String>,
    },
    Several {
        solutions: [String; 2],
        differing: Vec<String>,
        possible: Vec<Vec<u8>>,
        unknown_possible: Vec<Vec<u8>>,
        extras: Vec<At>,
        unknown_extras: Vec<At>,
    },
    Undecided {
        solution: Option<String>,
    },
}

/// A given changed to another digit, or removed.
#[derive(Serialize)]
pub(crate) struct Changed {
    cell: String,
    given: Option<u8>,
    digit: Option<u8>,
}

/// Diagnoses a puzzle within this many branches.
pub(crate) fn of(puzzle: &Puzzle, budget: Option<u64>) -> Told {
    let total = budget.unwrap_or(TOTAL);
    let each = (total / PART).max(1);
    let on = &mut |_| ControlFlow::Continue(());
    let named = |list: &[Cell]| cells(puzzle.geometry(), list.iter().copied());
    match diagnose(puzzle, Effort { each, total }, on) {
        Diagnosis::None(why) => none(puzzle, &why),
        Diagnosis::One(unique) => Told::One {
            minimal: unique.is_minimal(),
            solution: unique.solution.to_string(),
            redundant: named(&unique.redundant),
            unknown: named(&unique.unknown),
        },
        Diagnosis::Several(many) => several(puzzle, &many),
        Diagnosis::Undecided(first) => Told::Undecided {
            solution: first.map(|first| first.to_string()),
        },
    }
}

fn none(puzzle: &Puzzle, why: &Contradictory) -> Told {
    let geometry = puzzle.geometry();
    let named = |list: &[Cell]| cells(geometry, list.iter().copied());
    let repeats = why.repeated.iter().map(|found| repeated(geometry, found));
    let repairs = why.repairs.iter().map(|&repair| changed(puzzle, repair));
    Told::None {
        repeated: repeats.collect(),
        core: named(&why.core),
        core_is_minimal: why.core_is_minimal,
        repairs: repairs.collect(),
        swaps: why.swaps.iter().map(|pair| named(pair)).collect(),
        unknown: named(&why.unknown),
    }
}

fn several(puzzle: &Puzzle, many: &Ambiguity) -> Told {
    let geometry = puzzle.geometry();
    let extras = many.extras.iter().map(|&extra| at(geometry, extra));
    let unknown = many.unknown_extras.iter();
    Told::Several {
        solutions: [many.first.to_string(), many.second.to_string()],
        differing: cells(geometry, many.differing()),
        possible: many.possible.iter().map(|&set| digits(set)).collect(),
        unknown_possible: many.unknown.iter().map(|&set| digits(set)).collect(),
        extras: extras.collect(),
        unknown_extras: unknown.map(|&extra| at(geometry, extra)).collect(),
    }
}

fn changed(puzzle: &Puzzle, repair: Repair) -> Changed {
    let digit = match repair {
        Repair::Remove(_) => None,
        Repair::Change(candidate) => Some(candidate.digit),
    };
    Changed {
        cell: cell_name(puzzle.geometry(), repair.cell()),
        given: puzzle.get(repair.cell()).map(Digit::get),
        digit: digit.map(Digit::get),
    }
}
