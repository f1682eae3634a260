//! The pictures of a run: counters over time, the picture of its own kind of search, its search tree.

use super::merged as both;
use super::parts::chart_card;
use super::pictures::picture;
use super::tree;
use crate::key;
use crate::model::Model;
use crate::watched::Watched;
use crate::words;
use markup::Node;
use markup::parts::{element, labelled, select, switch};
use watch::chart::{self, Chart, Line, Scale};
use watch::{MEASURES, Place};

/// How many places for pictures the page has. The first is for the counters over time; then each run has two; the
/// last one in a race is for merged search trees.
pub(super) fn places(lanes: usize) -> usize {
    1 + 2 * lanes + usize::from(lanes > 1)
}

/// The place for the search tree of a run.
pub(super) const fn tree(lane: usize) -> usize {
    2 + 2 * lane
}

/// The place for merged trees, which follows those of the runs.
pub(super) fn merged(lanes: usize) -> usize {
    1 + 2 * lanes
}

fn is_merged(model: &Model, place: usize) -> bool {
    model.is_race() && place == merged(model.setup.lanes.len())
}

/// The card for this place, if there is anything to show.
pub(super) fn card(model: &Model, place: usize) -> Option<Node> {
    if is_merged(model, place) {
        return both::card(model, place, &names(model));
    }
    let chart = chart(model, place)?;
    if place > 0 {
        let card = chart_card(model, place, chart, &[]);
        let is_tree = place.is_multiple_of(2);
        return Some(if is_tree {
            tree::navigator(model, (place - 1) / 2, card)
        } else {
            card
        });
    }
    let mut card = chart_card(model, place, chart, &names(model));
    card.children.insert(2, choice(model).into());
    Some(card)
}

fn names(model: &Model) -> Vec<String> {
    let lanes = model.setup.lanes.iter();
    lanes.map(|lane| words::lane(model.lang, lane)).collect()
}

/// The picture itself.
pub(super) fn chart(model: &Model, place: usize) -> Option<Chart> {
    if is_merged(model, place) {
        return both::chart(model, &names(model));
    }
    let Some(place) = place.checked_sub(1) else {
        return Some(over_time(model));
    };
    let watched = model.watched.get(place / 2)?;
    let whose = if model.is_race() {
        format!(" · {}", names(model).get(place / 2)?)
    } else {
        String::new()
    };
    let draw = if place % 2 == 0 { picture } else { search_tree };
    draw(model, watched, &whose)
}

/// The measure drawn over time, as an index into [`MEASURES`]: the chosen one, or else the cost if all runs work on
/// full boards, and the depth if not.
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
            model.word(key::SHOWS),
            select("measure", chosen, &rows),
        ))
        .child(switch("log", model.word(key::LOGARITHMIC), log))
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
    chart::lines(&title, model.word(key::STEPS), &lines, model.scale)
}

fn search_tree(model: &Model, watched: &Watched, name: &str) -> Option<Chart> {
    if watched.drawing.places.is_empty() {
        return None;
    }
    let title = format!("{}{name}", model.word(key::SEARCH_TREE));
    let words = [key::DEPTH, key::NODES, key::DEAD_ENDS, key::SOLUTIONS].map(|key| model.word(key));
    let label =
        |place: &Place| words::decision(model.lang, model.puzzle.geometry(), place.decision);
    let marked = watched.marked();
    Some(chart::search_tree(
        &title,
        words,
        (&watched.drawing, watched.signs()),
        marked,
        &label,
    ))
}
