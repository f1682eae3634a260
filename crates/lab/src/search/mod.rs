//! A search over states of any kind: it takes one out of its frontier, asks whether it is a solution, and puts its
//! successors back. A [`Problem`] defines the states.
//!
//! The order in which the frontier returns states determines the search: first in, first out is breadth-first;
//! last in, first out is depth-first; the smallest value first is best-first (S. Russell and P. Norvig, Artificial
//! Intelligence, chapter 3).

mod frontier;
mod heap;
mod records;

pub(super) use frontier::Order;

use super::{Counters, Discipline, Edge, Measured, Why};
use frontier::Frontier;
use std::fmt::Debug;

/// A space of states, with the operations of a search.
pub(super) trait Problem: Debug {
    /// A state.
    type State: Clone + Debug;

    /// Where the search starts; `None` if that contradicts itself.
    fn root(&self) -> Option<Self::State>;

    /// Is it a solution?
    fn is_solution(&self, state: &Self::State) -> bool;

    /// The estimated distance to a solution, after `depth` decisions: an ordered frontier returns the smallest first.
    fn value(&mut self, state: &Self::State, depth: u32) -> i64;

    /// Adds its successors, in the order in which they should be tried, and reports the others. The state lies
    /// after `depth` decisions.
    fn expand(
        &mut self,
        state: &Self::State,
        depth: u64,
        successors: &mut Vec<Self::State>,
    ) -> Expansion;

    /// How many bytes a state takes.
    fn size(&self) -> usize;

    /// Writes a state into these bytes.
    fn pack(&self, state: &Self::State, bytes: &mut [u8]);

    /// Reads a state from these bytes.
    fn unpack(&self, bytes: &[u8]) -> Self::State;
}

/// Counts of successors that a search does not see.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Expansion {
    /// Successors that contradict themselves.
    pub(super) dropped: u64,
    /// Values taken from domains while they were made.
    pub(super) removed: u64,
}

/// When a state with just one successor is immediately replaced by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Collapse {
    /// Never.
    Never,
    /// Always: a solution reached in this way ends the search immediately.
    Always,
    /// Unless the successor is a solution, which waits in the frontier like any other state.
    Unsolved,
}

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A state with successors.
    Node,
    /// A state without successors.
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

