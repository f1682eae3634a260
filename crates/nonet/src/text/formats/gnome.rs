//! GNOME Sudoku's saved games: a JSON object with a list of cells, each with its place, digit and marks.
//!
//! Source: `sudoku-saver.vala` of gnome-sudoku. Marks are numbers from 0.

use super::super::Game;
use super::parts::sheet::{Broken, Found, Taken};
use super::parts::square::digit;
use super::parts::state::{State, is_classic, noted, states};
use super::parts::value::Value;
use crate::board::{DigitSet, Geometry};

/// A saved game.
pub(super) fn read(text: &str) -> Found {
    let is_it =
        text.starts_with('{') && text.contains("\"earmarks\"") && text.contains("\"position\"");
    is_it.then(|| of_value(&Value::read(text).ok_or(Broken::Content)?))
}

fn of_value(value: &Value) -> Result<Taken, Broken> {
    let cells = value.get("cells").and_then(Value::items);
    let mut states = vec![State::Open(DigitSet::EMPTY); 81];
    for cell in cells.ok_or(Broken::Content)? {
        let (index, state) = state(cell).ok_or(Broken::Content)?;
        *states.get_mut(index).ok_or(Broken::Content)? = state;
    }
    let sheet = noted(&Geometry::classic(), &states).ok_or(Broken::Content)?;
    Ok(Taken::sheets(vec![sheet]))
}

fn state(cell: &Value) -> Option<(usize, State)> {
    let [row, column] = cell.get("position")?.items()? else {
        return None;
    };
    let (row, column) = (row.number()?, column.number()?);
    let index = (row < 9 && column < 9).then_some(row * 9 + column)?;
    let state = match (cell.get("value")?.number()?, cell.get("fixed")?) {
        (0, _) => {
            let marks = cell.get("earmarks")?.items()?.iter();
            let set = marks.map(|mark| digit(mark.number()? + 1, 9));
            State::Open(set.collect::<Option<_>>()?)
        }
        (value, Value::Truth(true)) => State::Given(digit(value, 9)?),
        (value, Value::Truth(false)) => State::Filled(digit(value, 9)?),
        _ => return None,
    };
    Some((index, state))
}

/// Writes a saved game, in which no time has passed.
pub(super) fn write(game: &Game) -> Option<String> {
    let cell = |(at, state): (usize, State)| {
        let (value, is_fixed) = match state {
            State::Given(digit) => (digit.get(), true),
            State::Filled(digit) => (digit.get(), false),
            State::Open(_) => (0, false),
        };
        let marks: Vec<String> = match state {
            State::Open(set) if game.candidates => {
                set.iter().map(|mark| mark.index().to_string()).collect()
            }
            _ => Vec::new(),
        };
        let (row, column, marks) = (at / 9, at % 9, marks.join(","));
        format!(
            "    {{\"position\":[{row},{column}],\"value\":{value},\"fixed\":{is_fixed},\"earmarks\":[{marks}]}}"
        )
    };
    let cells: Vec<String> = states(game).into_iter().enumerate().map(cell).collect();
    is_classic(game).then(|| {
        format!(
            "{{\n  \"difficulty_category\":\"UNKNOWN\",\n  \"cells\":[\n{}\n  ],\n  \"time_elapsed\":0.0\n}}\n",
            cells.join(",\n")
        )
    })
}
