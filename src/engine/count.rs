//! All solutions of the current board, up to a limit. There is no budget here: it goes on until it knows, and
//! tells how far it is; whoever waits can end the worker.

use super::Say;
use super::budget::verdict;
use crate::board::{Digit, Solution};
use crate::protocol::{Asked, COUNT_LIMIT, Solved};
use crate::solve;

pub(super) fn solve(asked: &Asked, say: &mut Say<'_>) -> Solved {
    let mut tick = |nodes, found| say.progress(nodes, found);
    let count = solve::count_with(&asked.board, COUNT_LIMIT, &mut tick);
    Solved {
        count: count.found,
        complete: count.complete,
        solution: count.first.as_ref().map(digits),
        givens: verdict(&asked.givens, say),
        nodes: count.nodes,
    }
}

pub(super) fn digits(solution: &Solution) -> Vec<Digit> {
    let cells = solution.board().geometry().cells();
    cells.map(|cell| solution.digit(cell)).collect()
}
