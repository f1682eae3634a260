//! What happens to a file being written if the program is stopped (Ctrl+C, a closed terminal, a polite kill): no
//! row is cut, and the finished part is kept if a run can be resumed with it.

use super::complaint::complain;
use super::key;
use super::speech::say;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The file being written, if there is one; its writer holds the lock.
static WRITTEN: Mutex<Option<Written>> = Mutex::new(None);

struct Written {
    part: PathBuf,
    /// Where its mark is, if the run can be resumed.
    marks: Option<PathBuf>,
    n_lines: u64,
    n_bytes: u64,
}

impl Written {
    /// Keeps the part if the run can be resumed, or if it was stopped with something written, and says so;
    /// otherwise removes it.
    fn ends(&self, is_stopped: bool) -> Option<String> {
        let (part, n) = (self.part.display().to_string(), self.n_lines.to_string());
        if self.marks.is_some() && self.n_lines > 0 {
            return Some(say(key::STOPPED, &[("part", &part), ("n", &n)]));
        }
        if self.marks.is_none() && is_stopped && self.n_bytes > 0 {
            return Some(say(key::STOPPED_PART, &[("part", &part)]));
        }
        for path in [Some(&self.part), self.marks.as_ref()]
            .into_iter()
            .flatten()
        {
            // Nothing can be done about a failure here.
            let _ = fs::remove_file(path);
        }
        None
    }
}

/// While this is held, the program is not stopped.
pub(super) struct Writing(MutexGuard<'static, Option<Written>>);

impl Writing {
    /// Notes that this many boards and lines are answered, in this many bytes.
    pub(super) fn is_at(&mut self, n_lines: u64, n_bytes: u64) {
        if let Some(written) = self.0.as_mut() {
            (written.n_lines, written.n_bytes) = (n_lines, n_bytes);
        }
    }

    /// Notes that the file is complete.
    pub(super) fn is_over(&mut self) {
        *self.0 = None;
    }

    /// Ends the file incomplete. Says what is kept of it, if anything is.
    pub(super) fn ends(mut self) -> Option<String> {
        self.0.take()?.ends(false)
    }
}

/// Waits until the program may be stopped again.
pub(super) fn writing() -> Writing {
    Writing(WRITTEN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Notes that a file is being written.
pub(super) fn begins(part: &Path, marks: Option<&Path>, n_lines: u64) {
    *writing().0 = Some(Written {
        part: part.to_owned(),
        marks: marks.map(Path::to_owned),
        n_lines,
        n_bytes: 0,
    });
    watch();
}

/// Waits for signals in a separate thread. If that fails, or there are none, a stop is like a kill: the written
/// part stays beside the file, and a run can be resumed with it.
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
            // Held to the end: nothing more is written.
            let mut writing = writing();
            if let Some(told) = writing.0.take().and_then(|written| written.ends(true)) {
                complain(&told);
            }
            // This does not return; if it does, the next signal is tried.
            let _ = emulate_default_handler(signal);
        }
    });
}

#[cfg(not(unix))]
fn watch() {}
