//! Which logical steps are there now? They are listed, and one of them is shown.

use super::question::Question;
use crate::block::{Block, Button, Tone, heading};
use crate::key;
use crate::model::{Listed, Model, Panel, Status};
use crate::msg::Action;
use crate::view::about;
use answers::protocol::{Deep, Job, STEPS_LIMIT, StepView};

pub(super) static STEPS: Question = Question {
    slug: "steps",
    working: key::WORKING_HINT,
    job: |model| {
        let question = Deep::Steps(model.settings.order.wanted());
        Some(Job::Deep(question, model.play.position()))
    },
    ..Question::PLAIN
};

/// Lists the steps and shows the first. One more than are listed means that there are more.
pub(super) fn answered(model: &mut Model, mut steps: Vec<StepView>) {
    let cut = steps.get(STEPS_LIMIT).map(|step| step.technique);
    steps.truncate(STEPS_LIMIT);
    let mut listed = Listed {
        steps,
        cut,
        ..Listed::default()
    };
    if !listed.steps.is_empty() {
        listed.choose(0);
    }
    let n_kinds = listed.kinds().len();
    model.say(Status::Steps(listed.steps.len(), n_kinds, cut.is_some()));
    model.show_with_candidates(Panel::Steps(listed));
}

/// The panel: the step shown, and how many there are. The tree of all steps is below it.
pub(crate) fn panel(model: &Model, listed: &Listed) -> Vec<Block> {
    let voice = &model.voice();
    let found = voice.listed(
        listed.steps.len(),
        listed.kinds().len(),
        listed.cut.is_some(),
    );
    let Some(step) = listed.at.and_then(|at| listed.steps.get(at)) else {
        return vec![heading(voice, key::STEPS), Block::Result(Tone::Warn, found)];
    };
    let order = if listed.by_effect {
        key::SORT_BY_EASE
    } else {
        key::SORT_BY_EFFECT
    };
    let buttons = vec![
        Button::new(voice, key::HINT_APPLY, Action::Apply).primary(),
        Button::new(voice, order, Action::SortSteps),
    ];
    let mut blocks = vec![Block::Heading(voice.technique(step.technique.slug), found)];
    blocks.extend(about::proof(model, step));
    blocks.push(Block::Buttons(about::with_links(voice, step, buttons)));
    blocks.extend(about::step(model, step));
    blocks
}
