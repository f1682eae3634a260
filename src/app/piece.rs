//! Words, the cells that they refer to, and their tone.

use crate::board::Cell;
use crate::protocol::Grade;

/// How a chip, a notice or a block looks; each has a sign besides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    Quiet,
    /// The accent.
    Accent,
    /// All is well.
    Good,
    /// Look here.
    Warn,
    /// Wrong.
    Bad,
    /// As hard as this. The style sheet draws its sign.
    Grade(Grade),
    /// The set with this number, from 0.
    Set(u8),
}

/// A run of words, with the cells that it refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// The cells, highlighted when the words are pointed at; none for plain words.
    pub cells: Vec<Cell>,
    /// How the words are marked.
    pub tone: Tone,
}
