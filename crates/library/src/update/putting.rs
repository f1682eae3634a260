//! Putting the ticked rows into a folder, or giving them a tag.

use super::record::{find, record, say, say_of};
use crate::deed::LibraryEdit;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::query::Place;
use crate::rows::Rows;
use crate::words;

fn ticked(model: &Model) -> Rows {
    Rows::of(model.ticked.iter().copied())
}

/// The number of the entry with this name.
fn named<'a>(mut all: impl Iterator<Item = (u16, &'a str)>, name: &str) -> Option<u16> {
    all.find(|(_, known)| *known == name).map(|(n, _)| n)
}

/// Puts the ticked rows into this folder, or out of any.
pub(super) fn put(model: &mut Model, value: &str) -> Vec<Effect> {
    let folder = match value {
        "none" => Some(0),
        _ => value.parse().ok(),
    };
    let Some(folder) = folder.filter(|_| !model.ticked.is_empty()) else {
        return Vec::new();
    };
    let effects = put_into(model, folder, Vec::new());
    settled(model, effects)
}

/// Puts them there after these deeds, which make the folder.
fn put_into(model: &mut Model, folder: u16, mut deeds: Vec<LibraryEdit>) -> Vec<Effect> {
    deeds.push(LibraryEdit::Put(folder, ticked(model)));
    let effects = record(model, deeds);
    if !effects.is_empty() {
        let key = if folder == 0 {
            key::PUT_NOWHERE
        } else {
            key::PUT_INTO
        };
        let name = words::place(model, Place::Folder(folder));
        say_of(model, key, model.ticked.len(), &name);
    }
    effects
}

/// Searches again. If nothing is ticked now, the element with the focus is gone, so the list gets it.
fn settled(model: &mut Model, mut effects: Vec<Effect>) -> Vec<Effect> {
    find(model);
    effects.extend(model.ticked.is_empty().then_some(Effect::Focus("")));
    effects
}

/// Makes a folder, unless there is one with this name; `puts`: for the ticked rows.
pub(super) fn new_folder(model: &mut Model, name: String, puts: bool) -> Vec<Effect> {
    let known = named(model.catalogue.folders(), &name);
    let folder = known.or_else(|| model.catalogue.next_folder());
    let Some(folder) = folder.filter(|_| !name.is_empty()) else {
        return Vec::new();
    };
    let made = known
        .is_none()
        .then(|| LibraryEdit::Folder(folder, name.clone()));
    if puts && !model.ticked.is_empty() {
        return put_into(model, folder, made.into_iter().collect());
    }
    let key = if known.is_some() {
        key::FOLDER_KNOWN
    } else {
        key::FOLDER_MADE
    };
    let effects = record(model, made.into_iter().collect());
    if known.is_some() || !effects.is_empty() {
        say_of(model, key, 1, &name);
    }
    effects
}

/// Gives a tag to the ticked rows, making the tag if needed.
pub(super) fn new_tag(model: &mut Model, name: String) -> Vec<Effect> {
    if name.is_empty() || model.ticked.is_empty() {
        return Vec::new();
    }
    let known = named(model.catalogue.tags(), &name);
    let Some(tag) = known.or_else(|| model.catalogue.next_tag()) else {
        say(model, key::TOO_MANY_TAGS);
        return Vec::new();
    };
    let made = known.is_none().then_some(LibraryEdit::Tag(tag, name));
    mark_all(model, tag, true, made.into_iter().collect())
}

/// Gives a tag to the ticked rows, or removes it if all have it.
pub(super) fn mark(model: &mut Model, value: &str) -> Vec<Effect> {
    let Some(tag) = value.parse().ok().filter(|_| !model.ticked.is_empty()) else {
        return Vec::new();
    };
    let has = |&row: &u32| model.catalogue.row(row).has_tag(usize::from(tag));
    let on = !model.ticked.iter().all(has);
    let effects = mark_all(model, tag, on, Vec::new());
    settled(model, effects)
}

/// Tags or untags the ticked rows after these deeds, which make the tag.
fn mark_all(model: &mut Model, tag: u16, on: bool, mut deeds: Vec<LibraryEdit>) -> Vec<Effect> {
    deeds.push(LibraryEdit::Mark(tag, on, ticked(model)));
    let effects = record(model, deeds);
    if !effects.is_empty() {
        let key = if on { key::TAGGED } else { key::UNTAGGED };
        let name = words::place(model, Place::Tag(tag));
        say_of(model, key, model.ticked.len(), &name);
    }
    effects
}
