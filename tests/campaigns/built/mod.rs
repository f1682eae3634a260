//! States with patterns that random puzzles hardly ever show, constructed on purpose: each is the board of a
//! puzzle with one solution from which only wrong candidates have been removed.

mod grave;
mod irregular;
mod stuck;
mod symmetric;
mod tridagon;

pub(crate) use grave::grave;
pub(crate) use irregular::irregular;
pub(crate) use stuck::stuck;
pub(crate) use symmetric::symmetric;
pub(crate) use tridagon::tridagon;

use nonet::board::{Candidate, Cell, Digit, DigitSet};
use support::states::State;

/// The cell's digit in the solution.
fn right(state: &State, cell: Cell) -> Digit {
    Digit::new(state.solution[cell.index()]).unwrap()
}

/// Removes all candidates of a cell except these and the right one.
fn keep(state: &mut State, cell: Cell, digits: DigitSet) {
    let right = right(state, cell);
    let gone = state.grid.candidates(cell).minus(digits).without(right);
    gone.iter()
        .for_each(|digit| state.grid.eliminate(Candidate { cell, digit }));
}
