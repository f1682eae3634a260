//! Above the list: the search, and the acts on the ticked rows.

use crate::button::Button;
use crate::key;
use crate::model::{Ask, Asked, Model};
use crate::query::{Place, Sort, State};
use crate::words::{count, level, say};
use answers::protocol::Grade;
use markup::parts::{button, element, menu, named_select};
use markup::{Act, Node};
use words::{Key, thousands};

/// The search.
pub(super) fn find(model: &Model) -> Node {
    let say = |key: Key| model.lang.word(key);
    let search = element("input", "search")
        .with("type", "search")
        .with("data-field", "search")
        .with("autocomplete", "off")
        .with("spellcheck", "false")
        .with("aria-label", say(key::SEARCH))
        .with("placeholder", say(key::SEARCH_HINT))
        .with("value", &model.query.text);
    element("div", "find")
        .with("role", "search")
        .child(search)
        .child(named_select(
            "state",
            say(key::SHOW),
            name_of(&State::ALL, model.query.state),
            &states(model),
        ))
        .child(named_select(
            "grade",
            say(key::BY_DIFFICULTY),
            model.query.grade.map_or("", Grade::slug),
            &grades(model),
        ))
        .child(named_select(
            "sort",
            say(key::SORT),
            name_of(&Sort::ALL, model.query.sort),
            &sorts(model),
        ))
        .child(
            button(Button::Figures, say(key::FIGURES), "small")
                .with("aria-pressed", model.shows_figures),
        )
        .child(button(Button::Import, say(key::IMPORT), "small"))
        .child(button(Button::Backup, say(key::BACKUP), "small"))
}

