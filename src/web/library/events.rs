//! From the events in the library's part of the page to messages.

use super::happened::{Happened, Sender};
use super::menus;
use crate::web::dom;
use crate::web::listener::Listener;
use crate::web::room::events::{ACTS, act, around, number, set};
use crate::web::room::files::Reader;
use library::{Button, Key, Msg};
use wasm_bindgen::JsCast;
use web_sys::{
    ClipboardEvent, DragEvent, Element, Event, HtmlInputElement, HtmlSelectElement, KeyboardEvent,
    MouseEvent,
};

/// The largest file in bytes: larger than a backup of the most games that there can be.
const MOST: f64 = 300_000_000.0;

/// Listens for as long as the result is kept.
pub(super) fn listen(place: &Element, tell: &Sender) -> Vec<Listener> {
    let [clicked, changed, typed, key] = std::array::from_fn(|_| tell.clone());
    let [scrolled, resized, pasted, came] = std::array::from_fn(|_| tell.clone());
    let chosen = Reader::new(MOST, move |given| {
        came.happened(Happened::Now(Msg::FileCame(given.name, given.text)));
    });
    let dropped = chosen.clone();
    vec![
        Listener::new(place, "click", move |event: MouseEvent| {
            if let Some(msg) = pressed(&event) {
                clicked.happened(Happened::Now(msg));
            }
        }),
        Listener::new(place, "change", move |event: Event| {
            if !chosen.take(&event) && !is_text(&event) {
                field(&event).into_iter().for_each(|msg| changed.msg(msg));
            }
        }),
        Listener::new(place, "input", move |event: Event| {
            if is_text(&event) {
                field(&event).into_iter().for_each(|msg| typed.msg(msg));
            }
        }),
        Listener::new(place, "keydown", move |event: KeyboardEvent| {
            menus::take_key(&event);
            if let Some(msg) = key_msg(&event) {
                event.prevent_default();
                key.happened(Happened::Now(msg));
            }
            event.stop_propagation(); // the game has its own keys
        }),
        Listener::new(place, "paste", move |event: ClipboardEvent| {
            let data = event
                .clipboard_data()
                .filter(|_| around(&event, "input, [hidden]").is_none()); // Firefox aims at what was selected last
            let text = data.and_then(|data| data.get_data("text/plain").ok());
            if let Some(text) = text.filter(|text| !text.is_empty()) {
                keep_here(&event);
                pasted.happened(Happened::Now(Msg::FileCame(String::new(), Some(text))));
            }
        }),
        Listener::new(place, "drop", move |event: DragEvent| {
            let files = event.data_transfer().and_then(|data| data.files());
            if let Some(files) = files.filter(|files| files.length() > 0) {
                keep_here(&event);
                dropped.read_all(&files, None);
            }
        }),
        // Scroll events do not bubble.
        Listener::capturing(place, "scroll", move |_: Event| {
            scrolled.happened(Happened::Scrolled)
        }),
        Listener::new(&dom::window(), "resize", move |_: Event| {
            resized.happened(Happened::Scrolled)
        }),
    ]
}

fn pressed(event: &MouseEvent) -> Option<Msg> {
    if let Some(tick) = around(event, "[data-tick]") {
        return Some(Msg::Ticked(number(&tick, "data-tick")?, event.shift_key()));
    }
    if around(event, ACTS).is_some() {
        return act(event).map(Msg::Pressed);
    }
    if around(event, "label").is_some() {
        return None; // the press on the element that it names comes next
    }
    let row = around(event, "[data-row]")?;
    let number = number(&row, "data-row")?;
    Some(
        match event.ctrl_key() || event.meta_key() || event.shift_key() {
            true => Msg::Ticked(number, event.shift_key()),
            false => Msg::Chosen(number),
        },
    )
}

/// Is it a field for text? Such a field reports each character; a list to choose from, the choice.
fn is_text(event: &Event) -> bool {
    let target = around(event, "[data-field]");
    target.is_some_and(|target| !target.is_instance_of::<HtmlSelectElement>())
}

fn field(event: &Event) -> Option<Msg> {
    set(event).map(|(field, value)| Msg::Set(field, value))
}

/// Otherwise the page would handle it: as a puzzle for its board.
fn keep_here(event: &Event) {
    event.prevent_default();
    event.stop_propagation();
}

fn key_msg(event: &KeyboardEvent) -> Option<Msg> {
    let (key, shift) = (event.key(), event.shift_key());
    if let Some(field) = around(event, "[data-field=ask]") {
        let is_text = field.dyn_ref::<HtmlInputElement>().is_some();
        return match key.as_str() {
            "Enter" if is_text => Some(Msg::Answered),
            "Escape" => Some(Msg::Pressed(Button::Cancel)),
            _ => None,
        };
    }
    if around(event, "[data-field=search]").is_some() {
        return (key == "ArrowDown" || key == "Enter").then_some(Msg::Pressed(Button::List));
    }
    around(event, "[role=grid]")?;
    if event.alt_key() {
        return None;
    }
    if event.ctrl_key() || event.meta_key() {
        return (key == "a").then_some(Msg::Typed(Key::All));
    }
    Some(Msg::Typed(match key.as_str() {
        "ArrowDown" if shift => Key::TickOn(1),
        "ArrowUp" if shift => Key::TickOn(-1),
        "ArrowDown" => Key::By(1),
        "ArrowUp" => Key::By(-1),
        "PageDown" => Key::Page(1),
        "PageUp" => Key::Page(-1),
        "Home" => Key::First,
        "End" => Key::Last,
        "Enter" => Key::Open,
        " " => Key::Tick,
        "Delete" | "Backspace" => Key::Delete,
        "Escape" => Key::None,
        "F2" => return Some(Msg::Pressed(Button::Rename)),
        _ => return None,
    }))
}
