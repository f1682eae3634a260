//! A sign of life on a terminal, while an answer takes long.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The time before the first sign, and between two.
const EVERY: Duration = Duration::from_secs(1);

/// Clears the rest of a line.
const CLEAR: &str = "\x1b[K";

/// The waiting for an answer.
#[derive(Debug)]
pub(crate) struct Waiting {
    start: Instant,
    told: Duration,
    is_seen: bool,
}

impl Waiting {
    pub(crate) fn new() -> Self {
        Self {
            start: Instant::now(),
            told: Duration::ZERO,
            is_seen: io::stderr().is_terminal(),
        }
    }

    /// For how long it has lasted.
    pub(crate) fn time(&self) -> Duration {
        self.start.elapsed()
    }

    /// Shows the progress after this many seconds, if it is visible and due. The next line overwrites it.
    pub(crate) fn tell(&mut self, what: impl FnOnce(u64) -> String) {
        let time = self.time();
        if self.is_seen && time >= self.told + EVERY {
            self.told = time;
            show(&what(time.as_secs()));
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if self.told > Duration::ZERO {
            show("");
        }
    }
}

fn show(what: &str) {
    let mut screen = io::stderr().lock();
    // If standard error is closed, the message is lost.
    let _ = write!(screen, "{what}{CLEAR}\r").and_then(|()| screen.flush());
}
