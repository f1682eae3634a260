//! Two search trees as one: nodes are the same if the decisions that lead to them from the root are the same, in
//! the same order. A node whose decision is unknown is never the same as another, unless it is the root.

use super::drawing::{Drawing, both};
use super::layout::View;
use super::nodes::{Kept, Tree};
use lab::Literal;
use serde::{Deserialize, Serialize};

/// How much two runs have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shared {
    /// How many nodes both runs visited.
    pub both: u32,
    /// How many nodes only one of them visited.
    pub only: [u32; 2],
}

/// What two runs have at a place of the drawing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// The nodes that are drawn there.
    pub nodes: Shared,
    /// How many nodes each run visited there and below, counting repeated visits.
    pub sizes: [u32; 2],
    /// The number of the node in each run; if a run does not have it, of the nearest node above that it has.
    pub numbers: [u32; 2],
}

/// Where two runs first diverge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parting {
    /// The decision that only one of them made.
    pub decision: Option<Literal>,
    /// How many decisions both had made before.
    pub depth: u32,
}

/// Two search trees drawn as one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// The runs, by their place in the race.
    pub runs: [u8; 2],
    /// The tree. Its nodes are numbered separately.
    pub drawing: Drawing,
    /// For each place of the drawing, what the runs have there.
    pub shares: Vec<Share>,
    /// For each depth, what the runs have in common.
    pub levels: Vec<Shared>,
    /// What the runs have in common in all.
    pub all: Shared,
    /// Where they first diverge, if they do: at the smallest depth.
    pub parting: Option<Parting>,
    /// How many nodes each run visited, and how many of them are kept.
    pub looked: [(u64, u64); 2],
}

impl Shared {
    fn add(&mut self, other: Self) {
        self.both += other.both;
        for (sum, only) in self.only.iter_mut().zip(other.only) {
            *sum += only;
        }
    }

    /// The contribution of a single node, by how often each run visited it.
    fn of(looked: [u32; 2]) -> Self {
        match looked {
            [0, _] => Self {
                both: 0,
                only: [0, 1],
            },
            [_, 0] => Self {
                both: 0,
                only: [1, 0],
            },
            _ => Self {
                both: 1,
                only: [0, 0],
            },
        }
    }
}

/// Two trees being merged.
struct Merged {
    /// The nodes of both, a node before its successors; their steps mean nothing.
    tree: Tree,
    /// For each node, how often each run visited it, and its number there.
    looked: Vec<[u32; 2]>,
    numbers: Vec<[u32; 2]>,
    /// For each node its last successor and the successor before it, by number; 0 for none. The first is for the roots.
    last: Vec<u32>,
    before: Vec<u32>,
}

/// Draws the part in view of two trees merged.
pub fn merge(runs: [u8; 2], trees: [&Tree; 2], view: View) -> Pair {
    let mut merged = Merged {
        tree: Tree::default(),
        looked: Vec::new(),
        numbers: Vec::new(),
        last: vec![0],
        before: vec![0],
    };
    for (side, tree) in trees.into_iter().enumerate() {
        merged.add(side, tree);
    }
    merged.fill_numbers();
    let view = View {
        is_folded: false,
        ..view
    };
    Pair {
        runs,
        looked: trees.map(|tree| (tree.len(), tree.nodes.len() as u64)),
        ..merged.draw(view)
    }
}

impl Merged {
    fn add(&mut self, side: usize, tree: &Tree) {
        let mut known: Vec<u32> = Vec::with_capacity(tree.nodes.len() + 1);
        known.push(0);
        for (number, kept) in (1..).zip(&tree.nodes) {
            let above = known.get(kept.parent as usize).copied().unwrap_or(0);
            let node = match self.find(above, kept.decision) {
                Some(node) => node,
                None => self.push(above, kept),
            };
            let at = node as usize - 1;
            self.tree.nodes[at].kind = match self.looked[at] {
                [0, 0] => kept.kind,
                _ => both(self.tree.nodes[at].kind, kept.kind),
            };
            if self.looked[at][side] == 0 {
                self.numbers[at][side] = number;
            }
            self.looked[at][side] += 1;
            known.push(node);
        }
    }

    /// The node below this one to which this decision leads.
    fn find(&self, above: u32, decision: Option<Literal>) -> Option<u32> {
        if decision.is_none() && above > 0 {
            return None;
        }
        let mut node = self.last[above as usize];
        while node > 0 && self.tree.nodes[node as usize - 1].decision != decision {
            node = self.before[node as usize];
        }
        (node > 0).then_some(node)
    }

    fn push(&mut self, above: u32, kept: &Kept) -> u32 {
        self.tree.nodes.push(kept.below(above));
        let node = self.tree.nodes.len() as u32;
        self.looked.push([0; 2]);
        self.numbers.push([0; 2]);
        self.before
            .push(std::mem::replace(&mut self.last[above as usize], node));
        self.last.push(0);
        node
    }

    /// Fills in the nearest node above for nodes that a run does not have.
    fn fill_numbers(&mut self) {
        for at in 0..self.numbers.len() {
            let above = self.tree.nodes[at].parent as usize;
            let known = above
                .checked_sub(1)
                .map_or([0; 2], |above| self.numbers[above]);
            for (number, known) in self.numbers[at].iter_mut().zip(known) {
                if *number == 0 {
                    *number = known;
                }
            }
        }
    }

    /// How many nodes each run visited from each node down.
    fn sizes(&self) -> Vec<[u32; 2]> {
        let mut sizes = self.looked.clone();
        for at in (0..sizes.len()).rev() {
            if let Some(above) = (self.tree.nodes[at].parent as usize).checked_sub(1) {
                let [first, second] = sizes[at];
                sizes[above][0] += first;
                sizes[above][1] += second;
            }
        }
        sizes
    }

    fn draw(&self, view: View) -> Pair {
        let sizes = self.sizes();
        let mut shares: Vec<Share> = Vec::new();
        let drawing = self.tree.draw_noting(view, 0, &mut |node, place| {
            if place == shares.len() {
                shares.push(Share {
                    numbers: self.numbers[node],
                    ..Share::default()
                });
            }
            shares[place].nodes.add(Shared::of(self.looked[node]));
            for (sum, size) in shares[place].sizes.iter_mut().zip(sizes[node]) {
                *sum += size;
            }
        });
        let levels = self.levels();
        let mut all = Shared::default();
        levels.iter().for_each(|level| all.add(*level));
        Pair {
            drawing: Drawing {
                here: None,
                ..drawing
            },
            shares,
            levels,
            all,
            parting: self.parting(),
            ..Pair::default()
        }
    }

    fn levels(&self) -> Vec<Shared> {
        let mut levels: Vec<Shared> = Vec::new();
        for (kept, &looked) in self.tree.nodes.iter().zip(&self.looked) {
            let depth = usize::from(kept.depth);
            levels.resize(levels.len().max(depth + 1), Shared::default());
            levels[depth].add(Shared::of(looked));
        }
        levels
    }

    /// The first node, by depth and then by number, that only one run has, below one that both have.
    fn parting(&self) -> Option<Parting> {
        let is_both = |at: usize| self.looked[at].iter().all(|&looked| looked > 0);
        let nodes = self.tree.nodes.iter().enumerate();
        let parts = nodes.filter(|(at, kept)| {
            let above = (kept.parent as usize).checked_sub(1);
            !is_both(*at) && above.is_none_or(is_both)
        });
        let (_, first) = parts.min_by_key(|(at, kept)| (kept.depth, *at))?;
        Some(Parting {
            decision: first.decision,
            depth: u32::from(first.depth).saturating_sub(1),
        })
    }
}
