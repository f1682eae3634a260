//! What may be wrong with files and with the store.

use serde::{Deserialize, Serialize};

/// Why a file was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It has this many bytes, which is too many.
    TooLarge(u64),
    /// It is of this type, as in `image/png`, which is not text.
    Sort(String),
    /// It is not text: there is a control code at this byte, from 0.
    Binary(usize),
    /// The browser can't read it: a folder, or it has changed, or may not be read.
    Closed,
}

/// Why nothing is saved; of several faults the worst is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum StoreFault {
    /// The browser refuses storage to this page.
    Refused,
    /// It fails, or does not answer.
    Failed,
    /// A newer Nonet is using the database.
    Newer,
    /// No room is left.
    Full,
}

impl StoreFault {
    /// Is it worth trying again?
    pub fn may_pass(self) -> bool {
        matches!(self, Self::Failed | Self::Full)
    }
}
