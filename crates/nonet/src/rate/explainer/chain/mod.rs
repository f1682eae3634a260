//! Chains and cycles of candidates: with links between the places of one digit (X), within cells (Y) or both.
//! Cycles of X or Y 6.5, forcing X-chains 6.6, all others 7.0, each with an addition for its length.
//!
//! Sudoku Explainer finds all of them, each breadth-first from its first candidate, and takes the easiest; of
//! these the shortest; of these the first. So a search here stops as soon as its chains would be longer than the
//! best one so far.

mod best;
mod cycle;
mod every;
mod forcing;
mod hope;
mod links;
mod reach;

use super::hint::Hint;
use crate::rate::board::Board;
use best::{Best, MOST_NODES};
use hope::Hope;
use links::Kind;

pub(super) use every::every;
pub(super) use links::Links;
pub(super) use reach::Reach;

/// How long chains may be at first: most steps are short, and a search that has found a short one is quick.
const LIMITS: [u8; 2] = [8, MOST_NODES];

/// The easiest chain or cycle.
pub(super) fn chain(board: &Board) -> Option<Hint> {
    let hope = Hope::of(board)?;
    let mut best = Best::new();
    for kind in [Kind::X, Kind::Y, Kind::XY] {
        // One of the same rating may be shorter.
        if cycle::base(kind) <= best.rank.rating {
            of_kind(board, kind, &hope, &mut best);
        }
    }
    best.hint
}

fn of_kind(board: &Board, kind: Kind, hope: &Hope, best: &mut Best) {
    let links = Links::new(board, kind);
    for limit in LIMITS {
        if kind != Kind::Y {
            forcing::all(&links, hope, limit, best);
        }
        cycle::all(&links, hope, limit, best);
        // Longer ones of this kind are harder than the best so far.
        if best.rank.nodes <= limit && best.hint.is_some() {
            break;
        }
    }
}