/// A search in progress.
#[derive(Clone, Debug)]
pub(super) struct Search<P: Problem> {
    pub(super) problem: P,
    pub(super) counters: Counters,
    frontier: Frontier,
    collapse: Collapse,
    horizon: Option<u32>,
    n_cut: u64,
    n_taken: u64,
    /// States were lost because there was no memory for them: from then on nothing is certain.
    is_full: bool,
    edge: Edge,
    /// Why this state was taken out, if states are compared.
    chosen: Option<Why>,
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
            collapse: Collapse::Never,
            horizon: None,
            n_cut: 0,
            n_taken: 0,
            is_full: false,
            edge: Edge { parent: 0, node: 0 },
            chosen: None,
            state: None,
            successors: Vec::new(),
        };
        search.state = search.problem.root();
        search.push_root();
        search
    }

    /// The search, with this rule for replacing states by their only successor.
    pub(super) fn collapsing(mut self, collapse: Collapse) -> Self {
        self.collapse = collapse;
        self
    }

    /// The search, with states at this depth not expanded.
    pub(super) fn up_to(mut self, horizon: u32) -> Self {
        self.horizon = Some(horizon);
        self
    }

    /// Restarts at the root, if the horizon hid anything, and moves the horizon by this much.
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

    /// In which order states come out, and a view of those that come out next if no better ones are added, made by
    /// `seen` from their depth, value and state.
    pub(super) fn next<T>(
        &self,
        most: usize,
        seen: impl Fn(u32, Option<i64>, &P::State) -> T,
    ) -> (Discipline, Vec<T>) {
        let next = self.frontier.next(most).into_iter();
        let next = next.map(|next| {
            let state = self.problem.unpack(next.bytes);
            seen(next.depth, next.value, &state)
        });
        (self.frontier.discipline(), next.collect())
    }

    /// Takes a state out and expands it.
    pub(super) fn step(&mut self) -> Found {
        if self.is_full {
            return Found::Full;
        }
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
            self.is_full = self.push(&root, 0).is_none();
        }
        self.note();
    }

    fn take(&mut self) -> Option<P::State> {
        let is_last_first = self.frontier.is_last_first();
        let value = self.frontier.least();
        let taken = self.frontier.take()?;
        let state = self.problem.unpack(taken.bytes);
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
        self.chosen = value.map(|value| Why {
            measured: Measured::Cost,
            value,
            next: self.frontier.least(),
        });
        Some(state)
    }

    /// Why the last state was taken out, if states are compared.
    pub(super) fn chosen(&self) -> Option<Why> {
        self.chosen
    }

    /// Makes the successors; returns the only one if it takes the state's place.
    fn only_successor(&mut self, state: &P::State) -> Option<P::State> {
        self.successors.clear();
        let depth = self.counters.depth;
        let expansion = self.problem.expand(state, depth, &mut self.successors);
        let counters = &mut self.counters;
        counters.generated += self.successors.len() as u64 + expansion.dropped;
        counters.contradictions += expansion.dropped;
        counters.propagations += expansion.removed;
        if !self.replaces() {
            return None;
        }
        let only = self.successors.pop()?;
        self.counters.collapsed += 1;
        self.counters.depth += 1;
        Some(only)
    }

    /// Is there just one successor, and does it replace its state?
    fn replaces(&self) -> bool {
        match (self.collapse, self.successors.as_slice()) {
            (Collapse::Always, [_]) => true,
            (Collapse::Unsolved, [only]) => !self.problem.is_solution(only),
            _ => false,
        }
    }

    /// Puts the successors into the frontier.
    fn put_back(&mut self) -> Found {
        self.counters.expanded += 1;
        let depth = self.counters.depth as u32 + 1;
        let mut successors = std::mem::take(&mut self.successors);
        if self.frontier.is_last_first() {
            successors.reverse();
        }
        self.is_full = successors
            .iter()
            .any(|state| self.push(state, depth).is_none());
        let found = match (self.is_full, successors.is_empty()) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers from 1, each followed by its double and by its double plus one, up to some end; one of them is wanted.
    #[derive(Debug)]
    struct Numbers {
        wanted: u64,
        end: u64,
        size: usize,
    }

    impl Problem for Numbers {
        type State = u64;

        fn root(&self) -> Option<u64> {
            Some(1)
        }

        fn is_solution(&self, number: &u64) -> bool {
            *number == self.wanted
        }

        fn value(&mut self, number: &u64, _: u32) -> i64 {
            number.abs_diff(self.wanted) as i64
        }

        fn expand(&mut self, number: &u64, _: u64, successors: &mut Vec<u64>) -> Expansion {
            let both = [2 * number, 2 * number + 1];
            successors.extend(both.into_iter().filter(|&next| next < self.end));
            Expansion {
                dropped: 2 - successors.len() as u64,
                removed: 0,
            }
        }

        fn size(&self) -> usize {
            self.size
        }

        fn pack(&self, number: &u64, bytes: &mut [u8]) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }

        fn unpack(&self, bytes: &[u8]) -> u64 {
            bytes.try_into().map_or(0, u64::from_le_bytes)
        }
    }

    fn search(order: Order, wanted: u64, end: u64) -> Search<Numbers> {
        let size = 8;
        Search::new(Numbers { wanted, end, size }, order)
    }

    /// Steps to the solution or to the end.
    fn run(search: &mut Search<Numbers>) -> Found {
        loop {
            match search.step() {
                Found::Node | Found::DeadEnd | Found::Horizon => {}
                found => return found,
            }
        }
    }

    #[test]
    fn the_order_is_what_it_is_called() {
        let expanded = [Order::FirstIn, Order::LastIn, Order::Smallest].map(|order| {
            let mut search = search(order, 12, 32);
            assert_eq!(run(&mut search), Found::Solution);
            assert_eq!(search.state(), Some(&12));
            search.counters.expanded
        });
        // 1 to 11; 1 2 4 8 16 17 9 18 19 5 10 20 21 11 22 23 3 6; 1 3 7 14 15 6.
        assert_eq!(expanded, [11, 18, 6]);
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        for order in [Order::FirstIn, Order::LastIn, Order::Smallest] {
            let mut search = search(order, 99, 32);
            assert_eq!(run(&mut search), Found::Nothing);
            let counters = search.counters;
            assert_eq!((counters.expanded, counters.frontier), (31, 0));
            assert_eq!((counters.generated, counters.contradictions), (62, 32));
            assert!(search.levels().iter().all(|&waiting| waiting == 0));
        }
    }

    #[test]
    fn a_horizon_moves_only_while_it_hides_something() {
        let mut search = search(Order::LastIn, 99, 32).up_to(2);
        let mut rounds = 0;
        while run(&mut search) == Found::Nothing && search.restart(2) {
            rounds += 1;
        }
        // 1 to 3, 1 to 15, 1 to 31: nothing lies beyond the horizon after six decisions.
        assert_eq!((rounds, search.counters.restarts), (2, 2));
        assert_eq!(search.counters.expanded, 3 + 15 + 31);
    }

    #[test]
    fn memory_that_is_refused_is_no_proof() {
        for order in [Order::FirstIn, Order::LastIn, Order::Smallest] {
            let size = usize::MAX / 4 * 3;
            let mut search = Search::new(
                Numbers {
                    wanted: 2,
                    end: 4,
                    size,
                },
                order,
            );
            assert_eq!([search.step(), search.step()], [Found::Full, Found::Full]);
        }
    }
}
