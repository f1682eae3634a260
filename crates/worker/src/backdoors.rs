//! Which smallest sets of cells, once filled in, let singles solve the rest? There is no budget here, as the page
//! can end the worker.

use super::Say;
use super::budget::the_only_solution;
use answers::protocol::{About, Answer, ParsedPosition};
use nonet::rate::Backdoors;

/// Sets between two reports: a few milliseconds on the largest boards.
const SLICE: u64 = 16;

/// Only a puzzle with exactly one solution has backdoors.
pub(super) fn backdoors(asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let found = the_only_solution(puzzle, say).map(|solution| {
        let mut tick = |tried: u64, found| {
            if tried.is_multiple_of(SLICE) {
                say.progress(tried, found);
            }
        };
        Backdoors::find(puzzle, &solution, u64::MAX, &mut tick)
    });
    Answer::Backdoors(About { basis, found })
}
