//! A game to be opened.

/// A game that the user wants to continue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Its name.
    pub game: String,
    /// The change to go to; 0 to stay where it was left.
    pub at: usize,
    /// The puzzle, in the form of a link's fragment, for a game without any change.
    pub puzzle: String,
}
