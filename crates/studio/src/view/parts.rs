//! Small parts: buttons, fields, lists to choose from.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::words;
use ::words::Key;
use watch::Node;
use watch::chart::{Chart, classes};

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

/// A button that shows a sign, with the words as its name and tooltip.
pub(super) fn sign_button(button: Button, sign: &str, words: &str) -> Node {
    self::button(button, sign, "press")
        .with("aria-label", words)
        .with("title", words)
}

/// A field with words before it.
pub(super) fn labelled(words: &str, field: Node) -> Node {
    element("label", "")
        .child(element("span", "").text(words))
        .child(field)
}

/// A list to choose from: values and words.
pub(super) fn select(field: &str, chosen: &str, rows: &[(String, String)]) -> Node {
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

/// A field for a number.
pub(super) fn number(field: &str, value: impl ToString) -> Node {
    element("input", "")
        .with("type", "text")
        .with("inputmode", "numeric")
        .with("autocomplete", "off")
        .with("data-field", field)
        .with("value", value)
}

/// A field for a few words.
pub(super) fn words_field(field: &str, value: &str) -> Node {
    element("input", "words")
        .with("type", "text")
        .with("autocomplete", "off")
        .with("data-field", field)
        .with("value", value)
}

/// A field for sentences, this many lines high.
pub(super) fn area(field: &str, value: &str, rows: u32) -> Node {
    element("textarea", "")
        .with("rows", rows)
        .with("data-field", field)
        .with("value", value)
}

/// A switch, followed by words.
pub(super) fn switch(field: &str, words: &str, on: bool) -> Node {
    let input = element("input", "")
        .with("type", "checkbox")
        .with("data-field", field)
        .with("checked", on);
    element("label", "toggle")
        .child(input)
        .child(element("span", "").text(words))
}

/// A part of the page with a heading.
pub(super) fn card(class: &str, heading: &str) -> Node {
    element("section", &format!("card {class}")).child(element("h2", "").text(heading))
}

/// The words with this key, and in a race the run's name.
pub(super) fn whose(model: &Model, lane: usize, key: Key) -> String {
    let words = model.word(key);
    match model.setup.lanes.get(lane).filter(|_| model.is_race()) {
        Some(run) => format!("{words} · {}", words::lane(model.lang, run)),
        None => words.to_owned(),
    }
}

/// A table that may be wider than its space: it can be scrolled by keyboard.
pub(super) fn scrolling(table: Node) -> Node {
    element("div", "wide-table")
        .with("tabindex", "0")
        .child(table)
}

/// A picture followed by its table; `place` is its index among those of the page.
pub(super) fn chart_card(model: &Model, place: usize, chart: Chart, names: &[String]) -> Node {
    let keys = names.iter().enumerate().map(|(place, name)| {
        element("li", "")
            .child(element("i", &format!("swatch {}", classes(place))))
            .child(element("span", "").text(format!("{} {name}", place + 1)))
    });
    let legend = element("ul", "legend").children(keys);
    let is_open = model.numbers.contains(&place);
    let numbers = is_open.then(|| numbers(&chart));
    let summary = element("summary", "")
        .with("data-do", Button::Numbers(place).name())
        .text(model.word(key::NUMBERS));
    let more = element("details", "")
        .flag("open", is_open)
        .child(summary)
        .children(numbers);
    let is_large = model.enlarged == Some(place);
    let class = if is_large { "picture large" } else { "picture" };
    card(class, &chart.title)
        .child(acts(model, place, is_large))
        .children((names.len() > 1).then_some(legend))
        .child(chart.svg)
        .child(more)
}

/// The buttons for a picture, beside its title.
fn acts(model: &Model, place: usize, is_large: bool) -> Node {
    let word = if is_large { key::SHRINK } else { key::ENLARGE };
    let enlarge = button(Button::Enlarge(place), model.word(word), "small")
        .with("aria-pressed", is_large.to_string());
    let save = button(Button::SaveChart(place), model.word(key::SAVE_SVG), "small");
    element("div", "acts").child(enlarge).child(save)
}

/// The table behind a picture; it may have hundreds of rows, so it is made only on request.
fn numbers(chart: &Chart) -> Node {
    let head = chart
        .head
        .iter()
        .map(|words| element("th", "").with("scope", "col").text(words.clone()));
    let rows = chart.rows.iter().map(|row| {
        let cells = row.iter().map(|text| element("td", "").text(text.clone()));
        element("tr", "").children(cells)
    });
    let table = element("table", "")
        .child(element("thead", "").child(element("tr", "").children(head)))
        .child(element("tbody", "").children(rows));
    element("div", "scroll").with("tabindex", "0").child(table)
}
