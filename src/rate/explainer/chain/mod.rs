//! Chains and cycles of candidates: with links between the places of one digit (X), within cells (Y) or both.
//! Cycles of X or Y 6.5, forcing X-chains 6.6, all others 7.0, each with an addition for its length.
//!
//! Sudoku Explainer finds all of them, each by breadth from its first candidate, and takes the easiest; of these the
//! shortest; of these the first. So a search here stops where its chains would be longer than the best one so far.

mod cycle;
mod forcing;
mod links;

use super::board::Board;
use super::hint::Hint;
use links::{Kind, Links};

/// What needs more is beyond this scale.
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

    /// The most nodes that a chain of this rank may have and still be better.
    fn most_nodes(&self, base: u8, rank: Rank) -> u8 {
        let better = |&nodes: &u8| {
            let rating = base + length_addition(nodes);
            Rank {
                rating,
                nodes,
                ..rank
            } < self.rank
        };
        (4..u8::MAX)
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

/// What a number of nodes adds, in tenths.
fn length_addition(nodes: u8) -> u8 {
    let (mut added, mut most) = (0, 4u32);
    while u32::from(nodes) > most + 2 {
        most = if added % 2 == 0 {
            most * 3 / 2
        } else {
            most * 4 / 3
        };
        added += 1;
    }
    added
}

/// The easiest chain or cycle.
pub(super) fn chain(board: &Board) -> Option<Hint> {
    let mut best = Best::new();
    for kind in [Kind::X, Kind::Y, Kind::XY] {
        let base = if kind == Kind::XY { 70 } else { 65 };
        if base > best.rank.rating {
            break;
        }
        let links = Links::new(board, kind);
        if kind != Kind::Y {
            forcing::all(board, &links, &mut best);
        }
        cycle::all(board, &links, &mut best);
    }
    best.hint
}

#[cfg(test)]
mod tests {
    use super::length_addition;

    #[test]
    fn longer_chains_count_more() {
        let lengths = [6, 8, 10, 14, 18, 26, 34, 50, 66];
        let additions: Vec<u8> = lengths
            .iter()
            .map(|&nodes| length_addition(nodes))
            .collect();
        assert_eq!(additions, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!([7, 11, 12].map(length_addition), [1, 3, 3]);
    }
}
