//! What chains could show at all, regardless of order: where each candidate leads, in rows of bits. It takes a
//! fraction of the time of the search in order, and mostly there is nothing to be found.

use super::links::{Links, Node, node, parts};
use crate::rate::board::{Cells, PEER_SETS, cells_in, ones};

/// Candidates: for each digit its cells.
pub(in crate::rate::explainer) type Set = [Cells; 9];

/// Where the candidates of a board lead.
pub(in crate::rate::explainer) struct Reach<'a> {
    links: &'a Links<'a>,
    /// The candidates with strong links.
    nodes: Vec<Node>,
    /// Their places in that list.
    place: [u16; 729],
    /// For each of these, the others that are right with it.
    rows: Vec<u64>,
    words: usize,
}

impl<'a> Reach<'a> {
    pub(in crate::rate::explainer) fn of(links: &'a Links<'a>) -> Self {
        let nodes: Vec<Node> = links.sources().collect();
        let mut place = [0; 729];
        for (at, &node) in nodes.iter().enumerate() {
            place[usize::from(node)] = at as u16;
        }
        let words = nodes.len().div_ceil(64).max(1);
        let mut reach = Self {
            links,
            rows: vec![0; nodes.len() * words],
            nodes,
            place,
            words,
        };
        reach.close();
        reach
    }

    /// Follows all paths; the rows before one are complete when it is its turn.
    fn close(&mut self) {
        let (n, words) = (self.nodes.len(), self.words);
        let mut first = vec![0; n * words];
        for (at, row) in first.chunks_mut(words).enumerate() {
            self.follow(self.nodes[at], row);
        }
        let mut front = vec![0; words];
        for at in 0..n {
            front.copy_from_slice(&first[at * words..(at + 1) * words]);
            let (before, rest) = self.rows.split_at_mut(at * words);
            let row = &mut rest[..words];
            while let Some(word) = front.iter().position(|&word| word != 0) {
                let other = 64 * word + front[word].trailing_zeros() as usize;
                row[word] |= front[word] & front[word].wrapping_neg();
                let complete = other < at;
                let from = if complete { &*before } else { &first };
                for (word, &new) in from[other * words..(other + 1) * words].iter().enumerate() {
                    front[word] |= new;
                    row[word] |= if complete { new } else { 0 };
                    front[word] &= !row[word];
                }
            }
        }
    }

    /// The candidates that are immediately right if this one is.
    fn follow(&self, from: Node, row: &mut [u64]) {
        for wrong in self.links.weak(from) {
            for &right in self.links.strong(wrong) {
                let at = self.place[usize::from(right)];
                row[usize::from(at / 64)] |= 1 << (at % 64);
            }
        }
    }

    /// All candidates that are right if this one is.
    fn right(&self, from: Node) -> Vec<u64> {
        let mut row = vec![0; self.words];
        if self.links.is_linked(from) {
            let at = usize::from(self.place[usize::from(from)]);
            row.copy_from_slice(&self.rows[at * self.words..(at + 1) * self.words]);
        } else {
            let mut first = row.clone();
            self.follow(from, &mut first);
            for at in bits(&first) {
                row[at / 64] |= 1 << (at % 64);
                let more = &self.rows[at * self.words..(at + 1) * self.words];
                row.iter_mut()
                    .zip(more)
                    .for_each(|(word, more)| *word |= more);
            }
        }
        row
    }

    /// The candidates that lead to their own opposite, and those that lead back to themselves.
    pub(super) fn absurd_and_rings(&self) -> [Set; 2] {
        let mut found = [[0; 9]; 2];
        let board = self.links.board;
        for cell in cells_in(board.empty) {
            for digit in ones(board.digits[cell]) {
                let from = node(cell, digit);
                let row = self.right(from);
                let has = |node: Node| {
                    let at = self.place[usize::from(node)];
                    row[usize::from(at / 64)] >> (at % 64) & 1 == 1
                };
                let absurd = self.links.weak(from).any(has);
                found[0][digit] |= Cells::from(absurd) << cell;
                let ring = self.links.is_linked(from) && has(from);
                found[1][digit] |= Cells::from(ring) << cell;
            }
        }
        found
    }

    /// All candidates that are wrong, and all that are right, if this one is right.
    pub(in crate::rate::explainer) fn all(&self, from: Node) -> [Set; 2] {
        let mut found = [[0; 9]; 2];
        let row = self.right(from);
        let nodes = bits(&row).map(|at| self.nodes[at]);
        for node in nodes.chain([from]) {
            let (cell, digit) = parts(node);
            found[1][digit] |= 1 << cell;
            found[0][digit] |= PEER_SETS[cell] & self.links.board.cells[digit];
            for other in ones(self.links.board.digits[cell] & !(1 << digit)) {
                found[0][other] |= 1 << cell;
            }
        }
        found
    }
}

/// The positions of the bits set.
fn bits(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(word, &bits)| {
        let mut left = bits;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(64 * word + bit)
        })
    })
}
