//! Small parts: buttons, fields, lists to choose from.

use crate::button::Button;
use watch::Node;

/// An element with these classes.
pub(super) fn element(tag: &'static str, class: &str) -> Node {
    Node::new(tag, class)
}

/// A button.
pub(super) fn button(button: Button, words: &str, class: &str) -> Node {
    element("button", class)
        .with("type", "button")
        .with("data-do", button.name())
        .text(words)
}

/// A named list to choose from: values and words.
pub(super) fn select(field: &str, name: &str, chosen: &str, rows: &[(String, String)]) -> Node {
    let options = rows.iter().map(|(value, words)| {
        element("option", "")
            .with("value", value)
            .text(words.clone())
    });
    element("select", "")
        .with("data-field", field)
        .with("aria-label", name)
        .children(options)
        .with("value", chosen)
}

/// A list of acts, whose first row names them.
pub(super) fn menu(field: &str, name: &str, rows: Vec<(String, String)>) -> Node {
    let mut all = vec![(String::new(), name.to_owned())];
    all.extend(rows);
    select(field, name, "", &all)
}
