//! The pictures of an experiment's results, and the tables that go with them.

use super::fits::{fits, growth};
use super::pairs::{pairs, scatter};
use crate::studio::model::Model;
use crate::studio::view::parts::chart_card;
use crate::studio::words;
use crate::watch::chart::{self, Chart};
use crate::watch::{Experiment, Look, Node, summary};

/// So many pictures are shown at once, at most.
pub(in crate::studio::view) const N_PICTURES: usize = 2;

/// The picture at this place, with its table.
pub(in crate::studio::view) fn card(model: &Model, place: usize) -> Option<Node> {
    let chart = charts(model).into_iter().nth(place)?;
    let experiment = model.trial.experiment.as_ref()?;
    let names = match model.trial.study.look {
        Look::Overall | Look::Growth => names(model, experiment),
        Look::Puzzles => Vec::new(),
    };
    Some(chart_card(model, place, chart, &names))
}

/// What stands below the pictures.
pub(in crate::studio::view) fn more(model: &Model) -> Option<Node> {
    let experiment = model.trial.experiment.as_ref()?;
    match model.trial.study.look {
        Look::Overall => None,
        Look::Puzzles => Some(pairs(model, experiment)),
        Look::Growth => Some(fits(model, experiment)),
    }
}

/// The pictures of what is looked at.
pub(in crate::studio::view) fn charts(model: &Model) -> Vec<Chart> {
    let Some(experiment) = &model.trial.experiment else {
        return Vec::new();
    };
    match model.trial.study.look {
        Look::Overall => overall(model, experiment),
        Look::Puzzles => vec![scatter(model, experiment)],
        Look::Growth => vec![growth(model, experiment)],
    }
}

fn names(model: &Model, experiment: &Experiment) -> Vec<String> {
    let lanes = experiment.lanes().iter();
    lanes.map(|lane| words::lane(model.lang, lane)).collect()
}

/// The box plot and the cactus plot.
fn overall(model: &Model, experiment: &Experiment) -> Vec<Chart> {
    let (metric, scale) = (model.trial.study.metric, model.trial.scale);
    let costs = |lane| experiment.costs(lane, metric);
    let names = names(model, experiment).into_iter().enumerate();
    let all: Vec<(String, Vec<u64>)> = names.map(|(lane, name)| (name, costs(lane))).collect();
    // There is only room for a number under a box: the legend says which algorithm it is.
    let boxes = all.iter().enumerate();
    let boxes: Vec<_> = boxes
        .map(|(lane, (_, costs))| ((lane + 1).to_string(), summary(costs)))
        .collect();
    let metric = words::measure(model.lang, metric.slug());
    let heads = [
        "algorithm",
        "least",
        "quarter",
        "median",
        "three-quarters",
        "most",
    ];
    let heads = heads.map(|key| model.word(key));
    let plot = format!("{} · {metric}", model.word("box-plot"));
    let cactus = format!("{} · {metric}", model.word("cactus-plot"));
    vec![
        chart::boxes(&plot, (model.word("algorithms"), heads), &boxes, scale),
        chart::cactus(&cactus, model.word("solved-runs"), &all, scale),
    ]
}
