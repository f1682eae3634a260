//! What can be asked about a step shown: its proof, and what its technique is.

use crate::app::block::{Block, Button, Press, Tone};
use crate::app::model::Model;
use crate::app::msg::Action;
use crate::app::words::Voice;
use crate::logic::{Info, Pattern, Step};
use crate::protocol::{JobKind, Proof};
use crate::text::{Notation, step_line};

/// How the step fared in the proof, or the button that asks for it; what its technique is.
pub(in crate::app) fn step(model: &Model, step: &Step) -> Vec<Block> {
    let voice = &model.voice();
    let what_is = what_is(voice, step.technique);
    match model.ui.proof {
        Some(proof) => vec![
            Block::Result(tone(proof), voice.proof(step, proof)),
            Block::Buttons(vec![what_is]),
        ],
        None => {
            let prove = Button::new(voice, "prove", Action::Ask(JobKind::Prove));
            vec![Block::Buttons(vec![prove, what_is])]
        }
    }
}

/// The button that opens the technique's page.
pub(in crate::app) fn what_is(voice: &Voice, technique: &Info) -> Button {
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

/// The reason in words and in notation.
pub(in crate::app) fn proof(voice: &Voice, step: &Step) -> [Block; 2] {
    [
        Block::Text(voice.explain(step)),
        Block::Notation(voice.written(step)),
    ]
}

/// The buttons, and what else a step may have: a chain link by link, the other notation if it differs.
pub(in crate::app) fn with_links(
    voice: &Voice,
    step: &Step,
    mut buttons: Vec<Button>,
) -> Vec<Button> {
    if matches!(step.pattern, Pattern::Chain(_)) {
        buttons.push(Button::new(voice, "next-link", Action::NextLink));
    }
    let [now, other] = [voice.notation, voice.notation.other()]
        .map(|notation| step_line(&voice.geometry, step, notation));
    if now != other {
        let key = match voice.notation {
            Notation::Hodoku => "notation-eureka",
            Notation::Eureka => "notation-hodoku",
        };
        buttons.push(Button::new(voice, key, Action::Notation));
    }
    buttons
}
