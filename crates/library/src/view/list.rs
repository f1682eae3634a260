//! The list: only the rows in sight are drawn, at their places in an element as high as all of them.

use super::picture::picture;
use crate::key;
use crate::model::Model;
use crate::query::{Place, State};
use crate::row::Row;
use crate::words;
use answers::protocol::Grade;
use markup::Node;
use markup::parts::element;

/// How many rows above and below those in sight are also drawn.
const MORE: usize = 6;

/// The first row drawn: an even one, so that the rows keep their stripes.
fn first_drawn(model: &Model) -> usize {
    model.first.saturating_sub(MORE) & !1
}

/// The list. The window places the rows by the two numbers.
pub(super) fn list(model: &Model) -> Node {
    if model.list.is_empty() {
        return element("p", "nothing").text(nothing(model));
    }
    let first = first_drawn(model);
    let end = (model.first + model.n_fit.max(1) + MORE).min(model.list.len());
    let rows = (first.min(end)..end).map(|place| row(model, place));
    let here = (first..end).contains(&model.cursor);
    let mut list = element("div", "rows")
        .with("role", "grid")
        .with("tabindex", "0")
        .with("aria-label", model.lang.word(key::GAMES))
        .with("aria-multiselectable", "true")
        .with("aria-rowcount", model.list.len())
        .with("data-rows", model.list.len())
        .with("data-first", first);
    if here {
        list = list.with("aria-activedescendant", format!("game-{}", model.cursor));
    }
    list.child(
        element("div", "all").with("role", "presentation").child(
            element("div", "window")
                .with("role", "rowgroup")
                .children(rows),
        ),
    )
}

/// Why the list is empty.
fn nothing(model: &Model) -> &'static str {
    let is_sought = !model.query.text.trim().is_empty()
        || model.query.state != State::Any
        || model.query.grade.is_some();
    let key = match model.query.place {
        _ if !model.is_read && model.catalogue.rows().next().is_none() => return "",
        _ if is_sought => key::NOTHING_FOUND,
        Place::All => key::NOTHING_HERE,
        Place::Folder(_) => key::NOTHING_IN_FOLDER,
        Place::Tag(_) => key::NOTHING_TAGGED,
        Place::Deleted => key::NOTHING_DELETED,
    };
    model.lang.word(key)
}

fn row(model: &Model, place: usize) -> Node {
    let number = model.list[place];
    let row = model.catalogue.row(number);
    let title = words::title(model, row);
    let is_ticked = model.ticked.contains(&number);
    let mut class = "game".to_owned();
    if place == model.cursor {
        class += " at";
    }
    if model.is_on_board(row) {
        class += " open";
    }
    element("div", &class)
        .with("role", "row")
        .with("id", format!("game-{place}"))
        .with("aria-rowindex", place + 1)
        .with("aria-selected", is_ticked)
        .with("data-row", number)
        .child(tick(model, &title, number, is_ticked))
        .child(cell("sight").child(picture(model.catalogue.puzzle(row), row)))
        .child(what(model, row, title))
        .child(how_far(model, row))
        .child(how_hard(model, row))
        .child(cell("when").text(words::day(model, row.time())))
}

fn cell(class: &str) -> Node {
    element("div", class).with("role", "gridcell")
}

fn tick(model: &Model, title: &str, number: u32, on: bool) -> Node {
    let name = words::say(model.lang, key::TICK, &[("name", title)]);
    let input = element("input", "")
        .with("type", "checkbox")
        .with("tabindex", "-1")
        .with("data-tick", number)
        .with("aria-label", name)
        .with("checked", on);
    cell("pick").child(element("label", "pick").child(input))
}

/// Its name, its folder and its tags.
fn what(model: &Model, row: &Row, title: String) -> Node {
    let folders = model.catalogue.folders().filter(|(n, _)| *n == row.folder);
    let tags = model
        .catalogue
        .tags()
        .filter(|(n, _)| row.has_tag(usize::from(*n)));
    let label =
        |class: &'static str| move |(_, name): (u16, &str)| element("span", class).text(name);
    let open = model
        .is_on_board(row)
        .then(|| element("span", "current").text(model.lang.word(key::OPEN_NOW)));
    let labels = folders.map(label("folder")).chain(tags.map(label("tag")));
    cell("what").child(element("b", "").text(title)).child(
        element("span", "labels-here")
            .children(open)
            .children(labels),
    )
}

fn how_far(model: &Model, row: &Row) -> Node {
    let (words, part) = words::progress(model, row);
    let bar = element("progress", "")
        .with("max", 100)
        .with("value", part)
        .with("aria-hidden", "true");
    let class = if row.is_solved() { "far solved" } else { "far" };
    cell(class)
        .child(element("span", "").text(words))
        .child(bar)
}

fn how_hard(model: &Model, row: &Row) -> Node {
    let chip = row.er.map(|er| {
        let (words, grade) = (words::rating(model.lang, er), Grade::of(Some(er)));
        element("span", &format!("grade {}", grade.slug()))
            .text(words::level(model.lang, grade))
            .child(element("span", "er").text(words))
    });
    cell("level").children(chip)
}
