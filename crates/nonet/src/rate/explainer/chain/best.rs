//! The best chain so far, and which of two is better.

use super::super::hint::Hint;
use super::links::{Kind, Node};

/// The rating of no chain: any chain is easier.
const NOTHING: u8 = u8::MAX;

/// The order of two chains: by rating, number of nodes, kind, source; for the same source cycles come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    pub(super) rating: u8,
    pub(super) nodes: u8,
    pub(super) kind: Kind,
    pub(super) source: Node,
    pub(super) part: u8,
}

/// The best chain so far.
pub(super) struct Best {
    pub(super) rank: Rank,
    pub(super) hint: Option<Hint>,
}

impl Best {
    pub(super) fn new() -> Self {
        let rank = Rank {
            rating: NOTHING,
            nodes: 0,
            kind: Kind::X,
            source: 0,
            part: 0,
        };
        Self { rank, hint: None }
    }

    /// The most nodes, up to a limit, that a chain of this rank may have and still be better.
    pub(super) fn most_nodes(&self, base: u8, rank: Rank, limit: u8) -> u8 {
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

    pub(super) fn take(&mut self, rank: Rank, hint: Hint) {
        if rank < self.rank {
            self.rank = rank;
            self.hint = Some(hint);
        }
    }
}

/// No chain of less than 7.5 has more nodes.
pub(super) const MOST_NODES: u8 = 98;

/// The addition to a rating for a number of nodes, in tenths.
pub(super) const ADDITIONS: [u8; MOST_NODES as usize + 1] = additions();

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
