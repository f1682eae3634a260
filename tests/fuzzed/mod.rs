//! Properties that must hold for any bytes: one function for each target of fuzz/.
//!
//! cargo-fuzz calls them with bytes that it finds to reach new code, `crates/nonet/tests/text/corpus.rs` with the
//! corpus of earlier campaigns, so that anything found once is tested in every run.
#![allow(unreachable_pub, reason = "the programs of fuzz/ reach them")]

mod game;
mod logic;
mod messages;
mod surface;
mod text;

pub use game::{journal, session, settings};
pub use logic::{notation, prove, steps};
pub use messages::{lab_messages, replies, requests};
pub use surface::surface;
pub use text::{
    formats, formulas, lab_links, library, links, names, options, paste, plain_lines, positions,
};

/// Checks the property for these bytes.
type Target = fn(&[u8]);

/// Every target by its name, which is also the name of its program in fuzz/ and of its folder in the corpus.
pub const TARGETS: &[(&str, Target)] = &[
    ("formats", formats),
    ("formulas", formulas),
    ("journal", journal),
    ("lab_links", lab_links),
    ("lab_messages", lab_messages),
    ("library", library),
    ("links", links),
    ("names", names),
    ("notation", notation),
    ("options", options),
    ("paste", paste),
    ("plain_lines", plain_lines),
    ("positions", positions),
    ("prove", prove),
    ("replies", replies),
    ("requests", requests),
    ("session", session),
    ("settings", settings),
    ("steps", steps),
    ("surface", surface),
];

/// Bytes as text, as a browser would pass it on.
fn lossy(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}
