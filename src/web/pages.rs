//! The texts that are not part of the program: files beside the page, fetched by `www/boot.js` when they are
//! needed.

use super::{Fallible, Host, timing};
#[cfg(feature = "workshop")]
use super::{Program, dom};
use js_sys::Promise;
use wasm_bindgen::JsValue;
use words::{Book, Lang, bring, is_here};

/// The complaint about words that are not of this build.
pub(super) const OTHER_WORDS: &str = "words of another build";

/// What to do with the result.
type Then<T> = Box<dyn FnOnce(Fallible<T>)>;

/// Fetches all words of a language that the page may need, unless they are here.
pub(super) fn bring_words(host: &Host, lang: Lang, then: Then<()>) {
    bring_all(host, lang, &[Book::Page, Book::Later, Book::Study], then);
}

/// Fetches the words for what is not in sight when the page opens, unless they are here.
pub(super) fn bring_later(host: &Host, lang: Lang, then: Then<()>) {
    bring_book(host, lang, Book::Later, then);
}

/// Fetches the books one after the other.
fn bring_all(host: &Host, lang: Lang, books: &'static [Book], then: Then<()>) {
    let Some((&first, others)) = books.split_first() else {
        return then(Ok(()));
    };
    let more = host.clone();
    let next = move |came: Fallible| match came {
        Ok(()) => bring_all(&more, lang, others, then),
        Err(error) => then(Err(error)),
    };
    bring_book(host, lang, first, Box::new(next));
}

/// Fetches the words about techniques and about the workshop's answers, unless they are here.
pub(super) fn bring_study(host: &Host, lang: Lang, then: Then<()>) {
    bring_all(host, lang, &[Book::Later, Book::Study], then);
}

fn bring_book(host: &Host, lang: Lang, book: Book, then: Then<()>) {
    if is_here(lang, book) {
        return then(Ok(()));
    }
    keep(&host.text(&file_of(lang, book)), lang, book, then);
}

/// The file with a book of the page.
fn file_of(lang: Lang, book: Book) -> String {
    let folder = match book {
        Book::Study => "workshop/study",
        Book::Later => "later",
        _ => "words",
    };
    format!("{folder}/{}.txt", lang.slug())
}

/// Keeps the words of a room once they arrive.
#[cfg(feature = "workshop")]
pub(super) fn bring_room(
    coming: &Promise,
    lang: Lang,
    book: Book,
    then: impl FnOnce(Fallible) + 'static,
) {
    keep(coming, lang, book, Box::new(then));
}

/// Fetches the names of techniques, which the laboratory does not depend on.
#[cfg(feature = "workshop")]
pub(super) fn bring_names(program: &Program, lang: Lang) {
    for book in [Book::Page, Book::Study] {
        if !is_here(lang, book) {
            let log = |came: Fallible| dom::log_failure(came);
            keep(
                &program.text(&file_of(lang, book)),
                lang,
                book,
                Box::new(log),
            );
        }
    }
}

fn keep(coming: &Promise, lang: Lang, book: Book, then: Then<()>) {
    text(coming, move |text| {
        then(text.and_then(|text| match bring(lang, book, text.leak()) {
            true => Ok(()),
            false => Err(OTHER_WORDS.into()),
        }));
    });
}

/// Fetches the text about the techniques, after their names.
pub(super) fn fetch(host: &Host, lang: Lang, then: Then<String>) {
    let more = host.clone();
    let names = move |came: Fallible| match came {
        Ok(()) => text(&more.text(&format!("techniques/{}.txt", lang.slug())), then),
        Err(error) => then(Err(error)),
    };
    bring_study(host, lang, Box::new(names));
}

/// Waits for a text being fetched.
pub(super) fn text(coming: &Promise, then: impl FnOnce(Fallible<String>) + 'static) {
    let given = |text: JsValue| text.as_string().ok_or(text);
    timing::when(coming, move |text| then(text.and_then(given)));
}
