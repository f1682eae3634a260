//! The events that a search reports.

use crate::board::Solution;

/// Why a search paused or ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// It found another solution, checked house by house.
    Solution(Solution),
    /// There are no more solutions.
    Exhausted,
    /// It made as many branches as it was allowed.
    Paused,
}
