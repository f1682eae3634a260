//! Fields: what is looked for, where rows are put, names that are asked for.

use super::looking::look;
use super::record::{find, record, say};
use crate::shelf::catalogue::is_about_none;
use crate::shelf::deed::{Deed, cleaned};
use crate::shelf::model::{Ask, Asked, Model};
use crate::shelf::msg::Effect;
use crate::shelf::query::{Place, Sort, State};
use crate::shelf::row::Row;
use crate::shelf::rows::Rows;
use crate::shelf::words;

/// A field was set.
pub(super) fn set(model: &mut Model, field: &str, value: String) -> Vec<Effect> {
    match field {
        "search" => {
            model.said.clear();
            model.query.text = value;
            (model.cursor, model.first) = (0, 0);
            find(model);
        }
        "sort" => {
            let row = Sort::ALL.iter().find(|(name, _)| *name == value);
            model.query.sort = row.map_or(model.query.sort, |(_, sort)| *sort);
            find(model);
        }
        "state" => {
            let row = State::ALL.iter().find(|(name, _)| *name == value);
            model.query.state = row.map_or(model.query.state, |(_, state)| *state);
            find(model);
        }
        "place" => {
            if let Some(place) = Place::named(&value) {
                look(model, place);
            }
        }
        "put" if value == "new" => return ask(model, Asked::Folder(true), String::new()),
        "mark" if value == "new" => return ask(model, Asked::Tag, String::new()),
        "put" => return put(model, &value),
        "mark" => return mark(model, &value),
        "ask" => model
            .asks
            .iter_mut()
            .for_each(|ask| ask.text.clone_from(&value)),
        _ => {}
    }
    Vec::new()
}

/// Asks for something.
pub(super) fn ask(model: &mut Model, what: Asked, text: String) -> Vec<Effect> {
    model.asks = Some(Ask { what, text });
    vec![Effect::Focus("ask")]
}

/// What was asked for was typed.
pub(super) fn answered(model: &mut Model) -> Vec<Effect> {
    let Some(Ask { what, text }) = model.asks.take() else {
        return Vec::new();
    };
    let name = cleaned(&text);
    let mut effects = match what {
        Asked::Name(row) => record(model, vec![Deed::Name(row, name)]),
        Asked::Folder(puts) => new_folder(model, name, puts),
        Asked::Tag => new_tag(model, name),
        Asked::Place if !name.is_empty() => name_place(model, name),
        Asked::Place | Asked::Empty | Asked::Forget => Vec::new(),
    };
    find(model);
    effects.push(Effect::Focus(""));
    effects
}

fn new_folder(model: &mut Model, name: String, puts: bool) -> Vec<Effect> {
    let known = model
        .catalogue
        .folders()
        .find(|(_, known)| *known == name)
        .map(|(n, _)| n);
    let Some(folder) = known
        .or_else(|| model.catalogue.next_folder())
        .filter(|_| !name.is_empty())
    else {
        return Vec::new();
    };
    let mut deeds = vec![Deed::Folder(folder, name)];
    if puts {
        deeds.push(Deed::Put(folder, Rows::of(model.meant())));
    }
    record(model, deeds)
}

fn new_tag(model: &mut Model, name: String) -> Vec<Effect> {
    let known = model
        .catalogue
        .tags()
        .find(|(_, known)| *known == name)
        .map(|(n, _)| n);
    let Some(tag) = known.or_else(|| model.catalogue.next_tag()) else {
        say(model, "too-many-tags");
        return Vec::new();
    };
    if name.is_empty() {
        return Vec::new();
    }
    let rows = Rows::of(model.meant());
    record(
        model,
        vec![Deed::Tag(tag, name), Deed::Mark(tag, true, rows)],
    )
}

/// The folder or tag looked at gets another name; an empty one removes it.
fn name_place(model: &mut Model, name: String) -> Vec<Effect> {
    let deed = match model.query.place {
        Place::Folder(folder) => Deed::Folder(folder, name),
        Place::Tag(tag) => Deed::Tag(tag, name),
        Place::All | Place::Deleted => return Vec::new(),
    };
    record(model, vec![deed])
}

/// The folder or tag looked at is removed; its games stay.
pub(super) fn remove_place(model: &mut Model) -> Vec<Effect> {
    let (undo, key) = putting_back(model);
    let effects = name_place(model, String::new());
    if !effects.is_empty() {
        look(model, Place::All);
        say(model, key);
        model.undo = undo;
    }
    effects
}

/// What would make the folder or tag looked at again, and what is said once it is removed.
fn putting_back(model: &Model) -> (Vec<Deed>, &'static str) {
    let those = |holds: &dyn Fn(&Row) -> bool| {
        let rows = model.catalogue.rows().filter(|(_, row)| holds(row));
        Rows::of(rows.map(|(number, _)| number))
    };
    let name = words::place(model, model.query.place);
    let (deed, games, key) = match model.query.place {
        Place::Folder(folder) => (
            Deed::Folder(folder, name),
            Deed::Put(folder, those(&|row| row.folder == folder)),
            "folder-removed",
        ),
        Place::Tag(tag) => (
            Deed::Tag(tag, name),
            Deed::Mark(tag, true, those(&|row| row.has_tag(tag.into()))),
            "tag-removed",
        ),
        Place::All | Place::Deleted => return (Vec::new(), ""),
    };
    let mut deeds = vec![deed];
    deeds.extend(Some(games).filter(|deed| !is_about_none(deed)));
    (deeds, key)
}

fn put(model: &mut Model, value: &str) -> Vec<Effect> {
    let folder = match value {
        "none" => Some(0),
        _ => value.parse().ok(),
    };
    let rows = model.meant();
    let Some(folder) = folder.filter(|_| !rows.is_empty()) else {
        return Vec::new();
    };
    let effects = record(model, vec![Deed::Put(folder, Rows::of(rows))]);
    find(model);
    effects
}

/// If all of them have the tag, they lose it.
fn mark(model: &mut Model, value: &str) -> Vec<Effect> {
    let rows = model.meant();
    let Some(tag) = value.parse().ok().filter(|_| !rows.is_empty()) else {
        return Vec::new();
    };
    let has = |&row: &u32| model.catalogue.row(row).has_tag(usize::from(tag));
    let on = !rows.iter().all(has);
    let effects = record(model, vec![Deed::Mark(tag, on, Rows::of(rows))]);
    find(model);
    effects
}
