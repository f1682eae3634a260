//! What the pointer or the focus is on: words about cells, and cells.

use super::target::{around, cell_of, nearest};
use crate::app::Msg;
use crate::board::Cell;
use crate::web::happened::Tell;
use crate::web::listener::Listener;
use crate::web::{Fallible, dom};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, FocusEvent, HtmlTextAreaElement, Node, PointerEvent};

/// Words about cells.
const ABOUT: &str = "[data-cells]";

pub(super) fn listen(board: &Element, tell: &Tell) -> Fallible<Vec<Listener>> {
    let document = dom::document()?;
    let [over, out, focused, blurred, reached] = std::array::from_fn(|_| tell.clone());
    Ok(vec![
        Listener::new(&document, "pointerover", move |event: PointerEvent| {
            enter(&over, &event, event.related_target());
        })?,
        Listener::new(&document, "pointerout", move |event: PointerEvent| {
            leave(&out, &event, event.related_target());
        })?,
        Listener::new(&document, "focusin", move |event: FocusEvent| {
            enter(&focused, &event, event.related_target());
            select_all(&event);
        })?,
        Listener::new(&document, "focusout", move |event: FocusEvent| {
            leave(&blurred, &event, event.related_target());
        })?,
        Listener::new(board, "focusin", move |event: FocusEvent| {
            reach(&reached, &event)
        })?,
    ])
}

fn enter(tell: &Tell, event: &Event, from: Option<EventTarget>) {
    let Some(words) = around(event, ABOUT).filter(|words| !is_in(from, words)) else {
        return;
    };
    let list = words.get_attribute("data-cells").unwrap_or_default();
    let cells = list.split(',').filter_map(|index| index.parse().ok());
    tell.msg(Msg::PointedAt(cells.map(Cell::new).collect()));
}

fn leave(tell: &Tell, event: &Event, to: Option<EventTarget>) {
    if around(event, ABOUT).is_some_and(|words| !is_in(to, &words)) {
        tell.msg(Msg::PointedAt(Vec::new()));
    }
}

fn is_in(other: Option<EventTarget>, words: &Element) -> bool {
    let node = other.and_then(|other| other.dyn_into::<Node>().ok());
    node.and_then(|node| nearest(&node, ABOUT)).as_ref() == Some(words)
}

/// If a cell gets the focus by other means than ours (a screen reader, a touch), typing must go there. The one that the
/// tab key reaches already has it.
fn reach(tell: &Tell, event: &Event) {
    let is_cursor = around(event, "[data-cell][tabindex='0']").is_some();
    if let Some(cell) = cell_of(event).filter(|_| !is_cursor) {
        tell.msg(Msg::Clicked(cell));
    }
}

/// Text offered for copying by hand is selected as soon as it is reached.
fn select_all(event: &Event) {
    let field = around(event, "textarea[readonly]");
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()) {
        field.select();
    }
}
