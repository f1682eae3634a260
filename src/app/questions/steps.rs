//! Which logical steps are there now? They are listed, and one of them is shown.

use super::question::Question;
use crate::app::block::{Block, Button, Press, heading, tone_of};
use crate::app::model::{Listed, Model, Panel, Said, Switch};
use crate::app::msg::Action;
use crate::app::view::{about, list};
use crate::logic::{Info, Step};
use crate::protocol::{Job, Study};
use crate::text::{Notation, step_line};

pub(super) static STEPS: Question = Question {
    slug: "steps",
    working: "working-hint",
    job: |model| {
        let question = Study::Steps(model.settings.order.wanted());
        Some(Job::Study(question, model.play.position()))
    },
    ..Question::PLAIN
};

/// All steps were found: the first is shown, or that of the example.
pub(super) fn answered(model: &mut Model, steps: Vec<Step>) {
    model.settings.switches.turn(Switch::Candidates, true);
    let wanted = std::mem::take(&mut model.ui.example);
    let geometry = model.play.geometry();
    let is_wanted = |step: &Step| {
        let mut notations = [Notation::Hodoku, Notation::Eureka].into_iter();
        !wanted.is_empty() && notations.any(|n| step_line(geometry, step, n) == wanted)
    };
    let wanted = steps.iter().position(is_wanted);
    let listed = Listed {
        at: wanted.or((!steps.is_empty()).then_some(0)),
        steps,
        only: None,
        by_effect: false,
    };
    model.say(Said::Steps(listed.steps.len(), listed.kinds().len()));
    model.show(Panel::Steps(listed));
}

/// The panel: how many there are, the current one, and the list.
pub(in crate::app) fn panel(model: &Model, listed: &Listed) -> Vec<Block> {
    let voice = &model.voice();
    let kinds = listed.kinds();
    let mut blocks = vec![
        heading(voice, "steps"),
        Block::Result(
            tone_of(!kinds.is_empty()),
            voice.listed(listed.steps.len(), kinds.len()),
        ),
    ];
    if kinds.is_empty() {
        return blocks;
    }
    if let Some(step) = listed.at.and_then(|at| listed.steps.get(at)) {
        blocks.extend(about::proof(voice, step));
        let apply = Button::new(voice, "hint-apply", Action::Apply).primary();
        blocks.push(Block::Buttons(about::with_links(voice, step, vec![apply])));
        blocks.extend(about::step(model, step));
    }
    let kind = |(index, &(kind, n)): (usize, &(&'static Info, usize))| Button {
        label: format!("{} {n}", voice.technique(kind.slug)),
        press: Press::Kind(index),
        primary: listed.only == Some(kind),
    };
    blocks.push(Block::Buttons(kinds.iter().enumerate().map(kind).collect()));
    let order = if listed.by_effect {
        "sort-by-ease"
    } else {
        "sort-by-effect"
    };
    blocks.push(Block::Buttons(vec![Button::new(
        voice,
        order,
        Action::SortSteps,
    )]));
    blocks.extend(list::rows(voice, &listed.steps, &listed.order(), listed.at));
    blocks
}
