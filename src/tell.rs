//! A step in sentences, for other programs: the same on the page and the command line.

use crate::app::words::Voice;
use crate::board::Geometry;
use crate::engine::exhibit;
use crate::logic::Step;
use crate::words::Lang;
use std::sync::Arc;

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
