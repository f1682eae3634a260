//! A puzzle made to order, with its certificate.

use crate::Say;
use answers::protocol::{Made, Position, WorkshopAnswer};
use nonet::board::Geometry;
use nonet::generate::{NotMade, NotWords, Options, make};
use nonet::text::{Notation, step_line};
use std::sync::Arc;

/// Makes the puzzle that these options ask for, and reports how many were tried so far.
pub(super) fn made(
    geometry: &Arc<Geometry>,
    words: &str,
    seed: u64,
    say: &mut Say<'_>,
) -> WorkshopAnswer {
    match Options::read(Arc::clone(geometry), words) {
        Ok(options) => WorkshopAnswer::Make(certified(&options, seed, say).map(Box::new)),
        Err(NotWords) => WorkshopAnswer::NotWords,
    }
}

fn certified(options: &Options, seed: u64, say: &mut Say<'_>) -> Result<Made, NotMade> {
    say.progress(0, 0);
    let made = make(options, seed, &mut |attempts| say.progress(attempts, 0))?;
    // Only what is certified leaves the workshop.
    let certificate = made.certificate(&mut || say.alive())?;
    let shown = options.wishes.shown(&made.puzzle).into_iter();
    let shown = shown.map(|(number, step)| {
        let line = step_line(made.puzzle.geometry(), &step, Notation::Hodoku);
        (number, line)
    });
    let made = Made {
        position: Position::of(&made.puzzle),
        minimal: certificate.minimal,
        symmetry: certificate.symmetry.slug().to_owned(),
        rated: certificate.rated,
        attempts: made.attempts,
        shown: shown.collect(),
        options: options.to_string(),
        seed,
        text: String::new(),
    };
    Ok(made.with_text())
}
