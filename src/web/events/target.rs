//! The target of an event.

use crate::web::dom;
use nonet::board::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, Node};

/// The element of an event, or the nearest ancestor, that matches the selector.
pub(super) fn around(event: &Event, selector: &str) -> Option<Element> {
    nearest(event.target()?.dyn_ref()?, selector)
}

/// The node, or the nearest ancestor, that matches the selector.
pub(super) fn nearest(node: &Node, selector: &str) -> Option<Element> {
    let element = node.dyn_ref::<Element>().cloned();
    let element = element.or_else(|| node.parent_element())?;
    dom::around(&element, selector)
}

/// The cell of the board that an event is about.
pub(super) fn cell_of(event: &Event) -> Option<Cell> {
    let index = around(event, "[data-cell]")?.get_attribute("data-cell")?;
    index.parse().ok().map(Cell::new)
}

/// Does the event come from where the browser is in charge, a text field or an open list?
pub(super) fn in_field(event: &Event) -> bool {
    around(event, "textarea, select, input:not([type=checkbox])").is_some()
}
