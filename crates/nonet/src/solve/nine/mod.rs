//! The engine for ordinary 9x9 boards.
//!
//! A search by propagation and choices like the one for boards of any shape, but on sets of cells: all 81 places
//! of a digit are one register, and every conclusion is drawn for the whole board at once, without a loop over
//! cells, a table or a branch. docs/log/NINE.md records what was tried.

mod board;
mod choice;
mod lanes;
mod lone;
mod processor;
mod search;
mod state;
mod triple;
mod visit;
mod wide;

pub use board::Board;
pub use lone::lone;
pub use search::Search;

use lanes::{Lanes, Vector};
use state::State;
use std::ops::ControlFlow;
use visit::{QUICK, STEADY, Visit, visit};

/// How many solutions a board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many solutions were counted.
    pub found: u64,
    /// Are these all? If not, counting stopped at the limit, and there may be more.
    pub complete: bool,
    /// How many choices were made.
    pub guesses: u64,
}

/// Counts the solutions, and stops when it has found `limit` of them. Allocates nothing.
///
/// ```
/// use nonet::solve::nine;
/// let text = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let board = nine::Board::parse(text).expect("81 characters");
/// let count = nine::count(&board, 2);
/// assert_eq!((count.found, count.complete), (1, true));
/// ```
pub fn count(board: &Board, limit: u64) -> Count {
    let state = State::new(board);
    let mut all = Visit::<QUICK>::new(limit, state);
    let complete = limit > 0 && visit(state, &mut all).is_continue();
    Count {
        found: all.found,
        complete,
        guesses: all.guesses,
    }
}

/// Counts with exactly the choices of [`Search`], which makes two branches of each. Also returns the last solution
/// found, row by row. Allocates nothing.
///
/// ```
/// use nonet::solve::nine;
/// let (count, solution) = nine::count_steadily(&nine::Board::from_digits(&[0; 81]), 2);
/// assert!(count.found == 2 && !count.complete && solution.is_some());
/// ```
pub fn count_steadily(board: &Board, limit: u64) -> (Count, Option<[u8; 81]>) {
    let state = State::new(board);
    let mut all = Visit::<STEADY>::new(limit, state);
    let complete = limit > 0 && visit(state, &mut all).is_continue();
    let count = Count {
        found: all.found,
        complete,
        guesses: all.guesses,
    };
    (count, (all.found > 0).then(|| all.last.digits()))
}

/// The only solution of a board, if it has exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// It has none.
    None,
    /// It has just this one, row by row.
    One([u8; 81]),
    /// It has several.
    Several,
}

/// The solution of a board, if there is exactly one. Allocates nothing.
///
/// ```
/// use nonet::solve::nine::{self, Board, Only};
/// let mut digits = nine::solve(&Board::from_digits(&[0; 81])).expect("there are many");
/// let full = digits;
/// digits[40] = 0;
/// assert_eq!(nine::only(&Board::from_digits(&digits)), Only::One(full));
/// ```
pub fn only(board: &Board) -> Only {
    let state = State::new(board);
    let mut two = Visit::<QUICK>::new(2, state);
    match (visit(state, &mut two), two.found) {
        (ControlFlow::Break(()), _) => Only::Several,
        (ControlFlow::Continue(()), 0) => Only::None,
        (ControlFlow::Continue(()), _) => Only::One(two.last.digits()),
    }
}

/// A solution, row by row, if there is one. Allocates nothing.
///
/// ```
/// use nonet::solve::nine;
/// let empty = nine::Board::from_digits(&[0; 81]);
/// assert!(nine::solve(&empty).is_some());
/// ```
pub fn solve(board: &Board) -> Option<[u8; 81]> {
    let state = State::new(board);
    let mut one = Visit::<QUICK>::new(1, state);
    visit(state, &mut one).is_break().then(|| one.last.digits())
}

/// Is the given in this cell redundant? True if no solution of the others has another digit there: a board with
/// one solution then still has only one without this given. That takes one search, not two. Allocates nothing.
///
/// ```
/// use nonet::solve::nine;
/// let full = nine::solve(&nine::Board::from_digits(&[0; 81])).expect("there are many");
/// assert!(nine::is_redundant(&nine::Board::from_digits(&full), 40));
/// ```
pub fn is_redundant(board: &Board, cell: usize) -> bool {
    let mut others = *board;
    others.set(cell, 0);
    let mut state = State::new(&others);
    let at = Lanes::single(cell % 81);
    for (cells, &own) in state.digits.iter_mut().zip(&board.givens) {
        *cells = cells.without(own & at);
    }
    let mut one = Visit::<QUICK>::new(1, state);
    visit(state, &mut one).is_continue()
}
