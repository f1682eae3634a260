//! Above the list: the search, and the acts on the ticked rows.

use super::parts::{button, element, menu, select};
use crate::button::Button;
use crate::model::{Ask, Asked, Model};
use crate::query::{Place, Sort, State};
use crate::words::{count, say, word};
use answers::protocol::Grade;
use watch::Node;
use words::thousands;

/// The search.
pub(super) fn find(model: &Model) -> Node {
    let say = |key: &str| word(model.lang, key);
    let search = element("input", "search")
        .with("type", "search")
        .with("data-field", "search")
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("aria-label", say("search"))
        .with("placeholder", say("search-hint"))
        .with("value", &model.query.text);
    element("div", "find")
        .with("role", "search")
        .child(search)
        .child(select(
            "state",
            say("show"),
            name_of(&State::ALL, model.query.state),
            &states(model),
        ))
        .child(select(
            "grade",
            say("by-difficulty"),
            model.query.grade.map_or("", Grade::slug),
            &grades(model),
        ))
        .child(select(
            "sort",
            say("sort"),
            name_of(&Sort::ALL, model.query.sort),
            &sorts(model),
        ))
        .child(
            button(Button::Figures, say("figures"), "small")
                .with("aria-pressed", model.shows_figures),
        )
        .child(button(Button::Import, say("import"), "small"))
        .child(button(Button::Backup, say("backup"), "small"))
}

