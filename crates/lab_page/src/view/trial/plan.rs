//! How an experiment is set up.

use super::lanes::lanes;
use super::puzzles::puzzles;
use crate::button::Button;
use crate::key;
use crate::model::Model;
use markup::Node;
use markup::parts::{button, card, element, labelled, number};

pub(in crate::view) fn plan(model: &Model) -> Node {
    card("plan", model.word(key::EXPERIMENT))
        .child(element("p", "").text(model.word(key::TRIAL_WHAT)))
        .child(lanes(model))
        .child(puzzles(model))
        .child(limits(model))
}

fn limits(model: &Model) -> Node {
    let study = &model.trial.study;
    let fields = [
        (key::SEED, number("trial-seed", study.seed)),
        (key::TRIAL_SEEDS, number("trial-seeds", study.seeds)),
        (key::NODES_LIMIT, number("trial-nodes", study.nodes)),
        (key::SECONDS_LIMIT, number("trial-seconds", study.seconds)),
    ];
    let fields = fields.map(|(word, field)| labelled(model.word(word), field));
    element("div", "fields").children(fields)
}

/// The buttons to run it and to save it.
pub(in crate::view) fn actions(model: &Model) -> Node {
    let (word, run) = if model.trial.is_running() {
        (key::CANCEL_RUN, Button::TrialStop)
    } else {
        (key::TRIAL_RUN, Button::TrialRun)
    };
    let chooser = element("input", "")
        .with("type", "file")
        .with("accept", ".txt,.csv,.sdm,text/*")
        .with("data-file", "trial-file");
    let open = element("label", "file")
        .child(element("span", "").text(model.word(key::TRIAL_OPEN)))
        .child(chooser);
    element("div", "actions")
        .child(button(run, model.word(word), "primary"))
        .child(button(
            Button::TrialLink,
            model.word(key::TRIAL_LINK),
            "small",
        ))
        .child(button(
            Button::TrialSave,
            model.word(key::TRIAL_SAVE),
            "small",
        ))
        .child(open)
}
