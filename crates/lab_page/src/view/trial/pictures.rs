//! The pictures of an experiment's results, and their tables.

use super::fits::{fits, growth};
use super::pairs::{pairs, scatter};
use crate::key;
use crate::model::Model;
use crate::view::parts::chart_card;
use crate::words;
use ::words::Key;
use markup::Node;
use watch::chart::{self, Chart};
use watch::{Experiment, Look, summary};

/// How many pictures are shown at once, at most.
pub(in crate::view) const N_PICTURES: usize = 2;

/// The picture at this place, with its table.
pub(in crate::view) fn card(model: &Model, place: usize) -> Option<Node> {
    let chart = chart(model, place)?;
    let experiment = model.trial.experiment.as_ref()?;
    let names = match model.trial.study.look {
        Look::Overall | Look::Growth => names(model, experiment),
        Look::Puzzles => Vec::new(),
    };
    Some(chart_card(model, place, chart, &names))
}

/// What is below the pictures.
pub(in crate::view) fn more(model: &Model) -> Option<Node> {
    let experiment = model.trial.experiment.as_ref()?;
    match model.trial.study.look {
        Look::Overall => None,
        Look::Puzzles => Some(pairs(model, experiment)),
        Look::Growth => Some(fits(model, experiment)),
    }
}

/// The picture at this place, for the chosen view.
pub(in crate::view) fn chart(model: &Model, place: usize) -> Option<Chart> {
    let experiment = model.trial.experiment.as_ref()?;
    match (model.trial.study.look, place) {
        (Look::Overall, 0) => Some(boxes(model, experiment)),
        (Look::Overall, 1) => Some(cactus(model, experiment)),
        (Look::Puzzles, 0) => Some(scatter(model, experiment)),
        (Look::Growth, 0) => Some(growth(model, experiment)),
        (Look::Overall | Look::Puzzles | Look::Growth, _) => None,
    }
}

fn names(model: &Model, experiment: &Experiment) -> Vec<String> {
    let lanes = experiment.lanes().iter();
    lanes.map(|lane| words::lane(model.lang, lane)).collect()
}

fn boxes(model: &Model, experiment: &Experiment) -> Chart {
    // There is only room for a number under a box: the legend names its algorithm.
    let boxes = (0..experiment.lanes().len()).map(|lane| {
        let costs = experiment.costs(lane, model.trial.study.metric);
        let (solved, all) = experiment.success(lane);
        let name = (lane + 1).to_string();
        let name = if solved < all {
            format!("{name}: {solved}/{all}")
        } else {
            name
        };
        (name, summary(&costs))
    });
    let heads = [
        key::ALGORITHM,
        key::LEAST,
        key::QUARTER,
        key::MEDIAN,
        key::THREE_QUARTERS,
        key::MOST,
    ];
    let words = (
        model.word(key::BOXES_BELOW),
        heads.map(|key| model.word(key)),
    );
    let boxes: Vec<_> = boxes.collect();
    chart::boxes(
        &title(model, key::BOX_PLOT),
        words,
        &boxes,
        model.trial.scale,
    )
}

fn cactus(model: &Model, experiment: &Experiment) -> Chart {
    let names = names(model, experiment).into_iter().enumerate();
    let costs = |lane| experiment.costs(lane, model.trial.study.metric);
    let all: Vec<(String, Vec<u64>)> = names.map(|(lane, name)| (name, costs(lane))).collect();
    let below = model.word(key::SOLVED_RUNS);
    chart::cactus(
        &title(model, key::CACTUS_PLOT),
        below,
        &all,
        model.trial.scale,
    )
}

fn title(model: &Model, key: Key) -> String {
    let metric = words::measure(model.lang, model.trial.study.metric.slug());
    format!("{} · {metric}", model.word(key))
}
