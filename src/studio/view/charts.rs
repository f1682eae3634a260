//! The pictures of a run: what was counted over time, what only its sort of search has to show, its search tree.

use super::parts::{chart_card, element, labelled, select, switch};
use super::pictures::{note, picture};
use crate::studio::model::{Model, Watched};
use crate::studio::words;
use crate::watch::chart::{self, Chart, Line, Scale};
use crate::watch::{MEASURES, Node};

/// All of them, with what chooses what the first one shows.
pub(super) fn all(model: &Model) -> Vec<Node> {
    let names = names(model);
    let charts = list(model).into_iter().enumerate();
    let mut cards: Vec<Node> = charts
        .map(|(place, chart)| {
            let names: &[String] = if place == 0 { &names } else { &[] };
            chart_card(model, place, chart, names)
        })
        .collect();
    if let Some(first) = cards.first_mut() {
        first.children.insert(1, choice(model).into());
    }
    let notes = model
        .watched
        .iter()
        .flat_map(|watched| note(model, watched));
    cards.extend(notes);
    cards
}

fn names(model: &Model) -> Vec<String> {
    let lanes = model.setup.lanes.iter();
    lanes
        .map(|lane| words::algorithm(model.lang, lane.algorithm.slug))
        .collect()
}

/// The pictures themselves, in their order on the page.
pub(super) fn list(model: &Model) -> Vec<Chart> {
    let runs = model.watched.iter().zip(names(model));
    let own = runs.flat_map(|(watched, name)| {
        let name = if model.is_race() {
            format!(" · {name}")
        } else {
            String::new()
        };
        let pictures = [picture(model, watched, &name), tree(model, watched, &name)];
        pictures.into_iter().flatten()
    });
    [over_time(model)].into_iter().chain(own).collect()
}

/// What is drawn over time, by its place in [`MEASURES`]: what was chosen, or how good the boards are where all runs
/// begin with full ones, and how deep the search is elsewhere.
fn shown(model: &Model) -> usize {
    let place = |slug| MEASURES.iter().position(|measure| measure.slug == slug);
    let usual = |slug| place(slug).unwrap_or_default();
    let cost = usual("cost");
    let mut runs = model.watched.iter();
    let is_cost = runs.all(|watched| !watched.curves.points(cost).is_empty());
    let other = if is_cost { cost } else { usual("depth") };
    model.measure.unwrap_or(other)
}

fn choice(model: &Model) -> Node {
    let shown = shown(model);
    let with_points = |measure: usize| {
        let mut runs = model.watched.iter();
        runs.any(|watched| !watched.curves.points(measure).is_empty())
    };
    let rows = MEASURES.iter().enumerate();
    let rows = rows.filter(|(place, _)| *place == shown || with_points(*place));
    let rows: Vec<(String, String)> = rows
        .map(|(_, measure)| {
            (
                measure.slug.to_owned(),
                words::measure(model.lang, measure.slug),
            )
        })
        .collect();
    let chosen = MEASURES[shown].slug;
    let log = model.scale == Scale::Logarithmic;
    element("div", "fields")
        .child(labelled(
            model.word("shows"),
            select("measure", chosen, &rows),
        ))
        .child(switch("log", model.word("logarithmic"), log))
}

fn over_time(model: &Model) -> Chart {
    let shown = shown(model);
    let measure = MEASURES[shown];
    let unit = if measure.thousandths { 1000.0 } else { 1.0 };
    let title = words::measure(model.lang, measure.slug);
    let runs = model.watched.iter().zip(names(model)).enumerate();
    let lines: Vec<Line> = runs
        .map(|(place, (watched, name))| Line {
            name: if model.is_race() { name } else { title.clone() },
            class: if model.is_race() {
                format!("c{place}")
            } else {
                format!("m-{}", measure.slug)
            },
            points: watched
                .curves
                .points(shown)
                .into_iter()
                .map(|(at, value)| (at as f64, value as f64 / unit))
                .collect(),
        })
        .collect();
    chart::lines(&title, model.word("steps"), &lines, model.scale)
}

fn tree(model: &Model, watched: &Watched, name: &str) -> Option<Chart> {
    if watched.places.is_empty() {
        return None;
    }
    let title = format!("{}{name}", model.word("search-tree"));
    let words = ["depth", "nodes", "dead-ends", "solutions"].map(|key| model.word(key));
    Some(chart::search_tree(
        &title,
        words,
        &watched.places,
        watched.nodes,
    ))
}
