//! The techniques to choose from, as nodes.

use super::refs::link;
use crate::web::dom;
use app::view::{FamilyRow, TechniqueRow};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};

/// A check box for each family; half ticked if only some of its techniques are on.
pub(super) fn families(rows: &[FamilyRow]) -> HtmlElement {
    let rows = rows.iter().map(|row| {
        let (label, input) = tick(&row.name, row.on == Some(true));
        input.set_indeterminate(row.on.is_none());
        dom::put(&input, "data-family", &row.place.to_string());
        label
    });
    dom::with_children("div", "families", rows)
}

/// The check boxes have one tab stop; the arrow keys move from one to the next, and with Alt they move the technique
/// (`events::roving`). The buttons are for the pointer.
pub(super) fn list(rows: &[TechniqueRow]) -> HtmlElement {
    let rows = rows.iter().enumerate();
    dom::with_children("ol", "order", rows.map(|(at, row)| technique(row, at == 0)))
}

fn technique(row: &TechniqueRow, is_stop: bool) -> HtmlElement {
    let place = row.place.to_string();
    let (label, input) = tick(&row.name, row.on);
    dom::put(&input, "data-technique", &place);
    input.set_tab_index(if is_stop { 0 } else { -1 });
    let moves = [("data-up", "↑"), ("data-down", "↓")];
    let moves = moves.iter().zip(&row.moves).map(|((name, sign), title)| {
        let button = dom::with_text("button", "small", sign);
        dom::put(&button, "type", "button");
        dom::put(&button, "aria-label", title);
        dom::put(&button, name, &place);
        button.set_tab_index(-1);
        button
    });
    let what_is = what_is(row);
    dom::with_children("li", "", [label, what_is].into_iter().chain(moves))
}

/// A question mark link, which the right arrow reaches.
fn what_is(row: &TechniqueRow) -> HtmlElement {
    let link = link(row.slug, "small", "?");
    for title in ["aria-label", "title"] {
        dom::put(&link, title, &row.what_is);
    }
    link.set_tab_index(-1);
    link
}

fn tick(name: &str, on: bool) -> (HtmlElement, HtmlInputElement) {
    let input: HtmlInputElement = dom::element("input", "").unchecked_into();
    input.set_type("checkbox");
    input.set_checked(on);
    let label = dom::with_children("label", "toggle", [input.clone().into()]);
    dom::append_text(&label, name);
    (label, input)
}
