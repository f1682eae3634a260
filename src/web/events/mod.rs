//! From the document's events to messages, and nothing else.
//!
//! A few listeners on the document hear everything; attributes say what an element means.

mod controls;
mod files;
mod holding;
mod keyboard;
mod player;
mod pointing;
mod rebinding;
mod roving;
mod strokes;
mod target;
mod transfer;
mod typing;

use super::happened::Sender;
use super::listener::Listener;
use super::{address, dom};
use app::Msg;
use app::msg::Action;
use web_sys::{Element, Event, HashChangeEvent};

/// Listens to everything that the page reacts to, for as long as the result is kept.
pub(super) fn listen(root: &Element, tell: &Sender) -> Vec<Listener> {
    let board: Element = dom::find(root, "#board");
    let mut listeners = Vec::new();
    listeners.extend(player::listen(root, tell));
    listeners.extend(keyboard::listen(root, tell));
    listeners.extend(rebinding::listen(root, tell));
    listeners.extend(typing::listen(&board, tell));
    listeners.extend(holding::listen(&dom::find(root, "#keys"), tell));
    listeners.extend(controls::listen(tell));
    listeners.extend(pointing::listen(&board, tell));
    listeners.extend(strokes::listen(&board, tell));
    listeners.extend(roving::listen());
    listeners.extend(transfer::listen(tell));
    listeners.extend(files::listen(root, tell));
    listeners.extend(closing(root, tell));
    listeners.extend(news(tell));
    listeners
}

/// The sheet was closed by its button or by Escape, which the browser handles itself.
fn closing(root: &Element, tell: &Sender) -> Vec<Listener> {
    let sheet: Element = dom::find(root, "#sheet");
    let tell = tell.clone();
    let closed = move |_: Event| tell.msg(Msg::Action(Action::CloseSheet));
    vec![Listener::new(&sheet, "close", closed)]
}

/// News from `boot.js` about the service worker, and changes of the address by the user.
fn news(tell: &Sender) -> Vec<Listener> {
    let (document, window) = (dom::document(), dom::window());
    let [update, offline, seen, turned, fragment] = std::array::from_fn(|_| tell.clone());
    vec![
        Listener::new(&document, "nonet:update", move |_: Event| {
            update.msg(Msg::UpdateReady);
        }),
        Listener::new(&document, "nonet:offline", move |_: Event| {
            offline.msg(Msg::OfflineReady);
        }),
        Listener::new(&document, "visibilitychange", move |_: Event| {
            seen.msg(Msg::Seen(!dom::document().hidden()));
        }),
        Listener::new(&window, "popstate", move |_: Event| turned.msg(Msg::Turned)),
        Listener::new(
            &window,
            "hashchange",
            move |_: HashChangeEvent| match address::fragment() {
                Ok(text) => fragment.msg(Msg::FragmentChanged(text)),
                Err(error) => dom::log(&error),
            },
        ),
    ]
}
