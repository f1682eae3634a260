//! Text, the cells that it refers to, and its tone.

use crate::protocol::Grade;
use nonet::board::Cell;

/// How a chip, a notice or a block looks; each tone has a sign besides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    Quiet,
    /// The accent.
    Accent,
    /// All is well.
    Good,
    /// A warning.
    Warn,
    /// Wrong.
    Bad,
    /// A difficulty, whose sign the style sheet draws.
    Grade(Grade),
    /// The set with this number, from 0.
    Set(u8),
}

/// A run of text, with the cells that it refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text.
    pub text: String,
    /// The cells highlighted when the text is pointed at; empty for plain text.
    pub cells: Vec<Cell>,
    /// How the text is marked.
    pub tone: Tone,
}

impl Piece {
    /// Text that refers to no cell.
    pub fn plain(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            cells: Vec::new(),
            tone: Tone::Quiet,
        }
    }
}
