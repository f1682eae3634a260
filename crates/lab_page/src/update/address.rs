//! The content of the address, so that a reload restores it.

use crate::model::{Model, Room};
use crate::msg::Effect;
use watch::{write_address, write_setup};

/// The part of a fragment that shows only the run.
pub(super) const ALONE: &str = "&view=alone";

/// Puts what is in sight into the address: the experiment, or else the runs.
pub(super) fn of(model: &Model) -> Vec<Effect> {
    let experiment = of_experiment(model);
    if model.room == Room::Trial && !experiment.is_empty() {
        return experiment;
    }
    let alone = if model.is_alone { ALONE } else { "" };
    let run = write_address(&model.setup, &model.puzzle, &model.own);
    let kept = write_setup(&model.setup, &model.puzzle);
    vec![Effect::Keep(kept), Effect::Fragment(run + alone)]
}

/// Puts the experiment into the address, unless it is too long for a link.
pub(super) fn of_experiment(model: &Model) -> Vec<Effect> {
    let link = model.trial.study.link();
    link.map_or(Vec::new(), |link| {
        vec![Effect::Keep(link.clone()), Effect::Fragment(link)]
    })
}
