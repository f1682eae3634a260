//! The pictures of a run: what was counted over time, what only its sort of search has to show, its search tree.

use super::parts::{chart_card, element, labelled, select, switch};
use crate::studio::model::{Model, Watched};
use crate::studio::words;
use crate::watch::chart::{self, Bar, Chart, Line, Scale};
use crate::watch::{MEASURES, Node, Picture};

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
        first.children.insert(1, choice(model));
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

fn choice(model: &Model) -> Node {
    let with_points = |measure: usize| {
        let mut runs = model.watched.iter();
        runs.any(|watched| !watched.curves.points(measure).is_empty())
    };
    let rows = MEASURES.iter().enumerate();
    let rows = rows.filter(|(place, _)| *place == model.measure || with_points(*place));
    let rows: Vec<(String, String)> = rows
        .map(|(_, measure)| {
            (
                measure.slug.to_owned(),
                words::measure(model.lang, measure.slug),
            )
        })
        .collect();
    let chosen = MEASURES[model.measure].slug;
    let log = model.scale == Scale::Logarithmic;
    element("div", "fields")
        .child(labelled(
            model.word("shows"),
            select("measure", chosen, &rows),
        ))
        .child(switch("log", model.word("logarithmic"), log))
}

fn over_time(model: &Model) -> Chart {
    let measure = MEASURES[model.measure];
    let unit = if measure.thousandths { 1000.0 } else { 1.0 };
    let runs = model.watched.iter().zip(names(model)).enumerate();
    let lines: Vec<Line> = runs
        .map(|(place, (watched, name))| Line {
            name,
            class: if model.is_race() {
                format!("c{place}")
            } else {
                format!("m-{}", measure.slug)
            },
            points: watched
                .curves
                .points(model.measure)
                .into_iter()
                .map(|(at, value)| (at as f64, value as f64 / unit))
                .collect(),
        })
        .collect();
    let title = words::measure(model.lang, measure.slug);
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

/// What only this sort of search has to show.
fn picture(model: &Model, watched: &Watched, name: &str) -> Option<Chart> {
    let shot = watched.shot.as_ref()?;
    let geometry = model.puzzle.geometry();
    let title = |key: &str| format!("{}{name}", model.word(key));
    let three = |keys: [&str; 3]| keys.map(|key| model.word(key));
    match &shot.picture {
        Picture::Levels(levels) => {
            let bars = numbered(levels.iter().copied());
            let words = (model.word("depth"), model.word("waiting"));
            Some(chart::bars(
                &title("frontier-levels"),
                words,
                &bars,
                model.scale,
            ))
        }
        Picture::Population(costs, _) => {
            let bars = numbered(costs.iter().copied());
            let words = (model.word("individual"), model.word("cost"));
            Some(chart::bars(&title("population"), words, &bars, model.scale))
        }
        Picture::Cover(_, sizes) => {
            let bars = numbered(sizes.iter().map(|&size| size.into()));
            let words = (model.word("item"), model.word("options-left"));
            Some(chart::bars(&title("cover"), words, &bars, model.scale))
        }
        Picture::Saturation(vertices) => {
            let words = three(["cell", "colour", "saturation"]);
            Some(chart::graph(
                &title("conflict-graph"),
                words,
                geometry,
                vertices,
            ))
        }
        Picture::Program { values, .. } => {
            let words = three(["cell", "digit", "value"]);
            Some(chart::cube(&title("relaxation"), words, geometry, values))
        }
        _ => None,
    }
}

fn numbered(values: impl Iterator<Item = u64>) -> Vec<Bar> {
    let bars = values.enumerate().map(|(place, value)| Bar {
        name: place.to_string(),
        value,
    });
    bars.collect()
}

/// What is told in words: the decisions, the step, the sizes of a model.
fn note(model: &Model, watched: &Watched) -> Option<Node> {
    let shot = watched.shot.as_ref()?;
    let (word, lines) = match &shot.picture {
        Picture::Path(branches) => (
            "decisions",
            words::decisions(model.puzzle.geometry(), branches),
        ),
        Picture::Tabu(table) => ("tabu-table", words::tabu(model.puzzle.geometry(), table)),
        Picture::Logic(technique, step) if !technique.is_empty() => {
            ("last-step", vec![step.clone()])
        }
        Picture::Clauses(model, learned) => (
            "clauses",
            vec![format!("{} · {} · {learned}", model.0, model.1)],
        ),
        Picture::Program {
            model,
            iterations,
            bound,
            ..
        } => ("program", words::program(*model, *iterations, *bound)),
        _ => return None,
    };
    let items = lines.into_iter().map(|line| element("li", "").text(line));
    let list = element("ol", "chips").with("tabindex", "0").children(items);
    Some(super::parts::card("notes-card", model.word(word)).child(list))
}
