//! f-puzzles: a JSON object, packed into a link.
//!
//! Sources: dclamage's `FPuzzlesBoard.cs` and the links themselves. `size`, `grid` with rows of cells (`value`,
//! `given`, `centerPencilMarks`, `cornerPencilMarks`, `givenPencilMarks`, `region`, `c`), and a list for each kind of
//! constraint.

use super::super::Game;
use super::address::Address;
use super::packed::{from_lz, lz};
use super::sheet::{Broken, Found, Lost, Sheet, Taken};
use super::square::{digit, geometry_of};
use super::state::{State, game, states};
use super::value::Value;
use crate::board::{DigitSet, Geometry};
use std::sync::Arc;

/// The server.
const HOST: &str = "f-puzzles.com";

/// What its lists are. Every other list of objects is a rule.
const LISTS: &[(&str, Option<Lost>)] = &[
    ("grid", None),
    ("solution", None),
    ("killercage", Some(Lost::Cages)),
    ("arrow", Some(Lost::Arrows)),
    ("thermometer", Some(Lost::Thermometers)),
    ("slowthermometer", Some(Lost::Thermometers)),
    ("line", Some(Lost::Drawings)),
    ("rectangle", Some(Lost::Drawings)),
    ("circle", Some(Lost::Drawings)),
    ("text", Some(Lost::Drawings)),
    ("cage", Some(Lost::Drawings)),
    ("littlekillersum", Some(Lost::Outside)),
    ("sandwichsum", Some(Lost::Outside)),
    ("xsum", Some(Lost::Outside)),
    ("skyscraper", Some(Lost::Outside)),
];

/// What is true or false.
const FLAGS: &[(&str, Lost)] = &[
    ("diagonal+", Lost::Diagonals),
    ("diagonal-", Lost::Diagonals),
    ("antiknight", Lost::Rules),
    ("antiking", Lost::Rules),
    ("nonconsecutive", Lost::Rules),
    ("disjointgroups", Lost::Rules),
];

/// A link, or what is in it.
pub(super) fn read(text: &str) -> Found {
    let load = || {
        let address = Address::first_in(text)?;
        address
            .field("load")
            .filter(|_| address.is_of(HOST) || address.path.contains("f-puzzles"))
    };
    let payload = load().or_else(|| text.strip_prefix("?load=").map(str::to_owned))?;
    Some(of_payload(&payload))
}

/// What is packed.
pub(super) fn of_payload(payload: &str) -> Result<Taken, Broken> {
    let json = from_lz(payload)?;
    let value = Value::read(&json).ok_or(Broken::Content)?;
    of_value(&value).unwrap_or(Err(Broken::Content))
}

/// The object.
pub(super) fn of_value(value: &Value) -> Found {
    let rows = value.get("grid")?.items()?;
    let is_cell = |value: &Value| matches!(value, Value::Object(_));
    let cells: Vec<&Value> = rows.iter().filter_map(Value::items).flatten().collect();
    if cells.is_empty() || !cells.iter().all(|cell| is_cell(cell)) {
        return None;
    }
    let side = value
        .get("size")
        .and_then(Value::number)
        .unwrap_or(rows.len());
    if cells.len() != side.saturating_mul(side) {
        return Some(Err(Broken::Cells(cells.len())));
    }
    let taken = geometry(&cells, side)
        .ok_or(Broken::Shape)
        .and_then(|geometry| {
            let states: Option<Vec<State>> = cells.iter().map(|cell| state(cell, side)).collect();
            let game = states
                .and_then(|states| game(&geometry, &states))
                .ok_or(Broken::Content)?;
            let title = value.get("title").and_then(Value::text).unwrap_or_default();
            Ok(Taken::sheets(vec![Sheet::named(title, game)]))
        });
    Some(taken.map(|taken| taken.without(lost(value, &cells))))
}

