//! What can be asked of a step that is shown: that it prove itself.

use super::{Block, Button, Tone};
use crate::app::model::Model;
use crate::app::msg::Action;
use crate::logic::Step;
use crate::protocol::Proof;

/// How the step stood its proof, or the button that asks for it.
pub(super) fn step(model: &Model, step: &Step) -> Vec<Block> {
    let voice = &model.voice();
    let proof = model.ui.proof.as_ref().filter(|(of, _)| of == step);
    match proof {
        Some((_, proof)) => vec![Block::Result(tone(*proof), voice.proof(step, *proof))],
        None => vec![Block::Buttons(vec![Button::new(
            voice,
            "prove",
            Action::Prove,
        )])],
    }
}

fn tone(proof: Proof) -> Tone {
    match proof {
        Proof::Proved => Tone::Good,
        Proof::Refused => Tone::Bad,
        Proof::Undecided => Tone::Warn,
    }
}
