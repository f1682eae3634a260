//! What a text contains besides its puzzle.

/// What was in a text besides the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ignored {
    /// This many lines of a frame.
    Borders(usize),
    /// This many lines of comment.
    Comments(usize),
    /// This many damaged lines of a saved game.
    Damaged(usize),
    /// A name in brackets, as in `[Puzzle]`.
    Header,
    /// Commas, bars, quotes and the like around the cells.
    Separators,
    /// Text after the cells.
    Trailing,
    /// This many puzzles after the first.
    MorePuzzles(usize),
    /// The conclusion of a technique, in a line of HoDoKu's library.
    Conclusion,
    /// Words before the cells.
    Leading,
}
