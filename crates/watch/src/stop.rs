//! The events to run to.

use lab::{Event, Happened};
use serde::{Deserialize, Serialize};

/// An event to run to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// A cell was branched on.
    Decision,
    /// A contradiction was found.
    Conflict,
    /// A decision was undone.
    Backtrack,
    /// The best cost so far was reached.
    Improvement,
    /// A solution was found.
    Solution,
}

impl Stop {
    /// All stops, in the order offered.
    pub const ALL: [Self; 5] = [
        Self::Decision,
        Self::Conflict,
        Self::Backtrack,
        Self::Improvement,
        Self::Solution,
    ];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Decision => "decision",
            Self::Conflict => "conflict",
            Self::Backtrack => "backtrack",
            Self::Improvement => "improvement",
            Self::Solution => "solution",
        }
    }

    /// Is this event one of these?
    pub fn is(self, event: &Event) -> bool {
        match self {
            Self::Decision => event.happened == Happened::Expanded && event.cell.is_some(),
            Self::Conflict => event.happened == Happened::Conflict,
            Self::Backtrack => event.happened == Happened::Backtrack,
            Self::Improvement => event.happened == Happened::Improvement,
            Self::Solution => event.happened == Happened::Solution,
        }
    }
}
