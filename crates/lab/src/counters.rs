//! The counters, with the same names and units for every algorithm.

use serde::{Deserialize, Serialize};

/// The counters of a run. A counter that an algorithm does not have stays 0, or `None` where 0 would be a claim.
///
/// docs/LABORATORY.md defines for each algorithm what exactly is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters {
    /// Nodes expanded, or iterations done.
    pub expanded: u64,
    /// Successors (or neighbours, or offspring) made, including those dropped immediately.
    pub generated: u64,
    /// Successors dropped immediately because they contradict themselves.
    pub contradictions: u64,
    /// Nodes replaced by their only successor, not counted as expanded.
    pub collapsed: u64,
    /// States currently waiting to be expanded.
    pub frontier: u64,
    /// The most states that waited at any time.
    pub frontier_max: u64,
    /// Decisions between the puzzle and the current state.
    pub depth: u64,
    /// Values taken from domains by inference (SAT: literals set by unit propagation; exact cover: links taken out).
    pub propagations: u64,
    /// Decisions taken back.
    pub backtracks: u64,
    /// Fresh starts within the run.
    pub restarts: u64,
    /// Solutions found.
    pub solutions: u64,
    /// The mistakes of the current state.
    pub cost: Option<u64>,
    /// The lowest cost so far.
    pub best_cost: Option<u64>,
    /// Bytes held by data that grows with the search.
    pub memory: u64,
    /// The most bytes held at any time.
    pub memory_max: u64,
}

impl Counters {
    /// Each counter with its name, in the order of display.
    pub fn named(&self) -> [(&'static str, Option<u64>); 15] {
        [
            ("expanded", Some(self.expanded)),
            ("generated", Some(self.generated)),
            ("contradictions", Some(self.contradictions)),
            ("collapsed", Some(self.collapsed)),
            ("frontier", Some(self.frontier)),
            ("frontier_max", Some(self.frontier_max)),
            ("depth", Some(self.depth)),
            ("propagations", Some(self.propagations)),
            ("backtracks", Some(self.backtracks)),
            ("restarts", Some(self.restarts)),
            ("solutions", Some(self.solutions)),
            ("cost", self.cost),
            ("best_cost", self.best_cost),
            ("memory", Some(self.memory)),
            ("memory_max", Some(self.memory_max)),
        ]
    }

    /// Notes how many states wait.
    pub fn set_frontier(&mut self, frontier: u64) {
        self.frontier = frontier;
        self.frontier_max = self.frontier_max.max(frontier);
    }

    /// Notes how many bytes are held.
    pub fn set_memory(&mut self, memory: u64) {
        self.memory = memory;
        self.memory_max = self.memory_max.max(memory);
    }

    /// Notes the cost of the current state; is it the lowest so far?
    pub fn set_cost(&mut self, cost: u64) -> bool {
        self.cost = Some(cost);
        let improves = self.best_cost.is_none_or(|best| cost < best);
        if improves {
            self.best_cost = Some(cost);
        }
        improves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_and_the_least_are_kept() {
        let mut counters = Counters::default();
        for frontier in [1, 5, 3] {
            counters.set_frontier(frontier);
            counters.set_memory(10 * frontier);
        }
        assert_eq!((counters.frontier, counters.frontier_max), (3, 5));
        assert_eq!((counters.memory, counters.memory_max), (30, 50));
        let improves = [7, 9, 4].map(|cost| counters.set_cost(cost));
        assert_eq!(improves, [true, false, true]);
        assert_eq!((counters.cost, counters.best_cost), (Some(4), Some(4)));
    }
}
