//! Sentences about what was done, copied and read.

use super::Voice;
use crate::action::CopyKind;
use crate::key;
use game::faults::FileFault;
use game::play::Cause;
use words::thousands;

impl Voice {
    /// What was copied.
    pub fn copy_kind(&self, kind: CopyKind) -> &'static str {
        self.word(match kind {
            CopyKind::Givens => key::COPY_GIVENS,
            CopyKind::Board => key::COPY_BOARD,
            CopyKind::Framed => key::COPY_FRAMED,
            CopyKind::Candidates => key::COPY_CANDIDATES,
            CopyKind::Link => key::COPY_LINK,
            CopyKind::Path => key::PATH_HEADING,
            CopyKind::Library => key::COPY_LIBRARY,
            CopyKind::Certificate => key::CERTIFICATE,
            CopyKind::List => key::PUZZLES,
            CopyKind::Format => key::COPIED_FORMAT,
        })
    }

    /// What was undone or redone.
    pub fn went(&self, back: bool, cause: Cause, n_cells: usize) -> String {
        let what = self.cause(cause);
        let cells = self.count(key::CELLS, n_cells);
        let key = if back { key::UNDID } else { key::REDID };
        self.say(key, &[("what", what), ("cells", &cells)])
    }

    /// What made a change.
    pub fn cause(&self, cause: Cause) -> &'static str {
        self.word(match cause {
            Cause::Type => key::CAUSE_TYPE,
            Cause::Mark => key::CAUSE_MARK,
            Cause::Note => key::CAUSE_NOTE,
            Cause::Propagate => key::CAUSE_PROPAGATE,
            Cause::Step => key::CAUSE_STEP,
            Cause::Solve => key::CAUSE_SOLVE,
            Cause::Load => key::CAUSE_LOAD,
            Cause::Restart => key::CAUSE_RESTART,
            Cause::Adopt => key::CAUSE_ADOPT,
            Cause::Clear => key::CAUSE_CLEAR,
            Cause::Shape => key::CAUSE_SHAPE,
            Cause::Repair => key::CAUSE_REPAIR,
        })
    }

    /// Why a file was not read.
    pub fn unreadable(&self, name: &str, fault: &FileFault) -> String {
        let (key, what) = match fault {
            FileFault::TooLarge(bytes) => (key::FILE_LARGE, thousands(*bytes)),
            FileFault::Sort(sort) => (key::FILE_SORT, sort.clone()),
            FileFault::Binary(offset) => (key::FILE_BINARY, thousands(*offset as u64 + 1)),
            FileFault::Closed => (key::FILE_CLOSED, String::new()),
        };
        self.say(key, &[("name", name), ("what", &what)])
    }
}
