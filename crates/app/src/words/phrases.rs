//! Sentences about what was done, copied and read.

use super::Voice;
use crate::action::CopyKind;
use game::faults::FileFault;
use game::play::Cause;
use words::thousands;

impl Voice {
    /// What was copied.
    pub fn copy_kind(&self, kind: CopyKind) -> &'static str {
        self.word(match kind {
            CopyKind::Givens => "copy-givens",
            CopyKind::Board => "copy-board",
            CopyKind::Framed => "copy-framed",
            CopyKind::Candidates => "copy-candidates",
            CopyKind::Link => "copy-link",
            CopyKind::Path => "path-heading",
            CopyKind::Library => "copy-library",
            CopyKind::Certificate => "certificate",
            CopyKind::List => "puzzles",
            CopyKind::Format => "copied-format",
        })
    }

    /// What was undone or redone.
    pub fn went(&self, back: bool, cause: Cause, n_cells: usize) -> String {
        let what = self.cause(cause);
        let cells = self.count("cells", n_cells);
        let key = if back { "undid" } else { "redid" };
        self.say(key, &[("what", what), ("cells", &cells)])
    }

    /// What made a change.
    pub fn cause(&self, cause: Cause) -> &'static str {
        self.word(match cause {
            Cause::Type => "cause-type",
            Cause::Mark => "cause-mark",
            Cause::Note => "cause-note",
            Cause::Propagate => "cause-propagate",
            Cause::Step => "cause-step",
            Cause::Solve => "cause-solve",
            Cause::Load => "cause-load",
            Cause::Restart => "cause-restart",
            Cause::Adopt => "cause-adopt",
            Cause::Clear => "cause-clear",
            Cause::Shape => "cause-shape",
            Cause::Repair => "cause-repair",
        })
    }

    /// Why a file was not read.
    pub fn unreadable(&self, name: &str, fault: &FileFault) -> String {
        let (key, what) = match fault {
            FileFault::TooLarge(bytes) => ("file-large", thousands(*bytes)),
            FileFault::Sort(sort) => ("file-sort", sort.clone()),
            FileFault::Binary(offset) => ("file-binary", thousands(*offset as u64 + 1)),
            FileFault::Closed => ("file-closed", String::new()),
        };
        self.say(key, &[("name", name), ("what", &what)])
    }
}
