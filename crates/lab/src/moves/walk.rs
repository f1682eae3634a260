//! A walk from one full board to the next: the common part of tabu search, annealing and min-conflicts as runs.
//! Their [`Rule`] decides which move comes next.

use super::super::{Counters, Detail, Event, Happened, Run, Snapshot};
use super::{Filling, Full, Plan, Swap};
use nonet::board::Random;
use std::fmt::Debug;
use std::sync::Arc;

/// The state of a walk.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    pub(crate) plan: Arc<Plan>,
    pub(crate) filling: Filling,
    pub(crate) random: Random,
    pub(crate) counters: Counters,
    /// The least cost since the last fresh start, and the iteration in which it was reached.
    best: (u32, u64),
    touched: Option<Swap>,
    /// The places of cells with mistakes, if they were looked up since the last change.
    mistakes: Vec<usize>,
}

/// How a walk continues.
pub(crate) trait Rule: Clone + Debug + 'static {
    /// Makes the next move, or a few tries for one. Expects a mistake, and two cells that can be swapped.
    fn step(&mut self, walk: &mut Walk) -> Event;

    /// Resets its state: the board has been filled again.
    fn restart(&mut self) {}

    /// Data for the view of this kind of walk.
    fn detail(&self, _walk: &Walk) -> Detail {
        Detail::Board
    }

    /// The bytes that it holds.
    fn memory(&self) -> u64 {
        0
    }
}

impl Walk {
    fn new(plan: Arc<Plan>, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let filling = Filling::new(&plan, &mut random);
        let mut counters = Counters::default();
        counters.set_cost(u64::from(filling.cost()));
        Self {
            best: (filling.cost(), 0),
            plan,
            filling,
            random,
            counters,
            touched: None,
            mistakes: Vec::new(),
        }
    }

    /// The place of a random cell that can be swapped and whose digit is repeated in a line.
    pub(crate) fn any_mistake(&mut self) -> Option<usize> {
        if self.mistakes.is_empty() {
            self.mistakes.extend(self.filling.mistakes());
        }
        let chosen = self.random.below(self.mistakes.len());
        self.mistakes.get(chosen).copied()
    }

    /// The least cost since the last fresh start.
    pub(crate) fn best(&self) -> u32 {
        self.best.0
    }

    /// Makes a swap, and reports it at one of these lines of the pseudo-code: for a plain move, or for the best so far.
    pub(crate) fn make(&mut self, swap: Swap, lines: [u8; 2]) -> Event {
        self.filling.swap(swap);
        self.mistakes.clear();
        self.touched = Some(swap);
        let cost = self.filling.cost();
        if cost < self.best.0 {
            self.best = (cost, self.counters.expanded);
        }
        let event = match (cost, self.counters.set_cost(u64::from(cost))) {
            (0, _) => self.tell(),
            (_, false) => Event::new(Happened::Moved, lines[0]),
            (_, true) => Event::new(Happened::Improvement, lines[1]),
        };
        event.at(Some(swap.a)).with(self.filling.digit(swap.a))
    }

    fn tell(&mut self) -> Event {
        self.counters.solutions = 1;
        Event::new(Happened::Solution, 1)
    }

    /// Fills the board again, and reports it at this line.
    pub(crate) fn restart(&mut self, line: u8) -> Event {
        self.filling.refill(&mut self.random);
        self.mistakes.clear();
        self.touched = None;
        self.best = (self.filling.cost(), self.counters.expanded);
        self.counters.restarts += 1;
        self.counters.set_cost(u64::from(self.filling.cost()));
        Event::new(Happened::Restart, line)
    }
}

/// A walk and its rule: a run. Lines 0 to 2 of the pseudo-code are the same for every walk.
#[derive(Clone, Debug)]
pub(crate) struct Walker<R> {
    walk: Walk,
    rule: R,
    /// After how many iterations in vain the walk starts again; 0 for never.
    patience: u64,
}

impl<R: Rule> Walker<R> {
    /// A walk from a random filling.
    pub(crate) fn new(plan: Arc<Plan>, rule: R, patience: u64, seed: u64) -> Self {
        let mut walk = Walk::new(plan, seed);
        let memory = walk.filling.memory() + rule.memory();
        walk.counters.set_memory(memory);
        Self {
            walk,
            rule,
            patience,
        }
    }

    fn is_impatient(&self) -> bool {
        self.patience > 0 && self.walk.counters.expanded - self.walk.best.1 >= self.patience
    }
}

impl<R: Rule> Run for Walker<R> {
    fn step(&mut self) -> Event {
        let walk = &mut self.walk;
        if walk.counters.solutions > 0 {
            return Event::new(Happened::GaveUp, 1);
        }
        if walk.filling.cost() == 0 {
            return walk.tell();
        }
        if walk.plan.open().is_empty() {
            return Event::new(Happened::GaveUp, 1);
        }
        if self.is_impatient() {
            self.rule.restart();
            return self.walk.restart(2);
        }
        self.rule.step(&mut self.walk)
    }

    fn counters(&self) -> &Counters {
        &self.walk.counters
    }

    fn board(&self) -> Snapshot {
        let walk = &self.walk;
        let touched = walk.touched.map(|Swap { a, b }| vec![a, b]);
        walk.filling
            .snapshot(walk.plan.geometry(), touched.unwrap_or_default())
    }

    fn detail(&self) -> Detail {
        self.rule.detail(&self.walk)
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
