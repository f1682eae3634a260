//! What can be asked about a step shown: its proof, and what its technique is.

use crate::block::{Block, Button, LineRow, Piece, Tone};
use crate::key;
use crate::model::Model;
use crate::msg::Action;
use crate::words::Voice;
use answers::protocol::{JobKind, Proof, StepView};
use nonet::board::Cell;
use nonet::logic::Info;
use nonet::text::Notation;

/// The result of the step's proof, or the button that asks for it, and the link to its technique.
pub(crate) fn step(model: &Model, step: &StepView) -> Vec<Block> {
    let voice = &model.voice();
    let what_is = what_is(voice, step.technique);
    match model.ui.proof {
        Some(proof) => {
            let on_marks = !model.relied().is_empty();
            let told = voice.proof(step.deductions.len(), proof, on_marks);
            vec![
                Block::Result(tone(proof), told),
                Block::Buttons(vec![what_is]),
            ]
        }
        None => {
            let prove = Button::new(voice, key::PROVE, Action::Ask(JobKind::Prove));
            vec![Block::Buttons(vec![prove, what_is])]
        }
    }
}

/// The link to the technique's page.
pub(crate) fn what_is(voice: &Voice, technique: &Info) -> Button {
    let name = voice.technique(technique.slug);
    Button::open(
        voice.say(key::WHAT_IS, &[("technique", &name)]),
        technique.slug,
    )
}

fn tone(proof: Proof) -> Tone {
    match proof {
        Proof::Proved | Proof::ProvedIfUnique => Tone::Good,
        Proof::Refused => Tone::Bad,
        Proof::Undecided => Tone::Warn,
    }
}

/// The reason in words and in notation, up to the link shown.
pub(crate) fn proof(model: &Model, step: &StepView) -> Vec<Block> {
    let voice = &model.voice();
    let is_chain = !step.nodes.is_empty();
    let told = model.ui.n_links.filter(|_| is_chain);
    let told = told.map_or(usize::MAX, |n| n + 1);
    let (cursor, hovered) = (model.settings.cursor, model.ui.hovered);
    let is_current = |cell: &Cell| *cell == cursor || Some(*cell) == hovered;
    let row = |pieces: Vec<Piece>| LineRow {
        current: pieces
            .iter()
            .any(|piece| piece.cells.iter().any(is_current)),
        pieces,
    };
    let lines = voice.lines(step).into_iter().take(told);
    let lines: Vec<LineRow> = lines.map(row).collect();
    let mut blocks = Vec::new();
    if !lines.is_empty() {
        blocks.push(Block::Lines(is_chain, lines));
    }
    blocks.push(Block::Text(voice.explain(step)));
    blocks.push(Block::Notation(voice.written(step)));
    if is_chain {
        let legend = [key::LEGEND_STRONG, key::LEGEND_WEAK].map(|key| voice.text(key));
        blocks.push(Block::Legend(legend));
    }
    blocks
}

/// The buttons, and others that apply to the step: a chain link by link, the other notation if it differs.
pub(crate) fn with_links(voice: &Voice, step: &StepView, mut buttons: Vec<Button>) -> Vec<Button> {
    if !step.evidence.links.is_empty() {
        buttons.push(Button::new(voice, key::NEXT_LINK, Action::NextLink));
    }
    let [hodoku, eureka] = &step.written;
    if hodoku != eureka {
        let key = match voice.notation {
            Notation::Hodoku => key::NOTATION_EUREKA,
            Notation::Eureka => key::NOTATION_HODOKU,
        };
        buttons.push(Button::new(voice, key, Action::Notation));
    }
    buttons
}
