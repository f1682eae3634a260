//! What an event in a room is about.

use crate::web::dom;
use markup::Act;
use std::str::FromStr;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

/// The nearest element around the event's target, or itself, that matches the selector.
pub(in crate::web) fn around(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    dom::around(&target, selector)
}

/// Elements that do something when they are pressed.
pub(in crate::web) const ACTS: &str = "[data-do]";

/// What was pressed does this.
pub(in crate::web) fn act<A: Act>(event: &Event) -> Option<A> {
    let name = around(event, ACTS)?.get_attribute("data-do")?;
    A::named(&name)
}

/// An attribute as a number.
pub(in crate::web) fn number<T: FromStr>(element: &Element, name: &str) -> Option<T> {
    element.get_attribute(name)?.parse().ok()
}

/// The field that was set, by its name, and its value.
pub(in crate::web) fn set(event: &Event) -> Option<(String, String)> {
    let target = around(event, "[data-field]")?;
    let field = target.get_attribute("data-field")?;
    let value = if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        select.value()
    } else if let Some(area) = target.dyn_ref::<HtmlTextAreaElement>() {
        area.value()
    } else {
        let input = target.dyn_ref::<HtmlInputElement>()?;
        if input.type_() == "checkbox" {
            input.checked().to_string()
        } else {
            input.value()
        }
    };
    Some((field, value))
}
