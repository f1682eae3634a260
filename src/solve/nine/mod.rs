//! nine
mod board;
mod lanes;
mod state;

pub use board::Board;
use state::State;
use std::ops::ControlFlow;

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Solutions counted.
    pub found: u64,
    /// Are these all?
    pub complete: bool,
    /// Guesses made.
    pub nodes: u64,
}

/// Counts the solutions, up to a limit.
pub fn count(board: &Board, limit: u64) -> Tally {
    let (mut found, mut nodes) = (0, 0);
    let flow = State::new(board).visit(&mut nodes, &mut |_| {
        found += 1;
        if found == limit {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    Tally {
        found,
        complete: flow.is_continue(),
        nodes,
    }
}
