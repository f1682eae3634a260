//! What the Solve workspace shows of lists of steps.

use super::panel::{heading, proof, rows, with_links};
use super::{Block, Button, Piece, Press, StepRow, Tone, about};
use crate::app::model::{Listed, Model};
use crate::app::msg::{Action, CopyKind};
use crate::app::words::Voice;
use crate::logic::{Info, Step};

/// So many rows are shown; of the rest only the number is told.
const SHOWN: usize = 200;

/// All steps: what they are, the one that is looked at, and the list.
pub(super) fn listed(model: &Model, listed: &Listed) -> Vec<Block> {
    let voice = &model.voice();
    let kinds = listed.kinds();
    let mut blocks = vec![
        heading(voice, "steps"),
        Block::Result(
            tone(!kinds.is_empty()),
            voice.listed(listed.steps.len(), kinds.len()),
        ),
    ];
    if kinds.is_empty() {
        return blocks;
    }
    if let Some(step) = listed.at.and_then(|at| listed.steps.get(at)) {
        blocks.extend(proof(voice, step));
        let apply = Button::new(voice, "hint-apply", Action::Apply).primary();
        blocks.push(Block::Buttons(with_links(voice, step, vec![apply])));
        blocks.extend(about::step(model, step));
    }
    let kind = |(index, &(kind, n)): (usize, &(&'static Info, usize))| Button {
        label: format!("{} {n}", voice.technique(kind.slug)),
        press: Press::Kind(index),
        primary: listed.only == Some(kind),
    };
    blocks.push(Block::Buttons(kinds.iter().enumerate().map(kind).collect()));
    let order = if listed.by_effect {
        "sort-by-ease"
    } else {
        "sort-by-effect"
    };
    blocks.push(Block::Buttons(vec![Button::new(
        voice,
        order,
        Action::SortSteps,
    )]));
    blocks.extend(list(voice, &listed.steps, &listed.order(), listed.at));
    blocks
}

/// The path: how far it goes, the step that is looked at, and the list.
pub(super) fn path(model: &Model, steps: &[Step], solved: bool, at: usize) -> Vec<Block> {
    let voice = &model.voice();
    let mut blocks = vec![
        heading(voice, "path-heading"),
        Block::Result(tone(solved), voice.walked(steps.len(), solved)),
    ];
    let Some(step) = steps.get(at) else {
        return blocks;
    };
    let place = Piece::plain(&voice.at_step(at, steps.len()));
    blocks.push(Block::Text(vec![place]));
    blocks.extend(proof(voice, step));
    let buttons = vec![
        Button::new(voice, "previous-step", Action::PreviousStep),
        Button::new(voice, "next-step-shown", Action::NextStep).primary(),
        Button::new(voice, "up-to-here", Action::UpToHere),
    ];
    blocks.push(Block::Buttons(with_links(voice, step, buttons)));
    blocks.extend(about::step(model, step));
    let order: Vec<usize> = (0..steps.len()).collect();
    blocks.extend(list(voice, steps, &order, Some(at)));
    blocks.push(Block::Buttons(vec![
        Button::new(voice, "copy-path", Action::Copy(CopyKind::Path)),
        Button::new(voice, "save-path", Action::SavePath),
    ]));
    blocks
}

fn tone(good: bool) -> Tone {
    if good { Tone::Good } else { Tone::Warn }
}

fn list(voice: &Voice, steps: &[Step], order: &[usize], at: Option<usize>) -> Vec<Block> {
    // The window of rows moves along with the step that is looked at.
    let place = order
        .iter()
        .position(|&index| Some(index) == at)
        .unwrap_or(0);
    let first = place / SHOWN * SHOWN;
    let window = order.iter().skip(first).take(SHOWN);
    let row = |&index: &usize| {
        let row = rows(voice, &steps[index..=index]).pop()?;
        Some(StepRow {
            current: Some(index) == at,
            choice: Some(index),
            ..row
        })
    };
    let mut blocks = vec![Block::Steps(window.filter_map(row).collect())];
    if order.len() > SHOWN {
        let note = voice.say(
            "rows-shown",
            &[("n", &SHOWN.to_string()), ("all", &order.len().to_string())],
        );
        blocks.push(Block::Text(vec![Piece::plain(&note)]));
    }
    blocks
}
