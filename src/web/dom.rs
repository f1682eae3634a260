//! The few changes that the page makes to the document. Text only ever becomes a text node.

use super::Fallible;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue, throw_str};
use web_sys::{Document, Element, HtmlElement, Node, NodeList, Window};

const SVG: &str = "http://www.w3.org/2000/svg";

#[wasm_bindgen]
extern "C" {
    type MediaQueryList;

    #[wasm_bindgen(thread_local_v2, js_name = window)]
    static WINDOW: Window;

    #[wasm_bindgen(thread_local_v2, js_name = document)]
    static DOCUMENT: Document;

    #[wasm_bindgen(js_name = matchMedia)]
    fn match_media(query: &str) -> MediaQueryList;

    #[wasm_bindgen(method, getter)]
    fn matches(this: &MediaQueryList) -> bool;

    #[wasm_bindgen(js_namespace = document, js_name = createElement)]
    fn create(tag: &str) -> HtmlElement;

    #[wasm_bindgen(js_namespace = document, js_name = createElementNS)]
    fn create_in(namespace: &str, tag: &str) -> Element;

    /// An element whose calls are not caught, as web-sys would: they do not fail with the page's arguments, and
    /// unwrapping each was a fifth of this module's code. If one failed all the same, the program would end, and
    /// the page would restart.
    type Sure;

    #[wasm_bindgen(method, js_name = append)]
    fn append(this: &Sure, child: &Node);

    #[wasm_bindgen(method, js_name = append)]
    fn append_text(this: &Sure, text: &str);

    #[wasm_bindgen(method, js_name = setAttribute)]
    fn set_attribute(this: &Sure, name: &str, value: &str);

    #[wasm_bindgen(method, js_name = toggleAttribute)]
    fn toggle_attribute(this: &Sure, name: &str, on: bool);

    #[wasm_bindgen(method)]
    fn focus(this: &Sure);

    #[wasm_bindgen(method)]
    fn matches(this: &Sure, selector: &str) -> bool;

    #[wasm_bindgen(method, catch, js_name = checkVisibility)]
    fn check_visibility(this: &Sure) -> Fallible<bool>;

    #[wasm_bindgen(method)]
    fn closest(this: &Sure, selector: &str) -> Option<Element>;

    #[wasm_bindgen(method, js_name = querySelector)]
    fn query(this: &Sure, selector: &str) -> Option<Element>;

    #[wasm_bindgen(method, js_name = querySelectorAll)]
    fn query_all(this: &Sure, selector: &str) -> NodeList;

    /// The classes of an element.
    type Classes;

    #[wasm_bindgen(method)]
    fn toggle(this: &Classes, name: &str, on: bool);
}

/// The page's window.
pub(super) fn window() -> Window {
    WINDOW.with(Clone::clone)
}

/// The page's document.
pub(super) fn document() -> Document {
    DOCUMENT.with(Clone::clone)
}

/// Does the user ask for less motion?
pub(super) fn motion_is_unwanted() -> bool {
    match_media("(prefers-reduced-motion: reduce)").matches()
}

/// The root of the document.
pub(super) fn html() -> Element {
    find(document().unchecked_ref(), "html")
}

/// A new element with these classes.
pub(super) fn element(tag: &str, class: &str) -> HtmlElement {
    let element = create(tag);
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element
}

/// A new element with these classes and this text.
pub(super) fn with_text(tag: &str, class: &str, text: &str) -> HtmlElement {
    let element = element(tag, class);
    element.set_text_content(Some(text));
    element
}

/// A new element that holds these.
pub(super) fn with_children(
    tag: &str,
    class: &str,
    children: impl IntoIterator<Item = HtmlElement>,
) -> HtmlElement {
    let element = element(tag, class);
    for child in children {
        append(&element, &child);
    }
    element
}

/// A new element of a drawing.
pub(super) fn drawing(tag: &str, class: &str) -> Element {
    let element = create_in(SVG, tag);
    put(&element, "class", class);
    element
}

/// Adds a child.
pub(super) fn append(parent: &Element, child: &Node) {
    sure(parent).append(child);
}

/// Adds text.
pub(super) fn append_text(parent: &Element, text: &str) {
    sure(parent).append_text(text);
}

/// The first element that matches the selector: a part of the skeleton. Without it there is no page.
pub(super) fn find<T: JsCast>(root: &Element, selector: &str) -> T {
    let missing = || throw_str(&format!("the page has no {selector}"));
    first(root, selector)
        .unwrap_or_else(missing)
        .unchecked_into()
}

/// The first element that matches the selector, if there is one.
pub(super) fn first(root: &Element, selector: &str) -> Option<Element> {
    sure(root).query(selector)
}

/// All elements that match the selector.
pub(super) fn all(root: &Element, selector: &str) -> Vec<HtmlElement> {
    let list = sure(root).query_all(selector);
    let nodes = (0..list.length()).filter_map(|at| list.item(at));
    nodes.map(JsCast::unchecked_into).collect()
}

fn sure(element: &Element) -> &Sure {
    element.unchecked_ref()
}

/// Does the element match the selector?
pub(super) fn is(element: &Element, selector: &str) -> bool {
    sure(element).matches(selector)
}

/// Is it in the document, and shown by attributes and style sheets? Assumed to be shown if the browser cannot say.
pub(super) fn is_rendered(element: &Element) -> bool {
    let is_shown = sure(element).check_visibility();
    is_shown.unwrap_or_else(|_| element.is_connected())
}

/// The nearest element around it, or itself, that matches the selector.
pub(super) fn around(element: &Element, selector: &str) -> Option<Element> {
    sure(element).closest(selector)
}

/// Gives it the keyboard's focus.
pub(super) fn focus(element: &Element) {
    sure(element).focus();
}

/// Scrolls only the list of rows, so that this one is in the middle.
pub(super) fn scroll_to(row: &HtmlElement) {
    let list = row.parent_element();
    let list = list.and_then(|list| list.dyn_into::<HtmlElement>().ok());
    if let Some(list) = list {
        let above = (list.client_height() - row.offset_height()) / 2;
        list.set_scroll_top(row.offset_top() - list.offset_top() - above);
    }
}

/// Sets an attribute.
pub(super) fn put(element: &Element, name: &str, value: &str) {
    sure(element).set_attribute(name, value);
}

/// Sets an attribute unless it has the value already.
pub(super) fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        put(element, name, value);
    }
}

/// Sets an attribute to `true` or `false`.
pub(super) fn set_state(element: &Element, name: &str, on: bool) {
    set(element, name, if on { "true" } else { "false" });
}

/// Adds or removes an attribute.
pub(super) fn set_flag(element: &Element, name: &str, on: bool) {
    sure(element).toggle_attribute(name, on);
}

/// Adds or removes a class.
pub(super) fn set_class(element: &Element, name: &str, on: bool) {
    let classes = element.class_list();
    classes.unchecked_ref::<Classes>().toggle(name, on);
}

/// Does this element have the keyboard's focus?
pub(super) fn has_focus(element: &Element) -> bool {
    document().active_element().as_ref() == Some(element)
}

/// Logs an error that needs no other reaction.
pub(super) fn log(error: &JsValue) {
    web_sys::console::error_1(error);
}

/// Logs the error, if it is one.
pub(super) fn log_failure<T>(result: Fallible<T>) {
    if let Err(error) = result {
        log(&error);
    }
}
