//! A search over states that knows nothing of what the states are: it takes one out of its frontier, asks whether it is a
//! solution, and puts its successors back. What the problem is, a [`Problem`] says.
//!
//! How the frontier gives states back makes the search: first in, first out is breadth-first; last in, first out is
//! depth-first; the smallest value first is best-first (S. Russell and P. Norvig, Artificial Intelligence, chapter 3).

mod frontier;
mod heap;
mod records;

pub(super) use frontier::Order;

use super::{Counters, Edge};
use frontier::Frontier;
use std::fmt::Debug;

/// A space of states, and what a search asks about them.
pub(super) trait Problem: Debug {
    /// A state.
    type State: Clone + Debug;

    /// Where the search starts; nothing if that contradicts itself.
    fn root(&self) -> Option<Self::State>;

    /// Is it what is looked for?
    fn is_solution(&self, state: &Self::State) -> bool;

    /// How far it seems to be, after so many decisions: the smallest comes out of an ordered frontier first.
    fn value(&self, state: &Self::State, depth: u32) -> u64;

    /// Adds its successors, in the order in which they should be tried, and says what else became of them.
    fn expand(&mut self, state: &Self::State, successors: &mut Vec<Self::State>) -> Expansion;

    /// How many bytes a state takes.
    fn size(&self) -> usize;

    /// Writes a state into so many bytes.
    fn pack(&self, state: &Self::State, bytes: &mut [u8]);

    /// Reads it again.
    fn unpack(&self, bytes: &[u8]) -> Self::State;
}

/// What became of successors that a search does not see.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Expansion {
    /// They contradict themselves.
    pub(super) dropped: u64,
    /// Values taken from domains while they were made.
    pub(super) removed: u64,
}

/// What a step came upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A state with successors.
    Node,
    /// A state without.
    DeadEnd,
    /// A state that is not expanded, because it lies at the horizon.
    Horizon,
    /// A solution.
    Solution,
    /// Nothing is left.
    Nothing,
    /// There is no memory for the successors.
    Full,
}

/// A search under way.
#[derive(Debug)]
pub(super) struct Search<P: Problem> {
    pub(super) problem: P,
    pub(super) counters: Counters,
    frontier: Frontier,
    collapses: bool,
    horizon: Option<u32>,
    n_cut: u64,
    n_taken: u64,
    edge: Edge,
    state: Option<P::State>,
    successors: Vec<P::State>,
}

impl<P: Problem> Search<P> {
    /// A search from the root.
    pub(super) fn new(problem: P, order: Order) -> Self {
        let mut search = Self {
            frontier: Frontier::new(order, problem.size()),
            problem,
            counters: Counters::default(),
            collapses: false,
            horizon: None,
            n_cut: 0,
            n_taken: 0,
            edge: Edge { parent: 0, node: 0 },
            state: None,
            successors: Vec::new(),
        };
        search.state = search.problem.root();
        search.push_root();
        search
    }

    /// The same, but a state with just one successor is replaced by it at once.
    pub(super) fn collapsing(mut self, collapses: bool) -> Self {
        self.collapses = collapses;
        self
    }

    /// The same, but states after so many decisions are not expanded.
    pub(super) fn up_to(mut self, horizon: u32) -> Self {
        self.horizon = Some(horizon);
        self
    }

    /// Starts at the root again, if the horizon hid anything, and sees farther by so much.
    pub(super) fn restart(&mut self, farther: u32) -> bool {
        let (true, Some(horizon)) = (self.n_cut > 0, self.horizon) else {
            return false;
        };
        self.horizon = Some(horizon.saturating_add(farther));
        self.n_cut = 0;
        self.counters.restarts += 1;
        self.push_root();
        true
    }

    /// The state taken out last.
    pub(super) fn state(&self) -> Option<&P::State> {
        self.state.as_ref()
    }

    /// Where it is in the tree.
    pub(super) fn edge(&self) -> Edge {
        self.edge
    }

    /// How many states wait at each depth.
    pub(super) fn levels(&self) -> &[u64] {
        self.frontier.levels()
    }

    /// Takes a state out and expands it.
    pub(super) fn step(&mut self) -> Found {
        let Some(mut state) = self.take() else {
            return Found::Nothing;
        };
        let found = loop {
            if self.problem.is_solution(&state) {
                self.counters.solutions += 1;
                break Found::Solution;
            }
            if self
                .horizon
                .is_some_and(|end| self.counters.depth >= u64::from(end))
            {
                self.n_cut += 1;
                break Found::Horizon;
            }
            match self.only_successor(&state) {
                Some(only) => state = only,
                None => break self.put_back(),
            }
        };
        self.state = Some(state);
        self.note();
        found
    }

    fn push_root(&mut self) {
        if let Some(root) = self.problem.root() {
            self.edge.node = 0;
            self.counters.depth = 0;
            // One state always fits: if it does not, the frontier is empty and the run ends.
            let _ = self.push(&root, 0);
        }
        self.note();
    }

    fn take(&mut self) -> Option<P::State> {
        let is_last_first = self.frontier.is_last_first();
        let taken = self.frontier.take()?;
        self.n_taken += 1;
        self.edge = Edge {
            parent: taken.parent,
            node: self.n_taken,
        };
        let depth = u64::from(taken.depth);
        if depth > 0 && is_last_first {
            self.counters.backtracks += self.counters.depth + 1 - depth;
        }
        self.counters.depth = depth;
        Some(self.problem.unpack(taken.bytes))
    }

    /// Makes the successors; returns the only one if it takes the state's place.
    fn only_successor(&mut self, state: &P::State) -> Option<P::State> {
        self.successors.clear();
        let expansion = self.problem.expand(state, &mut self.successors);
        let counters = &mut self.counters;
        counters.generated += self.successors.len() as u64 + expansion.dropped;
        counters.contradictions += expansion.dropped;
        counters.propagations += expansion.removed;
        let is_only = self.collapses && self.successors.len() == 1;
        let only = is_only.then(|| self.successors.pop()).flatten()?;
        counters.collapsed += 1;
        counters.depth += 1;
        Some(only)
    }

    /// Puts the successors into the frontier.
    fn put_back(&mut self) -> Found {
        self.counters.expanded += 1;
        let depth = self.counters.depth as u32 + 1;
        let mut successors = std::mem::take(&mut self.successors);
        if self.frontier.is_last_first() {
            successors.reverse();
        }
        let is_full = successors
            .iter()
            .any(|state| self.push(state, depth).is_none());
        let found = match (is_full, successors.is_empty()) {
            (true, _) => Found::Full,
            (_, true) => Found::DeadEnd,
            _ => Found::Node,
        };
        self.successors = successors;
        found
    }

    fn push(&mut self, state: &P::State, depth: u32) -> Option<()> {
        let value = self.problem.value(state, depth);
        let bytes = self.frontier.put(value, depth, self.edge.node)?;
        self.problem.pack(state, bytes);
        Some(())
    }

    fn note(&mut self) {
        self.counters.set_frontier(self.frontier.len());
        self.counters.set_memory(self.frontier.memory());
    }
}
