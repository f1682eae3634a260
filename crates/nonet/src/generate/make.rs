//! A puzzle made in one go: the loop over the [`Generator`] and the proof, for every caller.

use super::{Certificate, Generator, Options, Problem, Progress, certify};
use crate::board::{Puzzle, by_name};
use std::ops::ControlFlow;

/// Questions between two reports.
const SLICE: u64 = 1 << 6;

/// The most branches for the proof of a certificate.
const BUDGET: u64 = 10_000_000;

/// A puzzle that was made.
#[must_use = "the same seed would make it once more"]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many puzzles were tried.
    pub attempts: u64,
}

/// Why no puzzle was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NotMade {
    /// None was found in this many attempts.
    GaveUp(u64),
    /// No such puzzle exists.
    Impossible(Problem),
}

by_name!(NotMade, Problem);

/// Makes a puzzle from a seed. `tick` receives the number of tries so far from time to time.
///
/// # Errors
/// Says why there is none.
///
/// ```
/// use nonet::board::Geometry;
/// use nonet::generate::{Options, make};
/// let made = make(&Options::minimal(Geometry::classic()), 7, &mut |_| {})?;
/// assert_eq!(made.certificate(&mut || {})?.minimal, Some(true));
/// # Ok::<(), nonet::generate::NotMade>(())
/// ```
pub fn make(options: &Options, seed: u64, tick: &mut dyn FnMut(u64)) -> Result<Made, NotMade> {
    make_until(options, seed, &mut |attempts| {
        tick(attempts);
        ControlFlow::Continue(())
    })
}

/// Makes a puzzle as [`make`], but `tick` may end the search.
///
/// # Errors
/// Says why there is none; `GaveUp` if it was ended.
pub fn make_until(
    options: &Options,
    seed: u64,
    tick: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<Made, NotMade> {
    let mut generator = Generator::new(options.clone(), seed).map_err(NotMade::Impossible)?;
    loop {
        let progress = generator.step(SLICE);
        let attempts = generator.attempts();
        match progress {
            Progress::Working if tick(attempts).is_continue() => {}
            Progress::Working => return Err(NotMade::GaveUp(attempts)),
            Progress::Found(puzzle) => return Ok(Made { puzzle, attempts }),
            Progress::GaveUp => return Err(NotMade::GaveUp(attempts)),
            Progress::Impossible(problem) => return Err(NotMade::Impossible(problem)),
        }
    }
}

impl Made {
    /// Certifies the puzzle; calls `tick` from time to time.
    ///
    /// # Errors
    /// If the proof takes too long: a puzzle that cannot be certified counts as not found.
    pub fn certificate(&self, tick: &mut dyn FnMut()) -> Result<Certificate, NotMade> {
        let certificate = certify(&self.puzzle, BUDGET, tick);
        certificate.ok_or(NotMade::GaveUp(self.attempts))
    }
}
