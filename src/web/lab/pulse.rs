//! Does the player's worker still give signs? A step may take long, so a silent worker is reported, not ended.

/// How long a worker may be silent, in milliseconds.
const SILENT: f64 = 1_250.0;

/// If two checks are further apart than this, in milliseconds, the page itself was asleep, and they say nothing
/// about the worker.
const SLEPT: f64 = 1_000.0;

/// Milliseconds between two checks.
pub(super) const LOOK: i32 = 250;

/// What is known about it.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    /// When the answer that is still awaited was asked for.
    asked: Option<f64>,
    looked: f64,
    is_told: bool,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// It has nothing to do.
    Rest,
    Wait,
    /// Ask whether it is listening.
    Ask,
    /// Report that it is silent.
    Tell,
}

impl Pulse {
    /// It was sent something that it must answer.
    pub(super) fn asked(&mut self, now: f64) {
        self.asked.get_or_insert(now);
    }

    /// It gave a sign.
    pub(super) fn heard(&mut self) {
        (self.asked, self.is_told) = (None, false);
    }

    pub(super) fn look(&mut self, now: f64, is_running: bool) -> Look {
        let slept = now - self.looked > SLEPT;
        self.looked = now;
        let Some(asked) = self.asked else {
            return if is_running { Look::Ask } else { Look::Rest };
        };
        if slept {
            self.asked = Some(now);
        } else if now - asked > SILENT && !self.is_told {
            self.is_told = true;
            return Look::Tell;
        }
        Look::Wait
    }
}
