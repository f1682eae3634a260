//! How hard is it, on every scale? About the givens, or about the current board if nothing is given.

use super::Say;
use super::budget::the_only_solution;
use answers::protocol::{About, Answer, ParsedPosition, Rated};
use nonet::rate;
use std::ops::ControlFlow;

/// How many signs of life the automatic rating can give, if it is hard: some seconds in a page.
const SIGNS: u32 = 1_000;

/// From this rating on, in tenths, a puzzle is hard: the page says "9.5+".
const HARD: u8 = 95;

/// Only a puzzle with exactly one solution has ratings.
pub(super) fn rate(asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let solution = the_only_solution(puzzle, say);
    let found = solution.map(|_| {
        Rated::of(puzzle, &mut |least| match least {
            None => say.alive(),
            Some(tenths) => say.progress(tenths.into(), 0),
        })
    });
    Answer::Rate(About { basis, found })
}

/// The hardest step of Sudoku Explainer's path, unless it takes too long to find. The caller knows that there is
/// exactly one solution.
pub(super) fn er(asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    let rating = rate::explainer_with(&asked.givens, &mut patience(SIGNS, say));
    Answer::Er(rating.and_then(|rating| rating.er))
}

/// A callback for a running rating, which stops it after this many signs of life if it is hard.
pub(super) fn patience(signs: u32, say: &mut Say<'_>) -> impl FnMut(u8) -> ControlFlow<()> {
    let mut heard = 0;
    move |least| {
        say.alive();
        heard += 1;
        if heard > signs && least >= HARD {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}
