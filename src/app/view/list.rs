//! A list of steps to choose from.

use crate::app::block::{Block, Piece, StepRow, rows as plain};
use crate::app::words::Voice;
use crate::logic::Step;

/// At most this many rows are shown: the others are only counted.
const SHOWN: usize = 200;

/// The rows around the current step.
pub(in crate::app) fn rows(
    voice: &Voice,
    steps: &[Step],
    order: &[usize],
    at: Option<usize>,
) -> Vec<Block> {
    // The window of rows moves along with the current step.
    let place = order
        .iter()
        .position(|&index| Some(index) == at)
        .unwrap_or(0);
    let first = place / SHOWN * SHOWN;
    let window = order.iter().skip(first).take(SHOWN);
    let row = |&index: &usize| {
        let row = plain(voice, &steps[index..=index]).pop()?;
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
