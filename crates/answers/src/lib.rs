//! The questions about a puzzle and their answers: what Nonet's page and its workers say to each other, and the
//! sentences about it.

mod key;
pub mod protocol;
pub mod voice;