/// The usual boxes, unless cells name their region.
fn geometry(cells: &[&Value], side: usize) -> Option<Arc<Geometry>> {
    let usual = geometry_of(side * side);
    let region = |(at, cell): (usize, &&Value)| match cell.get("region") {
        Some(region) => region.number(),
        None => usual.as_ref().map(|usual| usize::from(usual.box_map()[at])),
    };
    let regions: Vec<usize> = cells
        .iter()
        .enumerate()
        .map(region)
        .collect::<Option<_>>()?;
    let geometry = Geometry::irregular(&regions).ok()?;
    match usual {
        Some(usual) if *usual == geometry => Some(usual),
        _ => Some(Arc::new(geometry)),
    }
}

fn state(cell: &Value, side: usize) -> Option<State> {
    let number = cell.get("value").filter(|value| value.is_something());
    if let Some(value) = number {
        let digit = digit(value.number()?, side)?;
        let is_given = cell.get("given") == Some(&Value::Truth(true));
        return Some(if is_given {
            State::Given(digit)
        } else {
            State::Filled(digit)
        });
    }
    let marks = ["givenPencilMarks", "centerPencilMarks"].into_iter();
    let mut marks = marks.filter_map(|name| marks_of(cell.get(name)?, side));
    let first = marks.next().unwrap_or_default();
    Some(State::Open(marks.fold(first, DigitSet::intersection)))
}

fn marks_of(value: &Value, side: usize) -> Option<DigitSet> {
    let marks = value.items()?.iter();
    let set: Option<DigitSet> = marks.map(|mark| digit(mark.number()?, side)).collect();
    set.filter(|set| !set.is_empty())
}

fn lost(value: &Value, cells: &[&Value]) -> Vec<Lost> {
    let mut lost = Vec::new();
    let Value::Object(fields) = value else {
        return lost;
    };
    for (name, value) in fields {
        let known = LISTS.iter().find(|(known, _)| known == name);
        let first = value.items().and_then(|items| items.first());
        match known {
            Some((_, kind)) if first.is_some() => lost.extend(*kind),
            None if matches!(first, Some(Value::Object(_))) => lost.push(Lost::Rules),
            _ => {}
        }
        let flag = FLAGS.iter().find(|(known, _)| known == name);
        lost.extend(
            flag.filter(|_| *value == Value::Truth(true))
                .map(|(_, lost)| *lost),
        );
    }
    let any = |name: &str| {
        cells
            .iter()
            .filter_map(|cell| cell.get(name))
            .any(Value::is_something)
    };
    lost.extend(any("cornerPencilMarks").then_some(Lost::Corners));
    lost.extend((any("c") || any("highlight")).then_some(Lost::Colours));
    lost
}

/// Writes a link.
pub(super) fn write(game: &Game) -> Option<String> {
    Some(format!("https://{HOST}/?load={}", lz(&json(game)?)))
}

/// The object as JSON. Boards without usual boxes have a region in each cell.
fn json(game: &Game) -> Option<String> {
    let geometry = game.givens.geometry();
    let side = geometry.side();
    let usual = geometry_of(geometry.n_cells());
    let names_regions = usual.is_none_or(|usual| *usual != **geometry);
    let cell = |(at, state): (usize, State)| {
        let mut fields = match state {
            State::Given(digit) => vec![format!("\"value\":{digit},\"given\":true")],
            State::Filled(digit) => vec![format!("\"value\":{digit}")],
            State::Open(set) if game.candidates && !set.is_empty() => {
                let marks: Vec<String> = set.iter().map(|digit| digit.to_string()).collect();
                vec![format!("\"centerPencilMarks\":[{}]", marks.join(","))]
            }
            State::Open(_) => Vec::new(),
        };
        if names_regions {
            fields.push(format!("\"region\":{}", geometry.box_map()[at]));
        }
        format!("{{{}}}", fields.join(","))
    };
    let cells: Vec<String> = states(game).into_iter().enumerate().map(cell).collect();
    let rows: Vec<String> = cells
        .chunks(side)
        .map(|row| format!("[{}]", row.join(",")))
        .collect();
    Some(format!("{{\"size\":{side},\"grid\":[{}]}}", rows.join(",")))
}
