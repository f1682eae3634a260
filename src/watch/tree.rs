//! The part of the search tree that is kept, and where its nodes are drawn.

use crate::lab::{Event, Happened};
use serde::{Deserialize, Serialize};

/// This many nodes of a search are kept, the first ones.
pub const MAX_NODES: usize = 100_000;

/// Up to this many nodes are drawn as dots joined by lines; more, as an icicle.
pub const NODE_LINK: usize = 2_000;

/// What became of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// It has, or may have, successors.
    #[default]
    Branch,
    /// It has none.
    Dead,
    /// It is a solution.
    Solution,
}

/// Nodes in the order visited.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// The number of the parent, from 1; 0 for a root.
    parents: Vec<u32>,
    kinds: Vec<Kind>,
    /// Nodes for which there was no room.
    more: u64,
}

/// Where a node is drawn. The whole tree is [`Place::ACROSS`] wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Its left edge.
    pub left: u32,
    /// How wide it is.
    pub width: u32,
    /// How deep it is.
    pub depth: u32,
    /// What became of it.
    pub kind: Kind,
    /// The index of its parent in the list.
    pub parent: Option<u32>,
}

impl Place {
    /// The width of the whole tree.
    pub const ACROSS: u32 = 100_000;
}

impl Tree {
    /// How many nodes there were.
    pub fn len(&self) -> u64 {
        self.parents.len() as u64 + self.more
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// Notes an event, if it is about a node.
    pub(super) fn add(&mut self, event: &Event) {
        let Some(edge) = event.edge.filter(|edge| edge.node > 0) else {
            return;
        };
        let kind = match event.happened {
            Happened::Conflict => Kind::Dead,
            Happened::Solution => Kind::Solution,
            _ => Kind::Branch,
        };
        let next = self.parents.len() as u64 + 1;
        if edge.node < next {
            self.kinds[edge.node as usize - 1] = kind;
        } else if edge.node == next && self.more == 0 && self.parents.len() < MAX_NODES {
            // A parent is always an earlier node.
            self.parents.push(edge.parent.min(next - 1) as u32);
            self.kinds.push(kind);
        } else {
            self.more += 1;
        }
    }

    /// Where its nodes are drawn: each as wide as the number of leaves below it, with its successors under it from left
    /// to right. Nodes narrower than `least` are left out, with everything below them.
    pub fn places(&self, least: u32) -> Vec<Place> {
        let leaves = self.leaves();
        let all: u64 = self.roots().map(|root| u64::from(leaves[root])).sum();
        // Where the next successor of each node begins, in leaves; the last entry is for the next root.
        let mut next = vec![0u64; self.parents.len() + 1];
        let mut depths = vec![0u32; self.parents.len()];
        let mut listed = vec![None; self.parents.len()];
        let mut places = Vec::new();
        for (node, &parent) in self.parents.iter().enumerate() {
            let above = (parent as usize).checked_sub(1);
            let slot = above.unwrap_or(self.parents.len());
            let (from, width) = (next[slot], u64::from(leaves[node]));
            next[slot] += width;
            next[node] = from;
            depths[node] = above.map_or(0, |above| depths[above] + 1);
            let scale = |leaf: u64| (leaf * u64::from(Place::ACROSS) / all.max(1)) as u32;
            let (left, right) = (scale(from), scale(from + width));
            let parent = above.and_then(|above| listed[above]);
            if right - left >= least && (parent.is_some() || above.is_none()) {
                listed[node] = Some(places.len() as u32);
                places.push(Place {
                    left,
                    width: right - left,
                    depth: depths[node],
                    kind: self.kinds[node],
                    parent,
                });
            }
        }
        places
    }

    fn roots(&self) -> impl Iterator<Item = usize> + '_ {
        let nodes = self.parents.iter().enumerate();
        nodes
            .filter(|(_, parent)| **parent == 0)
            .map(|(node, _)| node)
    }

    /// How many leaves lie below each node, counting itself if it is one.
    fn leaves(&self) -> Vec<u32> {
        let mut leaves = vec![0u32; self.parents.len()];
        for (node, &parent) in self.parents.iter().enumerate().rev() {
            leaves[node] = leaves[node].max(1);
            if let Some(above) = (parent as usize).checked_sub(1) {
                leaves[above] += leaves[node];
            }
        }
        leaves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Edge;

    fn tree(edges: &[(u64, u64)]) -> Tree {
        let mut tree = Tree::default();
        for &(parent, node) in edges {
            let event = Event::new(Happened::Expanded, 0);
            tree.add(&event.on(Edge { parent, node }));
        }
        tree
    }

    #[test]
    fn successors_lie_side_by_side_under_their_parent() {
        let places = tree(&[(0, 1), (1, 2), (1, 3), (2, 4), (2, 5)]).places(0);
        let spans: Vec<(u32, u32, u32)> = places
            .iter()
            .map(|place| (place.depth, place.left, place.width))
            .collect();
        let third = Place::ACROSS / 3;
        assert_eq!(spans[0], (0, 0, Place::ACROSS));
        assert_eq!(spans[1], (1, 0, 2 * third));
        assert_eq!(spans[2], (1, 2 * third, Place::ACROSS - 2 * third));
        assert_eq!(spans[4].1, third);
        assert_eq!(places[3].parent, Some(1));
    }

    #[test]
    fn what_is_too_narrow_is_left_out_with_all_below() {
        let edges: Vec<(u64, u64)> = (1..=500).map(|node| (node / 2, node)).collect();
        let places = tree(&edges).places(Place::ACROSS / 100);
        assert!(places.len() > 30 && places.len() < 300);
        assert!(places.iter().skip(1).all(|place| place.parent.is_some()));
    }
}
