//! Fields that were set: what runs, how it is shown, how an experiment is set up.

use super::begin::{begin, choose_puzzle};
use super::{formula, merged, playing, tree};
use crate::lab::{ALGORITHMS, OptionError, algorithm};
use crate::studio::model::{Doing, Model};
use crate::studio::msg::{Effect, Touch};
use crate::watch::chart::Scale;
use crate::watch::{Command, Lane, MAX_LANES, MEASURES, Metric, Pace, Quiz};

/// A field was set. A value that cannot be read changes nothing, and is reported.
pub(super) fn set(model: &mut Model, field: &str, value: &str) -> Vec<Effect> {
    model.said = "";
    let (name, rest) = field.split_once('/').unwrap_or((field, ""));
    match name {
        "algorithm" => set_algorithm(model, rest, value),
        "option" => set_option(model, rest, value),
        "puzzle" => {
            choose_puzzle(model, value.parse().ok());
            begin(model)
        }
        "seed" => limit(model, value, |model, seed| {
            model.setup.seed = seed.unwrap_or(0);
        }),
        "nodes" => limit(model, value, |model, nodes| {
            model.setup.nodes = nodes.filter(|&nodes| nodes > 0);
        }),
        "memory" => limit(model, value, |model, memory| {
            model.setup.memory = memory.unwrap_or(256).clamp(1, 2048);
        }),
        "pace" => {
            let pace = Pace::ALL.into_iter().find(|pace| pace.slug() == value);
            model.setup.pace = pace.unwrap_or_default();
            begin(model)
        }
        "speed" => playing::set_speed(model, value),
        "scrub" => {
            let position = value.parse().unwrap_or(model.position.0);
            playing::tell(model, Doing::Still, Command::Seek(position))
        }
        "merge" => {
            merged::choose(model, rest, value);
            Vec::new()
        }
        "fold" => tree::touched(model, rest.parse().unwrap_or(0), Touch::Fold),
        _ => {
            set_look(model, name, rest, value);
            Vec::new()
        }
    }
}

fn set_algorithm(model: &mut Model, place: &str, slug: &str) -> Vec<Effect> {
    let lane = place.parse().ok();
    let lane = lane.and_then(|place: usize| model.setup.lanes.get_mut(place));
    if let (Some(lane), Some(row)) = (lane, algorithm(slug)) {
        *lane = Lane::usual(row);
        formula::forget(model, place);
        return begin(model);
    }
    Vec::new()
}

fn set_option(model: &mut Model, field: &str, value: &str) -> Vec<Effect> {
    let Some((place, name)) = field.split_once('/') else {
        return Vec::new();
    };
    let lane = place.parse().ok();
    let lane = lane.and_then(|place: usize| model.setup.lanes.get_mut(place));
    match lane.map(|lane| lane.options.set(name, value.trim())) {
        Some(Ok(())) => {
            model.drafts.remove(&format!("option/{field}"));
            begin(model)
        }
        Some(Err(OptionError::Formula(..))) => {
            let field = format!("option/{field}");
            model.drafts.insert(field, value.to_owned());
            model.said = "formula-kept";
            Vec::new()
        }
        Some(Err(OptionError::Unknown(_) | OptionError::Value(..))) | None => {
            model.said = "no-value";
            Vec::new()
        }
    }
}

/// A number that belongs to the run; `None` if the field is empty.
fn limit(model: &mut Model, value: &str, set: fn(&mut Model, Option<u64>)) -> Vec<Effect> {
    let number = value.trim().parse::<u64>();
    if number.is_err() && !value.trim().is_empty() {
        model.said = "no-number";
        return Vec::new();
    }
    set(model, number.ok());
    begin(model)
}

/// How runs are shown, and how an experiment is set up.
fn set_look(model: &mut Model, name: &str, rest: &str, value: &str) {
    let on = value == "true";
    let scale = if on {
        Scale::Logarithmic
    } else {
        Scale::Linear
    };
    let trial = &mut model.trial;
    let number = value.trim().parse::<u64>().ok();
    let is_number = matches!(name, "trial-seeds" | "trial-nodes" | "trial-seconds");
    if is_number && number.is_none() {
        model.said = "no-number";
    }
    match name {
        "measure" => {
            let place = MEASURES.iter().position(|measure| measure.slug == value);
            model.measure = place.or(model.measure);
        }
        "log" => model.scale = scale,
        "predict" => model.quiz = on.then(Quiz::default),
        "trial-log" => trial.scale = scale,
        "trial-metric" => {
            let metric = Metric::ALL
                .into_iter()
                .find(|metric| metric.slug() == value);
            trial.metric = metric.unwrap_or_default();
        }
        "trial-puzzles" => trial.puzzles = value.to_owned(),
        "trial-seeds" => trial.seeds = number.unwrap_or(trial.seeds).clamp(1, 1000),
        "trial-nodes" => trial.nodes = number.unwrap_or(trial.nodes).max(1),
        "trial-seconds" => {
            trial.seconds = number.map_or(trial.seconds, |n| n.clamp(1, 3600) as u32);
        }
        "trial-algorithm" => {
            let place = ALGORITHMS.iter().position(|row| row.slug == rest);
            if let Some(chosen) = place.and_then(|place| trial.chosen.get_mut(place)) {
                *chosen = on;
            }
        }
        _ => {}
    }
}

pub(super) fn add_lane(model: &mut Model) -> Vec<Effect> {
    let lanes = &mut model.setup.lanes;
    if lanes.len() >= MAX_LANES {
        return Vec::new();
    }
    let is_new = |slug: &&str| lanes.iter().all(|lane| lane.algorithm.slug != *slug);
    let proposed = [
        "breadth-first",
        "backtracking-forward-checking",
        "candidate-best-first",
    ];
    let slug = proposed.iter().find(|slug| is_new(slug));
    let row = slug.and_then(|slug| algorithm(slug));
    lanes.push(Lane::usual(row.unwrap_or(&ALGORITHMS[0])));
    begin(model)
}

pub(super) fn drop_lane(model: &mut Model, place: usize) -> Vec<Effect> {
    if !model.is_race() || place >= model.setup.lanes.len() {
        return Vec::new();
    }
    model.setup.lanes.remove(place);
    formula::shift(model, place);
    begin(model)
}
