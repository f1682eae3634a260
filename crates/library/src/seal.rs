//! The content of a journal's head.

use game::ledger::Head;

/// An identifier of this state of a journal, and the time when it was reached, in milliseconds since 1970. The
/// heads of format 1 are times.
pub(super) fn seal_of(head: Option<&String>) -> (String, u64) {
    match head.and_then(|text| Head::read(text)) {
        Some(head) => (format!("{}:{}", head.n_lines, head.seal), head.time),
        None => {
            let time = head.and_then(|text| text.parse().ok()).unwrap_or(0);
            (format!("-:{time}"), time)
        }
    }
}
