//! Chains, claim by claim.

use super::super::sentence::{Gaps, sentence};
use crate::key;
use answers::protocol::{Filling, Sentence};
use nonet::board::{Cell, DigitSet};
use nonet::logic::{Chain, Node, Strong, Truth};

/// The claims in order: the first is assumed to be wrong, and every other one is made right by the one before it.
pub(super) fn lines(chain: &Chain, sets: &[Vec<Cell>]) -> Vec<Sentence> {
    let claim = |(place, node): (usize, &Node)| {
        let key = match (place, node.cells.len()) {
            (0, 1) => key::CHAIN_SUPPOSE,
            (0, _) => key::CHAIN_SUPPOSE_GROUP,
            (_, 1) => key::CHAIN_NOT,
            _ => key::CHAIN_NOT_GROUP,
        };
        let strong = chain.strong.get(place / 2).filter(|_| place % 2 == 1);
        let of = |one, several| if node.cells.len() == 1 { one } else { several };
        let (key, mut gaps) = match strong {
            Some(Strong::Truth(Truth::House(house, _))) => (
                of(key::CHAIN_HOUSE, key::CHAIN_HOUSE_GROUP),
                vec![("house", Filling::Houses(vec![*house]))],
            ),
            Some(Strong::Als(cells)) => {
                let key = of(key::CHAIN_SET, key::CHAIN_SET_GROUP);
                (key, named_set(cells, sets))
            }
            Some(Strong::Truth(Truth::Cell(_))) => (key::CHAIN_CELL, Vec::new()),
            None => (key, Vec::new()),
        };
        let digit = Filling::Digits(DigitSet::only(node.digit), node.cells.clone());
        gaps.extend([
            ("cells", Filling::Cells(node.cells.clone())),
            ("digit", digit),
        ]);
        sentence(key, gaps)
    };
    chain.nodes.iter().enumerate().map(claim).collect()
}

/// The claims at both ends of the first chain.
pub(super) fn gaps(chains: &[Chain]) -> Gaps {
    let ends = chains.first().and_then(|chain| {
        let (first, last) = (chain.nodes.first()?, chain.nodes.last()?);
        Some([("first", first), ("last", last)])
    });
    let ends = ends.into_iter().flatten();
    ends.map(|(name, node)| (name, Filling::Claim(node.clone())))
        .collect()
}

/// Does the only chain lead from the opposite of a claim to that claim?
pub(super) fn is_about_one_claim(chains: &[Chain]) -> bool {
    matches!(chains, [chain] if chain.nodes.first() == chain.nodes.last())
}

/// A set by its letter, and its cells.
fn named_set(cells: &[Cell], sets: &[Vec<Cell>]) -> Gaps {
    let number = sets.iter().position(|set| set == cells).unwrap_or(0);
    vec![
        ("letter", Filling::Set(number as u8, cells.to_vec())),
        ("set", Filling::Cells(cells.to_vec())),
    ]
}
