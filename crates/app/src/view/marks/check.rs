//! The panel that compares the player's marks with the computed candidates.

use crate::block::{Block, Button, heading};
use crate::edit::marks_check::{Differs, differences};
use crate::key;
use crate::model::Model;
use crate::msg::{Action, MarksAction};
use crate::words::Voice;
use ::words::Key;
use answers::voice::{Piece, Tone};
use nonet::board::{Cell, DigitSet};

/// This many cells are named; the others are only counted.
const NAMED: usize = 8;

/// What is wrong and what is missing, each with the button that fixes it.
pub(in crate::view) fn panel(model: &Model) -> Vec<Block> {
    let voice = &model.voice();
    let all = differences(&model.play);
    let mut blocks = vec![heading(voice, key::COMPARE_MARKS)];
    blocks.extend(part(voice, &all, &WRONG));
    blocks.extend(part(voice, &all, &MISSING));
    if all.is_empty() {
        let right = voice.text(key::MARKS_AS_COMPUTED);
        blocks.push(Block::Result(Tone::Good, right));
    }
    blocks
}

/// The cells with marks that are impossible.
pub(in crate::view) fn wrong(model: &Model) -> Vec<Cell> {
    let all = differences(&model.play).into_iter();
    let wrong = all.filter(|differs| !differs.wrong.is_empty());
    wrong.map(|differs| differs.cell).collect()
}

/// One of the ways that marks can differ.
struct Part {
    of: fn(&Differs) -> DigitSet,
    tone: Tone,
    count: Key,
    mend: (Key, Action),
}

const WRONG: Part = Part {
    of: |differs| differs.wrong,
    tone: Tone::Bad,
    count: key::MARKS_WRONG_COMPUTED,
    mend: (key::DROP_MARKS, Action::Marks(MarksAction::Drop)),
};

const MISSING: Part = Part {
    of: |differs| differs.missing,
    tone: Tone::Warn,
    count: key::MARKS_MISSING_COMPUTED,
    mend: (key::FILL_MARKS, Action::Marks(MarksAction::Fill)),
};

fn part(voice: &Voice, all: &[Differs], part: &Part) -> Vec<Block> {
    let rows = all.iter().map(|differs| (differs.cell, (part.of)(differs)));
    let rows: Vec<_> = rows.filter(|(_, digits)| !digits.is_empty()).collect();
    if rows.is_empty() {
        return Vec::new();
    }
    let n: usize = rows.iter().map(|(_, digits)| digits.len()).sum();
    let named = rows.iter().take(NAMED);
    let mut lines: Vec<Vec<Piece>> = named.map(|row| line(voice, *row)).collect();
    if let Some(more) = rows.len().checked_sub(NAMED).filter(|&n| n > 0) {
        lines.push(vec![Piece::plain(
            &voice.count(key::MARKS_MORE_CELLS, more),
        )]);
    }
    let (key, action) = part.mend;
    let mut blocks = vec![Block::Result(part.tone, voice.count(part.count, n))];
    blocks.extend(lines.into_iter().map(Block::Text));
    blocks.push(Block::Buttons(vec![
        Button::new(voice, key, action).primary(),
    ]));
    blocks
}

/// A cell, highlighted when pointed at, and its digits.
fn line(voice: &Voice, (cell, digits): (Cell, DigitSet)) -> Vec<Piece> {
    let place = Piece {
        text: voice.cell(cell),
        cells: vec![cell],
        tone: Tone::Quiet,
    };
    vec![place, Piece::plain(&format!(": {}", voice.digits(digits)))]
}
