//! A puzzle made to order, with its certificate.

use crate::board::Geometry;
use crate::engine::Say;
use crate::generate::{Generator, Options, Problem, Progress, certify};
use crate::protocol::{Made, NotMade, Position};
use std::sync::Arc;

/// Questions between two looks at the generator's progress.
const SLICE: u64 = 1 << 6;

/// Branches that the proof of a certificate may take.
const BUDGET: u64 = 10_000_000;

/// Makes the puzzle; reports how many have been tried so far.
pub(super) fn make(
    geometry: &Arc<Geometry>,
    options: &str,
    seed: u64,
    say: &mut Say<'_>,
) -> Result<Made, NotMade> {
    let options = Options::read(Arc::clone(geometry), options).map_err(|_| NotMade::Words)?;
    let mut generator = Generator::new(options.clone(), seed).map_err(reason)?;
    let puzzle = loop {
        say.progress(generator.attempts(), 0);
        match generator.step(SLICE) {
            Progress::Working => {}
            Progress::Found(puzzle) => break puzzle,
            Progress::GaveUp => return Err(NotMade::GaveUp(generator.attempts())),
            Progress::Impossible(problem) => return Err(reason(problem)),
        }
    };
    let attempts = generator.attempts();
    // Only certified puzzles leave the workshop.
    let certificate = certify(&puzzle, BUDGET, &mut || say.alive());
    let certificate = certificate.ok_or(NotMade::GaveUp(attempts))?;
    Ok(Made {
        position: Position::of(&puzzle),
        minimal: certificate.minimal,
        symmetry: certificate.symmetry.slug().to_owned(),
        rated: certificate.rated,
        attempts,
        options: options.to_string(),
        seed,
    })
}

fn reason(problem: Problem) -> NotMade {
    match problem {
        Problem::Clues => NotMade::Clues,
        Problem::Large(_) => NotMade::Large,
        Problem::Regions => NotMade::Regions,
        Problem::Way => NotMade::Way,
        Problem::Pattern => NotMade::Pattern,
        Problem::Scale => NotMade::Scale,
        Problem::Alone => NotMade::Alone,
    }
}
