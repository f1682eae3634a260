//! The books that have arrived.

#[cfg(not(target_arch = "wasm32"))]
use super::book::text;
use super::book::{Book, Lang, MARKS};
use super::list::List;
use std::sync::OnceLock;

/// The books that have arrived, by language. Each is set once and never changes.
static HERE: [[OnceLock<List>; Book::ALL.len()]; Lang::ALL.len()] =
    [const { [const { OnceLock::new() }; Book::ALL.len()] }; Lang::ALL.len()];

/// A book of a language has arrived. False if the text is not one of this build: then it has not.
pub fn bring(lang: Lang, book: Book, text: &'static str) -> bool {
    let place = book as usize;
    let list = List::read(text, MARKS[place]);
    list.map(|list| HERE[lang as usize][place].get_or_init(|| list))
        .is_some()
}

/// Has this book arrived?
pub fn is_here(lang: Lang, book: Book) -> bool {
    HERE[lang as usize][book as usize].get().is_some()
}

/// A book by its place, if it has arrived. Native builds have the texts built in; naming them in the browser would put them into the program.
pub(super) fn list(lang: Lang, book: usize) -> Option<&'static List> {
    let here = HERE[lang as usize].get(book)?;
    #[cfg(not(target_arch = "wasm32"))]
    if here.get().is_none() {
        let book = Book::ALL[book];
        bring(lang, book, text(lang, book));
    }
    here.get()
}

/// The books of a language that have arrived.
pub(super) fn lists(lang: Lang) -> impl Iterator<Item = &'static List> {
    (0..Book::ALL.len()).filter_map(move |book| list(lang, book))
}

#[cfg(not(target_arch = "wasm32"))]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_of_another_build_has_not_arrived() {
        let text = text(Lang::En, Book::Page);
        assert!(List::read(text, MARKS[Book::Page as usize]).is_some());
        assert!(List::read(text, MARKS[Book::Later as usize]).is_none());
    }
}
