//! What the Create workspace shows under its fields.

use super::panel::working;
use crate::block::{Block, Button, PuzzleRow, Tone, heading, text};
use crate::create::creation::{Create, Note};
use crate::key;
use crate::model::Model;
use crate::msg::{Action, CopyKind};
use crate::questions::ratings;
use crate::words::Voice;
use answers::protocol::{JobKind, Made};

/// The panel.
pub(super) fn panel(model: &Model) -> Vec<Block> {
    let (voice, create) = (&model.voice(), &model.ui.create);
    let mut blocks = match &model.ui.job {
        Some(job) if job.kind == JobKind::Craft => match &create.batch {
            Some(batch) => making(voice, voice.making(batch, job.progress)),
            None => working(voice, job),
        },
        _ => noted(voice, create.note.as_ref()),
    };
    if create.list.is_empty() {
        if blocks.is_empty() {
            blocks.push(text(voice, key::CREATE_REST));
        }
        return blocks;
    }
    blocks.push(heading(voice, key::PUZZLES));
    blocks.push(Block::Puzzles(rows(voice, create)));
    let button = |key, action| Button::new(voice, key, action);
    blocks.push(Block::Buttons(vec![
        button(key::TAKE_ALL, Action::TakeAll),
        button(key::COPY_PATH, Action::Copy(CopyKind::List)),
    ]));
    if let Some(made) = create.at.and_then(|at| create.list.get(at)) {
        if made.attempts > 0 {
            certificate(voice, made, &mut blocks);
        }
        let forget = Button::new(voice, key::FORGET, Action::Forget);
        blocks.push(Block::Buttons(vec![forget]));
    }
    blocks
}

fn making(voice: &Voice, words: String) -> Vec<Block> {
    vec![
        Block::Working(words),
        Block::Buttons(vec![Button::new(voice, key::CANCEL, Action::Cancel)]),
    ]
}

fn noted(voice: &Voice, note: Option<&Note>) -> Vec<Block> {
    let Some(note) = note else {
        return Vec::new();
    };
    let tone = match note {
        Note::Made(_) | Note::Scrambled | Note::Canonical(Some(_)) | Note::Same(Some(true)) => {
            Tone::Good
        }
        Note::Same(Some(false)) => Tone::Quiet,
        Note::Failed(_) => Tone::Bad,
        _ => Tone::Warn,
    };
    let mut blocks = vec![Block::Result(tone, voice.noted(note))];
    if let Note::Canonical(Some(line)) = note {
        blocks.push(Block::Code(line.clone()));
    }
    blocks
}

fn rows(voice: &Voice, create: &Create) -> Vec<PuzzleRow> {
    let list = create.list.iter().enumerate();
    let row = |(at, made): (usize, &Made)| PuzzleRow {
        name: format!("{}. {}", at + 1, voice.givens(made)),
        chips: voice.puzzle_chips(made),
        current: create.at == Some(at),
    };
    list.map(row).collect()
}

fn certificate(voice: &Voice, made: &Made, blocks: &mut Vec<Block>) {
    blocks.push(heading(voice, key::CERTIFICATE));
    blocks.push(Block::Table(voice.certificate(made)));
    if let Some(rated) = &made.rated {
        blocks.extend(ratings(voice, rated));
    }
    let copy = Action::Copy(CopyKind::Certificate);
    let copy = Button::new(voice, key::COPY_CERTIFICATE, copy);
    blocks.push(Block::Buttons(vec![copy]));
}
