//! What is known of a run.

use crate::watch::{Curves, Drawing, Fault, Place, Shot};

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
        let chosen = self.chosen?;
        let is_it = |place: &Place| place.node == chosen;
        self.drawing.places.iter().position(is_it)
    }
}
