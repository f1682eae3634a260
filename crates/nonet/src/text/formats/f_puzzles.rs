//! f-puzzles: a JSON object, packed into a link.
//!
//! Sources: dclamage's `FPuzzlesBoard.cs` and the links themselves. The object has `size`, `grid` with rows of
//! cells (`value`, `given`, `centerPencilMarks`, `cornerPencilMarks`, `givenPencilMarks`, `region`, `c`), and a
//! list for each kind of constraint.

use super::super::Game;
use super::parts::address::Address;
use super::parts::cells;
use super::parts::packed::{from_lz, lz};
use super::parts::sheet::{Broken, Found, Lost, Sheet, Taken};
use super::parts::square::{digit, geometry_of};
use super::parts::state::{State, states};
use super::parts::value::Value;
use crate::board::{DigitSet, Geometry, Layer, Marks};
use std::sync::Arc;

/// The server.
const HOST: &str = "f-puzzles.com";

/// The colours written, from number 1.
const COLOURS: [&str; 9] = [
    "#FFA0A0", "#FFC480", "#FFE060", "#A0E0A0", "#80D8D8", "#A0C0FF", "#C8A8FF", "#F0A8E0",
    "#C8C8C8",
];

/// What its lists hold. Every other list of objects is a rule.
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

/// The fields that are true or false.
const FLAGS: &[(&str, Lost)] = &[
    ("diagonal+", Lost::Diagonals),
    ("diagonal-", Lost::Diagonals),
    ("antiknight", Lost::Rules),
    ("antiking", Lost::Rules),
    ("nonconsecutive", Lost::Rules),
    ("disjointgroups", Lost::Rules),
];

/// A link, or its payload alone.
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

/// The packed payload of a link.
pub(super) fn of_payload(payload: &str) -> Result<Taken, Broken> {
    let json = from_lz(payload)?;
    let value = Value::read(&json).ok_or(Broken::Content)?;
    of_value(&value).unwrap_or(Err(Broken::Content))
}

/// The unpacked object.
pub(super) fn of_value(value: &Value) -> Found {
    let rows = value.get("grid")?.items()?;
    let is_cell = |value: &Value| matches!(value, Value::Object(_));
    let cells = cells::of_rows(rows)?;
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
    let title = value.get("title").and_then(Value::text).unwrap_or_default();
    let (colours, too_many) = colours(&cells);
    let read = |one| cell(one, side, &colours);
    let sheet = cells::sheet(geometry(&cells, side), &cells, read, title);
    let lost = lost(value)
        .into_iter()
        .chain(too_many.then_some(Lost::Colours));
    Some(sheet.map(|sheet| Taken::sheets(vec![sheet]).without(lost)))
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

/// A cell. The given marks exclude all other digits; the marks in the middle are the player's.
fn cell(cell: &Value, side: usize, colours: &[Option<&str>]) -> Option<(State, Marks)> {
    let marks = |name| marks_of(cell.get(name), side);
    let colour = colour_of(cell).and_then(|colour| {
        let known = colours.iter().position(|known| *known == Some(colour))?;
        digit(known + 1, COLOURS.len())
    });
    let noted = Marks::default()
        .with(Layer::Corner, marks("cornerPencilMarks"))
        .with(Layer::Centre, marks("centerPencilMarks"))
        .with(Layer::Colour, colour.into_iter().collect());
    let number = cell.get("value").filter(|value| value.is_something());
    let Some(value) = number else {
        return Some((State::Open(marks("givenPencilMarks")), noted));
    };
    let digit = digit(value.number()?, side)?;
    let is_given = cell.get("given") == Some(&Value::Truth(true));
    let state = if is_given {
        State::Given(digit)
    } else {
        State::Filled(digit)
    };
    Some((state, noted))
}

fn marks_of(value: Option<&Value>, side: usize) -> DigitSet {
    let marks = value.and_then(Value::items).unwrap_or_default().iter();
    marks
        .filter_map(|mark| digit(mark.number()?, side))
        .collect()
}

fn colour_of(cell: &Value) -> Option<&str> {
    let mut colours = ["highlight", "c"].into_iter();
    colours.find_map(|name| cell.get(name)?.text().filter(|colour| !colour.is_empty()))
}

/// The colours of the cells by the numbers that they get, and whether there are more colours than numbers. Colours
/// that are written here keep their numbers; others take the numbers left, in order.
fn colours<'a>(cells: &[&'a Value]) -> (Vec<Option<&'a str>>, bool) {
    let mut named: Vec<&str> = Vec::new();
    for colour in cells.iter().filter_map(|cell| colour_of(cell)) {
        if !named.contains(&colour) {
            named.push(colour);
        }
    }
    let own = |known: &&str| named.iter().copied().find(|colour| colour == known);
    let mut colours: Vec<Option<&str>> = COLOURS.iter().map(own).collect();
    let others = named.into_iter().filter(|colour| !COLOURS.contains(colour));
    let mut too_many = false;
    for other in others {
        match colours.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(other),
            None => too_many = true,
        }
    }
    (colours, too_many)
}

fn lost(value: &Value) -> Vec<Lost> {
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
    lost
}

/// Writes a link.
pub(super) fn write(game: &Game) -> Option<String> {
    write_noted(&Sheet::of(game.clone()))
}

/// Writes a link that includes the player's notes.
pub(super) fn write_noted(sheet: &Sheet) -> Option<String> {
    Some(format!("https://{HOST}/?load={}", lz(&json(sheet))))
}

/// The object as JSON. On boards without usual boxes each cell names its region.
fn json(sheet: &Sheet) -> String {
    let game = &sheet.game;
    let geometry = game.givens.geometry();
    let side = geometry.side();
    let usual = geometry_of(geometry.n_cells());
    let names_regions = usual.is_none_or(|usual| *usual != **geometry);
    let cell = |(at, state): (usize, State)| {
        let mut fields = match state {
            State::Given(digit) => vec![format!("\"value\":{digit},\"given\":true")],
            State::Filled(digit) => vec![format!("\"value\":{digit}")],
            State::Open(set) if !game.erased[at].is_empty() => {
                Vec::from_iter(marks("givenPencilMarks", set))
            }
            State::Open(_) => Vec::new(),
        };
        let noted = sheet.marks_at(at);
        fields.extend(marks("centerPencilMarks", noted.get(Layer::Centre)));
        fields.extend(marks("cornerPencilMarks", noted.get(Layer::Corner)));
        let colour = noted.get(Layer::Colour).first();
        let colour = colour.and_then(|colour| COLOURS.get(colour.index()));
        fields.extend(colour.map(|colour| format!("\"highlight\":\"{colour}\"")));
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
    format!("{{\"size\":{side},\"grid\":[{}]}}", rows.join(","))
}

/// A field with marks, if there are any.
fn marks(name: &str, set: DigitSet) -> Option<String> {
    let marks: Vec<String> = set.iter().map(|digit| digit.to_string()).collect();
    (!set.is_empty()).then(|| format!("\"{name}\":[{}]", marks.join(",")))
}
