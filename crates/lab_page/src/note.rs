//! Corrections of the documents that examples come from.

use crate::key;
use ::words::Key;
use watch::EXAMPLES;

/// The examples about which their documents are wrong: the name, and the key of the sentence.
const NOTES: [(&str, Key); 3] = [
    ("P1", key::NOTE_P1),
    ("P2", key::NOTE_P2),
    ("E1", key::NOTE_E1),
];

/// The key of the sentence about the example with this index, if there is one.
pub(super) fn note(place: usize) -> Option<Key> {
    let (name, _) = EXAMPLES.get(place)?;
    let mut notes = NOTES.iter();
    notes.find(|(known, _)| known == name).map(|(_, key)| *key)
}
