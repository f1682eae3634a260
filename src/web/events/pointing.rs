//! What the pointer or the focus is on: text about cells, and cells.

use super::target::{around, cell_of, nearest};
use crate::web::dom;
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use app::Msg;
use nonet::board;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{
    Document, Element, Event, EventTarget, FocusEvent, HtmlTextAreaElement, Node, PointerEvent,
};

/// Text about cells.
const ABOUT: &str = "[data-cells]";

/// The lines of a reason, which depend on the cell that the pointer is on.
const LINES: &str = "#panel .lines";

pub(super) fn listen(board: &Element, tell: &Sender) -> Vec<Listener> {
    let document = dom::document();
    let [over, out, focused, blurred, reached] = std::array::from_fn(|_| tell.clone());
    let [entered, left] = hovering(tell);
    vec![
        Listener::new(board, "pointerover", move |event: PointerEvent| {
            entered(cell_of(&event).filter(|_| shows_lines(&dom::document())));
        }),
        Listener::new(board, "pointerleave", move |_: PointerEvent| left(None)),
        Listener::new(&document, "pointerover", move |event: PointerEvent| {
            enter(&over, &event, event.related_target());
        }),
        Listener::new(&document, "pointerout", move |event: PointerEvent| {
            leave(&out, &event, event.related_target());
        }),
        Listener::new(&document, "focusin", move |event: FocusEvent| {
            enter(&focused, &event, event.related_target());
            select_all(&event);
        }),
        Listener::new(&document, "focusout", move |event: FocusEvent| {
            leave(&blurred, &event, event.related_target());
        }),
        Listener::new(board, "focusin", move |event: FocusEvent| {
            reach(&reached, &event)
        }),
    ]
}

/// Two ways to report which cell the pointer is on, if that has changed.
fn hovering(tell: &Sender) -> [impl Fn(Option<board::Cell>) + 'static; 2] {
    let last = Rc::new(Cell::new(None));
    std::array::from_fn(|_| {
        let (tell, last) = (tell.clone(), Rc::clone(&last));
        move |cell| {
            if last.replace(cell) != cell {
                tell.msg(Msg::Hovered(cell));
            }
        }
    })
}

fn shows_lines(page: &Document) -> bool {
    page.query_selector(LINES)
        .is_ok_and(|lines| lines.is_some())
}

fn enter(tell: &Sender, event: &Event, from: Option<EventTarget>) {
    let Some(words) = around(event, ABOUT).filter(|words| !is_in(from, words)) else {
        return;
    };
    let list = words.get_attribute("data-cells").unwrap_or_default();
    let cells = list.split(',').filter_map(|index| index.parse().ok());
    tell.msg(Msg::PointedAt(cells.map(board::Cell::new).collect()));
}

fn leave(tell: &Sender, event: &Event, to: Option<EventTarget>) {
    if around(event, ABOUT).is_some_and(|words| !is_in(to, &words)) {
        tell.msg(Msg::PointedAt(Vec::new()));
    }
}

fn is_in(other: Option<EventTarget>, words: &Element) -> bool {
    let node = other.and_then(|other| other.dyn_into::<Node>().ok());
    node.and_then(|node| nearest(&node, ABOUT)).as_ref() == Some(words)
}

/// If a cell gets the focus by other means than ours (a screen reader, a touch), typing must go there. The one that
/// Tab reaches already has it.
fn reach(tell: &Sender, event: &Event) {
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
