//! Two algorithms against each other, puzzle by puzzle.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::words;
use markup::parts::{self, button, card, element, labelled, select};
use markup::{Act, Node};
use std::cmp::Ordering;
use watch::Experiment;
use watch::chart::{self, Chart, DRAWN, Dot, short};

/// At most this many puzzles are in the table: those that differ most.
const ROWS: usize = 200;

/// A puzzle's index, and its costs.
type Pair = (usize, Option<u64>, Option<u64>);

/// The puzzles that both algorithms have been run on.
fn costs(model: &Model, experiment: &Experiment) -> Vec<Pair> {
    let study = &model.trial.study;
    let (across, up) = study.pair;
    let of = |lane| experiment.costs_by_puzzle(lane, study.metric);
    let up = of(up);
    let both = of(across).into_iter();
    both.filter_map(|(puzzle, cost)| Some((puzzle, cost, *up.get(&puzzle)?)))
        .collect()
}

fn name(model: &Model, experiment: &Experiment, lane: usize) -> String {
    let lane = experiment.lanes().get(lane);
    lane.map_or_else(String::new, |lane| words::lane(model.lang, lane))
}

pub(super) fn scatter(model: &Model, experiment: &Experiment) -> Chart {
    let (across, up) = model.trial.study.pair;
    let subjects = experiment.subjects();
    let dots = costs(model, experiment).into_iter();
    let dots = dots.filter_map(|(puzzle, across, up)| {
        Some(Dot {
            name: subjects.get(puzzle)?.name.clone(),
            across,
            up,
            press: Button::TrialWatch(puzzle).name(),
        })
    });
    let dots: Vec<Dot> = dots.collect();
    let metric = words::measure(model.lang, model.trial.study.metric.slug());
    let title = format!("{} · {metric}", model.word(key::LOOK_PUZZLES));
    let names = [across, up].map(|lane| name(model, experiment, lane));
    chart::scatter(&title, (&names[0], &names[1]), &dots, model.trial.scale)
}

/// The choice of the two, and their costs as a table, from which each puzzle can be watched.
pub(super) fn pairs(model: &Model, experiment: &Experiment) -> Node {
    let mut all = costs(model, experiment);
    let n_neither = all.iter().filter(|(_, a, b)| a.or(*b).is_none()).count();
    let n_drawn = (all.len() - n_neither).min(DRAWN);
    let count = [("n", n_drawn), ("all", all.len()), ("neither", n_neither)];
    let words = count
        .iter()
        .fold(model.word(key::PAIRS_WHAT).to_owned(), |words, (key, n)| {
            words.replace(&format!("{{{key}}}"), &n.to_string())
        });
    all.sort_by(apart);
    let rows = all
        .iter()
        .take(ROWS)
        .filter_map(|pair| row(experiment, pair));
    card("pairs", model.word(key::LOOK_PUZZLES))
        .child(choice(model, experiment))
        .child(element("p", "").text(words))
        .child(
            element("div", "scroll")
                .with("tabindex", "0")
                .child(table(model, experiment, rows)),
        )
}

fn table(model: &Model, experiment: &Experiment, rows: impl Iterator<Item = Node>) -> Node {
    let (across, up) = model.trial.study.pair;
    let heads = [
        model.word(key::PUZZLE).to_owned(),
        name(model, experiment, across),
        name(model, experiment, up),
        model.word(key::FACTOR).to_owned(),
    ];
    parts::table("", heads, rows)
}

fn row(experiment: &Experiment, (puzzle, across, up): &Pair) -> Option<Node> {
    let subject = experiment.subjects().get(*puzzle)?;
    let watch = button(Button::TrialWatch(*puzzle), &subject.name, "small");
    let cost = |cost: &Option<u64>| cost.map_or("–".to_owned(), |cost| cost.to_string());
    let factor = match (across, up) {
        (Some(across), Some(up)) if *across > 0 => {
            format!("× {}", short(*up as f64 / *across as f64))
        }
        _ => "–".to_owned(),
    };
    let cells = [cost(across), cost(up), factor].map(|text| element("td", "").text(text));
    let head = element("th", "").with("scope", "row").child(watch);
    Some(element("tr", "").child(head).children(cells))
}

/// The order of the table: puzzles that only one solved, then those that differ most.
fn apart(one: &Pair, other: &Pair) -> Ordering {
    let distance = |(_, across, up): &Pair| match (across, up) {
        (Some(across), Some(up)) => {
            let log = |cost: u64| (cost as f64).max(0.5).ln();
            (log(*across) - log(*up)).abs()
        }
        (None, None) => -1.0,
        _ => f64::INFINITY,
    };
    distance(other)
        .total_cmp(&distance(one))
        .then(one.0.cmp(&other.0))
}

fn choice(model: &Model, experiment: &Experiment) -> Node {
    let rows = (0..experiment.lanes().len()).map(|lane| {
        let name = name(model, experiment, lane);
        (lane.to_string(), format!("{} {name}", lane + 1))
    });
    let rows: Vec<(String, String)> = rows.collect();
    let (across, up) = model.trial.study.pair;
    let field = |field, lane: usize| select(field, &lane.to_string(), &rows);
    element("div", "fields")
        .child(labelled(
            model.word(key::ACROSS),
            field("trial-across", across),
        ))
        .child(labelled(model.word(key::UP), field("trial-up", up)))
}
