//! A puzzle made to order, with its certificate.

use crate::board::{Geometry, Puzzle};
use crate::engine::{self, Say};
use crate::generate::{Generator, Options, Problem, Progress, certify};
use crate::protocol::{
    About, Answer, Job, JobId, Made, NotMade, Position, Rated, Reply, Request, Study,
};
use std::sync::Arc;

/// Questions between two looks at how far the generator is.
const SLICE: u64 = 1 << 6;

/// Branches that the proof of a certificate may take.
const BUDGET: u64 = 10_000_000;

/// Makes the puzzle; tells how many were tried so far.
pub(super) fn make(
    geometry: &Arc<Geometry>,
    options: &str,
    seed: u64,
    say: &mut Say<'_>,
) -> Result<Made, NotMade> {
    let options = Options::read(Arc::clone(geometry), options).map_err(|_| NotMade::Words)?;
    let mut generator = Generator::new(options.clone(), seed).map_err(reason)?;
    loop {
        say.progress(generator.attempts(), 0);
        match generator.step(SLICE) {
            Progress::Working => {}
            Progress::Found(puzzle) => return made(&puzzle, &options, seed, generator.attempts()),
            Progress::GaveUp => return Err(NotMade::GaveUp(generator.attempts())),
            Progress::Impossible(problem) => return Err(reason(problem)),
        }
    }
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

/// Only what is certified leaves the workshop.
fn made(puzzle: &Puzzle, options: &Options, seed: u64, attempts: u64) -> Result<Made, NotMade> {
    let certificate = certify(puzzle, BUDGET).ok_or(NotMade::GaveUp(attempts))?;
    let position = Position::of(puzzle);
    let rated = certificate.ratings.as_ref();
    Ok(Made {
        rated: rated.and_then(|_| self::rated(&position)),
        position,
        minimal: certificate.minimal,
        symmetry: certificate.symmetry.slug().to_owned(),
        attempts,
        options: options.to_string(),
        seed,
    })
}

/// The ratings as the engine tells them.
fn rated(position: &Position) -> Option<Rated> {
    let mut rated = None;
    let request = Request {
        id: JobId(0),
        job: Job::Study(Study::Rate, position.clone()),
    };
    engine::handle(request, &mut |reply| {
        if let Reply::Done(
            _,
            Answer::Rate(About {
                found: Ok(found), ..
            }),
        ) = reply
        {
            rated = Some(found);
        }
    });
    rated
}
