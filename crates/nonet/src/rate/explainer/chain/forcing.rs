//! Forcing chains: a candidate that would make itself wrong, or that makes itself right by being wrong.

use super::super::hint::{Hint, Removal};
use super::best::{ADDITIONS, Best, Rank};
use super::hope::Hope;
use super::links::{Kind, Links, Node, node, parts};
use crate::rate::board::{Cells, PEER_SETS, cells_in, ones};

/// How a chain starts and ends: right then wrong, or wrong then right.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Claim {
    Right,
    Wrong,
}

/// The chains of each candidate, from both claims, up to `limit` nodes.
pub(super) fn all(links: &Links<'_>, hope: &Hope, limit: u8, best: &mut Best) {
    let board = links.board;
    for cell in cells_in(board.empty) {
        for digit in ones(board.digits[cell]) {
            let source = node(cell, digit);
            if hope.wrong(cell, digit) {
                one(links, Claim::Right, source, limit, best);
            }
            if links.is_linked(source) && hope.right(board, cell, digit) {
                one(links, Claim::Wrong, source, limit, best);
            }
        }
    }
}

fn one(links: &Links<'_>, claim: Claim, source: Node, limit: u8, best: &mut Best) {
    let base = if links.kind == Kind::XY { 70 } else { 66 };
    let part = if claim == Claim::Right { 1 } else { 2 };
    let rank = Rank {
        rating: base,
        nodes: 0,
        kind: links.kind,
        source,
        part,
    };
    let most = best.most_nodes(base, rank, limit);
    let Some(nodes) = Wave::new(links, source, claim).until_contradiction(most) else {
        return;
    };
    let rating = base + ADDITIONS[usize::from(nodes)];
    let (cell, digit) = parts(source);
    let hint = match claim {
        Claim::Right => Removal::of(1 << cell, 1 << digit).hint(rating, links.board),
        Claim::Wrong => Some(Hint::place(rating, cell, digit)),
    };
    if let Some(hint) = hint {
        best.take(
            Rank {
                rating,
                nodes,
                ..rank
            },
            hint,
        );
    }
}

/// How far every wrong candidate is from the source, which is right: the nodes on the way back to it. 0 if there
/// is no way, or none of at most `most` nodes.
pub(super) fn ways_back(links: &Links<'_>, source: Node, most: u8) -> [u8; 729] {
    let mut ways = [0; 729];
    let mut wave = Wave::new(links, source, Claim::Wrong);
    for nodes in (1..most).step_by(2) {
        wave.rule_in();
        for digit in 0..9 {
            for cell in cells_in(wave.front[digit]) {
                ways[usize::from(node(cell, digit))] = nodes;
            }
        }
        wave.rule_out();
        if wave.front == [0; 9] {
            break;
        }
    }
    ways
}

/// A breadth-first search.
struct Wave<'a> {
    links: &'a Links<'a>,
    source: Node,
    claim: Claim,
    /// The candidates found right or wrong so far.
    right: [Cells; 9],
    wrong: [Cells; 9],
    /// The candidates found in the last round.
    front: [Cells; 9],
}

impl<'a> Wave<'a> {
    fn new(links: &'a Links<'a>, source: Node, claim: Claim) -> Self {
        let (cell, digit) = parts(source);
        let mut front = [0; 9];
        front[digit] = 1 << cell;
        let (right, wrong) = match claim {
            Claim::Right => (front, [0; 9]),
            Claim::Wrong => ([0; 9], front),
        };
        Self {
            links,
            source,
            claim,
            right,
            wrong,
            front,
        }
    }

    /// How many nodes the chain back to its source has.
    fn until_contradiction(&mut self, most: u8) -> Option<u8> {
        let mut nodes = 1;
        let mut is_right = self.claim == Claim::Right;
        while nodes < most && self.front != [0; 9] {
            nodes += 1;
            if is_right {
                self.rule_out();
            } else {
                self.rule_in();
            }
            is_right = !is_right;
            let (cell, digit) = parts(self.source);
            let turned = is_right != (self.claim == Claim::Right);
            if turned && self.front[digit] >> cell & 1 == 1 {
                return Some(nodes);
            }
        }
        None
    }

    fn rule_out(&mut self) {
        let board = self.links.board;
        let mut next = [0; 9];
        for digit in 0..9 {
            for cell in cells_in(self.front[digit]) {
                next[digit] |= PEER_SETS[cell];
                if self.links.kind != Kind::X {
                    let others = ones(board.digits[cell] & !(1 << digit));
                    others.for_each(|other| next[other] |= 1 << cell);
                }
            }
        }
        for (digit, next) in next.iter_mut().enumerate() {
            *next &= self.of_use(digit) & !self.wrong[digit];
            self.wrong[digit] |= *next;
        }
        self.front = next;
    }

    /// Candidates that lead further, or back to the source.
    fn of_use(&self, digit: usize) -> Cells {
        let (cell, own) = parts(self.source);
        let source = if digit == own { 1 << cell } else { 0 };
        self.links.board.cells[digit] & (self.links.linked[digit] | source)
    }

    fn rule_in(&mut self) {
        let mut next = [0; 9];
        for digit in 0..9 {
            for cell in cells_in(self.front[digit]) {
                for &to in self.links.strong(node(cell, digit)) {
                    let (cell, digit) = parts(to);
                    next[digit] |= 1 << cell;
                }
            }
        }
        for (next, right) in next.iter_mut().zip(&mut self.right) {
            *next &= !*right;
            *right |= *next;
        }
        self.front = next;
    }
}
