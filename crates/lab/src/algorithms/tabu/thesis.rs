//! Tabu search in the neighbourhood of a thesis: two free cells of a row or column swap their digits, or a digit
//! repeated in a house is replaced by one missing there. No house is kept whole, so rows, columns and boxes all
//! count in the cost.

use super::super::super::moves::{Full, Loose, Move, Plan};
use super::super::super::{Counters, Detail, Event, Happened, Run, Snapshot};
use super::list::TabuList;
use nonet::board::{Cell, Digit, Random};
use std::sync::Arc;

/// A search in progress.
#[derive(Clone, Debug)]
pub(super) struct Thesis {
    plan: Arc<Plan>,
    board: Loose,
    list: TabuList,
    random: Random,
    counters: Counters,
    /// The least cost since the last fresh start, and the iteration in which it was reached.
    best: (u32, u64),
    patience: u64,
    touched: Vec<Cell>,
}

impl Thesis {
    pub(super) fn new(plan: Arc<Plan>, list: TabuList, patience: u64, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let board = Loose::new(&plan, &mut random);
        let mut counters = Counters::default();
        counters.set_cost(u64::from(board.cost()));
        counters.set_memory(board.memory() + list.memory());
        Self {
            best: (board.cost(), 0),
            plan,
            board,
            list,
            random,
            counters,
            patience,
            touched: Vec::new(),
        }
    }

    fn forbids(&self, moved: Move) -> bool {
        let now = self.counters.expanded;
        let mut taken = self.board.taken(moved);
        taken.any(|(cell, digit)| self.list.forbids(cell, digit, now))
    }

    /// The best move allowed; ties are broken at random.
    fn best_move(&mut self) -> Option<(u32, Move)> {
        let mut best: Option<(u32, Move)> = None;
        let mut n_best = 0;
        for moved in self.board.moves() {
            self.counters.generated += 1;
            let cost = self.board.cost_after(moved);
            let least = best.map_or(u32::MAX, |(least, _)| least);
            if cost > least || (cost >= self.best.0 && self.forbids(moved)) {
                continue;
            }
            n_best = if cost < least { 1 } else { n_best + 1 };
            if self.random.below(n_best) == 0 {
                best = Some((cost, moved));
            }
        }
        best
    }

    fn make(&mut self, moved: Move) {
        let now = self.counters.expanded;
        self.touched = self.board.cells(moved).collect();
        for &cell in &self.touched {
            let digit = self.board.digit_index(cell);
            self.list.forbid(cell, digit, now, &mut self.random);
        }
        self.board.make(moved);
    }

    fn tell(&mut self) -> Event {
        self.counters.solutions = 1;
        Event::new(Happened::Solution, 1)
    }

    fn iterate(&mut self) -> Event {
        self.counters.expanded += 1;
        let Some((cost, moved)) = self.best_move() else {
            return Event::new(Happened::Conflict, 6);
        };
        self.make(moved);
        if cost < self.best.0 {
            self.best = (cost, self.counters.expanded);
        }
        let event = match (cost, self.counters.set_cost(u64::from(cost))) {
            (0, _) => self.tell(),
            (_, false) => Event::new(Happened::Moved, 4),
            (_, true) => Event::new(Happened::Improvement, 5),
        };
        let cell = self.touched.first().copied();
        let digit = cell.and_then(|cell| Digit::new(self.board.digit_index(cell) as u8 + 1));
        event.at(cell).with(digit)
    }

    fn restart(&mut self) -> Event {
        self.board.refill(&mut self.random);
        self.list.forget();
        self.touched.clear();
        self.best = (self.board.cost(), self.counters.expanded);
        self.counters.restarts += 1;
        self.counters.set_cost(u64::from(self.board.cost()));
        Event::new(Happened::Restart, 2)
    }
}

impl Run for Thesis {
    fn step(&mut self) -> Event {
        let is_stuck = || !self.plan.geometry().cells().any(|c| self.plan.is_free(c));
        if self.counters.solutions > 0 || self.board.cost() > 0 && is_stuck() {
            return Event::new(Happened::GaveUp, 1);
        }
        if self.board.cost() == 0 {
            return self.tell();
        }
        if self.patience > 0 && self.counters.expanded - self.best.1 >= self.patience {
            return self.restart();
        }
        self.iterate()
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        self.board
            .snapshot(self.plan.geometry(), self.touched.clone())
    }

    fn detail(&self) -> Detail {
        self.list.detail(self.counters.expanded)
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
