//! A diagnosis in English, in one line.

use crate::board::{Candidate, Cell, Digit};
use crate::solve::{Ambiguity, Contradictory, Diagnosis, Repair, Uniqueness};
use crate::text::{Board, cell_name, cell_names, house_name};

/// So many of a kind are named; of the rest only the number.
const NAMED: usize = 12;

/// What there is to say.
pub(super) fn of(diagnosis: &Diagnosis, board: &Board) -> String {
    match diagnosis {
        Diagnosis::None(why) => why_none(why, board) + " " + &repairs(why, board),
        Diagnosis::One(unique) => "Exactly one solution. ".to_owned() + &redundant(unique, board),
        Diagnosis::Several(several) => differences(several, board) + " " + &extras(several, board),
        Diagnosis::Undecided(None) => "Too hard to tell.".to_owned(),
        Diagnosis::Undecided(Some(_)) => {
            "There is a solution; too hard to tell whether there are others.".to_owned()
        }
    }
}

fn why_none(why: &Contradictory, board: &Board) -> String {
    let repeated = why.repeated.iter().map(|conflict| {
        let cells = cell_names(board.puzzle.geometry(), &conflict.cells);
        let (digit, house) = (show(board, conflict.digit), house_name(conflict.house));
        format!("{digit} repeats in {house} ({cells})")
    });
    if !why.repeated.is_empty() {
        return format!("No solution: {}.", named(repeated));
    }
    let givens = named(why.core.iter().map(|&cell| given(board, cell)));
    match (why.core.len(), why.core_is_minimal) {
        (0, _) => "No solution, whatever is given.".to_owned(),
        (1, _) => format!("No solution: {givens} is impossible."),
        (n, true) => format!(
            "No solution: these {n} givens contradict each other, and no fewer of them do: {givens}."
        ),
        (n, false) => format!("No solution: these {n} givens contradict each other: {givens}."),
    }
}

fn repairs(why: &Contradictory, board: &Board) -> String {
    let repair = |&repair: &Repair| match repair {
        Repair::Remove(cell) => format!("{} should not be given", given(board, cell)),
        Repair::Change(Candidate { cell, digit }) => {
            format!("{} should be {}", given(board, cell), show(board, digit))
        }
    };
    let unsure = unsure(why.unknown.len(), "given");
    match why.repairs.len() {
        0 if unsure.is_empty() => "No change of one given leaves exactly one solution.".to_owned(),
        0 => unsure.trim_start().to_owned(),
        _ => format!("Perhaps {}.{unsure}", named(why.repairs.iter().map(repair))),
    }
}

fn redundant(unique: &Uniqueness, board: &Board) -> String {
    let givens = named(unique.redundant.iter().map(|&cell| given(board, cell)));
    let unsure = unsure(unique.unknown.len(), "given");
    match unique.redundant.len() {
        0 if unsure.is_empty() => "Every given is needed.".to_owned(),
        0 => unsure.trim_start().to_owned(),
        1 => format!("It does without {givens}.{unsure}"),
        n => format!("It does without any one of {n} givens: {givens}.{unsure}"),
    }
}

fn differences(several: &Ambiguity, board: &Board) -> String {
    let cells: Vec<Cell> = several.differing().collect();
    let n_open = several
        .unknown
        .iter()
        .filter(|digits| !digits.is_empty())
        .count();
    let names = named(
        cells
            .iter()
            .map(|&cell| cell_name(board.puzzle.geometry(), cell)),
    );
    format!(
        "Several solutions: they differ in {} cells: {names}.{}",
        cells.len(),
        unsure(n_open, "cell")
    )
}

fn extras(several: &Ambiguity, board: &Board) -> String {
    let extra = |&Candidate { cell, digit }: &Candidate| equation(board, cell, digit);
    let unsure = unsure(several.unknown_extras.len(), "candidate");
    match several.extras.len() {
        0 if unsure.is_empty() => "No single further given leaves exactly one.".to_owned(),
        0 => unsure.trim_start().to_owned(),
        _ => format!(
            "One is left if also given: {}.{unsure}",
            named(several.extras.iter().map(extra))
        ),
    }
}

/// The first of the names, and how many there are besides.
fn named(names: impl ExactSizeIterator<Item = String>) -> String {
    let more = names.len().saturating_sub(NAMED);
    let names: Vec<String> = names.take(NAMED).collect();
    match more {
        0 => names.join(", "),
        _ => format!("{} and {more} more", names.join(", ")),
    }
}

fn unsure(n: usize, what: &str) -> String {
    match n {
        0 => String::new(),
        1 => format!(" Of 1 {what} it was too hard to tell."),
        _ => format!(" Of {n} {what}s it was too hard to tell."),
    }
}

fn given(board: &Board, cell: Cell) -> String {
    let digit = board
        .puzzle
        .get(cell)
        .expect("only cells with givens are asked for");
    equation(board, cell, digit)
}

fn equation(board: &Board, cell: Cell, digit: Digit) -> String {
    format!(
        "{}={}",
        cell_name(board.puzzle.geometry(), cell),
        show(board, digit)
    )
}

fn show(board: &Board, digit: Digit) -> String {
    board.symbols.show(digit, board.puzzle.geometry().side())
}
