//! How many solutions, and how hard at a glance? Of the givens; of the current board where nothing is given.

use super::Say;
use super::budget::verdict;
use crate::protocol::{About, Answer, Asked, Rating, Verdict};
use crate::rate;

pub(super) fn check(asked: &Asked, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let found = verdict(puzzle, say);
    let rating = || on_the_wire(rate::half_steps(puzzle));
    let rating = (found == Verdict::One).then(rating);
    Answer::Check(About { basis, found }, rating)
}

pub(super) fn on_the_wire(rating: rate::HalfStepRating) -> Rating {
    let counts = rating.counts.iter();
    let named = counts.map(|(info, uses)| (info.slug.to_owned(), *uses));
    let last = rating.backtracking.then(|| ("backtracking".to_owned(), 1));
    Rating {
        half_steps: rating.half_steps,
        counts: named.chain(last).collect(),
    }
}
