//! What can be wrong with files and with the store.

/// Why a file was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It has this many bytes, which is too many.
    TooLarge(u64),
    /// It is of this type, as in `image/png`, which is not text.
    Sort(String),
    /// It is not text: there is a control code at this byte, from 0.
    Binary(usize),
    /// The browser can't read it: it is a folder, has changed, or access is denied.
    Closed,
}

/// Why nothing is saved; of several faults the worst is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StoreFault {
    /// The browser refuses storage to this page.
    Refused,
    /// It fails, or does not answer.
    Failed,
    /// A newer Nonet is using the database.
    Newer,
    /// There is no room left.
    Full,
}

impl StoreFault {
    /// The fault behind a browser's error of this name.
    pub fn named(name: &str) -> Self {
        match name {
            "QuotaExceededError" => Self::Full,
            "VersionError" => Self::Newer,
            "SecurityError" | "NotSupportedError" => Self::Refused,
            _ => Self::Failed,
        }
    }

    /// Is it worth trying again?
    pub fn may_pass(self) -> bool {
        matches!(self, Self::Failed | Self::Full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_says_by_name_what_is_wrong() {
        for (name, fault, may_pass) in [
            ("QuotaExceededError", StoreFault::Full, true),
            ("VersionError", StoreFault::Newer, false),
            ("SecurityError", StoreFault::Refused, false),
            ("NotSupportedError", StoreFault::Refused, false),
            ("TimeoutError", StoreFault::Failed, true),
            ("AbortError", StoreFault::Failed, true),
        ] {
            assert_eq!(StoreFault::named(name), fault, "{name}");
            assert_eq!(fault.may_pass(), may_pass, "{name}");
        }
    }
}
