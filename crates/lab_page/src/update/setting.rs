//! Fields that were set: the setup of runs, and how they are shown.

use super::begin::{begin, choose_puzzle, predict};
use super::option::set_option;
use super::telling::tell;
use super::{class, formula, merged, playing, study, tree};
use crate::key;
use crate::model::{Doing, Model};
use crate::msg::{Effect, Touch};
use crate::owner::Owner;
use lab::{ALGORITHMS, algorithm};
use watch::chart::Scale;
use watch::{Command, Lane, MAX_LANES, MEASURES, Pace};

/// A field was set. A value that cannot be read changes nothing, and is reported.
pub(super) fn set(model: &mut Model, field: &str, value: &str) -> Vec<Effect> {
    model.said = None;
    let (name, rest) = field.split_once('/').unwrap_or((field, ""));
    if let Some(effects) = class::set(model, name, rest, value) {
        return effects;
    }
    match name {
        "algorithm" => set_algorithm(model, rest, value),
        "option" | "trial-option" => set_option(model, field, value),
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
        "predict" => predict(model, value == "true"),
        "speed" => playing::set_speed(model, value),
        "scrub" => {
            let position = value.parse().unwrap_or(model.position.0);
            tell(model, Doing::Still, Command::Seek(position))
        }
        "merge" => {
            merged::choose(model, rest, value);
            Vec::new()
        }
        _ if name.starts_with("trial-") => study::set(model, name, rest, value),
        "fold" => tree::touched(model, rest.parse().unwrap_or(0), Touch::Fold),
        _ => {
            set_look(model, name, value);
            Vec::new()
        }
    }
}

fn set_algorithm(model: &mut Model, place: &str, slug: &str) -> Vec<Effect> {
    let place = place.parse().unwrap_or(usize::MAX);
    if let (Some(lane), Some(row)) = (model.setup.lanes.get_mut(place), algorithm(slug)) {
        *lane = Lane::usual(row);
        formula::forget(model, Owner::Run, place);
        return begin(model);
    }
    Vec::new()
}

/// A number of the runs was set, which restarts them; `None` if the field is empty.
fn limit(model: &mut Model, value: &str, set: fn(&mut Model, Option<u64>)) -> Vec<Effect> {
    let number = value.trim().parse::<u64>();
    if number.is_err() && !value.trim().is_empty() {
        model.said = Some(key::NO_NUMBER);
        return Vec::new();
    }
    set(model, number.ok());
    begin(model)
}

/// How runs are shown.
fn set_look(model: &mut Model, name: &str, value: &str) {
    let on = value == "true";
    match name {
        "measure" => {
            let place = MEASURES.iter().position(|measure| measure.slug == value);
            model.measure = place.or(model.measure);
        }
        "log" => {
            model.scale = if on {
                Scale::Logarithmic
            } else {
                Scale::Linear
            };
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
    formula::shift(model, Owner::Run, place);
    begin(model)
}
