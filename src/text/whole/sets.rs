//! Sets of digits in cells: erased candidates, marks.

use super::coder::{Coder, Odds};
use crate::board::DigitSet;

/// How often which answer was given about the sets of one kind.
#[derive(Debug)]
pub(super) struct Sets {
    /// Is there any digit? By what is in the cell.
    any: [Odds; 3],
    /// Are there others than the likely ones?
    more: Odds,
    /// Is this one in it? By whether it is likely, and more so.
    each: [Odds; 3],
}

/// What is known of a set before it is asked for, and what it is when writing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// What is in the cell: nothing, a digit filled in, a given.
    pub(super) state: usize,
    /// The digits that may well be in it.
    pub(super) likely: DigitSet,
    /// Of these the ones that are so even more.
    pub(super) known: DigitSet,
    /// All that there are.
    pub(super) all: DigitSet,
    /// The set to be written.
    pub(super) meant: DigitSet,
}

impl Sets {
    /// Nothing is known.
    pub(super) fn new() -> Self {
        Self {
            any: [Odds::EVEN; 3],
            more: Odds::SELDOM,
            each: [Odds::EVEN; 3],
        }
    }

    /// Asks for a set. What is not likely is seldom in it.
    pub(super) fn set(&mut self, coder: &mut Coder, asked: Asked) -> DigitSet {
        let Asked {
            state,
            likely,
            known,
            all,
            meant,
        } = asked;
        let mut told = DigitSet::EMPTY;
        if !coder.bit(&mut self.any[state], !meant.is_empty()) {
            return told;
        }
        let has_more = likely != all && coder.bit(&mut self.more, !meant.is_subset(likely));
        let among = if has_more { all } else { likely };
        for digit in among.iter() {
            let rank = match likely.contains(digit) {
                false => 0,
                true => 1 + usize::from(known.contains(digit)),
            };
            if coder.bit(&mut self.each[rank], meant.contains(digit)) {
                told = told.with(digit);
            }
        }
        told
    }
}
