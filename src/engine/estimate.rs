//! An estimate of the number of solutions.

use super::Say;
use crate::protocol::{About, Answer, Asked, Estimate};
use crate::solve;

/// Choices made for an estimate: a second or two on an empty 9x9 board.
const NODES: u64 = 1_000_000;

/// Choices between two reports.
const SLICE: u64 = 2_000;

/// Estimates the number of solutions.
pub(super) fn estimate(asked: &Asked, seed: u64, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let mut estimate = solve::Estimate::new(puzzle, seed);
    while estimate.nodes() < NODES && !estimate.value().exact {
        estimate.run(SLICE);
        say.progress(estimate.nodes(), 0);
    }
    let value = estimate.value();
    let found = Estimate {
        log10: value.log10,
        interval: value.interval,
        exact: value.exact,
        nodes: estimate.nodes(),
    };
    Answer::Estimate(About { basis, found })
}
