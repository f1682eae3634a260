//! Sets of digits in cells: erased candidates, marks.

use super::coder::{Coder, Odds};
use crate::board::DigitSet;

/// What was answered so far about the sets of one kind.
#[derive(Debug)]
pub(super) struct Sets {
    /// Is there any digit? By the content of the cell.
    any: [Odds; 3],
    /// Are there any digits besides the likely ones?
    more: Odds,
    /// Is this digit in it? By whether it is likely, or very likely.
    each: [Odds; 3],
}

/// What is known about a set before it is asked for, and the set itself when writing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// The content of the cell: nothing, a filled digit, a given.
    pub(super) state: usize,
    /// The digits that may well be in it.
    pub(super) likely: DigitSet,
    /// The very likely ones among these.
    pub(super) known: DigitSet,
    /// All digits.
    pub(super) all: DigitSet,
    /// The set to be written.
    pub(super) meant: DigitSet,
}

impl Sets {
    /// No answers so far.
    pub(super) fn new() -> Self {
        Self {
            any: [Odds::EVEN; 3],
            more: Odds::SELDOM,
            each: [Odds::EVEN; 3],
        }
    }

    /// Asks for a set. An unlikely digit is seldom in it.
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
