//! A book of words in the fetched form: a line with the mark of its keys, the language's direction, how it counts, and
//! how many of its phrases are constants; then the phrases, each after an empty line.
//!
//! Before a phrase of a family stands a line with its name. The forms of a phrase that counts are separated by tabs,
//! each after its letter; the last has none. The letters are CLDR's plural rule: for numbers below a hundred, for the
//! last two figures of larger ones, for whole millions (`crates/words/build/plural.rs`).

use super::cut::cut;
use std::ops::Range;

/// The empty line before a phrase.
const GAP: &str = "\n\n";

/// Phrases by their places.
#[derive(Debug, Default)]
pub(super) struct List {
    /// Where lines begin: `ltr` or `rtl`.
    pub(super) direction: &'static str,
    letters: &'static str,
    /// How many phrases are constants; those of families follow.
    n_constants: usize,
    phrases: Vec<&'static str>,
}

impl List {
    /// Reads a text whose keys have this mark. Another text, such as that of another build, has no phrases.
    pub(super) fn read(text: &'static str, mark: u32) -> Option<Self> {
        let (head, mut rest) = cut(text, GAP)?;
        let mut head = head.split(' ');
        let own = u32::from_str_radix(head.next()?, 16).ok()?;
        let (direction, letters) = (head.next()?, head.next()?);
        let n_constants = head.next()?.parse().ok()?;
        let mut phrases = Vec::new();
        while let Some((phrase, after)) = cut(rest, GAP) {
            phrases.push(phrase);
            rest = after;
        }
        phrases.push(rest);
        let list = Self {
            direction,
            letters,
            n_constants,
            phrases,
        };
        (own == mark).then_some(list)
    }

    /// The phrase at a place, in the form for any number.
    pub(super) fn find(&self, place: usize) -> Option<&'static str> {
        let phrase = self.phrases.get(place)?;
        if place >= self.n_constants {
            return phrase.split_once('\n').map(|(_, phrase)| phrase);
        }
        phrase.rsplit('\t').next()
    }

    /// The phrase at a place in the form for this number.
    pub(super) fn find_for(&self, place: usize, n: usize) -> Option<&'static str> {
        let letter = self.letter(n);
        let mut parts = self.phrases.get(place)?.split('\t');
        let mut last = None;
        while let Some(part) = parts.next() {
            match parts.next() {
                Some(form) if part.as_bytes() == [letter] => return Some(form),
                Some(_) => {}
                None => last = Some(part),
            }
        }
        last
    }

    /// The phrase with this name among these.
    pub(super) fn called(&self, places: Range<usize>, name: &str) -> Option<&'static str> {
        let mut rows = self.rows(places);
        rows.find_map(|(own, phrase)| (own == name).then_some(phrase))
    }

    /// The names of these phrases.
    pub(super) fn names(&self, places: Range<usize>) -> impl Iterator<Item = &'static str> {
        self.rows(places).map(|(name, _)| name)
    }

    fn rows(&self, places: Range<usize>) -> impl Iterator<Item = (&'static str, &'static str)> {
        let rows = self.phrases.get(places).unwrap_or_default().iter();
        rows.filter_map(|row| row.split_once('\n'))
    }

    /// The forms of every phrase, each with its letter; the last has none.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn all(&self) -> impl Iterator<Item = Vec<(&'static str, &'static str)>> {
        (0..self.phrases.len()).map(|place| {
            let mut forms: Vec<(&str, &str)> = Vec::new();
            let mut parts = self.phrases[place].split('\t');
            while let (Some(letter), Some(form)) = (parts.next(), parts.next()) {
                forms.push((letter, form));
            }
            forms.extend(self.find(place).map(|other| ("", other)));
            forms
        })
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

#[cfg(not(target_arch = "wasm32"))]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, named};

    #[test]
    fn phrases_have_one_line_or_more() {
        let list = List::read("ff ltr o1o 2\n\nA\n\nB\nb\n\nC\nc", 255).unwrap();
        assert_eq!(list.find(0), Some("A"));
        assert_eq!(list.find(1), Some("B\nb"));
        assert_eq!(list.called(2..3, "C"), Some("c"));
        assert_eq!(list.called(2..3, "c"), None);
        assert_eq!((list.find(2), list.find(3)), (Some("c"), None));
    }

    #[test]
    fn a_text_of_another_build_or_none_at_all_is_no_list() {
        assert!(List::read("ff ltr o1o 1\n\nA", 254).is_none());
        assert!(List::read("<!doctype html>\n\n\n", 0).is_none());
        assert!(List::read("", 0).is_none());
    }

    #[test]
    fn forms_go_by_cldr_s_rules() {
        let key = named("givens").unwrap();
        let form = |lang: Lang, n| lang.count(key, n);
        assert_eq!(form(Lang::En, 1), "1 given");
        for n in [0, 2, 11, 101, 1_000_000] {
            assert_eq!(form(Lang::En, n), format!("{n} givens"));
        }
        assert_eq!(form(Lang::Es, 101), "101 dados");
        assert_eq!(form(Lang::Es, 2_000_000), "2000000 de dados");
    }
}
