//! What is said on standard error.

use std::io::{self, Write};

/// A line to standard error, or nowhere if that is closed.
pub(crate) fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "nonet: {what}");
}
