//! Lists with one tab stop: the arrow keys move from one of their elements to the next.

use super::target::around;
use crate::web::dom;
use crate::web::listener::Listener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Such a list: where it is, its elements, the keys that move back and forth.
struct List {
    list: &'static str,
    element: &'static str,
    keys: [&'static str; 2],
}

const LISTS: [List; 7] = [
    List {
        list: "[role=tablist]",
        element: "[role=tab]",
        keys: ["ArrowLeft", "ArrowRight"],
    },
    List {
        list: ".played",
        element: "li",
        keys: ["ArrowUp", "ArrowDown"],
    },
    List {
        list: ".lines",
        element: "li",
        keys: ["ArrowUp", "ArrowDown"],
    },
    List {
        list: "[role=tree]",
        element: "[role=treeitem]",
        keys: ["ArrowUp", "ArrowDown"],
    },
    List {
        list: ".order",
        element: "input",
        keys: ["ArrowUp", "ArrowDown"],
    },
    List {
        list: "#learn-about",
        element: ".shelf a",
        keys: ["ArrowUp", "ArrowDown"],
    },
    List {
        list: ".panel > code",
        element: ".ref",
        keys: ["ArrowLeft", "ArrowRight"],
    },
];

pub(super) fn listen() -> Vec<Listener> {
    // On the body: before the page's own keys, which the document handles.
    let body: Element = dom::find(&dom::html(), "body");
    let pressed = |event: KeyboardEvent| {
        if event.alt_key() {
            shift(&event);
        }
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key() {
            return;
        }
        for list in &LISTS {
            rove(list, &event);
        }
        climb(&event);
        aside(&event);
    };
    vec![Listener::new(&body, "keydown", pressed)]
}

fn rove(list: &List, event: &KeyboardEvent) {
    let (Some(parent), Some(from)) = (around(event, list.list), around(event, list.element)) else {
        return;
    };
    if matches!(event.key().as_str(), "Enter" | " ") && dom::is(&from, "[data-row], [data-branch]")
    {
        event.prevent_default();
        return choose(&from);
    }
    let elements = dom::all(&parent, list.element);
    let place = elements
        .iter()
        .position(|element| from.is_same_node(Some(element)));
    let Some(to) = place.and_then(|place| target(list, &event.key(), place, elements.len())) else {
        return;
    };
    event.prevent_default();
    go(&elements[to])
}

/// In a tree the right arrow opens a branch or goes into it; the left one closes it or goes to its parent.
fn climb(event: &KeyboardEvent) {
    let Some(row) = around(event, "[role=treeitem]") else {
        return;
    };
    let expanded = row.get_attribute("aria-expanded");
    let to = match (event.key().as_str(), expanded.as_deref()) {
        ("ArrowRight", Some("false")) | ("ArrowLeft", Some("true")) => {
            event.prevent_default();
            return choose(&row);
        }
        ("ArrowRight", Some(_)) => row.next_element_sibling(),
        ("ArrowLeft", _) => branch_of(&row),
        _ => return,
    };
    event.prevent_default();
    if let Some(to) = to.and_then(|to| to.dyn_into::<HtmlElement>().ok()) {
        go(&to);
    }
}

/// The row before this one that is nearer to the root.
fn branch_of(row: &Element) -> Option<Element> {
    let level = |row: &Element| row.get_attribute("aria-level");
    let mut before = std::iter::successors(row.previous_element_sibling(), |row| {
        row.previous_element_sibling()
    });
    before.find(|other| level(other) < level(row))
}

/// In a row of an ordered list the right arrow goes to its link, the left one back.
fn aside(event: &KeyboardEvent) {
    let to = match event.key().as_str() {
        "ArrowRight" => "a",
        "ArrowLeft" => "input",
        _ => return,
    };
    let Some(row) = around(event, ".order li") else {
        return;
    };
    event.prevent_default();
    go(&dom::find(&row, to))
}

/// Alt and an arrow move a row of an ordered list, as its buttons do.
fn shift(event: &KeyboardEvent) {
    let (name, row) = match event.key().as_str() {
        "ArrowUp" => ("[data-up]", around(event, ".order li")),
        "ArrowDown" => ("[data-down]", around(event, ".order li")),
        _ => return,
    };
    let button = row.and_then(|row| dom::first(&row, name));
    if let Some(button) = button {
        event.prevent_default();
        choose(&button);
    }
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
fn choose(row: &Element) {
    if let Some(row) = row.dyn_ref::<HtmlElement>() {
        row.click();
    }
}

/// Moves the focus; a tab or a step of the tree is chosen as soon as it is reached, but not a change of the game.
fn go(element: &HtmlElement) {
    dom::focus(element);
    if dom::is(element, "[role=tab], [role=treeitem][data-row]:not(.past)") {
        element.click();
    }
}
