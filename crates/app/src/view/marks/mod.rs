//! What a hint says about the player's own digits and erased candidates before it names a step: what is wrong with
//! them, that all is right, what is missing.

pub(super) mod check;
pub(in super::super) mod used;

use crate::block::{Block, Button, Piece, Press, heading};
use crate::key;
use crate::model::{Model, Switch};
use crate::msg::Action;
use crate::words::Voice;
use answers::protocol::{Mistake, StepView};
use game::play::By;
use nonet::logic::Deduction;

/// This many mistakes have a button each; the others are only counted.
const OFFERED: usize = 8;

/// Each mistake in a sentence, with the button that corrects it.
pub(crate) fn wrong(voice: &Voice, mistakes: &[Mistake]) -> Vec<Block> {
    let mut blocks = vec![heading(voice, key::MISTAKE_HEADING)];
    for (index, &mistake) in mistakes.iter().enumerate().take(OFFERED) {
        blocks.push(Block::Text(voice.mistake(mistake)));
        blocks.push(Block::Buttons(vec![Button {
            label: voice.say(key::MEND, &[("cell", &voice.cell(mistake.cell()))]),
            press: Press::Mend(index),
            primary: mistakes.len() == 1,
        }]));
    }
    if let Some(more) = mistakes.len().checked_sub(OFFERED).filter(|&n| n > 0) {
        let more = voice.count(key::MISTAKES_ALSO, more);
        blocks.push(Block::Text(vec![Piece::plain(&more)]));
    }
    if mistakes.len() > 1 {
        let all = Button::new(voice, key::MEND_ALL, Action::Mend).primary();
        blocks.push(Block::Buttons(vec![all]));
    }
    blocks
}

/// The note that the player's marks, if there are any, are right, and how many candidates the step would still
/// eliminate.
pub(crate) fn standing(model: &Model, step: &StepView) -> Option<Block> {
    let voice = model.voice();
    let mut sentences = Vec::new();
    if has_entries(model) {
        sentences.push(voice.text(key::MARKS_RIGHT));
    }
    if model.ui.footing.is_some() && has_marks(model) {
        sentences.push(voice.text(key::MARKS_READ));
    }
    let gone = step.deductions.iter();
    let n = gone
        .filter(|deduction| matches!(deduction, Deduction::Eliminate(_)))
        .count();
    if n > 0 && works_with_candidates(model) {
        sentences.push(voice.count(key::MARKS_MISSING, n));
    }
    (!sentences.is_empty()).then(|| Block::Text(vec![Piece::plain(&sentences.join(" "))]))
}

/// Does the player see the candidates, or has the player erased some?
fn works_with_candidates(model: &Model) -> bool {
    let play = &model.play;
    let mut squares = play.geometry().cells().map(|cell| play.square(cell));
    model.settings.switches.is_on(Switch::Candidates) || squares.any(|s| !s.erased.is_empty())
}

/// Does an empty cell have marks?
fn has_marks(model: &Model) -> bool {
    let mut cells = model.play.geometry().cells();
    cells.any(|cell| {
        let square = model.play.square(cell);
        square.digit.is_none() && !square.marks.digits().is_empty()
    })
}

/// Has the player filled a cell or erased a candidate?
fn has_entries(model: &Model) -> bool {
    let mut squares = model.play.geometry().cells();
    squares.any(|cell| {
        let square = model.play.square(cell);
        !square.erased.is_empty() || matches!(square.digit, Some((_, By::Player)))
    })
}
