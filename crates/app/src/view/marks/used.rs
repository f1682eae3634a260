//! What the panel says about how the step of a hint relates to the player's marks.

use crate::block::{Block, Button, Piece, Tone};
use crate::key;
use crate::model::Model;
use crate::msg::{Action, MarksAction};
use crate::words::Voice;
use ::words::Key;
use answers::protocol::{Digits, MarksUsed};

/// This many cells are named; the others are only counted.
const NAMED: usize = 8;

/// What it owes to them, what hides it in them, which step comes without them; empty if they were not used.
pub(crate) fn blocks(model: &Model) -> Vec<Block> {
    let Some(footing) = &model.ui.footing else {
        return Vec::new();
    };
    let voice = &model.voice();
    let mut blocks = vec![Block::Text(relies(voice, footing))];
    let mut hides = !footing.hidden.is_empty();
    if hides {
        blocks.push(hidden(voice, key::FOOTING_HIDDEN, &footing.hidden));
    }
    if let Some((technique, hidden_too)) = &footing.other {
        let name = voice.technique(technique.slug);
        let other = voice.say(key::FOOTING_OTHER, &[("technique", &name)]);
        blocks.push(Block::Text(vec![Piece::plain(&other)]));
        if !hidden_too.is_empty() {
            blocks.push(hidden(voice, key::FOOTING_OTHER_HIDDEN, hidden_too));
            hides = true;
        }
    }
    if hides {
        let mend = Button::new(voice, key::DROP_MARKS, Action::Marks(MarksAction::Drop));
        blocks.push(Block::Buttons(vec![mend]));
    }
    blocks
}

fn relies(voice: &Voice, footing: &MarksUsed) -> Vec<Piece> {
    if footing.relies.is_empty() {
        return vec![Piece::plain(voice.word(key::FOOTING_ALONE))];
    }
    let what = named(voice, key::IS_NOT, &footing.relies);
    let mut pieces = voice.pieces(key::FOOTING_RELIES, &[("what", what)]);
    let shown = match footing.shown {
        Some(technique) => {
            let name = voice.technique(technique.slug);
            voice.say(key::FOOTING_SHOWN, &[("technique", &name)])
        }
        None => voice.text(key::FOOTING_UNSHOWN),
    };
    pieces.push(Piece::plain(&format!(" {shown}")));
    pieces
}

fn hidden(voice: &Voice, key: Key, digits: &Digits) -> Block {
    Block::Text(voice.pieces(key, &[("what", named(voice, key::IS_MARKED, digits))]))
}

/// The cells with their digits, which the board shows when pointed at.
fn named(voice: &Voice, key: Key, digits: &Digits) -> Piece {
    let told = digits.iter().take(NAMED).map(|&(cell, digits)| {
        let places = [
            ("cell", &*voice.cell(cell)),
            ("digits", &*voice.digits(digits)),
        ];
        voice.say(key, &places)
    });
    let mut told: Vec<String> = told.collect();
    if let Some(more) = digits.len().checked_sub(NAMED).filter(|&n| n > 0) {
        told.push(voice.count(key::MARKS_MORE_CELLS, more));
    }
    Piece {
        text: told.join(", "),
        cells: digits.iter().map(|&(cell, _)| cell).collect(),
        tone: Tone::Quiet,
    }
}
