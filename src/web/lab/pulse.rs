//! Does the worker of the runs still give signs? A step may last long, so a silent worker is told, and not ended.

/// So many milliseconds a worker may be silent.
const SILENT: f64 = 1_250.0;

/// Looks that are further apart say nothing of the worker: the page itself stood still.
const SLEPT: f64 = 1_000.0;

/// Milliseconds between two looks.
pub(super) const LOOK: i32 = 250;

/// What is known of it.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    /// Since when an answer is awaited.
    asked: Option<f64>,
    looked: f64,
    is_told: bool,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// It has nothing to do.
    Rest,
    Wait,
    /// Ask whether it listens.
    Ask,
    /// Tell that it does not.
    Tell,
}

impl Pulse {
    /// It was told something, which it answers.
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
