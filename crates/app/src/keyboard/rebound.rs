//! What the sheet of keys says when keys are changed.

use super::key::Key;

/// The last change to the keys, to be reported in their sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rebound {
    /// Nothing yet.
    #[default]
    Nothing,
    /// The key is unchanged.
    Kept,
    /// This key cannot be reassigned.
    NotFree(Key),
    /// This key now does what this default one did. If it did something else before, that has lost its key.
    Set(Key, String, Option<String>),
    /// What this key did has no key now.
    Taken(String),
    /// All keys are the default ones.
    Usual,
}
