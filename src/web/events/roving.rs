//! Lists with one tab stop: the arrow keys move from one of their elements to the next.

use super::target::around;
use crate::web::listener::Listener;
use crate::web::{Fallible, dom};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Such a list: where it is, its elements, the keys that move back and forth.
struct List {
    list: &'static str,
    element: &'static str,
    keys: [&'static str; 2],
}

const LISTS: [List; 4] = [
    List {
        list: "[role=tablist]",
        element: "[role=tab]",
        keys: ["ArrowLeft", "ArrowRight"],
    },
    List {
        list: ".steps",
        element: "li",
        keys: ["ArrowUp", "ArrowDown"],
    },
    List {
        list: ".order",
        element: "input",
        keys: ["ArrowUp", "ArrowDown"],
    },
    List {
        list: ".panel > code",
        element: ".ref",
        keys: ["ArrowLeft", "ArrowRight"],
    },
];

pub(super) fn listen() -> Fallible<[Listener; 1]> {
    // On the body: before the page's own keys, which the document hears.
    let body = dom::document()?.body();
    let body = body.ok_or("a document without a body")?;
    let pressed = |event: KeyboardEvent| {
        if event.alt_key() {
            dom::log_failure(shift(&event));
        }
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
            return;
        }
        for list in &LISTS {
            dom::log_failure(rove(list, &event));
        }
    };
    Ok([Listener::new(&body, "keydown", pressed)?])
}

fn rove(list: &List, event: &KeyboardEvent) -> Fallible {
    let (Some(parent), Some(from)) = (around(event, list.list), around(event, list.element)) else {
        return Ok(());
    };
    if matches!(event.key().as_str(), "Enter" | " ") && from.has_attribute("data-row") {
        event.prevent_default();
        return choose(&from);
    }
    let elements = dom::all(&parent, list.element)?;
    let place = elements
        .iter()
        .position(|element| from.is_same_node(Some(element)));
    let Some(to) = place.and_then(|place| target(list, &event.key(), place, elements.len())) else {
        return Ok(());
    };
    event.prevent_default();
    go(&elements[to])
}

/// Alt and an arrow move a row of an ordered list, as its buttons do.
fn shift(event: &KeyboardEvent) -> Fallible {
    let (name, row) = match event.key().as_str() {
        "ArrowUp" => ("[data-up]", around(event, ".order li")),
        "ArrowDown" => ("[data-down]", around(event, ".order li")),
        _ => return Ok(()),
    };
    let button = row.map(|row| row.query_selector(name)).transpose()?;
    if let Some(button) = button.flatten() {
        event.prevent_default();
        return choose(&button);
    }
    Ok(())
}

fn target(list: &List, key: &str, place: usize, length: usize) -> Option<usize> {
    match key {
        "Home" => Some(0),
        "End" => Some(length - 1),
        _ if key == list.keys[0] => Some((place + length - 1) % length),
        _ if key == list.keys[1] => Some((place + 1) % length),
        _ => None,
    }
}

/// Chooses a row of a list, just as a click would.
fn choose(row: &Element) -> Fallible {
    if let Some(row) = row.dyn_ref::<HtmlElement>() {
        row.click();
    }
    Ok(())
}

/// Moves the focus; a tab is chosen as soon as it is reached.
fn go(element: &HtmlElement) -> Fallible {
    element.focus()?;
    if is_tab(element) {
        element.click();
    }
    Ok(())
}

fn is_tab(element: &Element) -> bool {
    element.get_attribute("role").as_deref() == Some("tab")
}
