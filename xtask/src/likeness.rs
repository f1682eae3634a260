//! The order of a program's functions with the greatest similarity between neighbours, for compression.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

/// The length in bytes of a piece that two functions can share.
const PIECE: usize = 3;

/// By how many pieces each function counts as longer than it is, so that the shortest do not always come first.
const SHORT: usize = 40;

/// A function: its type and its bytes.
pub(crate) type Own<'a> = (u32, &'a [u8]);

/// The pieces of functions.
struct Pieces<'a> {
    /// The pieces of each function.
    of: Vec<BTreeSet<Own<'a>>>,
    /// For a piece and a type, the functions of this type that contain it.
    having: HashMap<Own<'a>, Vec<usize>>,
}

/// Puts after each function the one of its type with which it shares most. Expects them in the order of types.
pub(crate) fn chain(own: &mut [Own<'_>]) {
    let pieces = Pieces::new(own);
    let mut left: BTreeSet<usize> = (0..own.len()).collect();
    let mut order = Vec::new();
    while let Some(&first) = left.first() {
        let mut next = Some(first);
        while let Some(at) = next {
            left.remove(&at);
            order.push(own[at]);
            next = pieces.next(at, &left);
        }
    }
    own.copy_from_slice(&order);
}

impl<'a> Pieces<'a> {
    fn new(own: &[Own<'a>]) -> Self {
        let of =
            |&(kind, bytes): &Own<'a>| bytes.windows(PIECE).map(|piece| (kind, piece)).collect();
        let of: Vec<BTreeSet<_>> = own.iter().map(of).collect();
        let mut having: HashMap<_, Vec<usize>> = HashMap::new();
        for (at, pieces) in of.iter().enumerate() {
            for piece in pieces {
                having.entry(*piece).or_default().push(at);
            }
        }
        Self { of, having }
    }

    /// Of the remaining functions, the one that shares most with this one; `None` if they share nothing.
    fn next(&self, at: usize, left: &BTreeSet<usize>) -> Option<usize> {
        let mut common = vec![0; self.of.len()];
        for piece in &self.of[at] {
            for &other in &self.having[piece] {
                common[other] += 1;
            }
        }
        let part = |at: usize| common[at] * 1000 / (self.of[at].len() + SHORT);
        let others = left.iter().copied().filter(|&other| common[other] > 0);
        others.max_by_key(|&other| (part(other), Reverse(other)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_that_are_alike_follow_each_other() {
        let mut own: [Own<'_>; 5] = [
            (0, b"first, long and alike"),
            (0, b"of another kind"),
            (0, b"second, long and alike"),
            (1, b""),
            (1, b"third, long and alike"),
        ];
        let after = [0, 2, 1, 3, 4].map(|at| own[at]);
        chain(&mut own);
        assert_eq!(own, after);
    }
}
