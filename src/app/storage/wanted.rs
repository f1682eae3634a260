//! A game that is to be opened.

/// A game that the user wants to go on with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Its name.
    pub game: String,
    /// The change to go to; 0 to stay where it was left.
    pub at: usize,
    /// The puzzle that it begins with if nothing was ever done in it, as a link's fragment has it.
    pub puzzle: String,
}
