//! The kept part of a run's search tree: for each node its kind, its decision, and when it was visited.

use lab::{Event, Happened, Literal};
use serde::{Deserialize, Serialize};

/// How many nodes of a search are kept, the first ones: 16 MB.
pub const MAX_NODES: usize = 1_000_000;

/// The kind of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// It has, or may have, successors.
    #[default]
    Branch,
    /// It has no successors.
    Dead,
    /// It is a solution.
    Solution,
}

/// How many nodes, dead ends and solutions there are at a depth, or in a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// All of them.
    pub nodes: u32,
    /// Those without successors.
    pub dead: u32,
    /// Those that are solutions.
    pub solutions: u32,
}

impl Level {
    fn count(&mut self, kind: Kind) {
        self.nodes += 1;
        self.dead += u32::from(kind == Kind::Dead);
        self.solutions += u32::from(kind == Kind::Solution);
    }
}

/// What is kept of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    /// The number of the node that it is a successor of, from 1; 0 for a root.
    pub(super) parent: u32,
    /// The step in which it was first visited.
    step: u32,
    pub(super) depth: u16,
    pub(super) kind: Kind,
    /// The decision that led to it.
    pub(super) decision: Option<Literal>,
}

impl Kept {
    /// The node below another one in another tree, where its step means nothing.
    pub(super) fn below(self, parent: u32) -> Self {
        Self {
            parent,
            step: 0,
            ..self
        }
    }
}

/// Nodes in the order of their visits.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub(super) nodes: Vec<Kept>,
    /// How many nodes there was no room for.
    more: u64,
}

impl Tree {
    /// How many nodes there were.
    pub fn len(&self) -> u64 {
        self.nodes.len() as u64 + self.more
    }

    /// Are there no nodes?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Records what happened in a step, if it concerns a node.
    pub(crate) fn add(&mut self, step: u64, event: &Event) {
        let Some(edge) = event.edge.filter(|edge| edge.node > 0) else {
            return;
        };
        let kind = match event.happened {
            Happened::Conflict => Kind::Dead,
            Happened::Solution => Kind::Solution,
            _ => Kind::Branch,
        };
        let next = self.len() + 1;
        if edge.node < next {
            let known = self.nodes.get_mut(edge.node as usize - 1);
            known.into_iter().for_each(|known| known.kind = kind);
        } else if edge.node == next && self.more == 0 && self.nodes.len() < MAX_NODES {
            let parent = edge.parent.min(next - 1) as u32; // always an earlier node
            let above = (parent as usize).checked_sub(1);
            let above = above.and_then(|above| self.nodes.get_mut(above));
            let depth = above.map_or(0, |above| {
                // The first digit tried may be contradictory: as long as another leads on, that is not a dead end.
                if above.kind == Kind::Dead {
                    above.kind = Kind::Branch;
                }
                above.depth.saturating_add(1)
            });
            self.nodes.push(Kept {
                parent,
                step: u32::try_from(step).unwrap_or(u32::MAX),
                depth,
                kind,
                decision: event.decision,
            });
        } else {
            self.more += 1;
        }
    }

    /// The node with this number, from 1.
    pub(super) fn node(&self, number: u32) -> Option<&Kept> {
        self.nodes.get((number as usize).checked_sub(1)?)
    }

    /// The step in which the node with this number was first visited.
    pub fn step_of(&self, number: u32) -> Option<u64> {
        self.node(number).map(|node| node.step.into())
    }

    /// The number of the node last visited after this many steps; 0 before the first. Only known among the kept
    /// ones.
    pub fn node_at(&self, step: u64) -> u32 {
        let before = self
            .nodes
            .partition_point(|node| u64::from(node.step) <= step);
        before as u32
    }

    /// How many nodes, dead ends and solutions there are at each depth, among those that are kept.
    pub fn levels(&self) -> Vec<Level> {
        let mut levels: Vec<Level> = Vec::new();
        for node in &self.nodes {
            let depth = usize::from(node.depth);
            if depth >= levels.len() {
                levels.resize(depth + 1, Level::default());
            }
            levels[depth].count(node.kind);
        }
        levels
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::Edge;

    /// A tree with these edges, each with what happened at its node.
    fn tree(edges: &[(u64, u64, Happened)]) -> Tree {
        let mut tree = Tree::default();
        for (step, &(parent, node, happened)) in (1..).zip(edges) {
            tree.add(step, &Event::new(happened, 0).on(Edge { parent, node }));
        }
        tree
    }

    #[test]
    fn a_node_is_found_by_its_step_and_its_step_by_the_node() {
        let mut tree = tree(&[(0, 1, Happened::Expanded)]);
        let later = |node| Event::new(Happened::Expanded, 0).on(Edge { parent: 1, node });
        tree.add(4, &later(2));
        tree.add(9, &later(3));
        let at = [0, 1, 3, 4, 8, 9, 1000].map(|step| tree.node_at(step));
        assert_eq!(at, [0, 1, 1, 2, 2, 3, 3]);
        assert_eq!(
            [1, 2, 3].map(|node| tree.step_of(node)),
            [1, 4, 9].map(Some)
        );
        assert_eq!((tree.step_of(0), tree.step_of(4)), (None, None));
    }

    #[test]
    fn what_becomes_of_a_node_later_counts() {
        let expanded = Happened::Expanded;
        let tree = tree(&[
            (0, 1, expanded),
            (1, 2, expanded),
            (1, 3, Happened::Solution),
            (1, 2, Happened::Conflict),
        ]);
        let level = |nodes, dead, solutions| Level {
            nodes,
            dead,
            solutions,
        };
        assert_eq!(tree.levels(), [level(1, 0, 0), level(2, 1, 1)]);
        assert_eq!(tree.len(), 3);
    }
}
