//! Boards as data of programs: JSON, and lists as Python and JavaScript write them, possibly after `name =`.
//!
//! A list of rows, each a list of numbers or a text of characters; a list of all cells; or an object with one of
//! these under a name that says so. Nothing is run.

use super::super::Game;
use super::parts::sheet::{Broken, Found, Sheet, Taken};
use super::parts::square::{shaped, side_of, strict, usual};
use super::parts::value::Value;
use crate::board::{Geometry, Puzzle};

/// The names under which objects keep their board.
const NAMES: [&str; 8] = [
    "puzzle", "board", "grid", "sudoku", "givens", "mission", "quiz", "cells",
];

/// A list with fewer numbers may be a row.
const FEWEST: usize = 36;

/// A value, or the assignment of one.
pub(super) fn read(text: &str) -> Found {
    let text = assigned(text);
    let value = text
        .starts_with(['[', '{', '(', '"', '\''])
        .then(|| Value::read(text))??;
    let found = boards(&value)?;
    let sheets: Result<Vec<Sheet>, Broken> = found.into_iter().collect();
    Some(sheets.map(Taken::sheets))
}

/// The value after `name =`, with or without a JavaScript keyword before the name.
fn assigned(text: &str) -> &str {
    let is_name = |name: &str| {
        let words = name
            .split_whitespace()
            .filter(|word| !["const", "let", "var"].contains(word));
        let plain = |ch: char| ch.is_ascii_alphanumeric() || ch == '_';
        let words: Vec<&str> = words.collect();
        words.len() == 1 && words.iter().all(|word| word.chars().all(plain))
    };
    match text.split_once('=') {
        Some((name, value)) if is_name(name) => value.trim(),
        _ => text,
    }
}

/// The boards of a value; `None` if it is of another kind.
fn boards(value: &Value) -> Option<Vec<Result<Sheet, Broken>>> {
    match value {
        Value::Object(_) => {
            let named = NAMES.iter().find_map(|name| value.get(name))?;
            let board = match named {
                Value::Text(cells) => match value.get("shape").and_then(Value::text) {
                    Some(shape) => shaped(cells, shape),
                    None => strict(cells),
                }
                .ok_or(Broken::Content),
                rows => of_rows(rows.items()?)?,
            };
            let title = value.get("title").and_then(Value::text).unwrap_or_default();
            Some(vec![
                board.map(|puzzle| Sheet::named(title, Game::of(puzzle))),
            ])
        }
        Value::List(items) => {
            if let Some(board) = of_rows(items) {
                return Some(vec![board.map(|puzzle| Sheet::of(Game::of(puzzle)))]);
            }
            let each: Option<Vec<_>> = items.iter().map(boards).collect();
            each.map(|each| each.into_iter().flatten().collect())
                .filter(|all: &Vec<_>| !all.is_empty())
        }
        Value::Text(cells) => Some(vec![Ok(Sheet::of(Game::of(strict(cells)?)))]),
        _ => None,
    }
}

/// A board as rows, or as a list of all cells: `None` if these are not rows, an error if their lengths differ from
/// their number.
fn of_rows(items: &[Value]) -> Option<Result<Puzzle, Broken>> {
    let is_flat = items.len() >= FEWEST && items.iter().all(|item| number(item).is_some());
    if is_flat {
        let numbers: Option<Vec<usize>> = items.iter().map(number).collect();
        return Some(usual(&numbers?).ok_or(Broken::Cells(items.len())));
    }
    let side = items.len();
    Geometry::usual_boxes(side).filter(|_| side > 3)?;
    if let Some(rows) = items.iter().map(Value::text).collect::<Option<Vec<_>>>() {
        let fits = rows.iter().all(|row| row.chars().count() == side);
        return fits.then(|| strict(&rows.concat()).ok_or(Broken::Content));
    }
    let rows: Vec<&[Value]> = items.iter().map(Value::items).collect::<Option<_>>()?;
    let n_cells = rows.iter().map(|row| row.len()).sum();
    if rows.iter().any(|row| row.len() != side) {
        return Some(Err(Broken::Cells(n_cells)));
    }
    let numbers: Option<Vec<usize>> = rows.concat().iter().map(number).collect();
    Some(
        numbers
            .and_then(|numbers| usual(&numbers))
            .ok_or(Broken::Content),
    )
}

/// The number of a cell; 0 for nothing, and for texts that mean an empty cell.
fn number(value: &Value) -> Option<usize> {
    match value {
        Value::Null => Some(0),
        Value::Text(text) if matches!(text.trim(), "" | "." | "-" | "_" | "*" | "x" | "?") => {
            Some(0)
        }
        other => other.number(),
    }
}

/// Writes the rows as lists of numbers.
pub(super) fn write(game: &Game) -> Option<String> {
    let givens = &game.givens;
    let side = side_of(givens.geometry().n_cells())?;
    let is_usual = givens.geometry().boxes() == Geometry::usual_boxes(side);
    // Where digits repeat, boxes that are not square would be turned when read.
    let is_clear = givens.conflicts().is_empty() || side.isqrt() * side.isqrt() == side;
    let numbers: Vec<String> = givens
        .digits()
        .iter()
        .map(|digit| digit.map_or(0, |digit| digit.get()).to_string())
        .collect();
    let rows: Vec<String> = numbers
        .chunks(side)
        .map(|row| format!("[{}]", row.join(",")))
        .collect();
    (is_usual && is_clear).then(|| format!("[{}]", rows.join(",\n ")))
}
