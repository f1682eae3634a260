//! The engine for boards of every size: a search that learns from conflicts.
//!
//! It is [`Search`](super::Search) for all boards without a special engine; in the tests it judges the other
//! engine. One loop does everything: draw all conclusions, else choose; on a conflict learn a clause and go back
//! to where it applies (J. P. Marques-Silva and K. A. Sakallah, GRASP, 1999). A clause holds for the whole board,
//! not only where it was found, which is what hard boards need; easy ones hardly notice.

mod activity;
mod clauses;
mod cover;
mod explain;
mod learn;
mod locked;
mod probe;
mod state;
mod subsets;

use super::Event;
use crate::board::{Cell, Digit, DigitSet, Geometry, Grid, Puzzle, Solution};
use activity::Activity;
use clauses::Clauses;
use cover::{Cover, Lit};
use learn::Learner;
use state::{Conflict, Reason, State};
use std::sync::Arc;

/// How many solutions are each excluded by a clause, so that the search stays free to restart.
const EXCLUDED: usize = 16;

/// Conflicts between two restarts, times the terms of Luby's sequence.
const PATIENCE: u64 = 100;

/// A search through all solutions of a board of any shape, as [`super::Search`] describes it.
#[derive(Clone, Debug)]
pub struct Search {
    geometry: Arc<Geometry>,
    state: State,
    clauses: Clauses,
    activity: Activity,
    learner: Learner,
    /// A conflict found when a fact was set, to be examined next.
    conflict: Option<Conflict>,
    /// Up to this level choices stay: their opposites belong to another search.
    base: usize,
    /// From there up to this level, choices are gone through in turn: each is taken back only when all solutions
    /// with it have been found.
    floor: usize,
    n_excluded: usize,
    exhausted: bool,
    nodes: u64,
    n_conflicts: u64,
    /// When to restart, in conflicts, and how often that was done.
    next_start: u64,
    n_starts: u64,
}

