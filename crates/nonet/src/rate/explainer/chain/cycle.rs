//! Bidirectional cycles: in both directions of such a ring every second candidate is right, so candidates that see
//! two neighbours of the ring are wrong.

use super::super::hint::{Hint, Removal};
use super::best::{ADDITIONS, Best, Rank};
use super::forcing;
use super::hope::Hope;
use super::links::{Kind, Links, Node, node, parts};
use crate::rate::board::{Board, Cells, PEER_SETS, cells_in};

/// The rating of the shortest cycles of a kind.
pub(super) fn base(kind: Kind) -> u8 {
    if kind == Kind::XY { 70 } else { 65 }
}

/// The cycles of each candidate, up to `limit` nodes.
pub(super) fn all(links: &Links<'_>, hope: &Hope, limit: u8, best: &mut Best) {
    let base = base(links.kind);
    let mut walk = Walk {
        links,
        found: Vec::new(),
        right: [0; 9],
        back: [0; 729],
    };
    let is_ring = |&source: &Node| {
        let (cell, digit) = parts(source);
        hope.ring(cell, digit)
    };
    for source in links.sources().filter(is_ring) {
        let rank = Rank {
            rating: base,
            nodes: 0,
            kind: links.kind,
            source,
            part: 0,
        };
        let most = best.most_nodes(base, rank, limit);
        walk.from(source, most, &mut |nodes, ring| {
            let rating = base + ADDITIONS[usize::from(nodes)];
            if let Some(hint) = remove(ring, links.board, rating) {
                best.take(
                    Rank {
                        rating,
                        nodes,
                        ..rank
                    },
                    hint,
                );
            }
        });
    }
}

/// The removal of what sees two claims of the ring, one right in one direction and one in the other, outside the
/// ring's cells.
fn remove(ring: impl Iterator<Item = Node>, board: &Board, rating: u8) -> Option<Hint> {
    let removal = all_seen(ring).into_iter().enumerate();
    let removal = removal.fold(Removal::default(), |removal, (digit, cells)| {
        removal.and(cells, 1 << digit)
    });
    removal.hint(rating, board)
}

/// The candidates that the ring rules out.
pub(super) fn seen(ring: impl Iterator<Item = Node>, board: &Board) -> Vec<Node> {
    let digits = all_seen(ring).into_iter().enumerate();
    let nodes = digits.flat_map(|(digit, cells)| {
        cells_in(cells & board.cells[digit]).map(move |cell| node(cell, digit))
    });
    nodes.collect()
}

fn all_seen(ring: impl Iterator<Item = Node>) -> [Cells; 9] {
    let mut cells: Cells = 0;
    let mut seen = [[0; 9]; 2];
    for (place, node) in ring.enumerate() {
        let (cell, digit) = parts(node);
        cells |= 1 << cell;
        seen[place % 2][digit] |= PEER_SETS[cell];
    }
    std::array::from_fn(|digit| seen[0][digit] & seen[1][digit] & !cells)
}

/// The cycles of one candidate.
pub(super) fn from(links: &Links<'_>, source: Node, most: u8, ring: &mut dyn FnMut(u8, Ring<'_>)) {
    let mut walk = Walk {
        links,
        found: Vec::new(),
        right: [0; 9],
        back: [0; 729],
    };
    walk.from(source, most, ring);
}

/// A candidate that the search reached, and from where.
#[derive(Clone, Copy)]
struct Stop {
    node: Node,
    from: u16,
}

/// A breadth-first search that keeps its paths. Right candidates are visited once, wrong ones by every path.
struct Walk<'a> {
    links: &'a Links<'a>,
    found: Vec<Stop>,
    right: [Cells; 9],
    /// The least number of nodes from each candidate back to the source.
    back: [u8; 729],
}

impl Walk<'_> {
    fn from(&mut self, source: Node, most: u8, ring: &mut dyn FnMut(u8, Ring<'_>)) {
        self.found.clear();
        self.right = [0; 9];
        if most >= 4 {
            self.back = forcing::ways_back(self.links, source, most);
            self.visit(source, 0);
        }
        let (mut start, mut nodes) = (0, 2);
        while nodes <= most && start < self.found.len() {
            let middle = self.found.len();
            (start..middle).for_each(|at| self.rule_out(at, most + 2 - nodes));
            start = self.found.len();
            for at in middle..start {
                let ring = |way: Ring<'_>| {
                    if nodes >= 4 {
                        ring(nodes, way)
                    }
                };
                self.rule_in(at, source, ring);
            }
            nodes += 2;
        }
    }

    fn visit(&mut self, node: Node, from: usize) {
        let (cell, digit) = parts(node);
        if self.right[digit] >> cell & 1 == 0 {
            self.right[digit] |= 1 << cell;
            self.found.push(Stop {
                node,
                from: from as u16,
            });
        }
    }

    /// Rules out the candidates that have a way back of at most `most` nodes.
    fn rule_out(&mut self, at: usize, most: u8) {
        let links = self.links;
        for node in links.weak(self.found[at].node) {
            let back = self.back[usize::from(node)];
            if (1..most).contains(&back) && !self.is_on_way(at, node) {
                self.found.push(Stop {
                    node,
                    from: at as u16,
                });
            }
        }
    }

    fn rule_in(&mut self, at: usize, source: Node, mut ring: impl FnMut(Ring<'_>)) {
        let links = self.links;
        for &node in links.strong(self.found[at].node) {
            if node == source {
                ring(Ring {
                    found: &self.found,
                    next: Some(at),
                });
            }
            self.visit(node, at);
        }
    }

    /// Was this ruled out on the way to a right candidate?
    fn is_on_way(&self, at: usize, node: Node) -> bool {
        let mut at = usize::from(self.found[at].from);
        while at > 0 && self.found[at].node != node {
            let right = usize::from(self.found[at].from);
            at = usize::from(self.found[right].from);
        }
        at > 0
    }
}

/// A way back to the source.
pub(super) struct Ring<'a> {
    found: &'a [Stop],
    next: Option<usize>,
}

impl Iterator for Ring<'_> {
    type Item = Node;

    fn next(&mut self) -> Option<Node> {
        let at = self.next?;
        let stop = self.found[at];
        self.next = (at > 0).then_some(usize::from(stop.from));
        Some(stop.node)
    }
}