fn name_of<T: PartialEq>(all: &[(&'static str, T)], chosen: T) -> &'static str {
    let row = all.iter().find(|(_, one)| *one == chosen);
    row.map_or("", |(name, _)| name)
}

fn states(model: &Model) -> Vec<(String, String)> {
    const WORDS: [&str; 4] = ["any", "untouched", "begun", "solved-ones"];
    let rows = State::ALL.iter().zip(WORDS);
    rows.map(|((name, _), key)| ((*name).to_owned(), word(model.lang, key).to_owned()))
        .collect()
}

fn grades(model: &Model) -> Vec<(String, String)> {
    let any = (String::new(), word(model.lang, "any-grade").to_owned());
    let name = |grade: Grade| grade.slug().to_owned();
    let grades = Grade::all().map(|grade| (name(grade), word(model.lang, grade.slug()).to_owned()));
    [any].into_iter().chain(grades).collect()
}

fn sorts(model: &Model) -> Vec<(String, String)> {
    const WORDS: [&str; 6] = [
        "by-played",
        "by-created",
        "by-name",
        "by-difficulty",
        "by-progress",
        "by-givens",
    ];
    let rows = Sort::ALL.iter().zip(WORDS);
    rows.map(|((name, _), key)| ((*name).to_owned(), word(model.lang, key).to_owned()))
        .collect()
}

/// The acts.
pub(super) fn acts(model: &Model) -> Node {
    let n = match model.ticked.len() {
        0 => count(model.lang, "rows", model.list.len()),
        n => count(model.lang, "ticked", n),
    };
    let is_all = !model.list.is_empty() && model.ticked.len() == model.list.len();
    let all = element("input", "")
        .with("type", "checkbox")
        .with("data-do", Button::TickAll.name())
        .with("aria-label", word(model.lang, "tick-all"))
        .with("checked", is_all)
        .with("indeterminate", !is_all && !model.ticked.is_empty())
        .flag("disabled", model.list.is_empty()); // a press would only tick the box
    let node = element("div", "acts")
        .child(element("label", "pick").child(all))
        .child(element("p", "").text(n))
        .children(rated(model));
    match &model.asks {
        Some(ask) => node.children(question(model, ask)),
        None => node.children(offers(model)),
    }
}

/// How many of the matching rows are rated, while the list depends on it; otherwise the button to rate all of the
/// list.
fn rated(model: &Model) -> Vec<Node> {
    let act = |act, key| button(act, word(model.lang, key), "small");
    if !model.rates_on() || model.query.place == Place::Deleted || model.asks.is_some() {
        return Vec::new();
    }
    if model.unrated.is_empty() {
        let is_some = !model.list.is_empty() && model.ticked.is_empty();
        return Vec::from_iter(is_some.then(|| act(Button::RateAll, "rate-all")));
    }
    let n_rated = model.n_sought.saturating_sub(model.unrated.len());
    let [n, of] = [n_rated, model.n_sought].map(|n| thousands(n as u64));
    let told = say(model.lang, "rated-of", &[("n", &n), ("of", &of)]);
    let stop = model
        .rates_all
        .then(|| act(Button::RateNoMore, "rate-no-more"));
    let told = element("p", "note").text(told);
    [told].into_iter().chain(stop).collect()
}

/// The acts offered: on the ticked rows, or else on the place. For the row with the cursor there are only keys, as
/// without keys the cursor is not visible.
fn offers(model: &Model) -> Vec<Node> {
    let act = |act, key| button(act, word(model.lang, key), "small");
    let is_some = !model.ticked.is_empty();
    match model.query.place {
        Place::Deleted => {
            let mut offers = Vec::new();
            offers.extend(is_some.then(|| act(Button::Restore, "restore")));
            offers.extend((!model.list.is_empty()).then(|| act(Button::Empty, "empty")));
            offers
        }
        _ if is_some => on_rows(model),
        Place::Folder(_) => vec![
            act(Button::RenamePlace, "rename-folder"),
            act(Button::RemovePlace, "remove-folder"),
        ],
        Place::Tag(_) => vec![
            act(Button::RenamePlace, "rename-tag"),
            act(Button::RemovePlace, "remove-tag"),
        ],
        Place::All => Vec::new(),
    }
}

fn on_rows(model: &Model) -> Vec<Node> {
    let act = |act, key| button(act, word(model.lang, key), "small");
    let is_one = model.ticked.len() == 1;
    let mut offers = Vec::new();
    offers.extend(is_one.then(|| act(Button::Rename, "rename")));
    offers.extend([move_to(model), tag_as(model)]);
    offers.push(act(Button::SaveLines, "save-lines"));
    offers.push(act(Button::SaveTable, "save-table"));
    offers.push(act(Button::Delete, "delete"));
    offers
}

fn move_to(model: &Model) -> Node {
    let none = ("none".to_owned(), word(model.lang, "no-folder").to_owned());
    let folders = model
        .catalogue
        .folders()
        .map(|(n, name)| (n.to_string(), name.to_owned()));
    let new = ("new".to_owned(), word(model.lang, "new-folder").to_owned());
    menu(
        "put",
        word(model.lang, "move-to"),
        [none].into_iter().chain(folders).chain([new]).collect(),
    )
}

/// The menu of tags. A sign marks those that all ticked rows have, which would be removed, and another those that
/// some have.
fn tag_as(model: &Model) -> Node {
    let tagged = model
        .ticked
        .iter()
        .map(|&row| model.catalogue.row(row).tags);
    let (all, some) = tagged.fold((u64::MAX, 0), |(all, some), tags| (all & tags, some | tags));
    let sign = |tag: u16| match (all >> tag & 1, some >> tag & 1) {
        (1, _) => "✓ ",
        (_, 1) => "– ",
        _ => "",
    };
    let tags = model.catalogue.tags();
    let tags = tags.map(|(tag, name)| (tag.to_string(), format!("{}{name}", sign(tag))));
    let new = ("new".to_owned(), word(model.lang, "new-tag").to_owned());
    menu(
        "mark",
        word(model.lang, "tag-as"),
        tags.chain([new]).collect(),
    )
}

/// A question to be confirmed by a press.
fn really(model: &Model, ask: &str, (act, key): (Button, &str)) -> Vec<Node> {
    let really = button(act, word(model.lang, key), "small warns");
    vec![
        element("p", "question").text(word(model.lang, ask)),
        really.with("data-field", "ask"),
        button(Button::Cancel, word(model.lang, "cancel"), "small"),
    ]
}

/// The question asked, and the ways to answer it.
pub(super) fn question(model: &Model, ask: &Ask) -> Vec<Node> {
    let cancel = button(Button::Cancel, word(model.lang, "cancel"), "small");
    let key = match ask.what {
        Asked::Name(_) => "ask-name",
        Asked::Folder(_) => "ask-folder",
        Asked::Tag => "ask-tag",
        Asked::Place => "ask-place",
        Asked::Empty => return really(model, "ask-empty", (Button::ReallyEmpty, "really-empty")),
        Asked::Forget => {
            return really(model, "ask-forget", (Button::ReallyForget, "really-forget"));
        }
    };
    let field = element("input", "")
        .with("type", "text")
        .with("data-field", "ask")
        .with("autocomplete", "off")
        .with("maxlength", 60)
        .with("aria-label", word(model.lang, key))
        .with("placeholder", word(model.lang, key))
        .with("value", &ask.text);
    vec![
        field,
        button(Button::Ok, word(model.lang, "ok"), "small"),
        cancel,
    ]
}
