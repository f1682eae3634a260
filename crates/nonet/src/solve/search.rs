//! The search that everything else uses, on top of the engines that do the work.

#[cfg(all(feature = "large", target_family = "wasm"))]
use super::any_size::Search as Large;
#[cfg(not(feature = "large"))]
use super::nothing::Search as Large;
#[cfg(all(feature = "large", not(target_family = "wasm")))]
use super::parts::Parts as Large;
use super::{Event, nine};
use crate::board::{Grid, Puzzle};

/// Branches between two ticks: a millisecond or two, on the largest boards some tens.
const TICK: u64 = 1024;

/// A search through all solutions of a puzzle, each of which it finds once.
///
/// ```
/// use nonet::board::{Geometry, Puzzle};
/// use nonet::solve::{Event, Search};
/// let four = Geometry::rectangular(2, 2).expect("4x4 is a board");
/// let mut search = Search::new(&Puzzle::empty(four.into()));
/// let mut found = 0;
/// loop {
///     match search.run(10) {
///         Event::Solution(_) => found += 1,
///         Event::Exhausted => break,
///         Event::Paused => {} // time to show how far it is, or to give up
///     }
/// }
/// assert_eq!(found, 288);
/// ```
#[derive(Clone, Debug)]
pub struct Search(Engine);

/// The engine: each keeps the promises of [`Search`].
#[derive(Clone, Debug)]
enum Engine {
    Nine(Box<nine::Search>),
    AnySize(Box<Large>),
}

impl Search {
    /// A new search. A puzzle with a repeated given simply has no solution.
    pub fn new(puzzle: &Puzzle) -> Self {
        Self(if nine::Search::fits(puzzle.geometry()) {
            Engine::Nine(Box::new(nine::Search::new(puzzle)))
        } else {
            Engine::AnySize(Box::new(Large::new(puzzle)))
        })
    }

    /// A new search among the solutions that fit a grid: its digits and its remaining candidates.
    pub fn from_grid(grid: &Grid) -> Self {
        Self(if nine::Search::fits(grid.geometry()) {
            Engine::Nine(Box::new(nine::Search::from_grid(grid)))
        } else {
            Engine::AnySize(Box::new(Large::from_grid(grid)))
        })
    }

    /// The same search in one piece; call it before it begins. Otherwise a large board that takes long is divided
    /// among threads, except in wasm, and solutions may come in another order there.
    #[must_use = "the search itself is lost"]
    pub fn undivided(self) -> Self {
        match self.0 {
            #[cfg(all(feature = "large", not(target_family = "wasm")))]
            Engine::AnySize(search) => Self(Engine::AnySize(Box::new(search.undivided()))),
            engine => Self(engine),
        }
    }

    /// Continues until a solution, the end, or about this many more branches. Pauses do not change which solutions
    /// are found, or in which order.
    pub fn run(&mut self, nodes: u64) -> Event {
        match &mut self.0 {
            Engine::Nine(search) => search.run(nodes),
            Engine::AnySize(search) => search.run(nodes),
        }
    }

    /// Runs as [`run`](Self::run), and calls `tick` from time to time.
    pub fn run_with(&mut self, nodes: u64, tick: &mut dyn FnMut()) -> Event {
        let end = self.nodes().saturating_add(nodes);
        loop {
            let event = self.run(end.saturating_sub(self.nodes()).min(TICK));
            if event != Event::Paused || self.nodes() >= end {
                return event;
            }
            tick();
        }
    }

    /// How many branches were made so far: two for each choice.
    pub fn nodes(&self) -> u64 {
        match &self.0 {
            Engine::Nine(search) => search.nodes(),
            Engine::AnySize(search) => search.nodes(),
        }
    }
}
