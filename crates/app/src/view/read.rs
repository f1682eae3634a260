//! What the page says about a text that it has read.

use crate::block::{Block, text};
use crate::key;
use crate::model::Model;
use crate::questions;
use answers::voice::Tone;
use nonet::text::Ignored;

/// What was recognised and read, what was skipped, and what repeats.
pub(super) fn read(
    model: &Model,
    recognised: &str,
    n_givens: usize,
    ignored: &[Ignored],
) -> Vec<Block> {
    let voice = &model.voice();
    let loaded = recognised.to_owned() + &voice.count(key::LOADED, n_givens);
    let mut blocks = vec![Block::Result(Tone::Good, loaded)];
    if !ignored.is_empty() {
        let what = ignored.iter().map(|part| voice.ignored(part));
        blocks.push(text(voice, key::PASSED_OVER));
        blocks.push(Block::List(Tone::Quiet, what.collect()));
    }
    let conflicts = model.play.board().conflicts();
    if !conflicts.is_empty() {
        let repeated = voice.count(key::PARSE_REPEATED, conflicts.len());
        let sentences = conflicts.iter().map(|conflict| voice.conflict(conflict));
        blocks.push(Block::Result(Tone::Bad, repeated));
        blocks.push(Block::List(Tone::Bad, sentences.collect()));
        blocks.extend(questions::offer_diagnosis(voice, key::UNRATED_NONE));
    }
    blocks
}
