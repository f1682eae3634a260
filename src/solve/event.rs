//! What a search comes back with.

use crate::board::Solution;

/// Why a search came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// It found another solution, checked house by house.
    Solution(Solution),
    /// There are no more solutions.
    Exhausted,
    /// It has tried as many branches as it was allowed.
    Paused,
}
