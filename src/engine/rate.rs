//! How hard, on every scale? About the givens; about the current board if nothing is given.

use super::Say;
use super::budget::the_only_solution;
use crate::protocol::{About, Answer, Asked, Rated};
use crate::rate;

/// Only a puzzle with exactly one solution has ratings.
pub(super) fn rate(asked: &Asked, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let solution = the_only_solution(puzzle, say);
    let found = solution.map(|solution| Rated::of(puzzle, &solution, &mut || say.alive()));
    Answer::Rate(About { basis, found })
}

/// The hardest step of Sudoku Explainer's path. Whoever asks knows that there is one solution.
pub(super) fn er(asked: &Asked) -> Answer {
    let rating = rate::explainer(&asked.givens);
    Answer::Er(rating.and_then(|rating| rating.er))
}
