//! The files of the second program, which no first visit waits for.

/// Their folder in the build.
pub(crate) const FOLDER: &str = "workshop/";

/// Is it one of them?
pub(crate) fn includes(path: &str) -> bool {
    path.starts_with(FOLDER)
}
