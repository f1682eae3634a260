//! How many solutions, and how hard at a glance? Of the givens; of the current board where nothing is given.

use super::Say;
use super::budget::verdict;
use crate::board::Puzzle;
use crate::protocol::{Answer, Basis, Position, Rating, Verdict};
use crate::rate;

pub(super) fn check(position: &Position, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = basis(position);
    let verdict = verdict(&puzzle, say);
    let rating = || on_the_wire(rate::half_steps(&puzzle));
    Answer::Check(basis, verdict, (verdict == Verdict::One).then(rating))
}

pub(super) fn basis(position: &Position) -> (Basis, Puzzle) {
    let givens = position.givens();
    if givens.n_givens() > 0 {
        (Basis::Givens, givens)
    } else {
        (Basis::Board, position.board())
    }
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
