//! The progress of a long list, in the last line of a terminal.

use super::key;
use super::speech::say;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Nothing is shown for lists that are finished sooner.
const SOON: Duration = Duration::from_secs(1);

/// How often the line is rewritten.
const AGAIN: Duration = Duration::from_millis(200);

/// Moves back to the start of the line and clears it.
const CLEAR: &str = "\r\x1B[K";

/// The progress of a list.
#[derive(Debug)]
pub(super) struct Progress {
    begun: Instant,
    /// When it is shown next; `None` if it is never visible.
    next: Option<Instant>,
    is_shown: bool,
    done: Done,
}

/// Lines and bytes answered, and the total of bytes, if that is known.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Done {
    pub(super) n_lines: u64,
    pub(super) n_bytes: u64,
    pub(super) n_all: Option<u64>,
}

impl Progress {
    /// The progress of a list of `n_all` bytes, shown if standard error is a terminal to which the rows do not go.
    pub(super) fn new(n_all: Option<u64>, rows_are_seen: bool) -> Self {
        let begun = Instant::now();
        let is_seen = io::stderr().is_terminal() && !rows_are_seen;
        Self {
            begun,
            next: is_seen.then(|| begun + SOON),
            is_shown: false,
            done: Done {
                n_all,
                ..Done::default()
            },
        }
    }

    /// Adds to what is done.
    pub(super) fn add(&mut self, n_lines: u64, n_bytes: u64) {
        self.done.n_lines += n_lines;
        self.done.n_bytes += n_bytes;
        let Some(next) = self.next.filter(|_| n_lines > 0) else {
            return;
        };
        let now = Instant::now();
        if now >= next {
            let told = self.done.told(now - self.begun);
            let _ = write!(io::stderr(), "{CLEAR}{told}");
            (self.is_shown, self.next) = (true, Some(now + AGAIN));
        }
    }

    /// Clears the line for other output.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            let _ = write!(io::stderr(), "{CLEAR}");
        }
    }
}

impl Done {
    /// Lines, lines per second, and the time left, if it can be estimated.
    fn told(self, time: Duration) -> String {
        let seconds = time.as_secs_f64();
        let rate = (self.n_lines as f64 / seconds.max(0.001)).round() as u64;
        let (n, rate) = (self.n_lines.to_string(), rate.to_string());
        let left = self.n_all.and_then(|all| all.checked_sub(self.n_bytes));
        let left = left.filter(|_| self.n_bytes > 0);
        let left = left.map(|left| clock(seconds * left as f64 / self.n_bytes as f64));
        let key = match left {
            Some(_) => key::PROGRESS_LEFT,
            None => key::PROGRESS,
        };
        let left = left.unwrap_or_default();
        say(key, &[("n", &n), ("rate", &rate), ("left", &left)])
    }
}

/// The time as `1:02:03`.
fn clock(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_that_of_the_bytes_left() {
        let done = |n_all| Done {
            n_lines: 500,
            n_bytes: 1000,
            n_all,
        };
        let told = |n_all| done(n_all).told(Duration::from_secs(10));
        assert!(told(Some(4000)).contains("500") && told(Some(4000)).contains("0:30"));
        assert!(told(None).contains("50") && !told(None).contains(':'));
        // Packed content is longer than its file.
        assert_eq!(told(Some(10)), told(None));
        assert_eq!([59.6, 3723.0].map(clock), ["1:00", "1:02:03"]);
    }
}
