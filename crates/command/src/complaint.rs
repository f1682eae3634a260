//! Messages on standard error.

use std::io::{self, Write};

/// Writes a line to standard error, or nowhere if that is closed.
pub(crate) fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "nonet: {what}");
}
