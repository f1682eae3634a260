//! Importing puzzles from anything that `text` reads. A long list is read in slices, so that the page stays
//! responsive.

use super::looking::look;
use super::record::{find, record, say};
use crate::card::fragment;
use crate::deed::{LibraryEdit, cleaned};
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::query::Place;
use crate::taking::{Taking, plain};
use crate::words;
use nonet::text::{Found, Link, MAX_BYTES, Sheet, find as find_board, import, write_link};

/// How many lines are read at a time.
const SLICE: usize = 1_000;

/// Imports the puzzles of a text; `name` is for the folder.
pub(super) fn take(model: &mut Model, name: &str, text: &str) -> Vec<Effect> {
    if !model.is_ours {
        say(model, key::NOT_OURS);
        return Vec::new();
    }
    let mut taking = Taking::new(&model.catalogue, name);
    if taking.name.is_empty() {
        model.lang.word(key::PASTED).clone_into(&mut taking.name);
    }
    let is_list = text
        .lines()
        .find(|line| !line.trim().is_empty())
        .is_some_and(|line| plain(line).is_some());
    if is_list || text.len() > MAX_BYTES {
        taking.lines = text.lines().map(str::to_owned).collect();
        taking.n_lines = taking.lines.len();
    } else {
        match import(text) {
            Ok(mut found) => {
                let many = if found.unclear { 1 } else { usize::MAX };
                found.sheets.truncate(many);
                found
                    .sheets
                    .into_iter()
                    .for_each(|sheet| taking.add(sheet_of(sheet)));
            }
            Err(_) => taking.n_bad = 1,
        }
    }
    model.taking = Some(taking);
    more(model)
}

fn sheet_of(sheet: Sheet) -> (String, String) {
    let link = Link {
        game: Some(sheet.game),
        workspace: None,
    };
    (write_link(&link), cleaned(&sheet.title))
}

/// Reads the next slice and records it.
pub(super) fn more(model: &mut Model) -> Vec<Effect> {
    let Some(mut taking) = model.taking.take() else {
        return Vec::new();
    };
    let slice: Vec<String> = taking
        .lines
        .drain(..SLICE.min(taking.lines.len()))
        .collect();
    for line in slice.iter().filter(|line| !line.trim().is_empty()) {
        match read(line) {
            Some(puzzle) => taking.add((puzzle, String::new())),
            None => taking.n_bad += 1,
        }
    }
    let effects = keep(model, &mut taking);
    if taking.lines.is_empty() {
        return end(model, &taking, effects);
    }
    let done = taking.n_lines - taking.lines.len();
    let part = (done * 100 / taking.n_lines.max(1)).to_string();
    model.said = words::say(model.lang, key::TAKING, &[("n", &part)]);
    model.taking = Some(taking);
    [effects, vec![Effect::Later]].concat()
}

/// The board of a line: of an ordinary one directly, of any other as the page does. Remarks are not boards.
fn read(line: &str) -> Option<String> {
    if let Some(cells) = plain(line) {
        return Some(format!("p={cells}"));
    }
    match find_board(line, &|_| {}).ok()? {
        Found::Boards(readings) => Some(fragment(readings.into_likeliest().puzzle)),
        Found::Game(game) => Some(write_link(&Link {
            game: Some(*game),
            workspace: None,
        })),
        Found::Case(case, _) => Some(fragment(case.givens)),
    }
}

/// Records what was read so far, in its folder.
fn keep(model: &mut Model, taking: &mut Taking) -> Vec<Effect> {
    let read = std::mem::take(&mut taking.read);
    if read.is_empty() {
        return Vec::new();
    }
    let mut deeds = Vec::new();
    if taking.folder == 0 {
        let is_one = read.len() + taking.n_known == 1 && taking.n_lines <= 1;
        let (folder, is_new) = folder(model, &taking.name, is_one);
        taking.folder = folder;
        deeds.extend(is_new.then(|| LibraryEdit::Folder(folder, taking.name.clone())));
    }
    taking.n_taken += read.len();
    let mut next = model.catalogue.next();
    for block in read.chunks(SLICE) {
        let puzzles = block.iter().map(|(puzzle, _)| puzzle).collect();
        deeds.push(LibraryEdit::Puzzles(
            next,
            model.now,
            taking.folder,
            puzzles,
        ));
        let named = block
            .iter()
            .zip(next..)
            .filter(|((_, name), _)| !name.is_empty());
        deeds.extend(named.map(|((_, name), row)| LibraryEdit::Name(row, name.clone())));
        next += block.len() as u32;
    }
    record(model, deeds)
}

/// The folder with this name, and whether it has to be made; for a single puzzle the folder shown. 0 means no
/// folder.
fn folder(model: &Model, name: &str, is_one: bool) -> (u16, bool) {
    if is_one {
        return match model.query.place {
            Place::Folder(folder) => (folder, false),
            _ => (0, false),
        };
    }
    let known = model.catalogue.folders().find(|(_, known)| *known == name);
    let known = known.map(|(folder, _)| (folder, false));
    let new = || Some((model.catalogue.next_folder()?, true));
    known.or_else(new).unwrap_or((0, false))
}

fn end(model: &mut Model, taking: &Taking, effects: Vec<Effect>) -> Vec<Effect> {
    let parts = [
        (key::TAKEN, taking.n_taken),
        (key::KNOWN_ALREADY, taking.n_known),
        (key::BAD_LINES, taking.n_bad),
    ];
    let parts = parts.iter().filter(|(key, n)| *n > 0 || *key == key::TAKEN);
    let parts: Vec<String> = parts
        .map(|&(key, n)| words::count(model.lang, key, n))
        .collect();
    match taking.folder {
        0 if taking.n_taken == 0 => find(model),
        0 => look(model, Place::All),
        folder => look(model, Place::Folder(folder)),
    }
    model.said = parts.join(" ");
    effects
}
