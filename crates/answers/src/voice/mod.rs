//! The sentences about boards, steps and answers, in the words of a language.

mod explain;
mod formats;
mod made;
mod phrases;
mod piece;
mod refusals;
mod scales;
mod solutions;

/// The phrases that the page says too.
pub mod key {
    pub use crate::key::{
        CELLS_BROKEN, COUNTED_ONE, ENGINE_LOST, EXPLAINER_BEYOND, GIVENS, INFINITE, KINDS,
        MISTAKES_ALSO, MODE_GIVENS, OUTCOME_PLACE, PARSE_REPEATED,
    };
}

pub use explain::letter;
pub use piece::{Piece, Tone};
pub use scales::{Scale, tenths};

use nonet::board::{Digit, DigitSet, Geometry};
use nonet::text::Notation;
use std::ops::Deref;
use std::sync::Arc;
use words::{Key, Lang, next_place};

/// How many levels a hint has before it is carried out.
pub const HINT_LEVELS: usize = 4;

/// A language, the board that it describes, and how its digits are written.
///
/// ```
/// use answers::voice::Voice;
/// use nonet::board::Cell;
/// assert_eq!(Voice::default().cell(Cell::new(80)), "R9C9");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voice {
    /// The language.
    pub lang: Lang,
    /// The board.
    pub geometry: Arc<Geometry>,
    /// Is the tenth digit written A, not 10?
    pub letters: bool,
    /// How steps are written.
    pub notation: Notation,
}

impl Voice {
    /// The voice of a language for ordinary boards.
    pub fn of(lang: Lang) -> Self {
        Self {
            lang,
            ..Self::default()
        }
    }

    /// A digit.
    pub fn digit(&self, digit: Digit) -> String {
        let value = u32::from(digit.get());
        match char::from_digit(value, 36).filter(|_| self.letters) {
            Some(symbol) => symbol.to_ascii_uppercase().to_string(),
            None => value.to_string(),
        }
    }

    /// Digits with blanks between them.
    pub fn digits(&self, digits: DigitSet) -> String {
        let texts: Vec<String> = digits.iter().map(|digit| self.digit(digit)).collect();
        texts.join(" ")
    }
}

impl Voice {
    /// The phrase as pieces, with its gaps filled by pieces that refer to cells.
    pub fn pieces(&self, key: Key, places: &[(&str, Piece)]) -> Vec<Piece> {
        pieces(self.word(key), places)
    }
}

/// A phrase as pieces.
fn pieces(phrase: &str, places: &[(&str, Piece)]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = phrase;
    while let Some((before, name, after)) = next_place(rest) {
        pieces.push(Piece::plain(before));
        pieces.extend(
            places
                .iter()
                .filter(|(n, _)| *n == name)
                .map(|(_, p)| p.clone()),
        );
        rest = after;
    }
    pieces.push(Piece::plain(rest));
    pieces.retain(|piece| !piece.text.is_empty());
    pieces
}

impl Default for Voice {
    fn default() -> Self {
        Self {
            lang: Lang::En,
            geometry: Geometry::classic(),
            letters: true,
            notation: Notation::default(),
        }
    }
}

impl Deref for Voice {
    type Target = Lang;

    fn deref(&self) -> &Lang {
        &self.lang
    }
}
