//! A book of words in the fetched form: a row of letters that says how the language counts, then for each phrase
//! its key, its text, and an empty line.
//!
//! The letters are CLDR's plural rule: for numbers below a hundred, for the last two figures of larger ones, for
//! whole millions (`crates/words/build/plural.rs`). The key of a plural form ends in a colon and its letter.

use super::cut::cut;

/// The empty line after a phrase.
const END: &str = "\n\n";

/// Keys and phrases.
#[derive(Debug, Default)]
pub(super) struct List {
    letters: &'static str,
    phrases: Vec<(&'static str, &'static str)>,
}

impl List {
    /// Reads a text.
    pub(super) fn read(text: &'static str) -> Self {
        let (letters, mut rest) = cut(text, END).unwrap_or_default();
        let mut phrases = Vec::new();
        while let Some((row, after)) = cut(rest, END) {
            phrases.extend(row.split_once('\n'));
            rest = after;
        }
        Self { letters, phrases }
    }

    /// The phrase with this key.
    pub(super) fn find(&self, key: &str) -> Option<&'static str> {
        let row = self.phrases.iter().find(|(name, _)| *name == key);
        row.map(|(_, phrase)| *phrase)
    }

    /// The phrase with this key in the form for the number.
    pub(super) fn find_for(&self, key: &str, n: usize) -> Option<&'static str> {
        let letter = char::from(self.letter(n));
        self.find(&format!("{key}:{letter}"))
            .or_else(|| self.find(key))
    }

    fn letter(&self, n: usize) -> u8 {
        let at = match n {
            0..100 => n,
            _ if n.is_multiple_of(1_000_000) => 200,
            _ => 100 + n % 100,
        };
        self.letters.as_bytes().get(at).copied().unwrap_or(b'o')
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Book, Lang, find_for};

    #[test]
    fn phrases_have_one_line_or_more() {
        let list = List::read("o1o\n\na\nA\n\nb\nB\nb\n\n");
        assert_eq!(list.find("a"), Some("A"));
        assert_eq!(list.find("b"), Some("B\nb"));
    }

    #[test]
    fn what_is_no_list_has_no_phrase() {
        let list = List::read("<!doctype html>\n\n\n");
        assert_eq!(list.find("undo"), None);
    }

    #[test]
    fn forms_go_by_cldr_s_rules() {
        let form = |lang, n| find_for(lang, Book::Page, "givens", n);
        assert_eq!(form(Lang::En, 1), Some("{n} given"));
        for n in [0, 2, 11, 101, 1_000_000] {
            assert_eq!(form(Lang::En, n), Some("{n} givens"), "{n}");
        }
        assert_eq!(form(Lang::Es, 101), Some("{n} dados"));
        assert_eq!(form(Lang::Es, 2_000_000), Some("{n} de dados"));
    }
}
