//! A single deduction: the first of those that follow. It is carried out.

use super::propagate::{PROPAGATE, answered as propagated};
use super::question::Question;
use crate::block::{Block, Button};
use crate::key;
use crate::model::{Model, Panel, Status};
use crate::msg::Action;
use crate::steps::player::carry_out;
use crate::view::about;
use answers::protocol::{JobKind, Propagated, StepView};
use game::play::Cause;

pub(super) static STEP: Question = Question {
    slug: "step",
    ..PROPAGATE
};

pub(super) fn answered(model: &mut Model, propagation: Propagated) {
    match propagation.steps.first() {
        Some(step) => {
            stepped(model, step.clone());
            model.ui.lends_candidates = true;
        }
        None => propagated(model, propagation),
    }
}

/// Carries a step out and shows it, still noting what it owes to the player's marks.
pub(crate) fn stepped(model: &mut Model, step: StepView) {
    let footing = model.ui.footing.take();
    model.rest();
    carry_out(model, Cause::Step, std::slice::from_ref(&step));
    model.show(Panel::Stepped(step.clone()));
    model.ui.footing = footing;
    model.say(Status::Stepped(step));
}

/// The panel of a step carried out.
pub(crate) fn panel(model: &Model, step: &StepView) -> Vec<Block> {
    let voice = &model.voice();
    let name = voice.technique(step.technique.slug);
    let mut blocks = vec![
        Block::Heading(name, voice.text(key::STEP_DONE)),
        Block::Text(voice.explain(step)),
        Block::Buttons(vec![
            Button::new(voice, key::NEXT_STEP, Action::Ask(JobKind::Step)).primary(),
            Button::new(voice, key::STEP_BACK, Action::Undo),
        ]),
    ];
    blocks.extend(about::step(model, step));
    blocks
}
