//! The list of a cascade's steps.

use crate::block::{Block, Piece, Played};
use crate::key;
use crate::steps::cascade::Cascade;
use crate::steps::played::LISTED;
use crate::words::Voice;

/// The rows around the newest deduction of a cascade.
pub(super) fn played(voice: &Voice, cascade: &Cascade) -> impl Iterator<Item = Block> {
    let rows = Block::Played(Played {
        voice: voice.clone(),
        steps: cascade.steps.clone(),
        first: cascade.reel.at / LISTED * LISTED,
    });
    [Some(rows), cut(voice, cascade.steps.len())]
        .into_iter()
        .flatten()
}

/// The note that there are more rows than are shown.
fn cut(voice: &Voice, n: usize) -> Option<Block> {
    let places = [("n", &*LISTED.to_string()), ("all", &*n.to_string())];
    let note = || voice.say(key::ROWS_SHOWN, &places);
    (n > LISTED).then(|| Block::Text(vec![Piece::plain(&note())]))
}
