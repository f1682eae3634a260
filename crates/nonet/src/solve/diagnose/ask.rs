//! The questions of a diagnosis, each within its own limit and all within a common one.

use super::diagnosis::{Effort, Progress, Stage};
use crate::board::{Cell, Digit, Grid, Puzzle, Solution};
use crate::solve::verdict::{Verdict, decide};
use crate::solve::{Event, Search, Status, TrueCandidates};
use std::ops::ControlFlow;

/// Branches between two reports: a millisecond or two, on the largest boards some tens.
const SLICE: u64 = 1024;

/// How many times the limit of one question the first one may take, since all others depend on it.
const FIRST: u64 = 10;

/// Asks questions, counts their branches, reports and stops.
pub(super) struct Asker<'a> {
    effort: Effort,
    stage: Stage,
    spent: u64,
    next_tick: u64,
    stopped: bool,
    tick: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
}

impl<'a> Asker<'a> {
    pub(super) fn new(
        effort: Effort,
        tick: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Self {
        Self {
            effort,
            stage: Stage::Verdict,
            spent: 0,
            next_tick: SLICE,
            stopped: false,
            tick,
        }
    }

    /// Sets what the next questions are about.
    pub(super) fn begin(&mut self, stage: Stage) {
        self.stage = stage;
    }

    /// Is more than 1/`part` of all branches spent? Everything counts as spent once the diagnosis is stopped.
    pub(super) fn has_spent_more_than(&self, part: u64) -> bool {
        self.stopped || self.spent > self.effort.total / part
    }

    /// The question before all others: how many solutions are there? If that stays undecided, a solution found by
    /// then.
    pub(super) fn first_verdict(&mut self, puzzle: &Puzzle) -> (Verdict, Option<Solution>) {
        self.decide(puzzle, self.effort.each.saturating_mul(FIRST))
    }

    /// How many solutions are there?
    pub(super) fn verdict(&mut self, puzzle: &Puzzle) -> Verdict {
        self.decide(puzzle, self.effort.each).0
    }

    /// Is there a solution that fits the grid? `None` if that is too hard to decide.
    pub(super) fn solvable(&mut self, grid: &Grid) -> Option<bool> {
        let mut search = Search::from_grid(grid);
        match self.next(&mut search, self.effort.each) {
            Event::Solution(_) => Some(true),
            Event::Exhausted => Some(false),
            Event::Paused => None,
        }
    }

    /// The true candidates, as far as half of the remaining branches allow.
    pub(super) fn true_candidates(&mut self, puzzle: &Puzzle) -> TrueCandidates {
        self.begin(Stage::Differences);
        let mut candidates = TrueCandidates::new(puzzle);
        let limit = self.left() / 2;
        while candidates.nodes() < limit && !self.stopped {
            let before = candidates.nodes();
            let status = candidates.run(SLICE.min(limit - before));
            self.count(candidates.nodes() - before);
            if status == Status::Done {
                break;
            }
        }
        candidates
    }

    fn decide(&mut self, puzzle: &Puzzle, limit: u64) -> (Verdict, Option<Solution>) {
        let mut search = Search::new(puzzle);
        decide(|| self.next(&mut search, limit))
    }

    /// The next event of a search that may make `limit` branches in all.
    fn next(&mut self, search: &mut Search, limit: u64) -> Event {
        self.count(1);
        loop {
            let room = limit.saturating_sub(search.nodes()).min(self.left());
            if room == 0 || self.stopped {
                return Event::Paused;
            }
            let before = search.nodes();
            let event = search.run(room.min(SLICE));
            self.count(search.nodes() - before);
            if event != Event::Paused {
                return event;
            }
        }
    }

    fn left(&self) -> u64 {
        self.effort.total.saturating_sub(self.spent)
    }

    fn count(&mut self, nodes: u64) {
        self.spent += nodes;
        if self.spent >= self.next_tick && !self.stopped {
            self.next_tick = self.spent + SLICE;
            let (stage, nodes) = (self.stage, self.spent);
            self.stopped = (self.tick)(Progress { stage, nodes }).is_break();
        }
    }
}

/// The puzzle with one cell changed.
pub(super) fn with(puzzle: &Puzzle, cell: Cell, digit: Option<Digit>) -> Puzzle {
    let mut changed = puzzle.clone();
    changed.put(cell, digit);
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Geometry;

    /// A board whose true candidates take some thousands of branches.
    fn diagonal() -> Puzzle {
        let mut puzzle = Puzzle::empty(Geometry::shared(4, 4).unwrap());
        for value in 1..=15 {
            puzzle.put(Cell::new(usize::from(value) * 17), Digit::new(value));
        }
        puzzle
    }

    #[test]
    fn a_part_is_spent_when_more_than_it_is() {
        let effort = Effort { each: 8, total: 8 };
        let mut tick = |_| ControlFlow::Continue(());
        let mut asker = Asker::new(effort, &mut tick);
        let mut spent = Vec::new();
        for _ in 0..4 {
            spent.push(asker.has_spent_more_than(4));
            asker.count(1);
        }
        assert_eq!(spent, [false, false, false, true]);
        let mut end = |_| ControlFlow::Break(());
        let mut ended = Asker::new(
            Effort {
                total: 1 << 40,
                ..effort
            },
            &mut end,
        );
        ended.count(SLICE);
        assert!(ended.has_spent_more_than(4));
    }

    #[test]
    fn true_candidates_take_half_of_what_is_left_and_are_counted_once() {
        let (each, total) = (1, 5 * SLICE);
        let mut told = Vec::new();
        let mut tick = |progress| {
            told.push(progress);
            ControlFlow::Continue(())
        };
        let mut asker = Asker::new(Effort { each, total }, &mut tick);
        let candidates = asker.true_candidates(&diagonal());
        assert_eq!(asker.spent, candidates.nodes());
        // Branches come in pairs, from either part of a search.
        let half = total / 2..total / 2 + 4;
        assert!(half.contains(&asker.spent), "{}", asker.spent);
        assert!(
            told.iter()
                .all(|progress| progress.stage == Stage::Differences)
        );
        let nodes: Vec<u64> = told.iter().map(|progress| progress.nodes).collect();
        assert_eq!(nodes.len(), 2);
        assert!(
            nodes[0] >= SLICE && nodes[1] >= nodes[0] + SLICE,
            "{nodes:?}"
        );
    }
}
