//! The solutions themselves: counted, looked at, written down.

use super::Say;
use super::count::digits;
use crate::board::Solution;
use crate::protocol::{
    About, Answer, Asked, Counted, FULL_COUNT_LIMIT, Possible, SAVE_LIMIT, SHOWN_LIMIT, Saved,
};
use crate::solve::{Event, Search, Status, TrueCandidates};
use crate::text;

/// Branches between two reports: less than a millisecond on most boards, on the largest that are hard some hundred.
const SLICE: u64 = 512;

/// Branches after which the true candidates that are still unknown are called so.
const POSSIBLE_NODES: u64 = 2_000_000;

/// Solutions sent at a time.
const LINES: usize = 1000;

/// All solutions, up to a limit.
pub(super) fn count(asked: &Asked, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let mut shown = Vec::new();
    let (count, complete, nodes) = enumerate(
        Search::new(puzzle),
        FULL_COUNT_LIMIT,
        &mut |solution, _| {
            if shown.len() < SHOWN_LIMIT {
                shown.push(digits(solution));
            }
        },
        say,
    );
    let found = Counted {
        count,
        complete,
        shown,
        nodes,
    };
    Answer::Count(About { basis, found })
}

/// Solutions as lines of text.
pub(super) fn save(asked: &Asked, say: &mut Say<'_>) -> Answer {
    let (_, puzzle) = asked.puzzle();
    let (mut lines, mut n_lines) = (String::new(), 0);
    let write = &mut |solution: &Solution, say: &mut Say<'_>| {
        lines += &text::line(solution.board(), '.');
        lines.push('\n');
        n_lines += 1;
        if n_lines == LINES {
            say.part(std::mem::take(&mut lines));
            n_lines = 0;
        }
    };
    let (count, complete, _) = enumerate(Search::new(puzzle), SAVE_LIMIT, write, say);
    say.part(lines);
    Answer::Save(Saved { count, complete })
}

/// Hands over each solution up to a limit; tells how many there were, whether these are all, and the branches made.
fn enumerate(
    mut search: Search,
    limit: u64,
    each: &mut dyn FnMut(&Solution, &mut Say<'_>),
    say: &mut Say<'_>,
) -> (u64, bool, u64) {
    let (mut found, mut next) = (0, SLICE);
    loop {
        match search.run(next.saturating_sub(search.nodes())) {
            Event::Solution(_) if found == limit => return (found, false, search.nodes()),
            Event::Solution(solution) => {
                found += 1;
                each(&solution, say);
            }
            Event::Exhausted => return (found, true, search.nodes()),
            Event::Paused => {
                say.progress(search.nodes(), found);
                next = search.nodes() + SLICE;
            }
        }
    }
}

/// The candidates that stand in a solution.
pub(super) fn true_candidates(asked: &Asked, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let mut candidates = TrueCandidates::new(puzzle);
    while candidates.nodes() < POSSIBLE_NODES && candidates.run(SLICE) == Status::Paused {
        say.progress(candidates.nodes(), 0);
    }
    let cells = || puzzle.geometry().cells();
    let proven = cells().map(|cell| candidates.proven(cell)).collect();
    let unknown = cells().map(|cell| candidates.unknown(cell)).collect();
    let found = Possible { proven, unknown };
    Answer::TrueCandidates(About { basis, found })
}
