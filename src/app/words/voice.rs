//! A language, for one board.

use crate::board::{Digit, DigitSet, Geometry};
use crate::text::Notation;
use crate::words::Lang;
use std::ops::Deref;
use std::sync::Arc;

/// A language, the board that it describes, and how its digits are written.
///
/// ```
/// use nonet::{app::words::Voice, board::Cell};
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
