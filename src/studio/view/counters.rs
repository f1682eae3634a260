//! One table of counters, with the same names, units and colours for all; in a race, a column for each run.

use super::board::verdict_word;
use super::parts::{card, element, scrolling};
use crate::app::words::thousands;
use crate::studio::model::Model;
use crate::studio::words;
use crate::watch::{Node, Shot};

/// The counters in the order shown, each with the key of its unit.
const UNITS: [(&str, &str); 15] = [
    ("expanded", "unit-nodes"),
    ("generated", "unit-nodes"),
    ("contradictions", "unit-nodes"),
    ("collapsed", "unit-nodes"),
    ("frontier", "unit-nodes"),
    ("frontier_max", "unit-nodes"),
    ("depth", "unit-decisions"),
    ("propagations", "unit-values"),
    ("backtracks", "unit-decisions"),
    ("restarts", ""),
    ("solutions", ""),
    ("cost", "unit-mistakes"),
    ("best_cost", "unit-mistakes"),
    ("memory", "unit-bytes"),
    ("memory_max", "unit-bytes"),
];

pub(super) fn table(model: &Model) -> Node {
    let shots = model.watched.iter().map(|watched| watched.shot.as_deref());
    let shots: Vec<Option<&Shot>> = shots.collect();
    let rows = UNITS.iter().enumerate().map(|(place, (slug, unit))| {
        let values = shots.iter().map(|shot| {
            let count = shot.and_then(|shot| shot.counters.named()[place].1);
            count.map_or("–".to_owned(), thousands)
        });
        row(model, slug, unit, values.collect())
    });
    let body = element("tbody", "")
        .children(rows)
        .child(row(
            model,
            "rate",
            "unit-rate",
            shots.iter().map(rate).collect(),
        ))
        .child(row(
            model,
            "time",
            "unit-ms",
            shots.iter().map(time).collect(),
        ));
    let body = if model.is_race() {
        body.child(verdicts(model, &shots))
    } else {
        body
    };
    let table = element("table", "counters")
        .children(head(model))
        .child(body);
    card("count", model.word("counters")).child(scrolling(table))
}

/// The runs' names, if there are several.
fn head(model: &Model) -> Option<Node> {
    let lanes = model.setup.lanes.iter().enumerate();
    let names = lanes.map(|(place, lane)| {
        element("th", &format!("c{place}"))
            .with("scope", "col")
            .child(element("i", &format!("swatch c{place}")))
            .child(element("span", "").text(words::algorithm(model.lang, lane.algorithm.slug)))
    });
    let first = element("th", "")
        .with("scope", "col")
        .text(model.word("counter"));
    let row = element("tr", "").child(first).children(names);
    model.is_race().then(|| element("thead", "").child(row))
}

fn row(model: &Model, slug: &str, unit: &str, values: Vec<String>) -> Node {
    let name = words::measure(model.lang, slug);
    let unit = if unit.is_empty() {
        ""
    } else {
        model.word(unit)
    };
    let name = element("th", "")
        .with("scope", "row")
        .child(element("i", &format!("swatch m-{slug}")))
        .child(element("span", "").text(name))
        .child(element("small", "").text(unit));
    let values = values.into_iter().map(|text| element("td", "").text(text));
    element("tr", "").child(name).children(values)
}

fn verdicts(model: &Model, shots: &[Option<&Shot>]) -> Node {
    let name = element("th", "")
        .with("scope", "row")
        .text(model.word("result"));
    let cells = shots.iter().map(|shot| {
        let verdict = shot.and_then(|shot| shot.verdict);
        let (class, words) = verdict.map_or(("", "…"), |verdict| {
            let (class, word) = verdict_word(verdict);
            (class, model.word(word))
        });
        element("td", class).text(words)
    });
    element("tr", "").child(name).children(cells)
}

fn rate(shot: &Option<&Shot>) -> String {
    let rate = shot.and_then(|shot| {
        let nodes = shot.counters.expanded.saturating_mul(1_000_000);
        nodes.checked_div(shot.micros)
    });
    rate.map_or("–".to_owned(), thousands)
}

fn time(shot: &Option<&Shot>) -> String {
    shot.map_or("–".to_owned(), |shot| {
        let micros = shot.micros;
        if micros < 100_000 {
            format!("{:.1}", micros as f64 / 1000.0)
        } else {
            thousands(micros / 1000)
        }
    })
}
