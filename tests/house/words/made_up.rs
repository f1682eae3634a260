//! Two made-up languages, of the kind used to test programs for translation: English with accents and a third longer,
//! and English that runs from right to left and counts as Arabic does. `tests/e2e/languages.test.mjs` shows them on the
//! page.

use crate::ftl::Message;
use crate::language::{self, BOOKS, Language};
use crate::{code, faults, plural};
use std::path::Path;

/// A phrase with its gaps unchanged and everything else changed.
fn said(phrase: &str, change: impl Fn(&str) -> String) -> String {
    let mut parts = phrase.split('{');
    let mut text = change(parts.next().expect("a first part"));
    for part in parts {
        let (place, rest) = part.split_once('}').expect("a place ends");
        text += &format!("{{{place}}}{}", change(rest));
    }
    text
}

fn accented(text: &str) -> String {
    let vowels = text.replace('a', "á").replace('e', "ë").replace('o', "ô");
    let longer: String = text
        .split(' ')
        .map(|word| &word[..word.len().min(2)])
        .collect();
    vowels + &longer
}

/// English's messages in a made-up language.
fn made_up(english: &Language, tag: &str, direction: &str) -> Language {
    let rule = plural::rule(tag).expect("a rule");
    let message = |message: &Message| {
        let (_, phrase) = message.forms.last().expect("a form");
        let phrase = said(phrase, |text| match text.is_ascii() {
            true => accented(text),
            false => text.to_owned(),
        });
        let categories = if message.chooses {
            rule.categories.clone()
        } else {
            vec!["other"]
        };
        let form = |category: &str| (category.to_owned(), phrase.clone());
        Message {
            forms: categories.into_iter().map(form).collect(),
            ..message.clone()
        }
    };
    let books = english.books.iter();
    Language {
        tag: tag.to_owned(),
        name: tag.to_owned(),
        direction: direction.to_owned(),
        books: books
            .map(|book| book.iter().map(message).collect())
            .collect(),
        rule: rule.clone(),
    }
}

fn languages() -> Vec<Language> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
    let mut all = language::read_all(&folder).expect("the languages");
    let accents = made_up(&all[0], "en-XA", "ltr");
    let backwards = made_up(&all[0], "ar-XB", "rtl");
    all.extend([accents, backwards]);
    all
}

#[test]
fn a_folder_more_is_a_language_more() {
    let all = languages();
    assert_eq!(faults::of(&all), [""; 0]);
    let files = code::files(&all);
    let (name, rust) = &files[0];
    assert_eq!(name, "languages.rs");
    assert!(
        rust.contains("[Self::En, Self::Es, Self::EnXa, Self::ArXb, ]"),
        "{rust}"
    );
    assert!(rust.contains("Self::ArXb => \"ar-XB\",") && rust.contains("#[default]\n    En,"));
    assert!(rust.contains("\"/ar-XB-page.txt\""));
    let book = |name: &str| {
        files
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, text)| text)
    };
    let arabic = book("ar-XB-page.txt").unwrap();
    let head = arabic.lines().next().unwrap();
    assert!(head.contains(" rtl z12ff"), "{head}");
    for letter in "z12fm".chars() {
        assert!(arabic.contains(&format!("{letter}\t{{n}} ")), "{letter}");
    }
    assert_eq!(files.len(), 1 + BOOKS.len() * all.len());
}

/// The same folder without one plural form is rejected.
#[test]
fn a_made_up_language_that_lacks_a_form_is_refused() {
    let mut all = languages();
    let arabic = all.last_mut().unwrap();
    let givens = arabic.books[0]
        .iter_mut()
        .find(|message| message.key == "givens");
    givens
        .unwrap()
        .forms
        .retain(|(category, _)| category != "few");
    assert!(faults::of(&all)[0].contains("zero one two few many other"));
}
