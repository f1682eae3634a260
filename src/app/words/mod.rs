//! The words of the page: its sentences made of phrases and data.

mod cascade;
mod cell;
mod create;
mod explain;
mod formats;
mod marks;
mod past;
mod phrases;
mod refusals;
mod scales;
mod sheet;
mod solutions;
mod voice;

pub use explain::letter;
pub use phrases::{grouped, thousands};
pub use scales::Scale;
pub use sheet::{KeyRow, keys};
pub use voice::Voice;

use super::model::Lang;
use super::piece::{Piece, Tone};
use crate::words::{self, Book, filled, next_place};

/// The words with this key, as the skeleton's `data-word` and `data-title` name them.
pub fn fixed(lang: Lang, key: &str) -> Option<&'static str> {
    words::find(lang, Book::Page, key)
}

impl Lang {
    /// The phrase with this key. Nothing, as long as its book is not here: nobody can read a key.
    pub fn word(self, key: &'static str) -> &'static str {
        fixed(self, key).unwrap_or_default()
    }

    /// The phrase as a text of its own: one call where it is needed, not two.
    pub fn text(self, key: &'static str) -> String {
        self.word(key).to_owned()
    }

    /// The phrase with its gaps filled.
    pub fn say(self, key: &'static str, places: &[(&str, &str)]) -> String {
        filled(self.word(key), places)
    }

    /// The form of the phrase for this number, which fills the gap `{n}`.
    pub fn count(self, key: &'static str, n: usize) -> String {
        self.count_with(key, n, &[])
    }

    /// The same with more gaps, one of which may write the number in another way.
    pub fn count_with(self, key: &'static str, n: usize, places: &[(&str, &str)]) -> String {
        let phrase = words::find_for(self, Book::Page, key, n).unwrap_or_default();
        let number = n.to_string();
        filled(phrase, &[places, &[("n", number.as_str())]].concat())
    }

    /// The phrase as pieces: its gaps are filled with pieces that refer to cells.
    pub fn pieces(self, key: &str, places: &[(&str, Piece)]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut rest = fixed(self, key).unwrap_or_default();
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
}

impl Piece {
    /// Words that refer to no cell.
    pub fn plain(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            cells: Vec::new(),
            tone: Tone::Quiet,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled() {
        let text = Lang::En.say("cell", &[("row", "4"), ("col", "5")]);
        assert_eq!(text, "R4C5");
        assert_eq!(Lang::En.count("givens", 2), "2 givens");
    }
}
