//! A step in sentences, for other programs: the same on the page and the command line.

use crate::exhibit;
use answers::voice::Voice;
use nonet::board::Geometry;
use nonet::logic::Step;
use std::sync::Arc;
use words::Lang;

/// Why a step is right, line by line; the last line is the conclusion.
#[must_use = "the sentences are printed nowhere"]
pub fn sentences(geometry: &Arc<Geometry>, step: &Step, lang: Lang) -> Vec<String> {
    let exhibit = exhibit(geometry, step);
    let voice = Voice {
        lang,
        geometry: Arc::clone(geometry),
        ..Voice::default()
    };
    let lines = voice.lines(&exhibit).into_iter();
    let lines = lines.chain([voice.explain(&exhibit)]);
    let texts = lines.map(|pieces| pieces.into_iter().map(|piece| piece.text).collect());
    texts.collect()
}
