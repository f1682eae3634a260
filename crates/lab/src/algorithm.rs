//! A row of the table of algorithms.

use super::{OptionRow, Options, Run};
use nonet::board::Puzzle;
use serde::{Deserialize, Serialize};

/// How many counters of an algorithm are always shown.
const N_KEY: usize = 4;

/// An algorithm: its name, what it counts, how it starts.
#[derive(Clone, Copy, Debug)]
pub struct Algorithm {
    /// Its name in links and on the command line.
    pub slug: &'static str,
    /// What kind of search it is.
    pub family: Family,
    /// What counts as one node in `expanded`: the slug of its words.
    pub node: &'static str,
    /// What it counts, by the names of [`Counters`](super::Counters): the four most telling ones, then the others.
    pub counts: &'static [&'static str],
    /// Its source: paper, book or author.
    pub source: &'static str,
    /// Its options.
    pub options: &'static [OptionRow],
    /// The algorithm in a few lines: the slugs of their words, indented. Every event names a line by its place.
    pub pseudo_code: &'static [&'static str],
    /// Can it show that there is no solution? Never true of a stochastic method.
    pub proves: bool,
    /// When it has finished.
    pub goal: Goal,
    /// Makes a run of it. [`begin`](Self::begin) makes the common checks first.
    pub start: Start,
}

/// Makes a run from a puzzle, options and a seed, or says why it cannot.
pub type Start = fn(&Puzzle, &Options, u64) -> Result<Box<dyn Run>, Refusal>;

impl Algorithm {
    /// Makes a run of it on a puzzle whose givens do not repeat.
    ///
    /// # Errors
    /// Says why it cannot run on this puzzle.
    pub fn begin(
        &self,
        puzzle: &Puzzle,
        options: &Options,
        seed: u64,
    ) -> Result<Box<dyn Run>, Refusal> {
        if !puzzle.conflicts().is_empty() {
            return Err(Refusal::Repeated);
        }
        (self.start)(puzzle, options, seed)
    }

    /// Does it have this counter?
    pub fn counts(&self, counter: &str) -> bool {
        self.counts.contains(&counter)
    }

    /// The most telling counters.
    pub fn key_counters(&self) -> &'static [&'static str] {
        let n = N_KEY.min(self.counts.len());
        &self.counts[..n]
    }
}

/// What kind of search an algorithm is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// Whole boards in a queue or on a stack.
    StateSpace,
    /// One board, digits tried and taken back.
    Backtracking,
    /// Boards of candidate sets in a queue.
    CandidateSets,
    /// Rows of a matrix that cover each column once.
    ExactCover,
    /// Clauses, conflicts, learning.
    Satisfiability,
    /// Linear equations over zeros and ones.
    IntegerProgram,
    /// A graph's vertices and their colours.
    GraphColouring,
    /// A full board with mistakes, improved move by move.
    LocalSearch,
    /// Many full boards that are crossed and altered.
    Evolution,
    /// Steps with reasons, as a person takes them.
    HumanLogic,
}

impl Family {
    /// Does a step show the state it has just expanded, rather than a successor of the state before?
    pub fn shows_expanded(self) -> bool {
        matches!(self, Self::StateSpace | Self::CandidateSets)
    }

    /// Its name in lists.
    pub fn slug(self) -> &'static str {
        match self {
            Self::StateSpace => "state-space",
            Self::Backtracking => "backtracking",
            Self::CandidateSets => "candidate-sets",
            Self::ExactCover => "exact-cover",
            Self::Satisfiability => "satisfiability",
            Self::IntegerProgram => "integer-program",
            Self::GraphColouring => "graph-colouring",
            Self::LocalSearch => "local-search",
            Self::Evolution => "evolution",
            Self::HumanLogic => "human-logic",
        }
    }
}

/// When an algorithm has finished, if no limit ends it first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// At its first solution.
    First,
    /// When it has seen all solutions.
    All,
}

/// Why an algorithm cannot run on a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// A digit occurs twice in a house.
    Repeated,
    /// Propagation shows that its givens contradict each other.
    Contradictory,
    /// The board is too large for the algorithm's model.
    TooLarge,
}

impl Refusal {
    /// Its name in results.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Repeated => "repeated-givens",
            Self::Contradictory => "contradictory-givens",
            Self::TooLarge => "too-large",
        }
    }
}
