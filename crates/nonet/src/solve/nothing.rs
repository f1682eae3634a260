//! Replaces the engine of other sizes in a program that leaves it out: the page's first one, which asks the second
//! about such boards. It decides nothing, so it never gives a wrong answer.

use super::Event;
use crate::board::{Grid, Puzzle};

/// A search whose budget is spent from the start.
#[derive(Clone, Debug)]
pub(super) struct Search;

impl Search {
    pub(super) fn new(_: &Puzzle) -> Self {
        Self
    }

    pub(super) fn from_grid(_: &Grid) -> Self {
        Self
    }

    #[allow(clippy::unused_self, reason = "every engine is asked alike")]
    pub(super) fn run(&mut self, _: u64) -> Event {
        Event::Paused
    }

    #[allow(clippy::unused_self, reason = "every engine is asked alike")]
    pub(super) fn nodes(&self) -> u64 {
        u64::MAX
    }
}
