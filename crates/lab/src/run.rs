//! A run of an algorithm: one step at a time, and what can be seen of it in between.

use super::{Counters, DeadEnd, Detail, Literal, Why};
use nonet::board::{Cell, Digit, DigitSet, Puzzle, Solution};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// An algorithm in progress.
pub trait Run: Debug {
    /// Does one expansion, move or iteration, and reports what happened. After [`Happened::Solution`] a run that
    /// [`proves`](super::Algorithm::proves) continues to the next one; after an event that [is
    /// final](Happened::is_final) it reports the same again.
    fn step(&mut self) -> Event;

    /// The counters so far.
    fn counters(&self) -> &Counters;

    /// The current state.
    fn board(&self) -> Snapshot;

    /// Data for the view of this kind of search.
    fn detail(&self) -> Detail;

    /// The current state as a solution, checked house by house; `None` if it is not one.
    fn solution(&self) -> Option<Solution> {
        Solution::verify(self.board().digits)
    }

    /// The next states that will come out of its frontier, if no better ones are added: at most `most`.
    fn waiting(&self, _most: usize) -> Option<Waiting> {
        None
    }

    /// What is left empty, if the current state is a dead end: once, or for each digit that was tried.
    fn dead_ends(&self) -> Vec<DeadEnd> {
        Vec::new()
    }

    /// The solutions that it was asked to keep. Not part of its detail, which is copied at every step.
    fn kept(&self) -> &[Puzzle] {
        &[]
    }

    /// A second run that continues from the same state: a key frame, from which a player can go back. `None` for a
    /// run that can only be restarted.
    fn fork(&self) -> Option<Box<dyn Run>> {
        None
    }
}

/// In which order a frontier returns its states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Discipline {
    /// First in, first out.
    Queue,
    /// Last in, first out.
    Stack,
    /// The smallest value first.
    Heap,
}

/// A state that waits to be expanded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// How many decisions led to it.
    pub depth: u32,
    /// Its value, if states are compared.
    pub value: Option<i64>,
    /// The digits on it, cell by cell.
    pub digits: Vec<Option<Digit>>,
}

/// The states that wait to be expanded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// In which order it comes out.
    pub discipline: Discipline,
    /// Are its values in tenths?
    pub is_in_tenths: bool,
    /// The states that come out next.
    pub next: Vec<State>,
}

/// What happened in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The kind of event.
    pub happened: Happened,
    /// The line of the pseudo-code, from 0.
    pub line: u8,
    /// The cell that was branched on, or changed last.
    pub cell: Option<Cell>,
    /// The digit that was tried there.
    pub digit: Option<Digit>,
    /// The branch of the search tree that led here, if there is a tree.
    pub edge: Option<Edge>,
    /// The decision on that branch, if it is known: a digit goes into a cell, or does not.
    pub decision: Option<Literal>,
    /// Why the algorithm's rule made its choice, if it compares.
    pub why: Option<Why>,
}

impl Event {
    /// An event at a line of the pseudo-code, without a cell.
    pub const fn new(happened: Happened, line: u8) -> Self {
        Self {
            happened,
            line,
            cell: None,
            digit: None,
            edge: None,
            decision: None,
            why: None,
        }
    }

    /// The event with its cell.
    #[must_use = "the event itself stays as it was"]
    pub const fn at(mut self, cell: Option<Cell>) -> Self {
        self.cell = cell;
        self
    }

    /// The event with its digit.
    #[must_use = "the event itself stays as it was"]
    pub const fn with(mut self, digit: Option<Digit>) -> Self {
        self.digit = digit;
        self
    }

    /// The event with its place in the search tree.
    #[must_use = "the event itself stays as it was"]
    pub const fn on(mut self, edge: Edge) -> Self {
        self.edge = Some(edge);
        self
    }

    /// The event with the reason for the choice.
    #[must_use = "the event itself stays as it was"]
    pub const fn because(mut self, why: Option<Why>) -> Self {
        self.why = why;
        self
    }

    /// The event with the decision that led to its place in the search tree.
    #[must_use = "the event itself stays as it was"]
    pub const fn by(mut self, decision: Option<Literal>) -> Self {
        self.decision = decision;
        self
    }
}

/// A node of a search tree and its parent. Nodes are numbered as they are examined, from 1; the root's parent is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edge {
    /// The number of its parent.
    pub parent: u64,
    /// The number of this node.
    pub node: u64,
}

/// The kinds of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Happened {
    /// A node was expanded, and has successors.
    Expanded,
    /// Something followed without a choice.
    Deduced,
    /// A node was expanded and has no successor, or clauses or houses contradict each other.
    Conflict,
    /// A decision was taken back.
    Backtrack,
    /// A state lies at the horizon, and is not expanded.
    Horizon,
    /// Parents have had children; their generation is not yet complete.
    Bred,
    /// A move was made that does not improve on the best.
    Moved,
    /// A move was made, or a generation bred, that gave the best state so far.
    Improvement,
    /// A fresh start within the run: another horizon, another filling.
    Restart,
    /// The current state is a solution.
    Solution,
    /// Everything has been searched: there is no further solution.
    Exhausted,
    /// It ends here without knowing about further solutions.
    GaveUp,
    /// No more memory is available.
    OutOfMemory,
}

impl Happened {
    /// Its name in traces.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Expanded => "expanded",
            Self::Deduced => "deduced",
            Self::Conflict => "conflict",
            Self::Backtrack => "backtrack",
            Self::Horizon => "horizon",
            Self::Bred => "bred",
            Self::Moved => "moved",
            Self::Improvement => "improvement",
            Self::Restart => "restart",
            Self::Solution => "solution",
            Self::Exhausted => "exhausted",
            Self::GaveUp => "gave-up",
            Self::OutOfMemory => "out-of-memory",
        }
    }

    /// Does the run end with it?
    pub fn is_final(self) -> bool {
        matches!(self, Self::Exhausted | Self::GaveUp | Self::OutOfMemory)
    }
}

/// The contents of a state: for the board on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The digits placed, including the givens.
    pub digits: Puzzle,
    /// For each cell the digits that it may still hold; empty if the algorithm keeps no domains.
    pub domains: Vec<DigitSet>,
    /// Cells that break a rule, or have no digit left.
    pub conflicts: Vec<Cell>,
    /// The cells that the last step changed.
    pub touched: Vec<Cell>,
}

impl Snapshot {
    /// A snapshot with digits only.
    pub fn of(digits: Puzzle) -> Self {
        Self {
            digits,
            domains: Vec::new(),
            conflicts: Vec::new(),
            touched: Vec::new(),
        }
    }
}
