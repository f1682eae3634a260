//! What is known of a run.

use crate::watch::{Curves, Fault, Place, Shot};

/// What is known of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Watched {
    /// How it looks now.
    pub shot: Option<Box<Shot>>,
    /// Counters over time.
    pub curves: Curves,
    /// The search tree.
    pub places: Vec<Place>,
    /// How many nodes it has.
    pub nodes: u64,
    /// Its place in the race.
    pub rank: Option<u8>,
    /// Why it cannot begin.
    pub fault: Option<Fault>,
}
