//! SudokuPad's links and their payloads: `scl` and `ctc`, its own shortened JSON; `fpuz`, that of f-puzzles; `scf`
//! and `classic`, givens alone.
//!
//! Sources: SudokuPad's `puzzletools.js`, `puzzleloader.js` and `puzzlezipper.js`, and the programs that write
//! such links. An identifier without one of these prefixes is the name of a puzzle on a server.

use super::super::{Game, percent_decoded};
use super::f_puzzles;
use super::fifty_nine::{from_59, from_classic, to_59, to_classic};
use super::parts::address::Address;
use super::parts::cells;
use super::parts::packed::from_lz;
use super::parts::sheet::{Broken, Found, Lost, Sheet, Taken};
use super::parts::square::{digit, geometry_of};
use super::parts::state::State;
use super::parts::value::Value;
use crate::board::{DigitSet, Geometry, Layer, Marks};
use std::sync::Arc;

/// Its servers.
const HOSTS: [&str; 3] = ["sudokupad.app", "app.crackingthecryptic.com", "sudokupad"];

/// The longest name of a puzzle: longer words can only be packed puzzles.
const NAME: usize = 60;

/// A link, or an identifier alone.
pub(super) fn read(text: &str) -> Found {
    match Address::first_in(text) {
        Some(address) => {
            let known = HOSTS.iter().any(|host| address.is_of(host));
            known.then(|| of_id(&identifier(&address)).unwrap_or(Err(Broken::NameOnly)))
        }
        None if text.contains(char::is_whitespace) => None,
        None => of_id(text).filter(|found| found.is_ok() || text.len() > NAME),
    }
}

fn identifier(address: &Address<'_>) -> String {
    let path = ["puzzle/", "sudoku.html", "sudoku/", "sudoku"].into_iter();
    let path = path.fold(address.path, |path, part| {
        path.strip_prefix(part).unwrap_or(path)
    });
    let path = percent_decoded(path.trim_matches('/'));
    let named = || address.field("puzzleid").unwrap_or_default();
    if path.is_empty() { named() } else { path }
}

fn of_id(id: &str) -> Found {
    let code = |puzzle: Option<_>| puzzle.map(Taken::puzzle).ok_or(Broken::Content);
    if let Some(payload) = id
        .strip_prefix("fpuzzles")
        .or_else(|| id.strip_prefix("fpuz"))
    {
        Some(f_puzzles::of_payload(payload))
    } else if let Some(payload) = id.strip_prefix("scl").or_else(|| id.strip_prefix("ctc")) {
        Some(of_payload(payload))
    } else if let Some(rest) = id.strip_prefix("scf") {
        Some(of_scf(rest))
    } else {
        id.strip_prefix("classic")
            .map(|rest| code(from_classic(rest)))
    }
}

/// The givens, and after a star the rules, the title and the author.
fn of_scf(text: &str) -> Result<Taken, Broken> {
    let (cells, options) = text.split_once('*').unwrap_or((text, ""));
    let puzzle = from_59(cells).ok_or(Broken::Content)?;
    let flags = options.split('t').next().unwrap_or_default();
    let title = options.split_once('t').map_or("", |(_, title)| title);
    let title = title
        .split("*a")
        .next()
        .unwrap_or_default()
        .replace("**", "*");
    let lost = [('w', Lost::Rules), ('x', Lost::Diagonals)].into_iter();
    let lost = lost
        .filter(|(flag, _)| flags.contains(*flag))
        .map(|(_, lost)| lost);
    Ok(Taken::sheets(vec![Sheet::named(&title, Game::of(puzzle))]).without(lost))
}

fn of_payload(payload: &str) -> Result<Taken, Broken> {
    let value = Value::read(&from_lz(payload)?).ok_or(Broken::Content)?;
    of_value(&value).unwrap_or(Err(Broken::Content))
}

/// A field under its whole name or SudokuPad's short one.
fn either<'a>(value: &'a Value, [whole, short]: [&str; 2]) -> Option<&'a Value> {
    value.get(whole).or_else(|| value.get(short))
}

/// The object, shortened or not.
pub(super) fn of_value(value: &Value) -> Found {
    let rows = either(value, ["cells", "ce"])?.items()?;
    let cells = cells::of_rows(rows).filter(|cells| !cells.is_empty())?;
    let side = rows.len();
    if cells.len() != side * side {
        return Some(Err(Broken::Shape));
    }
    let read = |one| cell(one, side);
    let sheet = cells::sheet(geometry(value, side), &cells, read, &title(value));
    Some(sheet.map(|sheet| Taken::sheets(vec![sheet]).without(lost(value))))
}

