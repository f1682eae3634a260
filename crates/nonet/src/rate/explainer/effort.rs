//! The cost limit of a rating, and the reports on its progress.

use std::ops::ControlFlow;

/// Some thirty seconds natively: fifty times what the hardest known puzzles take. Only boards without exactly one
/// solution come near.
const MOST_WORK: u64 = 10_000_000;

/// How much work there is between two reports.
const SIGN: u64 = 1_000;

/// The effort left.
pub(super) struct Effort<'a> {
    /// The hardest step allowed, in tenths.
    pub(super) most: u8,
    /// The hardest step so far, or the least that the next one is known to need.
    pub(super) least: u8,
    work: u64,
    sign: u64,
    hear: &'a mut dyn FnMut(u8) -> ControlFlow<()>,
    stopped: bool,
    /// May steps rely on the solution being the only one?
    pub(super) unique: bool,
}

impl<'a> Effort<'a> {
    pub(super) fn new(most: u8, hear: &'a mut dyn FnMut(u8) -> ControlFlow<()>) -> Self {
        Self {
            most,
            least: 0,
            work: 0,
            sign: 0,
            hear,
            stopped: false,
            unique: true,
        }
    }

    /// Forbids steps that rely on the solution being the only one.
    pub(super) fn without_uniqueness(self) -> Self {
        Self {
            unique: false,
            ..self
        }
    }

    /// Notes that a step of this rating was taken, or is being looked for.
    pub(super) fn at_least(&mut self, rating: u8) {
        self.least = self.least.max(rating);
    }

    /// Spends this much work, if it is available.
    pub(super) fn spend(&mut self, work: u64) -> bool {
        self.work += work;
        if self.work >= self.sign + SIGN && !self.stopped {
            self.sign = self.work;
            self.stopped = (self.hear)(self.least).is_break() || self.work > MOST_WORK;
        }
        !self.stopped
    }
}
