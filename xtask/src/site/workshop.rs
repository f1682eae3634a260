//! The files of the second program, which a first visit does not wait for.

/// Their folder in the build.
pub(crate) const FOLDER: &str = "workshop/";

/// Is this file one of them?
pub(crate) fn includes(path: &str) -> bool {
    path.starts_with(FOLDER)
}
