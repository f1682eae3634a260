//! The look of the library: a tree of elements, styled by `www/library.css`.

use crate::key;
use ::words::Key;
mod bar;
mod figures;
mod list;
mod picture;
mod places;

use super::deed::LibraryEdit;
use super::model::Model;
use super::words::count;
use super::{Button, Place};
use markup::Node;
use markup::parts::{button, element};

/// The library as it should look.
pub fn view(model: &Model) -> Node {
    element("div", "library")
        .with("data-saved", model.is_saved())
        .child(places::places(model))
        .child(element("section", "stock").children(stock(model)))
        .child(said(model))
}

/// The list, or the statistics.
fn stock(model: &Model) -> Vec<Node> {
    let mut stock = vec![bar::find(model), notices(model)];
    match model.shows_figures {
        true => stock.push(figures::figures(model)),
        false => stock.extend([bar::acts(model), list::list(model)]),
    }
    stock
}

/// The notices, which stay.
fn notices(model: &Model) -> Node {
    let notice =
        |text: String, buttons: Vec<Node>| element("p", "notice").text(text).children(buttons);
    let mut notices = Vec::new();
    if !model.is_ours {
        notices.push(notice(
            model.lang.word(key::NOT_OURS).to_owned(),
            Vec::new(),
        ));
    }
    if model.standing.fault.is_some() {
        notices.push(notice(model.lang.word(key::UNSAVED).to_owned(), Vec::new()));
    }
    let damaged = model.catalogue.damaged().len();
    if damaged > 0 {
        let buttons = [
            (Button::SaveDamaged, key::SAVE_DAMAGED),
            (Button::ForgetDamaged, key::FORGET_DAMAGED),
        ];
        let buttons = buttons.map(|(act, key)| button(act, model.lang.word(key), "small"));
        notices.push(notice(
            count(model.lang, key::DAMAGED_LINES, damaged),
            buttons.into(),
        ));
    }
    element("div", "notices-here").children(notices)
}

/// The last message, and the button to undo; a passing message takes no room.
fn said(model: &Model) -> Node {
    let undo = undo(model).map(|key| button(Button::Undo, model.lang.word(key), "small"));
    let rest = unrated(model);
    let passes = model.said.is_empty() && rest.is_empty() && undo.is_none();
    let class = if passes {
        "said-here passing"
    } else {
        "said-here"
    };
    element("div", class)
        .child(element("p", "").with("role", "status").text(now(model)))
        .child(element("p", "").text(rest)) // the changing number is not to be read out
        .children(undo)
}

/// The key of the button that undoes the last deletion or removal.
fn undo(model: &Model) -> Option<Key> {
    match model.undo.first() {
        _ if model.query.place == Place::Deleted => None,
        Some(LibraryEdit::Delete(..)) => Some(key::UNDO),
        Some(_) => Some(key::UNDO_REMOVAL),
        None => None,
    }
}

/// The last message, or what is going on.
fn now(model: &Model) -> String {
    match model.said.is_empty() {
        true if !model.is_read => model.lang.word(key::READING).to_owned(),
        true if model.is_ours && !model.is_saved() => model.lang.word(key::SAVING).to_owned(),
        _ => model.said.clone(),
    }
}

/// How many rows still have to be rated before the list is right.
fn unrated(model: &Model) -> String {
    match model.unrated.len() {
        n if n > 0 && model.rates_on() && !model.shows_figures => {
            count(model.lang, key::NOT_RATED_YET, n)
        }
        _ => String::new(),
    }
}
