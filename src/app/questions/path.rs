//! The whole logical solution, step by step.

use super::question::Question;
use crate::app::block::{Block, Button, Piece, heading, tone_of};
use crate::app::model::{Model, Panel, Said, Switch};
use crate::app::msg::{Action, CopyKind};
use crate::app::view::{about, list};
use crate::logic::Step;
use crate::protocol::{Job, Ratings, Study};

pub(super) static PATH: Question = Question {
    slug: "path",
    working: "working-hint",
    job: |model| {
        let question = Study::Path(model.settings.order.wanted());
        Some(Job::Study(question, model.play.position()))
    },
    ..Question::PLAIN
};

/// Shows the first step. The ratings are for a line of HoDoKu's library.
pub(super) fn answered(
    model: &mut Model,
    steps: Vec<Step>,
    solved: bool,
    ratings: Option<Ratings>,
) {
    model.ui.ratings = ratings.map(|ratings| (model.checked(), ratings));
    model.settings.switches.turn(Switch::Candidates, true);
    model.say(Said::Path(steps.len(), solved));
    model.show(Panel::Path(steps, solved, 0));
}

/// The panel: how far it goes, the current step, and the list.
pub(in crate::app) fn panel(model: &Model, steps: &[Step], solved: bool, at: usize) -> Vec<Block> {
    let voice = &model.voice();
    let mut blocks = vec![
        heading(voice, "path-heading"),
        Block::Result(tone_of(solved), voice.walked(steps.len(), solved)),
    ];
    let Some(step) = steps.get(at) else {
        return blocks;
    };
    let place = Piece::plain(&voice.at_step(at, steps.len()));
    blocks.push(Block::Text(vec![place]));
    blocks.extend(about::proof(voice, step));
    let buttons = vec![
        Button::new(voice, "previous-step", Action::PreviousStep),
        Button::new(voice, "next-step-shown", Action::NextStep).primary(),
        Button::new(voice, "up-to-here", Action::UpToHere),
    ];
    blocks.push(Block::Buttons(about::with_links(voice, step, buttons)));
    blocks.extend(about::step(model, step));
    let order: Vec<usize> = (0..steps.len()).collect();
    blocks.extend(list::rows(voice, steps, &order, Some(at)));
    blocks.push(Block::Buttons(vec![
        Button::new(voice, "copy-path", Action::Copy(CopyKind::Path)),
        Button::new(voice, "save-path", Action::SavePath),
    ]));
    blocks
}
