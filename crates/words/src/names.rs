//! The names of the phrases, which the page's program does without: for the build's tools and for tests.

use super::book::{Book, Lang};
use super::here::list;
use super::key::Key;

include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// The key of the page's phrase with this name, as `index.html` names it.
pub fn named(name: &str) -> Option<Key> {
    Book::PAGE.into_iter().find_map(|book| named_in(book, name))
}

/// The name of a phrase; nothing if there is no such phrase.
pub fn name(key: Key) -> &'static str {
    let (book, place) = key.parts();
    let book = NAMES.get(book).copied().unwrap_or_default();
    book.get(place).copied().unwrap_or_default()
}

/// The key of a book's phrase with this name.
pub fn named_in(book: Book, name: &str) -> Option<Key> {
    let place = names(book).iter().position(|own| *own == name)?;
    u16::try_from(place)
        .ok()
        .map(|place| Key::new(book as u16, place))
}

/// The names of a book's phrases, in order.
pub fn names(book: Book) -> &'static [&'static str] {
    NAMES[book as usize]
}

/// The phrases of a book, each with its name. A form for some numbers has its name, a colon and its letter.
pub fn phrases(lang: Lang, book: Book) -> Vec<(String, &'static str)> {
    let list = list(lang, book as usize);
    let rows = list.into_iter().flat_map(|list| list.all());
    let rows = names(book).iter().zip(rows);
    let forms = rows.flat_map(|(name, forms)| {
        let named = forms.into_iter().map(move |(letter, form)| match letter {
            "" => ((*name).to_owned(), form),
            letter => (format!("{name}:{letter}"), form),
        });
        named.collect::<Vec<_>>()
    });
    forms.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family;

    #[test]
    fn every_phrase_of_every_book_has_its_name() {
        for lang in Lang::ALL {
            for book in Book::ALL {
                let phrases = phrases(lang, book);
                let plain = phrases.iter().filter(|(name, _)| !name.contains(':'));
                let own: Vec<&str> = plain.map(|(name, _)| name.as_str()).collect();
                assert_eq!(own, names(book), "{lang:?} {book:?}");
                let is_whole = |phrase: &str| !phrase.is_empty() && !phrase.contains('\t');
                assert!(phrases.iter().all(|(_, phrase)| is_whole(phrase)));
            }
        }
        let none = named("symmetry-none").map(|key| Lang::Es.word(key));
        assert_eq!(none, family::SYMMETRY.find(Lang::Es, "none"));
        let undo = named("undo").unwrap();
        assert_eq!((name(undo), named("no such phrase")), ("undo", None));
        let counted = phrases(Lang::Es, Book::Boot);
        assert!(counted.iter().any(|(name, _)| name == "plain-clashes:m"));
    }
}
