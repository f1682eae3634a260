//! Naming games, folders and tags; removing folders and tags.

use super::looking::look;
use super::record::{record, say, say_of};
use crate::catalogue::is_about_none;
use crate::deed::LibraryEdit;
use crate::key;
use crate::model::{Ask, Asked, Model};
use crate::msg::Effect;
use crate::query::Place;
use crate::row::Row;
use crate::rows::Rows;
use crate::words;
use ::words::Key;

/// Names a game, or removes its name.
pub(super) fn name_row(model: &mut Model, row: u32, name: String) -> Vec<Effect> {
    let key = if name.is_empty() {
        key::UNNAMED
    } else {
        key::NAMED
    };
    let effects = record(model, vec![LibraryEdit::Name(row, name.clone())]);
    if !effects.is_empty() {
        say_of(model, key, 1, &name);
    }
    effects
}

/// Renames the folder or tag shown. A name that another one has is refused, and can be corrected.
pub(super) fn name_place(model: &mut Model, name: String) -> Vec<Effect> {
    let (known, done) = match model.query.place {
        Place::Folder(_) => (key::FOLDER_KNOWN, key::FOLDER_NAMED),
        Place::Tag(_) => (key::TAG_KNOWN, key::TAG_NAMED),
        Place::All | Place::Deleted => return Vec::new(),
    };
    if name.is_empty() {
        return Vec::new();
    }
    if is_anothers(model, &name) {
        say(model, known);
        let (what, text) = (Asked::Place, name);
        model.asks = Some(Ask { what, text });
        return Vec::new();
    }
    let effects = call_place(model, name.clone());
    if !effects.is_empty() {
        say_of(model, done, 1, &name);
    }
    effects
}

/// Does another folder, or another tag, have this name?
fn is_anothers(model: &Model, name: &str) -> bool {
    let is_other = |here: u16| move |(n, known): (u16, &str)| n != here && known == name;
    match model.query.place {
        Place::Folder(here) => model.catalogue.folders().any(is_other(here)),
        Place::Tag(here) => model.catalogue.tags().any(is_other(here)),
        Place::All | Place::Deleted => false,
    }
}

/// Names the folder or tag shown; an empty name removes it.
fn call_place(model: &mut Model, name: String) -> Vec<Effect> {
    let deed = match model.query.place {
        Place::Folder(folder) => LibraryEdit::Folder(folder, name),
        Place::Tag(tag) => LibraryEdit::Tag(tag, name),
        Place::All | Place::Deleted => return Vec::new(),
    };
    record(model, vec![deed])
}

/// Removes the folder or tag shown; its games stay.
pub(super) fn remove_place(model: &mut Model) -> Vec<Effect> {
    let Some((undo, key)) = putting_back(model) else {
        return Vec::new();
    };
    let effects = call_place(model, String::new());
    if !effects.is_empty() {
        look(model, Place::All);
        say(model, key);
        model.undo = undo;
    }
    effects
}

/// The deeds that would restore the folder or tag shown, and the message after removing it.
fn putting_back(model: &Model) -> Option<(Vec<LibraryEdit>, Key)> {
    let those = |holds: &dyn Fn(&Row) -> bool| {
        let rows = model.catalogue.rows().filter(|(_, row)| holds(row));
        Rows::of(rows.map(|(number, _)| number))
    };
    let name = words::place(model, model.query.place);
    let (deed, games, key) = match model.query.place {
        Place::Folder(folder) => (
            LibraryEdit::Folder(folder, name),
            LibraryEdit::Put(folder, those(&|row| row.folder == folder)),
            key::FOLDER_REMOVED,
        ),
        Place::Tag(tag) => (
            LibraryEdit::Tag(tag, name),
            LibraryEdit::Mark(tag, true, those(&|row| row.has_tag(tag.into()))),
            key::TAG_REMOVED,
        ),
        Place::All | Place::Deleted => return None,
    };
    let mut deeds = vec![deed];
    deeds.extend(Some(games).filter(|deed| !is_about_none(deed)));
    Some((deeds, key))
}
