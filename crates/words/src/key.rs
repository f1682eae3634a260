//! The names of phrases in code: a constant for each, and families for those that data names.

use super::book::Lang;
use super::here::list;

/// How many bits of a key say where in its book the phrase is.
const BITS: u32 = 13;

/// A phrase: its book and its place there. The build makes a constant for each in the crate that says it.
///
/// ```
/// use words::{Key, Lang, named};
/// let key = named("undo").unwrap();
/// assert_eq!(Lang::En.word(key), "Undo");
/// assert_eq!(Key::of_number(key.number()), key);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(u16);

impl Key {
    /// The phrase at a place of a book, both counted from 0.
    pub const fn new(book: u16, place: u16) -> Self {
        Self((book << BITS) | place)
    }

    /// The key as a number, for what travels between programs of one build.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The key with this number.
    pub const fn of_number(number: u16) -> Self {
        Self(number)
    }

    /// The book, and the place in it.
    pub(super) fn parts(self) -> (usize, usize) {
        let place = self.0 & ((1 << BITS) - 1);
        ((self.0 >> BITS).into(), place.into())
    }
}

/// Phrases that are found by a name from data, such as a technique's slug: for each book that has some, the places
/// of the first one and of what follows the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family(&'static [(u16, u16, u16)]);

impl Family {
    /// The phrase with this name, if its book has arrived and has it.
    pub fn find(self, lang: Lang, name: &str) -> Option<&'static str> {
        let mut parts = self.0.iter();
        parts.find_map(|&(book, from, to)| {
            list(lang, book.into())?.called(from.into()..to.into(), name)
        })
    }

    /// The phrase with this name, or nothing.
    pub fn word(self, lang: Lang, name: &str) -> &'static str {
        self.find(lang, name).unwrap_or_default()
    }

    /// The names that have a phrase, in the books that have arrived.
    pub fn names(self, lang: Lang) -> impl Iterator<Item = &'static str> {
        let parts = self.0.iter();
        let rows = parts.filter_map(move |&(book, from, to)| {
            Some(list(lang, book.into())?.names(from.into()..to.into()))
        });
        rows.flatten()
    }
}

/// The families.
pub mod family {
    use super::Family;

    include!(concat!(env!("OUT_DIR"), "/families.rs"));
}
