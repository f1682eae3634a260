//! A sign of life on a terminal, while an answer takes long.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How long until the first, and between two.
const EVERY: Duration = Duration::from_secs(1);

/// What clears the rest of a line.
const CLEAR: &str = "\x1b[K";

/// Somebody may be waiting for an answer.
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

    /// For how long.
    pub(crate) fn time(&self) -> Duration {
        self.start.elapsed()
    }

    /// Says how far it is after so many seconds, if somebody sees it and it is time. The next line is written over it.
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
    // If standard error is closed, there is nobody left to tell.
    let _ = write!(screen, "{what}{CLEAR}\r").and_then(|()| screen.flush());
}
