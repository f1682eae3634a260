//! The panel of a cascade.

use super::{about, list};
use crate::block::{Block, Button, Press, Tone, heading, tone_of};
use crate::key;
use crate::model::Model;
use crate::msg::{Action, CopyKind};
use crate::questions;
use crate::steps::cascade::{Cascade, Kind, Tale};
use crate::words::Voice;
use ::words::Key;
use answers::protocol::{JobKind, StepView};
use nonet::logic::Outcome;

/// The panel. Its layout is fixed while it plays: text about single deductions is below the list.
pub(super) fn panel(model: &Model, cascade: &Cascade) -> Vec<Block> {
    let voice = &model.voice();
    let mut blocks = result(voice, cascade);
    let Some(step) = cascade.step() else {
        return blocks;
    };
    blocks.push(kinds(voice, &cascade.steps));
    blocks.extend(list::played(voice, cascade));
    blocks.push(Block::Buttons(buttons(voice, cascade)));
    if !cascade.reel.playing {
        blocks.extend(about::proof(model, step));
        let links = about::with_links(voice, step, Vec::new());
        blocks.extend((!links.is_empty()).then_some(Block::Buttons(links)));
        blocks.extend(about::step(model, step));
        let shorten = Button::new(voice, key::SHORTEST, Action::Ask(JobKind::Shortest));
        let is_path = matches!(cascade.tale, Tale::Path(_));
        blocks.extend(is_path.then_some(Block::Buttons(vec![shorten])));
        blocks.push(Block::Buttons(vec![
            Button::new(voice, key::COPY_PATH, Action::Copy(CopyKind::Path)),
            Button::new(voice, key::SAVE_PATH, Action::SavePath),
        ]));
    }
    blocks
}

fn result(voice: &Voice, cascade: &Cascade) -> Vec<Block> {
    let n = cascade.steps.len();
    let n_hard = cascade
        .steps
        .iter()
        .filter(|step| step.technique.is_hard())
        .count();
    let (key, tone, sentence) = match cascade.tale {
        Tale::Propagation(outcome) => {
            let (placed, gone) = questions::tally(&cascade.steps);
            let sentence = voice.propagated(placed, gone, outcome);
            (key::PROPAGATE, tone(outcome), sentence)
        }
        Tale::Path(solved) => (
            key::PATH_HEADING,
            tone_of(solved),
            voice.walked([n, n_hard], solved),
        ),
        Tale::Kept => (key::KEPT, Tone::Quiet, voice.count(key::SAID_KEPT, n)),
    };
    vec![heading(voice, key), Block::Result(tone, sentence)]
}

fn tone(outcome: Outcome) -> Tone {
    match outcome {
        Outcome::Finished => Tone::Good,
        Outcome::Stuck => Tone::Quiet,
        Outcome::Contradictory(_) => Tone::Bad,
    }
}

/// The signs of the kinds that occur.
fn kinds(voice: &Voice, steps: &[StepView]) -> Block {
    let mut kinds = Kind::ALL.to_vec();
    kinds.retain(|(kind, _)| steps.iter().any(|step| Kind::of(step) == *kind));
    let named = kinds
        .iter()
        .map(|&(kind, _)| (kind, voice.text(name(kind))));
    Block::Kinds(named.collect())
}

fn name(kind: Kind) -> Key {
    match kind {
        Kind::Box => key::KIND_BOX,
        Kind::Line => key::KIND_LINE,
        Kind::Cell => key::KIND_CELL,
        Kind::Other => key::KIND_OTHER,
    }
}

/// What can be done with it. Cutting is offered only while it is paused, where the cut is visible.
fn buttons(voice: &Voice, cascade: &Cascade) -> Vec<Button> {
    let (finish, keep, (back, away)) = if cascade.done {
        (key::FINISH, key::KEEP, (key::UNDO_ALL, Action::Undo))
    } else {
        (
            key::CARRY_OUT_ALL,
            key::CARRY_OUT,
            (key::PUT_AWAY, Action::Dismiss),
        )
    };
    let mut buttons = vec![Button::new(voice, finish, Action::Finish).primary()];
    if !cascade.reel.playing && !cascade.reel.is_at_end() {
        buttons.push(Button {
            label: voice.count(keep, cascade.reel.at + 1),
            press: Press::Action(Action::UpToHere),
            primary: false,
        });
    }
    buttons.push(Button::new(voice, back, away));
    buttons
}
