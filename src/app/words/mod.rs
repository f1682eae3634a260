//! All words of the page: for each language a folder.
//!
//! A phrase is found by its key and has places to fill, as in `{cell}`. Keys that end in `-one` and `-many`
//! are chosen by a number. The languages have the same keys with the same places; a test sees to it.
//!
//! The program for the browser holds no phrase: the build writes the [`text`] of each language into a file, and the
//! page fetches the one it speaks.

mod cell;
mod create;
mod en;
mod es;
mod explain;
mod list;
mod phrases;
mod scales;
mod sheet;
mod solutions;
mod voice;

pub use explain::house_to_look_at;
pub use phrases::thousands;
pub use scales::Scale;
pub use sheet::keys;
pub use voice::Voice;

use super::model::Lang;
use super::piece::{Piece, Tone};
use list::List;
use std::sync::OnceLock;

/// Keys and phrases.
type Table = &'static [(&'static str, &'static str)];

/// The words that are here, by language. They are written once and never change.
static HERE: [OnceLock<List>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// The words of a language as they travel. By its last line `www/boot.js` knows that a text is whole.
pub fn text(lang: Lang) -> String {
    list::written(lang.tables()) + "end\n"
}

/// The words of a language have come.
pub fn bring(lang: Lang, text: String) {
    HERE[lang as usize].get_or_init(|| List::read(text));
}

/// Are the words of this language here?
pub fn are_here(lang: Lang) -> bool {
    HERE[lang as usize].get().is_some()
}

/// Natively the tables are at hand; in the browser naming them would put them into the program.
fn here(lang: Lang) -> Option<&'static List> {
    #[cfg(not(target_arch = "wasm32"))]
    HERE[lang as usize].get_or_init(|| List::read(text(lang)));
    HERE[lang as usize].get()
}

impl Lang {
    fn tables(self) -> &'static [Table] {
        match self {
            Self::En => en::TABLES,
            Self::Es => es::TABLES,
        }
    }

    /// The phrase with this key; the key itself if there is none, which no test lets happen.
    pub fn word(self, key: &'static str) -> &'static str {
        fixed(self, key).unwrap_or(key)
    }

    /// The phrase with its places filled.
    pub fn say(self, key: &'static str, places: &[(&str, &str)]) -> String {
        let phrase = self.word(key).to_owned();
        places.iter().fold(phrase, |phrase, (name, text)| {
            phrase.replace(&format!("{{{name}}}"), text)
        })
    }

    /// One of two phrases by a number, which fills the place `{n}`.
    pub fn count(self, one: &'static str, many: &'static str, n: usize) -> String {
        let key = if n == 1 { one } else { many };
        self.say(key, &[("n", &n.to_string())])
    }

    /// The phrase as pieces: its places are filled with pieces that speak of cells.
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
    /// Words that speak of no cell.
    pub fn plain(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            cells: Vec::new(),
            tone: Tone::Quiet,
        }
    }
}

fn next_place(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

/// The words with this key, as the skeleton's `data-word` and `data-title` name them.
pub fn fixed(lang: Lang, key: &str) -> Option<&'static str> {
    here(lang)?.find(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn places(text: &str) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let mut rest = text;
        while let Some((_, name, after)) = next_place(rest) {
            found.insert(name);
            rest = after;
        }
        found
    }

    #[test]
    fn the_languages_have_the_same_phrases_with_the_same_places() {
        for (key, english) in Lang::En.tables().iter().copied().flatten() {
            let spanish = fixed(Lang::Es, key).unwrap_or_else(|| panic!("no Spanish for {key}"));
            assert_eq!(places(english), places(spanish), "{key}");
        }
        let sizes = |lang: Lang| {
            lang.tables()
                .iter()
                .map(|table| table.len())
                .collect::<Vec<_>>()
        };
        assert_eq!(sizes(Lang::En), sizes(Lang::Es));
    }

    #[test]
    fn no_key_is_twice_in_a_table() {
        for lang in Lang::ALL {
            let rows = || lang.tables().iter().copied().flatten();
            let keys: BTreeSet<_> = rows().map(|(key, _)| key).collect();
            assert_eq!(keys.len(), rows().count());
        }
    }

    #[test]
    fn places_are_filled() {
        let text = Lang::En.say("cell", &[("row", "4"), ("col", "5")]);
        assert_eq!(text, "R4 C5");
    }
}
