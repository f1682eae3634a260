//! The counters, with the same names, units and colours throughout: the most important ones visible, the rest
//! folded. In a race there is a column for each run.

use super::board::verdict_word;
use crate::key;
use crate::model::Model;
use crate::words;
use ::words::{Key, grouped, thousands};
use lab::Detail;
use markup::Node;
use markup::parts::{card, element, scrolling};
use watch::Shot;

/// The counters and measures, in the order shown, each with the key of its unit.
const ROWS: [(&str, Option<Key>); 17] = [
    ("expanded", Some(key::UNIT_NODES)),
    ("generated", Some(key::UNIT_NODES)),
    ("contradictions", Some(key::UNIT_NODES)),
    ("collapsed", Some(key::UNIT_NODES)),
    ("frontier", Some(key::UNIT_NODES)),
    ("frontier_max", Some(key::UNIT_NODES)),
    ("depth", Some(key::UNIT_DECISIONS)),
    ("propagations", Some(key::UNIT_VALUES)),
    ("backtracks", Some(key::UNIT_DECISIONS)),
    ("restarts", None),
    ("solutions", None),
    ("cost", Some(key::UNIT_MISTAKES)),
    ("best_cost", Some(key::UNIT_MISTAKES)),
    ("memory", Some(key::UNIT_BYTES)),
    ("memory_max", Some(key::UNIT_BYTES)),
    ("rate", Some(key::UNIT_RATE)),
    ("time", Some(key::UNIT_MS)),
];

/// The key counters of the algorithms shown, with the others folded. Counters that none of them has are left out.
pub(super) fn counters(model: &Model) -> Node {
    let (key, more) = rows(model);
    let more = element("details", "")
        .child(element("summary", "").text(model.word(key::MORE_COUNTERS)))
        .child(table(model, &more, None));
    if model.is_race() {
        let table = table(model, &key, Some(verdicts(model)));
        return card("count", model.word(key::COUNTERS))
            .child(table)
            .child(more);
    }
    element("section", "count")
        .with("aria-label", model.word(key::COUNTERS))
        .child(tiles(model, &key))
        .child(more)
}

/// The key rows of any of the algorithms, and the others that any of them has.
fn rows(model: &Model) -> (Vec<&'static str>, Vec<&'static str>) {
    let mut key = Vec::new();
    for lane in &model.setup.lanes {
        for slug in lane.algorithm.key_counters() {
            if !key.contains(slug) {
                key.push(*slug);
            }
        }
    }
    let all = ROWS.iter().map(|(slug, _)| *slug);
    let more = all.filter(|slug| !key.contains(slug) && lanes_with(model, slug).any(|has| has));
    let more = more.collect();
    (key, more)
}

/// Does each run's algorithm have this? All have the time.
fn lanes_with(model: &Model, slug: &str) -> impl Iterator<Item = bool> {
    let lanes = model.setup.lanes.iter();
    lanes.map(move |lane| matches!(slug, "rate" | "time") || lane.algorithm.counts(slug))
}

/// Its value for each run; empty if the algorithm does not have it.
fn values(model: &Model, slug: &str) -> Vec<String> {
    let runs = model.watched.iter().zip(lanes_with(model, slug));
    let values = runs.map(|(watched, has)| match &watched.shot {
        _ if !has => String::new(),
        None => "…".to_owned(),
        Some(shot) => value(shot, slug),
    });
    values.collect()
}

fn value(shot: &Shot, slug: &str) -> String {
    match slug {
        "rate" => rate(shot),
        "time" => time(shot),
        "solutions" => solutions(shot),
        _ => {
            let mut counts = shot.counters.named().into_iter();
            let count = counts.find(|(name, _)| *name == slug);
            let count = count.and_then(|(_, count)| count);
            count.map_or("…".to_owned(), thousands)
        }
    }
}

/// The number of solutions. A count by rows may exceed a counter's range, so its own number is used.
fn solutions(shot: &Shot) -> String {
    match &shot.detail {
        Detail::Rows { so_far, .. } if shot.counters.solutions > 0 => grouped(&so_far.to_string()),
        _ => thousands(shot.counters.solutions),
    }
}

/// The counters of a single run, large.
fn tiles(model: &Model, rows: &[&str]) -> Node {
    let tiles = rows.iter().map(|slug| {
        let value = values(model, slug).concat();
        element("div", &format!("m-{slug}"))
            .child(element("dt", "").children(name(model, slug)))
            .child(element("dd", "").with("data-counter", slug).text(value))
    });
    element("dl", "tiles").children(tiles)
}

fn table(model: &Model, rows: &[&str], last: Option<Node>) -> Node {
    let rows = rows.iter().map(|slug| row(model, slug));
    let body = element("tbody", "").children(rows).children(last);
    let table = element("table", "counters")
        .children(head(model))
        .child(body);
    scrolling(table)
}

/// The runs' names, if there are several.
fn head(model: &Model) -> Option<Node> {
    let lanes = model.setup.lanes.iter().enumerate();
    let names = lanes.map(|(place, lane)| {
        element("th", &format!("c{place}"))
            .with("scope", "col")
            .child(element("i", &format!("swatch c{place}")))
            .child(element("span", "").text(words::lane(model.lang, lane)))
    });
    let first = element("th", "")
        .with("scope", "col")
        .text(model.word(key::COUNTER));
    let row = element("tr", "").child(first).children(names);
    model.is_race().then(|| element("thead", "").child(row))
}

fn row(model: &Model, slug: &str) -> Node {
    let head = element("th", "")
        .with("scope", "row")
        .children(name(model, slug));
    let values = values(model, slug).into_iter();
    let values = values.map(|text| element("td", "").with("data-counter", slug).text(text));
    element("tr", "").child(head).children(values)
}

/// Its colour, its name, its unit.
fn name(model: &Model, slug: &str) -> [Node; 3] {
    let unit = ROWS.iter().find(|(row, _)| *row == slug);
    let unit = unit.and_then(|(_, unit)| *unit);
    let unit = unit.map_or("", |unit| model.word(unit));
    [
        element("i", &format!("swatch m-{slug}")),
        element("span", "").text(words::measure(model.lang, slug)),
        element("small", "").text(unit),
    ]
}

fn verdicts(model: &Model) -> Node {
    let name = element("th", "")
        .with("scope", "row")
        .text(model.word(key::RESULT));
    let cells = model.watched.iter().map(|watched| {
        let verdict = watched.shot.as_ref().and_then(|shot| shot.verdict);
        let (class, words) = verdict.map_or(("", "…"), |verdict| {
            let (class, word) = verdict_word(verdict);
            (class, model.word(word))
        });
        element("td", class).text(words)
    });
    element("tr", "").child(name).children(cells)
}

fn rate(shot: &Shot) -> String {
    let nodes = shot.counters.expanded.saturating_mul(1_000_000);
    let rate = nodes.checked_div(shot.micros);
    rate.map_or("…".to_owned(), thousands)
}

fn time(shot: &Shot) -> String {
    let micros = shot.micros;
    if micros < 100_000 {
        format!("{:.1}", micros as f64 / 1000.0)
    } else {
        thousands(micros / 1000)
    }
}
