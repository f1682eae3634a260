//! What is known of a run, and of two runs with merged search trees.

use markup::Node;
use std::cell::OnceCell;
use std::rc::Rc;
use watch::chart::{merged_signs, tree_signs};
use watch::{Curves, Drawing, Fault, Pair, Shot};

/// What is known of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    /// How it looks now.
    pub shot: Option<Box<Shot>>,
    /// Counters over time.
    pub curves: Curves,
    /// The search tree.
    pub drawing: Drawing,
    /// Its signs, once drawn: tens of thousands, which stay while the pointer moves over them.
    signs: OnceCell<Vec<Rc<Node>>>,
    /// The number of the node that was pointed at.
    pub chosen: Option<u32>,
    /// Its place in the race.
    pub rank: Option<u8>,
    /// The reason why it cannot start.
    pub fault: Option<Fault>,
}

impl Watched {
    /// The index of the place in the search tree that was pointed at.
    pub fn marked(&self) -> Option<usize> {
        self.drawing.place_of(self.chosen?)
    }

    /// Replaces the drawing of the search tree.
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
    /// The result of merging them.
    pub pair: Option<Box<Pair>>,
    /// Its signs, once drawn.
    signs: OnceCell<Vec<Rc<Node>>>,
    /// The number of the node that was pointed at.
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

    /// Keeps the result of merging the trees.
    pub(super) fn draw(&mut self, pair: Box<Pair>) {
        (self.pair, self.signs) = (Some(pair), OnceCell::new());
    }

    /// Discards the result.
    pub(super) fn clear(&mut self) {
        (self.pair, self.chosen) = (None, None);
    }

    /// Discards the result if a run has visited more nodes since, as its new drawing shows.
    pub(super) fn outgrown(&mut self, lane: u8, drawing: &Drawing) {
        let is_outgrown = self.pair.as_ref().is_some_and(|pair| {
            let mut known = pair.runs.iter().zip(pair.looked);
            known.any(|(&run, looked)| run == lane && looked != drawing.nodes)
        });
        if is_outgrown {
            self.clear();
        }
    }

    /// The result of merging the trees, and its signs.
    pub(super) fn drawn(&self) -> Option<(&Pair, &[Rc<Node>])> {
        let pair = self.pair.as_ref()?;
        Some((pair, self.signs.get_or_init(|| merged_signs(pair))))
    }
}
