//! What a node refers to: cells, which the board marks while it is pointed at or focused, and pages of techniques.

use crate::web::dom;
use app::buttons;
use nonet::board::Cell;
use web_sys::{Element, HtmlElement};

pub(super) fn refer(node: &Element, cells: &[Cell]) {
    let cells: Vec<String> = cells.iter().map(|cell| cell.index().to_string()).collect();
    dom::put(node, "data-cells", &cells.join(","));
}

/// A link to the page of a technique. The browser follows it, and can go back.
pub(super) fn link(slug: &str, class: &str, text: &str) -> HtmlElement {
    let node = dom::with_text("a", class, text);
    dom::put(&node, "href", &buttons::address(slug));
    node
}
