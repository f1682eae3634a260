//! The few things that the page does to the document. Text only ever becomes a text node.

use super::Fallible;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, Node, Window};

const SVG: &str = "http://www.w3.org/2000/svg";

#[wasm_bindgen]
extern "C" {
    type MediaQueryList;

    #[wasm_bindgen(js_name = matchMedia)]
    fn match_media(query: &str) -> MediaQueryList;

    #[wasm_bindgen(method, getter)]
    fn matches(this: &MediaQueryList) -> bool;
}

/// The page's window.
pub(super) fn window() -> Fallible<Window> {
    web_sys::window().ok_or_else(|| JsValue::from_str("no window"))
}

/// The page's document.
pub(super) fn document() -> Fallible<Document> {
    let document = window()?.document();
    document.ok_or_else(|| JsValue::from_str("no document"))
}

/// Does the user ask for less motion?
pub(super) fn motion_is_unwanted() -> bool {
    match_media("(prefers-reduced-motion: reduce)").matches()
}

/// The root of the document.
pub(super) fn html() -> Fallible<Element> {
    let html = document()?.document_element();
    html.ok_or_else(|| JsValue::from_str("an empty document"))
}

/// A new element with these classes.
pub(super) fn element(tag: &str, class: &str) -> Fallible<HtmlElement> {
    let element: HtmlElement = document()?.create_element(tag)?.unchecked_into();
    if !class.is_empty() {
        element.set_class_name(class);
    }
    Ok(element)
}

/// A new element with these classes and this text.
pub(super) fn with_text(tag: &str, class: &str, text: &str) -> Fallible<HtmlElement> {
    let element = element(tag, class)?;
    element.set_text_content(Some(text));
    Ok(element)
}

/// A new element that holds these.
pub(super) fn with_children(
    tag: &str,
    class: &str,
    children: impl IntoIterator<Item = Fallible<HtmlElement>>,
) -> Fallible<HtmlElement> {
    let element = element(tag, class)?;
    for child in children {
        append(&element, child)?;
    }
    Ok(element)
}

/// Adds a child, if it could be made.
pub(super) fn append(parent: &Node, child: Fallible<HtmlElement>) -> Fallible {
    let child = child?;
    parent.append_child(&child).map(drop)
}

/// A new element of a drawing.
pub(super) fn drawing(tag: &str, class: &str) -> Fallible<Element> {
    let element = document()?.create_element_ns(Some(SVG), tag)?;
    element.set_attribute("class", class)?;
    Ok(element)
}

/// The first element that matches the selector; the skeleton has one.
pub(super) fn find<T: JsCast>(root: &Element, selector: &str) -> Fallible<T> {
    let found = root.query_selector(selector)?;
    let missing = || JsValue::from_str(&format!("the page has no {selector}"));
    found.ok_or_else(missing)?.dyn_into().map_err(JsValue::from)
}

/// All elements that match the selector.
pub(super) fn all(root: &Element, selector: &str) -> Fallible<Vec<HtmlElement>> {
    let list = root.query_selector_all(selector)?;
    let nodes = (0..list.length()).filter_map(|at| list.item(at));
    Ok(nodes.filter_map(|node| node.dyn_into().ok()).collect())
}

/// Scrolls the list of rows, and nothing else, so that this one is in the middle.
pub(super) fn scroll_to(row: &HtmlElement) {
    let list = row.parent_element();
    let list = list.and_then(|list| list.dyn_into::<HtmlElement>().ok());
    if let Some(list) = list {
        let above = (list.client_height() - row.offset_height()) / 2;
        list.set_scroll_top(row.offset_top() - list.offset_top() - above);
    }
}

/// Sets an attribute unless it has the value already.
pub(super) fn set(element: &Element, name: &str, value: &str) -> Fallible {
    if element.get_attribute(name).as_deref() == Some(value) {
        return Ok(());
    }
    element.set_attribute(name, value)
}

/// Sets an attribute to `true` or `false`.
pub(super) fn set_state(element: &Element, name: &str, on: bool) -> Fallible {
    set(element, name, if on { "true" } else { "false" })
}

/// Adds or removes an attribute.
pub(super) fn set_flag(element: &Element, name: &str, on: bool) -> Fallible {
    element.toggle_attribute_with_force(name, on).map(drop)
}

/// Does this element have the keyboard's focus?
pub(super) fn has_focus(element: &Element) -> bool {
    let active = document()
        .ok()
        .and_then(|document| document.active_element());
    active.as_ref() == Some(element)
}

/// Logs an error that nobody can do anything about.
pub(super) fn log(error: &JsValue) {
    web_sys::console::error_1(error);
}

/// Logs the error, if it is one.
pub(super) fn log_failure<T>(result: Fallible<T>) {
    if let Err(error) = result {
        log(&error);
    }
}
