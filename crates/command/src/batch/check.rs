//! Answers about a board as it stands: which digits repeat, by rows, columns and boxes, and how many of its houses
//! hold each digit exactly once.

use super::diagnosis::conflict;
use super::job::{Ask, Asked, NO_MORE, Repeated};
use super::value::Value;
use crate::key;
use nonet::board::{Conflict, DigitSet, HouseKind, Puzzle};
use nonet::text::{Board, cell_names, house_name};
use words::Lang;

/// Which digits repeat, and how much is complete.
pub(super) const CHECK: Ask = Ask {
    slug: "check",
    quick: None,
    choices: &[],
    columns: &["repeated", "complete", "houses"],
    more: NO_MORE,
    tells_repeats: true,
    text: |asked, lang| {
        let repeats = repeats(asked, lang);
        repeats + " " + &verified(&asked.board.puzzle, lang)
    },
    fields: |asked| {
        let puzzle = &asked.board.puzzle;
        let repeated = puzzle.conflicts();
        let repeated = Value::list(&repeated, |found| conflict(found, asked.board));
        vec![
            ("repeated", repeated),
            ("complete", Value::Number(complete(puzzle))),
            ("houses", Value::Number(houses(puzzle))),
        ]
    },
};

/// How many houses the board has.
fn houses(puzzle: &Puzzle) -> u64 {
    puzzle.geometry().houses().count() as u64
}

/// How many of its houses hold each digit exactly once.
fn complete(puzzle: &Puzzle) -> u64 {
    let geometry = puzzle.geometry();
    let all = DigitSet::full(geometry.side());
    let held = |house| {
        let cells = geometry.house_cells(house).iter();
        cells
            .filter_map(|&cell| puzzle.get(cell))
            .collect::<DigitSet>()
    };
    geometry
        .houses()
        .filter(|&house| held(house) == all)
        .count() as u64
}

/// In a sentence, how many of its houses hold each digit exactly once.
pub(super) fn verified(puzzle: &Puzzle, lang: Lang) -> String {
    let [n, all] = [complete(puzzle), houses(puzzle)].map(|n| n.to_string());
    lang.say(key::VERIFIED, &[("n", &n), ("all", &all)])
}

impl Repeated {
    /// The first digit that repeats, and where.
    pub fn first(&self, lang: Lang) -> String {
        let Self(board) = self;
        let conflicts = board.puzzle.conflicts();
        let first = conflicts.first();
        first.map_or_else(String::new, |found| repeat(found, board, lang))
    }
}

/// The repeated digits in rows, then in columns, then in boxes.
fn repeats(asked: &Asked<'_>, lang: Lang) -> String {
    let conflicts = asked.board.puzzle.conflicts();
    if conflicts.is_empty() {
        return lang.word(key::CHECK_NOTHING).to_owned();
    }
    let kinds = [
        (HouseKind::Row, key::CHECK_ROWS),
        (HouseKind::Col, key::CHECK_COLUMNS),
        (HouseKind::Box, key::CHECK_BOXES),
    ];
    let sentences = kinds.into_iter().filter_map(|(kind, key)| {
        let here = conflicts.iter().filter(|found| found.house.kind == kind);
        let names: Vec<String> = here.map(|found| repeat(found, asked.board, lang)).collect();
        (!names.is_empty()).then(|| lang.say(key, &[("what", &names.join("; "))]))
    });
    sentences.collect::<Vec<_>>().join(" ")
}

fn repeat(found: &Conflict, board: &Board, lang: Lang) -> String {
    let geometry = board.puzzle.geometry();
    let cells = cell_names(geometry, &found.cells);
    let digit = board.symbols.show(found.digit, geometry.side());
    let house = house_name(found.house);
    let places = [("digit", &*digit), ("house", &*house), ("cells", &*cells)];
    lang.say(key::REPEATS, &places)
}
