//! A diagnosis as a row.

use super::job::{Ask, Asked, NO_MORE};
use super::parts::{solution, verdict};
use super::sentences;
use super::value::{Fields, Value};
use nonet::board::{Candidate, Cell, Conflict, Digit, DigitSet};
use nonet::solve::{Ambiguity, Contradictory, Diagnosis, Effort, Repair, Uniqueness, diagnose};
use nonet::text::{Board, cell_name, house_name};
use std::ops::ControlFlow;
use words::Lang;

/// How many branches a diagnosis may take by default.
const TOTAL: u64 = 2_000_000;

/// The share of these for one question: one in this many.
const PART: u64 = 100;

/// What is wrong with the puzzle.
pub(super) const DIAGNOSE: Ask = Ask {
    slug: "diagnose",
    quick: None,
    choices: &[],
    columns: &["verdict", "text"],
    more: NO_MORE,
    tells_repeats: true,
    text: |asked, lang| sentences::of(&diagnosis(asked), asked.board, lang),
    fields: |asked| {
        let diagnosis = diagnosis(asked);
        let text = sentences::of(&diagnosis, asked.board, Lang::default());
        let mut fields = fields(&diagnosis, asked.board);
        fields.push(("text", Value::Text(text)));
        fields
    },
};

fn diagnosis(asked: &Asked<'_>) -> Diagnosis {
    let total = asked.job.budget.unwrap_or(TOTAL);
    let each = (total / PART).max(1);
    let on = &mut |_| ControlFlow::Continue(());
    diagnose(&asked.board.puzzle, Effort { each, total }, on)
}

/// All that is known.
fn fields(diagnosis: &Diagnosis, board: &Board) -> Fields {
    let told = match diagnosis {
        Diagnosis::None(why) => none(why, board),
        Diagnosis::One(unique) => one(unique, board),
        Diagnosis::Several(many) => several(many, board),
        Diagnosis::Undecided(first) => vec![("solution", solution(first.as_ref(), board))],
    };
    let mut fields = vec![("verdict", verdict(diagnosis.how_many()))];
    fields.extend(told);
    fields
}

fn none(why: &Contradictory, board: &Board) -> Fields {
    vec![
        (
            "repeated",
            Value::list(&why.repeated, |found| conflict(found, board)),
        ),
        ("core", cells(&why.core, board)),
        ("core_is_minimal", Value::Truth(why.core_is_minimal)),
        (
            "repairs",
            Value::list(&why.repairs, |&found| repair(found, board)),
        ),
        ("swaps", Value::list(&why.swaps, |pair| cells(pair, board))),
        ("unknown", cells(&why.unknown, board)),
    ]
}

fn one(unique: &Uniqueness, board: &Board) -> Fields {
    vec![
        ("solution", solution(Some(&unique.solution), board)),
        (
            "minimal",
            unique.is_minimal().map_or(Value::Null, Value::Truth),
        ),
        ("redundant", cells(&unique.redundant, board)),
        ("unknown", cells(&unique.unknown, board)),
    ]
}

fn several(many: &Ambiguity, board: &Board) -> Fields {
    let two = [&many.first, &many.second];
    let differing: Vec<Cell> = many.differing().collect();
    vec![
        (
            "solutions",
            Value::list(two, |found| solution(Some(found), board)),
        ),
        ("differing", cells(&differing, board)),
        (
            "possible",
            Value::list(&many.possible, |&set| digits(set, board)),
        ),
        (
            "unknown_possible",
            Value::list(&many.unknown, |&set| digits(set, board)),
        ),
        (
            "extras",
            Value::list(&many.extras, |&found| candidate(found, board)),
        ),
        (
            "unknown_extras",
            Value::list(&many.unknown_extras, |&found| candidate(found, board)),
        ),
    ]
}

fn cell(cell: Cell, board: &Board) -> Value {
    Value::Text(cell_name(board.puzzle.geometry(), cell))
}

fn cells(cells: &[Cell], board: &Board) -> Value {
    Value::list(cells, |&found| cell(found, board))
}

fn digit(digit: Digit, board: &Board) -> Value {
    Value::Text(board.symbols.show(digit, board.puzzle.geometry().side()))
}

fn digits(set: DigitSet, board: &Board) -> Value {
    Value::list(set.iter(), |found| digit(found, board))
}

fn candidate(candidate: Candidate, board: &Board) -> Value {
    Value::Object(vec![
        ("cell", cell(candidate.cell, board)),
        ("digit", digit(candidate.digit, board)),
    ])
}

pub(super) fn conflict(conflict: &Conflict, board: &Board) -> Value {
    Value::Object(vec![
        ("digit", digit(conflict.digit, board)),
        ("house", Value::Text(house_name(conflict.house))),
        ("cells", cells(&conflict.cells, board)),
    ])
}

fn repair(repair: Repair, board: &Board) -> Value {
    let given = board.puzzle.get(repair.cell());
    let instead = match repair {
        Repair::Remove(_) => None,
        Repair::Change(candidate) => Some(candidate.digit),
    };
    let show = |found: Option<Digit>| found.map_or(Value::Null, |found| digit(found, board));
    Value::Object(vec![
        ("cell", cell(repair.cell(), board)),
        ("given", show(given)),
        ("digit", show(instead)),
    ])
}
