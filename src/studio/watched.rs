//! What is known of a run, and of two whose search trees are merged.

use crate::watch::{Curves, Drawing, Fault, Pair, Shot};

/// What is known of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    /// How it looks now.
    pub shot: Option<Box<Shot>>,
    /// Counters over time.
    pub curves: Curves,
    /// The search tree.
    pub drawing: Drawing,
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
}

/// Two runs, and their search trees as one.
#[derive(Clone, Debug, PartialEq)]
pub struct Merged {
    /// The runs to be merged, by their place.
    pub runs: [usize; 2],
    /// What was made of them.
    pub pair: Option<Box<Pair>>,
    /// The number of the node in it that was pointed at.
    pub chosen: Option<u32>,
}

impl Default for Merged {
    fn default() -> Self {
        Self {
            runs: [0, 1],
            pair: None,
            chosen: None,
        }
    }
}

impl Merged {
    /// The index of the place that was pointed at.
    pub fn marked(&self) -> Option<usize> {
        self.pair.as_ref()?.drawing.place_of(self.chosen?)
    }
}
