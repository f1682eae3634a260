//! The words that people read. Each language is a folder of `words/`, from which `crates/words/build/` makes the list
//! of languages and the books of each in the fetched form.
//!
//! A phrase is found by its key and has gaps to fill, as in `{cell}`. The program for the browser has no phrases
//! built in: it fetches the books that it needs. Native builds have them built in.

mod cut;
mod list;
mod numbers;
mod page;
mod tags;

pub use cut::cut;
pub use numbers::{clock, grouped, thousands};
pub use page::fixed;

use list::List;
use std::sync::OnceLock;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The words of one part of Nonet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// The page: what is visible at once.
    Page,
    /// The page: what appears once something was pressed, such as another workspace. Fetched when the first digit
    /// can be typed.
    Later,
    /// What the page says about the workshop's answers, and about techniques beyond Propagate's. A part of the
    /// page's words, fetched separately.
    Study,
    /// What is shown before the program runs.
    Boot,
    /// The laboratory.
    Lab,
    /// The command line.
    Command,
    /// The library.
    Library,
}

/// How many books a language has.
const BOOKS: usize = 7;

/// The books that have arrived, by language. Each is set once and never changes.
static HERE: [[OnceLock<List>; BOOKS]; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; BOOKS] }; Lang::ALL.len()];

/// A book of a language has arrived.
pub fn bring(lang: Lang, book: Book, text: &'static str) {
    HERE[lang as usize][book as usize].get_or_init(|| List::read(text));
}

/// Has this book arrived?
pub fn is_here(lang: Lang, book: Book) -> bool {
    HERE[lang as usize][book as usize].get().is_some()
}

/// Native builds have the texts built in; naming them in the browser would put them into the program.
fn here(lang: Lang, book: Book) -> Option<&'static List> {
    #[cfg(not(target_arch = "wasm32"))]
    bring(lang, book, text(lang, book));
    HERE[lang as usize][book as usize].get()
}

/// The books in which the phrases of a book are found.
fn parts(book: Book) -> &'static [Book] {
    match book {
        Book::Page => &[Book::Page, Book::Later, Book::Study],
        Book::Later => &[Book::Later],
        Book::Study => &[Book::Study],
        Book::Boot => &[Book::Boot],
        Book::Lab => &[Book::Lab],
        Book::Command => &[Book::Command],
        Book::Library => &[Book::Library],
    }
}

/// The phrase with this key.
pub fn find(lang: Lang, book: Book, key: &str) -> Option<&'static str> {
    let mut lists = parts(book).iter().filter_map(|&part| here(lang, part));
    lists.find_map(|list| list.find(key))
}

/// The phrase with this key in the form for the number.
pub fn find_for(lang: Lang, book: Book, key: &str, n: usize) -> Option<&'static str> {
    let mut lists = parts(book).iter().filter_map(|&part| here(lang, part));
    lists.find_map(|list| list.find_for(key, n))
}

/// A book in a language, for making sentences. A key without a phrase gives an empty text, which the tests rule
/// out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phrases {
    /// The language.
    pub lang: Lang,
    /// The book.
    pub book: Book,
}

impl Phrases {
    /// The phrase with this key.
    pub fn word(self, key: &str) -> &'static str {
        find(self.lang, self.book, key).unwrap_or_default()
    }

    /// The phrase with its gaps filled.
    pub fn say(self, key: &str, places: &[(&str, &str)]) -> String {
        filled(self.word(key), places)
    }

    /// The form of the phrase for this number, which fills the gap `{n}`.
    pub fn count(self, key: &str, n: usize, places: &[(&str, &str)]) -> String {
        let phrase = find_for(self.lang, self.book, key, n).unwrap_or_default();
        let number = n.to_string();
        filled(phrase, &[places, &[("n", number.as_str())]].concat())
    }
}

/// A phrase with its gaps filled.
pub fn filled(phrase: &str, places: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let mut rest = phrase;
    while let Some((before, name, after)) = next_place(rest) {
        let place = places.iter().find(|(known, _)| *known == name);
        text.push_str(before);
        text.push_str(place.map_or("", |(_, filling)| filling));
        rest = after;
    }
    text + rest
}

/// The text before the first gap of a phrase, the gap's name, and the text after it.
pub fn next_place(phrase: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = phrase.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled_once() {
        let places = [("what", "{n}"), ("n", "4")];
        assert_eq!(filled("{what} is {n}, {n}", &places), "{n} is 4, 4");
        assert_eq!(filled("no place", &places), "no place");
    }

    #[test]
    fn every_book_of_every_language_is_at_hand() {
        for lang in Lang::ALL {
            for book in [
                Book::Page,
                Book::Later,
                Book::Study,
                Book::Boot,
                Book::Lab,
                Book::Command,
                Book::Library,
            ] {
                assert_eq!(find(lang, book, "language-name"), Some(lang.name()));
            }
        }
    }
}
