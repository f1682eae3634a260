//! What can be asked of a step that is shown: that it prove itself, and what its technique is.

use super::{Block, Button, Press, Tone};
use crate::app::model::Model;
use crate::app::msg::Action;
use crate::app::words::Voice;
use crate::logic::{Info, Step};
use crate::protocol::Proof;

/// How the step stood its proof, or the button that asks for it; what its technique is.
pub(super) fn step(model: &Model, step: &Step) -> Vec<Block> {
    let voice = &model.voice();
    let what_is = what_is(voice, step.technique);
    match model.ui.proof {
        Some(proof) => vec![
            Block::Result(tone(proof), voice.proof(step, proof)),
            Block::Buttons(vec![what_is]),
        ],
        None => {
            let prove = Button::new(voice, "prove", Action::Prove);
            vec![Block::Buttons(vec![prove, what_is])]
        }
    }
}

/// The button that opens the technique's page.
pub(super) fn what_is(voice: &Voice, technique: &Info) -> Button {
    let name = voice.technique(technique.slug);
    Button {
        label: voice.say("what-is", &[("technique", &name)]),
        press: Press::Action(Action::WhatIs),
        primary: false,
    }
}

fn tone(proof: Proof) -> Tone {
    match proof {
        Proof::Proved => Tone::Good,
        Proof::Refused => Tone::Bad,
        Proof::Undecided => Tone::Warn,
    }
}
