//! How many solutions, and how hard at a glance? About the givens; about the current board if nothing is given.

use super::Say;
use super::budget::verdict;
use crate::protocol::{About, Answer, Asked, Verdict};
use crate::rate;

pub(super) fn check(asked: &Asked, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let found = verdict(puzzle, say);
    let rating = (found == Verdict::One).then(|| rate::half_steps(puzzle));
    Answer::Check(About { basis, found }, rating)
}
