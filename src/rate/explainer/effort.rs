//! What a rating may cost, and who hears how far it is.

use std::ops::ControlFlow;

/// Some thirty seconds natively: fifty times what the hardest known puzzles take. Only boards that do not have exactly
/// one solution come near.
const MOST_WORK: u64 = 10_000_000;

/// How much work there is between two signs of life.
const SIGN: u64 = 1_000;

/// What is left to be spent.
pub(super) struct Effort<'a> {
    /// No step may be harder, in tenths.
    pub(super) most: u8,
    /// The hardest step so far, or what the next one is known to be.
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

    /// No step may rely on the solution being the only one.
    pub(super) fn without_uniqueness(self) -> Self {
        Self {
            unique: false,
            ..self
        }
    }

    /// A step so hard was taken, or is being looked for.
    pub(super) fn at_least(&mut self, rating: u8) {
        self.least = self.least.max(rating);
    }

    /// May so much more be done?
    pub(super) fn spend(&mut self, work: u64) -> bool {
        self.work += work;
        if self.work >= self.sign + SIGN && !self.stopped {
            self.sign = self.work;
            self.stopped = (self.hear)(self.least).is_break() || self.work > MOST_WORK;
        }
        !self.stopped
    }
}
