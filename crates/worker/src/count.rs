//! All solutions of the current board, up to a limit. There is no budget here: it goes on until it knows, and reports
//! its progress; the page can end the worker.

use super::Say;
use super::budget::verdict;
use answers::protocol::{COUNT_LIMIT, ParsedPosition, Solved};
use nonet::board::{Digit, Puzzle, Solution};
use nonet::solve::{self, Count, Limits, Sign};

pub(super) fn solve(asked: &ParsedPosition, say: &mut Say<'_>) -> Solved {
    let count = counted(&asked.board, COUNT_LIMIT, &mut |_, _| {}, say);
    Solved {
        count: count.found,
        complete: count.is_complete(),
        solution: count.first.as_ref().map(digits),
        givens: verdict(&asked.givens, say),
        nodes: count.nodes,
    }
}

/// Counts the solutions up to a limit, passes on each, and reports its progress.
pub(super) fn counted(
    puzzle: &Puzzle,
    limit: u64,
    each: &mut dyn FnMut(&Solution, &mut Say<'_>),
    say: &mut Say<'_>,
) -> Count {
    let limits = Limits {
        solutions: limit,
        nodes: u64::MAX,
    };
    solve::count_with(puzzle, limits, &mut |sign| match sign {
        Sign::Solution(solution) => each(solution, say),
        Sign::Working { nodes, found } => say.progress(nodes, found),
    })
}

pub(super) fn digits(solution: &Solution) -> Vec<Digit> {
    let cells = solution.board().geometry().cells();
    cells.map(|cell| solution.digit(cell)).collect()
}
