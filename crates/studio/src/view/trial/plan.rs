//! How an experiment is set up.

use super::lanes::lanes;
use super::puzzles::puzzles;
use crate::button::Button;
use crate::model::Model;
use crate::view::parts::{button, card, element, labelled, number};
use watch::Node;

pub(in crate::view) fn plan(model: &Model) -> Node {
    card("plan", model.word("experiment"))
        .child(element("p", "").text(model.word("trial-what")))
        .child(lanes(model))
        .child(puzzles(model))
        .child(limits(model))
}

fn limits(model: &Model) -> Node {
    let study = &model.trial.study;
    let fields = [
        ("seed", number("trial-seed", study.seed)),
        ("trial-seeds", number("trial-seeds", study.seeds)),
        ("nodes-limit", number("trial-nodes", study.nodes)),
        ("seconds-limit", number("trial-seconds", study.seconds)),
    ];
    let fields = fields.map(|(word, field)| labelled(model.word(word), field));
    element("div", "fields").children(fields)
}

/// The buttons to run it and to save it.
pub(in crate::view) fn actions(model: &Model) -> Node {
    let (word, run) = if model.trial.is_running() {
        ("cancel-run", Button::TrialStop)
    } else {
        ("trial-run", Button::TrialRun)
    };
    let chooser = element("input", "")
        .with("type", "file")
        .with("accept", ".txt,.csv,.sdm,text/*")
        .with("data-file", "trial-file");
    let open = element("label", "file")
        .child(element("span", "").text(model.word("trial-open")))
        .child(chooser);
    element("div", "actions")
        .child(button(run, model.word(word), "primary"))
        .child(button(Button::TrialLink, model.word("trial-link"), "small"))
        .child(button(Button::TrialSave, model.word("trial-save"), "small"))
        .child(open)
}