fn name_of<T: PartialEq>(all: &[(&'static str, T)], chosen: T) -> &'static str {
    let row = all.iter().find(|(_, one)| *one == chosen);
    row.map_or("", |(name, _)| name)
}

fn states(model: &Model) -> Vec<(String, String)> {
    const WORDS: [Key; 4] = [key::ANY, key::UNTOUCHED, key::BEGUN, key::SOLVED_ONES];
    let rows = State::ALL.iter().zip(WORDS);
    rows.map(|((name, _), key)| ((*name).to_owned(), model.lang.word(key).to_owned()))
        .collect()
}

fn grades(model: &Model) -> Vec<(String, String)> {
    let any = (String::new(), model.lang.word(key::ANY_GRADE).to_owned());
    let name = |grade: Grade| grade.slug().to_owned();
    let grades = Grade::all().map(|grade| (name(grade), level(model.lang, grade).to_owned()));
    [any].into_iter().chain(grades).collect()
}

fn sorts(model: &Model) -> Vec<(String, String)> {
    const WORDS: [Key; 6] = [
        key::BY_PLAYED,
        key::BY_CREATED,
        key::BY_NAME,
        key::BY_DIFFICULTY,
        key::BY_PROGRESS,
        key::BY_GIVENS,
    ];
    let rows = Sort::ALL.iter().zip(WORDS);
    rows.map(|((name, _), key)| ((*name).to_owned(), model.lang.word(key).to_owned()))
        .collect()
}

/// The acts.
pub(super) fn acts(model: &Model) -> Node {
    let n = match model.ticked.len() {
        0 => count(model.lang, key::ROWS, model.list.len()),
        n => count(model.lang, key::TICKED, n),
    };
    let is_all = !model.list.is_empty() && model.ticked.len() == model.list.len();
    let all = element("input", "")
        .with("type", "checkbox")
        .with("data-do", Button::TickAll.name())
        .with("aria-label", model.lang.word(key::TICK_ALL))
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
    let act = |act, key| button(act, model.lang.word(key), "small");
    if !model.rates_on() || model.query.place == Place::Deleted || model.asks.is_some() {
        return Vec::new();
    }
    if model.unrated.is_empty() {
        let is_some = !model.list.is_empty() && model.ticked.is_empty();
        return Vec::from_iter(is_some.then(|| act(Button::RateAll, key::RATE_ALL)));
    }
    let n_rated = model.n_sought.saturating_sub(model.unrated.len());
    let [n, of] = [n_rated, model.n_sought].map(|n| thousands(n as u64));
    let told = say(model.lang, key::RATED_OF, &[("n", &n), ("of", &of)]);
    let stop = model
        .rates_all
        .then(|| act(Button::RateNoMore, key::RATE_NO_MORE));
    let told = element("p", "note").text(told);
    [told].into_iter().chain(stop).collect()
}

/// The acts offered: on the ticked rows, or else on the place. For the row with the cursor there are only keys, as
/// without keys the cursor is not visible.
fn offers(model: &Model) -> Vec<Node> {
    let act = |act, key| button(act, model.lang.word(key), "small");
    let is_some = !model.ticked.is_empty();
    match model.query.place {
        Place::Deleted => {
            let mut offers = Vec::new();
            offers.extend(is_some.then(|| act(Button::Restore, key::RESTORE)));
            offers.extend((!model.list.is_empty()).then(|| act(Button::Empty, key::EMPTY)));
            offers
        }
        _ if is_some => on_rows(model),
        Place::Folder(_) => vec![
            act(Button::RenamePlace, key::RENAME_FOLDER),
            act(Button::RemovePlace, key::REMOVE_FOLDER),
        ],
        Place::Tag(_) => vec![
            act(Button::RenamePlace, key::RENAME_TAG),
            act(Button::RemovePlace, key::REMOVE_TAG),
        ],
        Place::All => Vec::new(),
    }
}

fn on_rows(model: &Model) -> Vec<Node> {
    let act = |act, key| button(act, model.lang.word(key), "small");
    let is_one = model.ticked.len() == 1;
    let mut offers = Vec::new();
    offers.extend(is_one.then(|| act(Button::Rename, key::RENAME)));
    offers.extend([move_to(model), tag_as(model)]);
    offers.push(act(Button::SaveLines, key::SAVE_LINES));
    offers.push(act(Button::SaveTable, key::SAVE_TABLE));
    offers.push(act(Button::Delete, key::DELETE));
    offers
}

fn move_to(model: &Model) -> Node {
    let none = (
        "none".to_owned(),
        model.lang.word(key::NO_FOLDER).to_owned(),
    );
    let folders = model
        .catalogue
        .folders()
        .map(|(n, name)| (n.to_string(), name.to_owned()));
    let new = (
        "new".to_owned(),
        model.lang.word(key::NEW_FOLDER).to_owned(),
    );
    menu(
        "put",
        model.lang.word(key::MOVE_TO),
        [none].into_iter().chain(folders).chain([new]),
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
    let new = ("new".to_owned(), model.lang.word(key::NEW_TAG).to_owned());
    menu("mark", model.lang.word(key::TAG_AS), tags.chain([new]))
}

/// A question to be confirmed by a press.
fn really(model: &Model, ask: Key, (act, key): (Button, Key)) -> Vec<Node> {
    let really = button(act, model.lang.word(key), "small warns");
    vec![
        element("p", "question").text(model.lang.word(ask)),
        really.with("data-field", "ask"),
        button(Button::Cancel, model.lang.word(key::CANCEL), "small"),
    ]
}

/// The question asked, and the ways to answer it.
pub(super) fn question(model: &Model, ask: &Ask) -> Vec<Node> {
    let cancel = button(Button::Cancel, model.lang.word(key::CANCEL), "small");
    let key = match ask.what {
        Asked::Name(_) => key::ASK_NAME,
        Asked::Folder(_) => key::ASK_FOLDER,
        Asked::Tag => key::ASK_TAG,
        Asked::Place => key::ASK_PLACE,
        Asked::Empty => {
            return really(
                model,
                key::ASK_EMPTY,
                (Button::ReallyEmpty, key::REALLY_EMPTY),
            );
        }
        Asked::Forget => {
            return really(
                model,
                key::ASK_FORGET,
                (Button::ReallyForget, key::REALLY_FORGET),
            );
        }
    };
    let field = element("input", "")
        .with("type", "text")
        .with("data-field", "ask")
        .with("autocomplete", "off")
        .with("maxlength", 60)
        .with("aria-label", model.lang.word(key))
        .with("placeholder", model.lang.word(key))
        .with("value", &ask.text);
    vec![
        field,
        button(Button::Ok, model.lang.word(key::OK), "small"),
        cancel,
    ]
}
