//! The positions of the nodes of a search tree: each as wide as the number of leaves below it, with its successors
//! under it from left to right. Subtrees can be folded: such a node is a leaf.

use super::nodes::{Kind, Tree};
use serde::{Deserialize, Serialize};

/// The part of a tree to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The number of the node at its top; 0 shows the whole tree.
    pub root: u32,
    /// Are subtrees without a solution folded up?
    pub is_folded: bool,
}

/// The position of each node below a root, in leaves.
#[derive(Debug)]
pub(super) struct Layout {
    /// For each node, by its number less one, its width in leaves; 0 if it is not drawn.
    pub(super) widths: Vec<u32>,
    /// Its left edge.
    pub(super) lefts: Vec<u32>,
    /// How many nodes a drawn node stands for: those below it and itself, if it is folded.
    pub(super) sizes: Vec<u32>,
    /// The width of the whole.
    pub(super) width: u32,
    /// How many nodes are drawn, and how deep the deepest of them is.
    pub(super) drawn: (usize, u16),
}

impl Layout {
    /// Lays out the part in view, as of this step.
    pub(super) fn of(tree: &Tree, view: &View, step: u64) -> Self {
        let folded = folded(tree, view, step);
        let (mut widths, mut sizes) = (vec![0u32; tree.nodes.len()], vec![1u32; tree.nodes.len()]);
        for (node, kept) in tree.nodes.iter().enumerate().rev() {
            widths[node] = if folded[node] { 1 } else { widths[node].max(1) };
            if let Some(above) = (kept.parent as usize).checked_sub(1) {
                widths[above] += widths[node];
                sizes[above] += sizes[node];
            }
        }
        let mut layout = Self {
            lefts: vec![0; widths.len()],
            width: 0,
            drawn: (0, 0),
            widths,
            sizes,
        };
        layout.place(tree, view, &folded);
        layout
    }

    /// Puts each successor beside the one before it; nodes outside the root's subtree, or below a folded node, have
    /// no width.
    fn place(&mut self, tree: &Tree, view: &View, folded: &[bool]) {
        let mut next = vec![0u32; self.widths.len()];
        for (node, kept) in tree.nodes.iter().enumerate() {
            let above = (kept.parent as usize).checked_sub(1);
            let is_root = match view.root {
                0 => above.is_none(),
                root => node + 1 == root as usize,
            };
            if is_root {
                self.lefts[node] = self.width;
                self.width += self.widths[node];
            } else if let Some(above) =
                above.filter(|&above| self.widths[above] > 0 && !folded[above])
            {
                self.lefts[node] = next[above];
                next[above] += self.widths[node];
            } else {
                self.widths[node] = 0;
                continue;
            }
            next[node] = self.lefts[node];
            self.drawn = (self.drawn.0 + 1, self.drawn.1.max(kept.depth));
            if !folded[node] {
                self.sizes[node] = 1;
            }
        }
    }
}

/// Which nodes have their successors folded: so far no solution is below them, and the search is not there.
fn folded(tree: &Tree, view: &View, step: u64) -> Vec<bool> {
    let none = vec![false; tree.nodes.len()];
    if !view.is_folded {
        return none;
    }
    let (mut open, mut has_successor) = (none.clone(), none);
    let mut here = tree.node_at(step);
    while let Some(kept) = tree.node(here) {
        open[here as usize - 1] = true;
        here = kept.parent;
    }
    if let Some(root) = (view.root as usize)
        .checked_sub(1)
        .and_then(|root| open.get_mut(root))
    {
        *root = true;
    }
    for (node, kept) in tree.nodes.iter().enumerate().rev() {
        open[node] |= kept.kind == Kind::Solution;
        if let Some(above) = (kept.parent as usize).checked_sub(1) {
            open[above] |= open[node];
            has_successor[above] = true;
        }
    }
    let pairs = open.into_iter().zip(has_successor);
    pairs.map(|(open, parent)| parent && !open).collect()
}
