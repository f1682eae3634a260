//! Corrections of the documents that examples come from.

use watch::EXAMPLES;

/// The examples about which their documents are wrong: the name, and the key of the sentence.
const NOTES: [(&str, &str); 3] = [("P1", "note-p1"), ("P2", "note-p2"), ("E1", "note-e1")];

/// The key of the sentence about the example with this index, if there is one.
pub(super) fn note(place: usize) -> Option<&'static str> {
    let (name, _) = EXAMPLES.get(place)?;
    let mut notes = NOTES.iter();
    notes.find(|(known, _)| known == name).map(|(_, key)| *key)
}
