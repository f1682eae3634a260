//! The places to look for rows: folders and tags.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::query::Place;
use crate::words;
use ::words::Key;
use markup::Node;
use markup::parts::{button, element, named_select};

/// A column beside the list, or a list to choose from if there is no room.
pub(super) fn places(model: &Model) -> Node {
    let heading = |key: Key| element("h2", "").text(model.lang.word(key));
    let folders: Vec<Place> = model
        .catalogue
        .folders()
        .map(|(n, _)| Place::Folder(n))
        .collect();
    let tags: Vec<Place> = model.catalogue.tags().map(|(n, _)| Place::Tag(n)).collect();
    let mut node = element("nav", "places")
        .with("aria-label", model.lang.word(key::PLACES))
        .child(choice(model, &folders, &tags))
        .child(group(model, &[Place::All]))
        .child(heading(key::FOLDERS))
        .child(group(model, &folders))
        .child(button(
            Button::NewFolder,
            model.lang.word(key::NEW_FOLDER),
            "add",
        ));
    if !tags.is_empty() {
        node = node.child(heading(key::TAGS)).child(group(model, &tags));
    }
    node.child(group(model, &[Place::Deleted]))
}

fn group(model: &Model, places: &[Place]) -> Node {
    let rows = places.iter().map(|&place| {
        let is_here = (model.query.place == place).to_string();
        let row = button(Button::Go(place), &words::place(model, place), "place");
        element("li", "").child(row.with("aria-pressed", is_here))
    });
    element("ul", "").children(rows)
}

fn choice(model: &Model, folders: &[Place], tags: &[Place]) -> Node {
    let all = [Place::All].into_iter().chain(folders.iter().copied());
    let all = all.chain(tags.iter().copied()).chain([Place::Deleted]);
    let rows: Vec<_> = all
        .map(|place| (place.name(), words::place(model, place)))
        .collect();
    let name = model.lang.word(key::PLACES);
    named_select("place", name, &model.query.place.name(), &rows)
}
