//! Parts that several rooms of the laboratory have: names of runs, pictures with their numbers.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::words;
use ::words::Key;
use markup::parts::{button, card, element, table};
use markup::{Act, Node};
use watch::chart::{Chart, classes};

/// The words with this key, and in a race the run's name.
pub(super) fn whose(model: &Model, lane: usize, key: Key) -> String {
    let words = model.word(key);
    match model.setup.lanes.get(lane).filter(|_| model.is_race()) {
        Some(run) => format!("{words} · {}", words::lane(model.lang, run)),
        None => words.to_owned(),
    }
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
    let rows = chart.rows.iter().map(|row| {
        let cells = row.iter().map(|text| element("td", "").text(text.clone()));
        element("tr", "").children(cells)
    });
    let table = table("", chart.head.iter().cloned(), rows);
    element("div", "scroll").with("tabindex", "0").child(table)
}
