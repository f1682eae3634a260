//! What becomes of a file that is being written if the program is told to stop (Ctrl+C, a closed terminal, a kill that
//! asks): no row is cut, and what is done is kept if a run can go on with it.

use super::complaint::complain;
use super::speech::say;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The file that is being written, if there is one; whoever writes it has the lock.
static WRITTEN: Mutex<Option<Written>> = Mutex::new(None);

struct Written {
    part: PathBuf,
    /// Where its mark stands, if a run can go on with it.
    marks: Option<PathBuf>,
    n_lines: u64,
    n_bytes: u64,
}

impl Written {
    /// Keeps what a run can go on with, or all that there is if somebody stopped it, and says so; removes the rest.
    fn ends(&self, is_stopped: bool) -> Option<String> {
        let (part, n) = (self.part.display().to_string(), self.n_lines.to_string());
        if self.marks.is_some() && self.n_lines > 0 {
            return Some(say("stopped", &[("part", &part), ("n", &n)]));
        }
        if self.marks.is_none() && is_stopped && self.n_bytes > 0 {
            return Some(say("stopped-part", &[("part", &part)]));
        }
        for path in [Some(&self.part), self.marks.as_ref()]
            .into_iter()
            .flatten()
        {
            // Nothing can be done about it here.
            let _ = fs::remove_file(path);
        }
        None
    }
}

/// While this is held, the program is not stopped.
pub(super) struct Writing(MutexGuard<'static, Option<Written>>);

impl Writing {
    /// So many boards and lines are answered, in so many bytes.
    pub(super) fn is_at(&mut self, n_lines: u64, n_bytes: u64) {
        if let Some(written) = self.0.as_mut() {
            (written.n_lines, written.n_bytes) = (n_lines, n_bytes);
        }
    }

    /// The file is whole.
    pub(super) fn is_over(&mut self) {
        *self.0 = None;
    }

    /// It will not be whole in this run. Says what is kept of it, if anything is.
    pub(super) fn ends(mut self) -> Option<String> {
        self.0.take()?.ends(false)
    }
}

/// Waits until the program may be stopped again.
pub(super) fn writing() -> Writing {
    Writing(WRITTEN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// A file begins to be written.
pub(super) fn begins(part: &Path, marks: Option<&Path>, n_lines: u64) {
    *writing().0 = Some(Written {
        part: part.to_owned(),
        marks: marks.map(Path::to_owned),
        n_lines,
        n_bytes: 0,
    });
    watch();
}

/// Waits for signals in a thread of its own. Where that fails, or there are none, a stop is like a kill: what is written
/// stays beside the file, and a run can go on with it.
#[cfg(unix)]
fn watch() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;
    let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else {
        return;
    };
    std::thread::spawn(move || {
        for signal in signals.forever() {
            // Held to the end: nothing is written any more.
            let mut writing = writing();
            if let Some(told) = writing.0.take().and_then(|written| written.ends(true)) {
                complain(&told);
            }
            // It does not come back; if it does, the next signal is tried.
            let _ = emulate_default_handler(signal);
        }
    });
}

#[cfg(not(unix))]
fn watch() {}
