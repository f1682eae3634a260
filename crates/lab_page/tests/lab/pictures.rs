//! The special data of each kind of search, judged in a second way: by the board, by the solution, by the rules
//! themselves.

mod crossing;
mod dead_ends;
mod matrix;
mod relaxation;
mod solver;

use crate::lab_runs::begin;
use lab::Run;
use nonet::board::{Cell, Digit, DigitSet, Puzzle};

fn digits() -> impl Iterator<Item = Digit> + Clone {
    (1..=9).filter_map(Digit::new)
}

/// Watches the events of a run to its end, at most `most`, with the board after each.
fn watch(
    slug: &str,
    options: &str,
    puzzle: &Puzzle,
    most: usize,
    see: &mut dyn FnMut(&dyn Run, lab::Event),
) {
    let mut run = begin(slug, options, puzzle);
    for _ in 0..most {
        let event = run.step();
        see(run.as_ref(), event);
        if event.happened.is_final() {
            return;
        }
    }
}

/// What a cell may hold by the digits on the board alone.
fn by_peers(board: &Puzzle, cell: Cell) -> DigitSet {
    let peers = board.geometry().peers(cell).iter();
    let held: DigitSet = peers.filter_map(|&peer| board.get(peer)).collect();
    digits().filter(|digit| !held.contains(*digit)).collect()
}
