//! The solutions themselves: counted, shown, written.

use super::Say;
use super::count::{counted, digits};
use answers::protocol::{
    About, Answer, Counted, FULL_COUNT_LIMIT, ParsedPosition, SAVE_LIMIT, SHOWN_LIMIT, Saved,
};
use nonet::board::Solution;
use nonet::solve::{Status, TrueCandidates};
use nonet::text;

/// Branches between two reports: less than a millisecond on most boards, some hundred on the hardest of the largest.
const SLICE: u64 = 512;

/// After this many branches, the candidates not yet decided stay unknown.
const POSSIBLE_NODES: u64 = 2_000_000;

/// Solutions sent at a time.
const LINES: usize = 1000;

/// Counts all solutions, up to a limit.
pub(super) fn count(asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let mut shown = Vec::new();
    let show = &mut |solution: &Solution, _: &mut Say<'_>| {
        if shown.len() < SHOWN_LIMIT {
            shown.push(digits(solution));
        }
    };
    let count = counted(puzzle, FULL_COUNT_LIMIT, show, say);
    let found = Counted {
        count: count.found,
        complete: count.is_complete(),
        shown,
        nodes: count.nodes,
    };
    Answer::Count(About { basis, found })
}

/// Solutions as lines of text.
pub(super) fn save(asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
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
    let count = counted(puzzle, SAVE_LIMIT, write, say);
    say.part(lines);
    Answer::Save(Saved {
        count: count.found,
        complete: count.is_complete(),
    })
}

/// The candidates that are in some solution.
pub(super) fn true_candidates(asked: &ParsedPosition, say: &mut Say<'_>) -> Answer {
    let (basis, puzzle) = asked.puzzle();
    let mut candidates = TrueCandidates::new(puzzle);
    while candidates.nodes() < POSSIBLE_NODES && candidates.run(SLICE) == Status::Paused {
        say.progress(candidates.nodes(), 0);
    }
    let found = candidates.value();
    Answer::TrueCandidates(About { basis, found })
}
