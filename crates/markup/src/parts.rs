//! Small parts: buttons, fields, lists to choose from.

use crate::act::Act;
use crate::node::Node;

/// An element with these classes.
pub fn element(tag: &'static str, class: &str) -> Node {
    Node::new(tag, class)
}

/// A button.
pub fn button(act: impl Act, words: &str, class: &str) -> Node {
    element("button", class)
        .with("type", "button")
        .with("data-do", act.name())
        .text(words)
}

/// A button that shows a sign, with the words as its name and tooltip.
pub fn sign_button(act: impl Act, sign: &str, words: &str) -> Node {
    button(act, sign, "press")
        .with("aria-label", words)
        .with("title", words)
}

/// A field with words before it.
pub fn labelled(words: &str, field: Node) -> Node {
    element("label", "")
        .child(element("span", "").text(words))
        .child(field)
}

/// A list to choose from: values and words.
pub fn select(field: &str, chosen: &str, rows: &[(String, String)]) -> Node {
    let options = rows.iter().map(|(value, words)| {
        element("option", "")
            .with("value", value)
            .text(words.clone())
    });
    element("select", "")
        .with("data-field", field)
        .children(options)
        .with("value", chosen)
}

/// A list to choose from that has its name in no other element.
pub fn named_select(field: &str, name: &str, chosen: &str, rows: &[(String, String)]) -> Node {
    select(field, chosen, rows).with("aria-label", name)
}

/// A list of acts, whose first row names them.
pub fn menu(field: &str, name: &str, acts: impl IntoIterator<Item = (String, String)>) -> Node {
    let mut rows = vec![(String::new(), name.to_owned())];
    rows.extend(acts);
    named_select(field, name, "", &rows)
}

/// A field for a number.
pub fn number(field: &str, value: impl ToString) -> Node {
    element("input", "")
        .with("type", "text")
        .with("inputmode", "numeric")
        .with("autocomplete", "off")
        .with("data-field", field)
        .with("value", value)
}

/// A field for a few words.
pub fn words_field(field: &str, value: &str) -> Node {
    element("input", "words")
        .with("type", "text")
        .with("autocomplete", "off")
        .with("data-field", field)
        .with("value", value)
}

/// A field for sentences, this many lines high.
pub fn area(field: &str, value: &str, rows: u32) -> Node {
    element("textarea", "")
        .with("rows", rows)
        .with("data-field", field)
        .with("value", value)
}

/// A switch, followed by words.
pub fn switch(field: &str, words: &str, on: bool) -> Node {
    let input = element("input", "")
        .with("type", "checkbox")
        .with("data-field", field)
        .with("checked", on);
    element("label", "toggle")
        .child(input)
        .child(element("span", "").text(words))
}

/// A part of the page with a heading.
pub fn card(class: &str, heading: &str) -> Node {
    element("section", &format!("card {class}")).child(element("h2", "").text(heading))
}

/// A table: the words over its columns, and its rows.
pub fn table(
    class: &str,
    heads: impl IntoIterator<Item = impl Into<String>>,
    rows: impl IntoIterator<Item = Node>,
) -> Node {
    let heads = heads.into_iter().map(column);
    element("table", class)
        .child(element("thead", "").child(element("tr", "").children(heads)))
        .child(element("tbody", "").children(rows))
}

fn column(words: impl Into<String>) -> Node {
    element("th", "").with("scope", "col").text(words)
}

/// A table that may be wider than its space: it can be scrolled by keyboard.
pub fn scrolling(table: Node) -> Node {
    element("div", "wide-table")
        .with("tabindex", "0")
        .child(table)
}
