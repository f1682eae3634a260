//! Makes a part of the document look like a tree of [`Node`]s, writing only the differences from the tree before.

use crate::web::{Fallible, dom};
use markup::Node;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

/// Names of elements that belong to a drawing.
const DRAWING: [&str; 7] = ["svg", "path", "rect", "circle", "text", "g", "title"];

/// A new element that looks like this.
pub(super) fn make(node: &Node) -> Fallible<Element> {
    let element = if DRAWING.contains(&node.tag) {
        dom::drawing(node.tag, "")
    } else {
        dom::element(node.tag, "").into()
    };
    if !node.text.is_empty() {
        element.append_with_str_1(&node.text)?;
    }
    for child in &node.children {
        element.append_child(&*make(child)?)?;
    }
    for (name, value) in &node.attributes {
        set(&element, name, value)?;
    }
    Ok(element)
}

/// Makes an element that looks like `before` look like `next`, and returns the element, which may be a new one.
pub(super) fn patch(element: Element, before: &Node, next: &Node) -> Fallible<Element> {
    if before == next {
        return Ok(element);
    }
    if before.tag != next.tag {
        let made = make(next)?;
        element.replace_with_with_node_1(&made)?;
        return Ok(made);
    }
    text(&element, &before.text, &next.text)?;
    children(&element, before, next)?;
    attributes(&element, before, next)?;
    if let ("select", Some(value)) = (next.tag, next.attribute("value")) {
        set_value(&element, value)?; // its options may have changed
    }
    Ok(element)
}

/// The text before the children, in its own node.
fn text(element: &Element, before: &str, next: &str) -> Fallible {
    match (before, next, element.first_child()) {
        (before, next, _) if before == next => {}
        ("", next, _) => element.prepend_with_str_1(next)?,
        (_, "", Some(text)) => drop(element.remove_child(&text)?),
        (_, next, text) => text.iter().for_each(|text| text.set_node_value(Some(next))),
    }
    Ok(())
}

fn children(element: &Element, before: &Node, next: &Node) -> Fallible {
    let mut current = element.first_element_child();
    for (old, new) in before.children.iter().zip(&next.children) {
        let Some(child) = current else { break };
        let child = if Rc::ptr_eq(old, new) {
            child
        } else {
            patch(child, old, new)?
        };
        current = child.next_element_sibling();
    }
    let kept = before.children.len().min(next.children.len());
    for _ in kept..before.children.len() {
        element.last_element_child().inspect(Element::remove);
    }
    for new in &next.children[kept..] {
        element.append_child(&*make(new)?)?;
    }
    Ok(())
}

fn attributes(element: &Element, before: &Node, next: &Node) -> Fallible {
    for (name, _) in &before.attributes {
        if next.attribute(name).is_none() {
            element.remove_attribute(name)?;
        }
    }
    for (name, value) in &next.attributes {
        if before.attribute(name) != Some(value) {
            set(element, name, value)?;
        }
    }
    Ok(())
}

/// Sets an attribute; the value of a field and the state of a box are properties.
fn set(element: &Element, name: &str, value: &str) -> Fallible {
    match name {
        "value" => set_value(element, value),
        "checked" | "indeterminate" => {
            let set = match name {
                "checked" => HtmlInputElement::set_checked,
                _ => HtmlInputElement::set_indeterminate,
            };
            let input = element.dyn_ref::<HtmlInputElement>();
            input.inspect(|input| set(input, value == "true"));
            Ok(())
        }
        _ => element.set_attribute(name, value),
    }
}

fn set_value(element: &Element, value: &str) -> Fallible {
    if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
        select.set_value(value);
    } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
        area.set_value(value);
    } else if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        input.set_value(value);
    } else {
        element.set_attribute("value", value)?;
    }
    Ok(())
}
