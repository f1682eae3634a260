//! Sets of digits in cells: erased candidates, marks.

use super::coder::{Coder, Odds};
use crate::board::{Digit, DigitSet};

/// How often which answer was given about the sets of one kind.
#[derive(Debug)]
pub(super) struct Sets {
    /// Is there any digit? By what is in the cell.
    any: [Odds; 3],
    /// Are there others than the likely ones?
    more: Odds,
    /// Is this one in it? By its rank.
    each: [Odds; N_RANKS],
}

/// What is known of a set before it is asked for, and what it is when writing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// What is in the cell: nothing, a digit filled in, a given.
    pub(super) state: usize,
    /// The digits that may well be in it.
    pub(super) likely: DigitSet,
    /// All that there are.
    pub(super) all: DigitSet,
    /// The set to be written.
    pub(super) meant: DigitSet,
}

/// Digits are of so many ranks: those of one rank are equally likely.
const N_RANKS: usize = 3;

impl Sets {
    /// Nothing is known.
    pub(super) fn new() -> Self {
        Self {
            any: [Odds::EVEN; 3],
            more: Odds::SELDOM,
            each: [Odds::EVEN; N_RANKS],
        }
    }

    /// Asks for a set. What is not likely is seldom in it.
    pub(super) fn set(
        &mut self,
        coder: &mut Coder,
        asked: Asked,
        rank: impl Fn(Digit) -> usize,
    ) -> DigitSet {
        let Asked {
            likely, all, meant, ..
        } = asked;
        if !coder.bit(&mut self.any[asked.state], !meant.is_empty()) {
            return DigitSet::EMPTY;
        }
        let has_more = likely != all && coder.bit(&mut self.more, !meant.is_subset(likely));
        let among = if has_more { all } else { likely };
        let is_in = |digit: &Digit| {
            let odds = &mut self.each[rank(*digit).min(N_RANKS - 1)];
            coder.bit(odds, meant.contains(*digit))
        };
        among.iter().filter(is_in).collect()
    }
}
