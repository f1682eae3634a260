//! What is known of a run, and of two whose search trees are merged.

use crate::watch::chart::{merged_signs, tree_signs};
use crate::watch::{Curves, Drawing, Fault, Node, Pair, Shot};
use std::cell::OnceCell;
use std::rc::Rc;

/// What is known of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    /// How it looks now.
    pub shot: Option<Box<Shot>>,
    /// Counters over time.
    pub curves: Curves,
    /// The search tree.
    pub drawing: Drawing,
    /// Its signs, once they are drawn: tens of thousands, which stay while the pointer moves over them.
    signs: OnceCell<Vec<Rc<Node>>>,
    /// The number of the node in it that was pointed at.
    pub chosen: Option<u32>,
    /// Its place in the race.
    pub rank: Option<u8>,
    /// Why it cannot begin.
    pub fault: Option<Fault>,
}

impl Watched {
    /// The index of the place that was pointed at in the search tree.
    pub fn marked(&self) -> Option<usize> {
        self.drawing.place_of(self.chosen?)
    }

    /// Takes in a new drawing of the search tree.
    pub(super) fn draw(&mut self, drawing: Drawing) {
        (self.drawing, self.signs) = (drawing, OnceCell::new());
    }

    /// The signs of the search tree.
    pub(super) fn signs(&self) -> &[Rc<Node>] {
        self.signs.get_or_init(|| tree_signs(&self.drawing))
    }
}

/// Two runs, and their search trees as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Merged {
    /// The runs to be merged, by their place.
    pub runs: [usize; 2],
    /// What was made of them.
    pub pair: Option<Box<Pair>>,
    /// Its signs, once they are drawn.
    signs: OnceCell<Vec<Rc<Node>>>,
    /// The number of the node in it that was pointed at.
    pub chosen: Option<u32>,
}

impl Default for Merged {
    fn default() -> Self {
        Self {
            runs: [0, 1],
            pair: None,
            signs: OnceCell::new(),
            chosen: None,
        }
    }
}

impl Merged {
    /// The index of the place that was pointed at.
    pub fn marked(&self) -> Option<usize> {
        self.pair.as_ref()?.drawing.place_of(self.chosen?)
    }

    /// Takes in what was made of the trees.
    pub(super) fn draw(&mut self, pair: Box<Pair>) {
        (self.pair, self.signs) = (Some(pair), OnceCell::new());
    }

    /// Forgets it.
    pub(super) fn clear(&mut self) {
        (self.pair, self.chosen) = (None, None);
    }

    /// Forgets it if a run, drawn anew, has looked at more since.
    pub(super) fn outgrown(&mut self, lane: u8, drawing: &Drawing) {
        let is_outgrown = self.pair.as_ref().is_some_and(|pair| {
            let mut known = pair.runs.iter().zip(pair.looked);
            known.any(|(&run, looked)| run == lane && looked != drawing.nodes)
        });
        if is_outgrown {
            self.clear();
        }
    }

    /// What was made of the trees, and its signs.
    pub(super) fn drawn(&self) -> Option<(&Pair, &[Rc<Node>])> {
        let pair = self.pair.as_ref()?;
        Some((pair, self.signs.get_or_init(|| merged_signs(pair))))
    }
}
