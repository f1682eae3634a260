//! Does the player's worker still give signs? A step may take long, so a silent worker is reported, not ended.

/// A worker may be silent for this many milliseconds.
const SILENT: f64 = 1_250.0;

/// If two looks are further apart than this, they say nothing about the worker: the page itself stood still.
const SLEPT: f64 = 1_000.0;

/// Milliseconds between two looks.
pub(super) const LOOK: i32 = 250;

/// What is known about it.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    /// When the answer still awaited was asked for.
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
    /// Report that it is not.
    Tell,
}

impl Pulse {
    /// It was told something that it must answer.
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
