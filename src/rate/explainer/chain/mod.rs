//! Chains and cycles of candidates: with links between the places of one digit (X), within cells (Y) or both.
//! Cycles of X or Y 6.5, forcing X-chains 6.6, all others 7.0, each with an addition for its length.
//!
//! Sudoku Explainer finds all of them, each breadth-first from its first candidate, and takes the easiest; of these the
//! shortest; of these the first. So a search here stops where its chains would be longer than the best one so far.

mod cycle;
mod forcing;
mod links;

use super::hint::Hint;
use crate::rate::board::Board;
use links::{Kind, Links};

/// Anything harder is beyond this scale.
const BEYOND: u8 = 75;

/// A candidate as a number: nine for each cell.
type Node = u16;

/// What decides between two chains: the rating, the number of nodes, the kind, the source; of the
/// same source cycles come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    rating: u8,
    nodes: u8,
    kind: Kind,
    source: Node,
    part: u8,
}

/// The best chain so far.
struct Best {
    rank: Rank,
    hint: Option<Hint>,
}

impl Best {
    fn new() -> Self {
        let rank = Rank {
            rating: BEYOND,
            nodes: 0,
            kind: Kind::X,
            source: 0,
            part: 0,
        };
        Self { rank, hint: None }
    }

    /// The most nodes, up to a limit, that a chain of this rank may have and still be better.
    fn most_nodes(&self, base: u8, rank: Rank, limit: u8) -> u8 {
        let better = |&nodes: &u8| {
            let rating = base + ADDITIONS[usize::from(nodes)];
            Rank {
                rating,
                nodes,
                ..rank
            } < self.rank
        };
        (4..=limit)
            .step_by(2)
            .take_while(better)
            .last()
            .unwrap_or(0)
    }

    fn take(&mut self, rank: Rank, hint: Hint) {
        if rank < self.rank {
            self.rank = rank;
            self.hint = Some(hint);
        }
    }
}

/// No chain of less than 7.5 has more nodes.
const MOST_NODES: u8 = 98;

/// How long chains may be at first: most steps are short, and a search that knows of one is short too.
const LIMITS: [u8; 2] = [8, MOST_NODES];

/// What a number of nodes adds to a rating, in tenths.
const ADDITIONS: [u8; MOST_NODES as usize + 1] = additions();

const fn additions() -> [u8; MOST_NODES as usize + 1] {
    let mut all = [0; MOST_NODES as usize + 1];
    let (mut nodes, mut most, mut added) = (0, 4, 0);
    while nodes < all.len() {
        if nodes > most + 2 {
            most = if added % 2 == 0 {
                most * 3 / 2
            } else {
                most * 4 / 3
            };
            added += 1;
        }
        all[nodes] = added;
        nodes += 1;
    }
    all
}

/// The easiest chain or cycle.
pub(super) fn chain(board: &Board) -> Option<Hint> {
    let mut best = Best::new();
    for kind in [Kind::X, Kind::Y, Kind::XY] {
        if cycle::base(kind) < best.rank.rating {
            of_kind(board, kind, &mut best);
        }
    }
    best.hint
}

fn of_kind(board: &Board, kind: Kind, best: &mut Best) {
    let links = Links::new(board, kind);
    for limit in LIMITS {
        if kind != Kind::Y {
            forcing::all(&links, limit, best);
        }
        cycle::all(&links, limit, best);
        // Longer ones of this kind are harder than what there is.
        if best.rank.nodes <= limit && best.hint.is_some() {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ADDITIONS;

    #[test]
    fn longer_chains_count_more() {
        let lengths = [6, 8, 10, 14, 18, 26, 34, 50, 66];
        let additions = lengths.map(|nodes: usize| ADDITIONS[nodes]);
        assert_eq!(additions, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!([7, 11, 12].map(|nodes: usize| ADDITIONS[nodes]), [1, 3, 3]);
    }
}
