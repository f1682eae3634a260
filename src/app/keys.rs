//! Which key does what. One table: the page's keys, the sheet of keys and the tests read it.

/// A key as the browser reports it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// The text or the name of the key, as in `a`, `ArrowLeft`: `KeyboardEvent.key`.
    pub key: String,
    /// Its place on the keyboard, as in `Digit7`, `KeyQ`: `KeyboardEvent.code`.
    pub code: String,
    /// Is Shift held?
    pub shift: bool,
    /// Is Ctrl (or the command key) held?
    pub ctrl: bool,
    /// Is Alt held?
    pub alt: bool,
    /// Is the focus in the board?
    pub in_board: bool,
}

/// Does the page take this key from the browser?
pub fn takes(_key: &Key) -> bool {
    false
}