impl Search {
    /// A new search. A puzzle with a repeated given simply has no solution.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self::start(puzzle.geometry(), &candidates(puzzle))
    }

    /// A new search among the solutions that fit a grid: its digits and its remaining candidates.
    pub fn from_grid(grid: &Grid) -> Self {
        Self::start(grid.geometry(), &candidates_left(grid))
    }

    /// A new search among the solutions that fit these candidates, cell by cell.
    fn start(geometry: &Arc<Geometry>, candidates: &[DigitSet]) -> Self {
        let cover = Cover::new(geometry);
        let open = cover.open(candidates);
        let mut state = State::new(cover, open);
        let exhausted = state.begin().is_err();
        Self {
            geometry: Arc::clone(geometry),
            state,
            clauses: Clauses::new(),
            activity: Activity::new(),
            learner: Learner::default(),
            conflict: None,
            base: 0,
            floor: 0,
            n_excluded: 0,
            exhausted,
            nodes: 0,
            n_conflicts: 0,
            next_start: PATIENCE,
            n_starts: 1,
        }
    }

    /// Continues until a solution, the end, or this many more branches (or one more, as they come in pairs).
    pub fn run(&mut self, nodes: u64) -> Event {
        let stop = self.nodes.saturating_add(nodes);
        while !self.exhausted {
            match self.propagate() {
                Err(conflict) => self.resolve(conflict),
                Ok(()) if self.state.is_full() => {
                    let solution = self.solution();
                    self.exclude();
                    return Event::Solution(solution);
                }
                Ok(()) if self.nodes >= stop => return Event::Paused,
                Ok(()) => self.choose(),
            }
        }
        Event::Exhausted
    }

    /// How many branches were made so far: two for each choice.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Gives away the opposite of its first choice, with all that was learned; no solution is missed or found twice.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn divide(&mut self) -> Option<Self> {
        if self.state.level() == self.base {
            return None;
        }
        let mut other = self.clone();
        (other.floor, other.nodes) = (self.base, 0);
        other.undo(self.base);
        self.base += 1;
        self.floor = self.floor.max(self.base);
        other.set(!self.state.choice(self.base), Reason::None);
        Some(other)
    }

    /// Draws all conclusions, the cheap ones first.
    fn propagate(&mut self) -> Result<(), Conflict> {
        if let Some(conflict) = self.conflict.take() {
            return Err(conflict);
        }
        loop {
            self.state.singles()?;
            let news = self.clauses.propagate(&mut self.state)?
                || !self.state.is_full() && (self.state.locked()? || self.state.subsets()?);
            if !news {
                return Ok(());
            }
        }
    }

    fn choose(&mut self) {
        if self.n_conflicts >= self.next_start && self.state.level() > self.floor {
            self.n_starts += 1;
            self.next_start = self.n_conflicts + PATIENCE * luby(self.n_starts);
            self.undo(self.floor);
        }
        self.nodes += 2;
        let var = self.activity.choose(&self.state);
        self.state.choose(var);
    }

    /// Learns from a conflict and goes back to where the lesson applies.
    fn resolve(&mut self, conflict: Conflict) {
        self.n_conflicts += 1;
        if self.state.level() == self.floor {
            return self.turn();
        }
        self.learner
            .learn(conflict, &self.state, &self.clauses, &mut self.activity);
        self.activity.grow();
        self.undo(self.learner.level.max(self.floor));
        self.clauses.forget(self.n_conflicts, &mut self.state);
        let reason = match self.learner.lits[..] {
            [_] => Reason::None,
            _ => self
                .clauses
                .add(&self.learner.lits, self.learner.n_levels, &self.state),
        };
        self.set(self.learner.lits[0], reason);
    }

    /// Undoes the choice at the floor, since everything under it has been searched, and continues with its
    /// opposite. (M. Gebser and others, Conflict-driven answer set enumeration, 2007.)
    fn turn(&mut self) {
        if self.floor == self.base {
            self.exhausted = true;
            return;
        }
        let choice = self.state.choice(self.floor);
        self.floor -= 1;
        self.undo(self.floor);
        self.set(!choice, Reason::None);
    }

    /// Makes sure that the solution on the board is not found again.
    fn exclude(&mut self) {
        let level = self.state.level();
        // Once there is a floor, the maximum has been excluded.
        if level <= self.base.max(1) || self.n_excluded == EXCLUDED {
            self.floor = level;
            return self.turn();
        }
        self.n_excluded += 1;
        let mut lits = Vec::new();
        for earlier in 0..level {
            lits.push(!self.state.choice(level - earlier));
        }
        self.undo(level - 1);
        let reason = self.clauses.add(&lits, 0, &self.state);
        self.set(lits[0], reason);
    }

    fn set(&mut self, lit: Lit, reason: Reason) {
        self.conflict = self.state.set(lit, reason).err();
    }

    fn undo(&mut self, level: usize) {
        self.state.undo(level);
        self.clauses.undone(&self.state);
    }

    fn solution(&self) -> Solution {
        let mut board = Puzzle::empty(Arc::clone(&self.geometry));
        for lit in self.state.trail() {
            if lit.is_yes() {
                let (cell, digit) = self.state.cover.cell_and_digit(lit.var());
                board.put(cell, digit);
            }
        }
        Solution::verify(board).expect("a full board without a conflict keeps the rules")
    }
}

/// The digits that no given rules out and that the grid still has, cell by cell.
fn candidates_left(grid: &Grid) -> Vec<DigitSet> {
    let mut left = candidates(&grid.to_puzzle());
    for cell in grid.empty_cells() {
        let digits = &mut left[cell.index()];
        *digits = digits.intersection(grid.candidates(cell));
    }
    left
}

/// The digits that no given rules out, cell by cell.
fn candidates(puzzle: &Puzzle) -> Vec<DigitSet> {
    let geometry = puzzle.geometry();
    let mut used = vec![DigitSet::EMPTY; geometry.n_houses()];
    for (cell, digit) in puzzle.givens() {
        for &(house, _) in geometry.places_of(cell) {
            used[house] = used[house].with(digit);
        }
    }
    let full = DigitSet::full(geometry.side());
    let free = |cell: Cell| {
        let houses = geometry.places_of(cell).iter();
        houses.fold(full, |left, &(house, _)| left.minus(used[house]))
    };
    let given = |digit: Digit| DigitSet::only(digit).intersection(full);
    let of = |cell: Cell| puzzle.get(cell).map_or_else(|| free(cell), given);
    geometry.cells().map(of).collect()
}

/// Terms of the sequence 1 1 2 1 1 2 4 ..., from 1 (M. Luby and others, Optimal speedup of Las Vegas algorithms, 1993).
fn luby(n: u64) -> u64 {
    let size = (n + 1).next_power_of_two();
    if size == n + 1 {
        size / 2
    } else {
        luby(n + 1 - size / 2)
    }
}
