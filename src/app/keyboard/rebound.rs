//! What is said in the sheet of keys when keys are changed.

use super::key::Key;

/// What was done to the keys, to be said in their sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Rebound {
    /// Nothing yet.
    #[default]
    Nothing,
    /// It is as it was.
    Kept,
    /// This key cannot be given to anything else.
    NotFree(Key),
    /// This key now does what this usual one did; it no longer does what that one did, if any.
    Set(Key, String, Option<String>),
    /// No key does any more what this one did.
    Taken(String),
    /// All keys are the usual ones.
    Usual,
}
