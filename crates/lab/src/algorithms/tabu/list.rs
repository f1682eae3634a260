//! The tabu list: digits may not return for a while to a cell that they left.

use super::super::super::{Detail, Options};
use nonet::board::{Cell, Digit, Geometry, Random};

/// For each cell and digit, the iteration up to which it may not return.
#[derive(Clone, Debug)]
pub(super) struct TabuList {
    side: usize,
    until: Vec<u64>,
    tenure: u64,
    spread: u64,
}

impl TabuList {
    /// An empty list.
    pub(super) fn new(geometry: &Geometry, options: &Options) -> Self {
        let side = geometry.side();
        Self {
            side,
            until: vec![0; side * side * side],
            tenure: options.number("tenure"),
            spread: options.number("spread"),
        }
    }

    fn place(&self, cell: Cell, digit: usize) -> usize {
        cell.index() * self.side + digit
    }

    /// Is this digit barred from returning to the cell in this iteration?
    pub(super) fn forbids(&self, cell: Cell, digit: usize, now: u64) -> bool {
        self.until[self.place(cell, digit)] >= now
    }

    /// Bars a digit from the cell that it leaves.
    pub(super) fn forbid(&mut self, cell: Cell, digit: usize, now: u64, random: &mut Random) {
        let place = self.place(cell, digit);
        let more = random.below(self.spread as usize + 1) as u64;
        self.until[place] = now + self.tenure + more;
    }

    /// Clears the list.
    pub(super) fn forget(&mut self) {
        self.until.fill(0);
    }

    /// The entries in force after this iteration.
    pub(super) fn detail(&self, now: u64) -> Detail {
        let rows = self.until.iter().enumerate();
        let table = rows.filter(|(_, until)| **until > now);
        let row = |(place, until): (usize, &u64)| {
            let digit = Digit::new((place % self.side) as u8 + 1)?;
            Some((Cell::new(place / self.side), digit, until - now))
        };
        Detail::Tabu {
            table: table.filter_map(row).collect(),
        }
    }

    /// The bytes that it holds.
    pub(super) fn memory(&self) -> u64 {
        8 * self.until.len() as u64
    }
}