fn cell(cell: &Value, side: usize) -> Option<(State, Marks)> {
    let pencilled = either(cell, ["pencilMarks", "pm"]).and_then(Value::items);
    let pencilled = pencilled.unwrap_or_default().iter();
    let centre = pencilled.filter_map(|mark| digit(mark.number()?, side));
    let marks = Marks::default().with(Layer::Centre, centre.collect());
    let value = either(cell, ["value", "v"]).filter(|value| value.is_something());
    let Some(value) = value else {
        return Some((State::Open(DigitSet::EMPTY), marks));
    };
    let digit = digit(value.number()?, side)?;
    let is_own = cell.get("given") == Some(&Value::Truth(false));
    let state = if is_own {
        State::Filled(digit)
    } else {
        State::Given(digit)
    };
    Some((state, marks))
}

/// Its regions, lists of cells by row and column from 0; the usual boxes if it names none.
fn geometry(value: &Value, side: usize) -> Option<Arc<Geometry>> {
    let usual = geometry_of(side * side);
    let regions = either(value, ["regions", "re"]).and_then(Value::items);
    let Some(regions) = regions.filter(|regions| !regions.is_empty()) else {
        return usual;
    };
    let mut box_of = vec![usize::MAX; side * side];
    for (index, region) in regions.iter().enumerate() {
        for cell in region.items()? {
            let [row, col] = cell.items()? else {
                return None;
            };
            let at = row
                .number()?
                .checked_mul(side)?
                .checked_add(col.number()?)?;
            *box_of.get_mut(at)? = index;
        }
    }
    let geometry = Arc::new(Geometry::irregular(&box_of).ok()?);
    Some(
        usual
            .filter(|usual| **usual == *geometry)
            .unwrap_or(geometry),
    )
}

/// The title, which older puzzles have as a cage without cells.
fn title(value: &Value) -> String {
    let data = value.get("metadata");
    let named = data.and_then(|data| either(data, ["title", "t"])?.text());
    let cages = either(value, ["cages", "ca"])
        .and_then(Value::items)
        .unwrap_or_default();
    let mut texts = cages
        .iter()
        .filter_map(|cage| either(cage, ["value", "v"])?.text());
    let in_cage = || texts.find_map(|text| text.strip_prefix("title:"));
    named.or_else(in_cage).unwrap_or_default().to_owned()
}

fn lost(value: &Value) -> Vec<Lost> {
    let list = |names| {
        either(value, names)
            .and_then(Value::items)
            .unwrap_or_default()
    };
    let cages = list(["cages", "ca"]).iter();
    let mut cages = cages.filter(|cage| {
        cage.get("cells")
            .or_else(|| cage.get("ce"))
            .is_some_and(Value::is_something)
    });
    let drawings = [
        ["lines", "l"],
        ["underlays", "u"],
        ["overlays", "o"],
        ["arrows", "a"],
    ];
    let has = |name| value.get(name).is_some_and(Value::is_something);
    let data = |name| {
        value
            .get("metadata")
            .and_then(|data| data.get(name))
            .is_some_and(Value::is_something)
    };
    let checks = [
        (cages.any(|_| true), Lost::Cages),
        (
            drawings
                .into_iter()
                .any(|names| list(names).iter().any(|one| *one != Value::Null)),
            Lost::Drawings,
        ),
        (
            has("foglight") || has("fogofwar") || has("triggereffect"),
            Lost::Fog,
        ),
        (
            has("global") || data("norowcol") || data("antiknight") || data("antiking"),
            Lost::Rules,
        ),
    ];
    checks
        .into_iter()
        .filter(|(is_there, _)| *is_there)
        .map(|(_, lost)| lost)
        .collect()
}

/// A link with the givens alone, as `classic`.
pub(super) fn write_classic(game: &Game) -> Option<String> {
    Some(format!(
        "https://sudokupad.app/classic{}",
        to_classic(game)?
    ))
}

/// A link with the givens alone, as `scf`.
pub(super) fn write_scf(game: &Game) -> Option<String> {
    Some(format!("https://sudokupad.app/scf{}", to_59(game)?))
}
