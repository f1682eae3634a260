//! Shared by the techniques whose evidence is a short chain of a fixed form.

use crate::board::{Cell, Digit};
use crate::logic::{Chain, Node, Pattern, Strong, Truth};

/// One claim: the digit is in this cell.
pub(in crate::logic::techniques) fn claim(cell: Cell, digit: Digit) -> Node {
    Node {
        digit,
        cells: vec![cell],
    }
}

/// An open chain: pairs of claims, each with the truth that makes one of the pair right.
pub(in crate::logic::techniques) fn open_chain(
    pairs: impl IntoIterator<Item = ([Node; 2], Truth)>,
) -> Chain {
    let (nodes, strong): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
    Chain {
        nodes: nodes.into_iter().flatten().collect(),
        strong: strong.into_iter().map(Strong::Truth).collect(),
        closed: false,
    }
}

/// A chain as evidence.
pub(in crate::logic::techniques) fn pattern(chain: Chain) -> Pattern {
    Pattern::Chain(vec![chain])
}
