//! What the build makes of words, and what it rejects.

use crate::language::{self, BOOKS, Language};
use crate::{code, faults, ftl, keys, plural};
use std::path::Path;

fn forms(text: &str) -> Vec<(String, Vec<(String, String)>)> {
    let messages = ftl::read(text).expect("it can be read");
    let rows = messages
        .into_iter()
        .map(|message| (message.key, message.forms));
    rows.collect()
}

fn owned(forms: &[(&str, &str)]) -> Vec<(String, String)> {
    let row = |(category, phrase): &(&str, &str)| ((*category).to_owned(), (*phrase).to_owned());
    forms.iter().map(row).collect()
}

#[test]
fn messages_become_phrases() {
    let text = "# Remark\na = In { $cell }\nb =\n    Two\n    lines\nc = { a }.\n";
    let expected = [("b", "Two\nlines"), ("c", "In {cell}.")];
    let expected = expected.map(|(key, phrase)| (key.to_owned(), owned(&[("other", phrase)])));
    assert_eq!(forms(text), expected);
}

#[test]
fn a_choice_becomes_a_phrase_for_each_category() {
    let text = "a = At last { $n ->\n    [one] one cell\n   *[other] { $n } cells\n}.\n";
    let expected = [
        ("one", "At last one cell."),
        ("other", "At last {n} cells."),
    ];
    assert_eq!(forms(text), [("a".to_owned(), owned(&expected))]);
}

#[test]
fn what_is_no_plain_phrase_is_refused() {
    let cases = [
        ("a = { b }\n", "refers to b"),
        ("a = { b }\nb = { a }\nc = { a }\n", "refers to itself"),
        ("a = A\na = B\n", "there twice"),
        (
            "a = { $what ->\n   *[other] A\n}\n",
            "something else than $n",
        ),
        ("a = { $n ->\n    [1] A\n   *[other] B\n}\n", "the number 1"),
        ("a = { $n ->\n    [other] A\n   *[one] B\n}\n", "default"),
        (
            "a = { $n ->\n   *[other] A\n}{ $n ->\n   *[other] B\n}\n",
            "twice",
        ),
        ("a = { NUMBER($n) }\n", "does not read"),
        ("a = A\n    .title = B\n", "attributes"),
        ("-a = A\n", "terms"),
        ("a = {\n", "line 1"),
    ];
    for (text, why) in cases {
        let fault = ftl::read(text).unwrap_err();
        assert!(fault.contains(why), "{text}: {fault}");
    }
}

/// A language of which one book has these messages, and the others have none.
fn speaking(tag: &str, messages: &str) -> Language {
    let book = ftl::read(messages).expect("it can be read");
    Language {
        tag: tag.to_owned(),
        name: "X".to_owned(),
        direction: "ltr".to_owned(),
        rule: plural::rule(tag).expect("a rule"),
        books: BOOKS
            .iter()
            .map(|name| {
                if *name == "page" {
                    book.clone()
                } else {
                    Vec::new()
                }
            })
            .collect(),
    }
}

const CELLS: &str = "cells = { $n ->\n    [one] a cell\n   *[other] { $n } cells\n}\n";

#[test]
fn languages_that_differ_are_refused() {
    let own_place = CELLS.replace("a cell", "a { $what }");
    let cases = [
        (
            "en",
            "a = A\n",
            "a = A\nb = B\n",
            "b is in no other language",
        ),
        ("en", "a = A\nb = B\n", "a = A\n", "b is missing"),
        ("en", "a = { $cell }\n", "a = { $digit }\n", "other places"),
        (
            "en",
            CELLS,
            "cells = { $n } cells\n",
            "in one language only",
        ),
        ("es", CELLS, CELLS, "needs just the forms one many other"),
        ("ja", CELLS, CELLS, "needs just the forms other"),
        ("en", CELLS, &own_place, "a place of its own under one"),
        ("en", "a = A\n", "a = { \" \" }\n", "blank"),
    ];
    for (tag, source, other, why) in cases {
        let faults = faults::of(&[speaking("en", source), speaking(tag, other)]);
        assert_eq!(faults.len(), 1, "{other}: {faults:?}");
        assert!(faults[0].contains(why), "{other}: {faults:?}");
    }
    let same = [speaking("en", CELLS), speaking("de", CELLS)];
    assert_eq!(faults::of(&same), [""; 0]);
}

#[test]
fn a_language_says_its_name_and_direction() {
    let mut language = speaking("en", "a = A\n");
    language.direction.clear();
    assert!(faults::of(&[language])[0].contains("ltr or rtl"));
}

#[test]
fn plural_rules_are_cldr_s() {
    let categories = |tag: &str| plural::rule(tag).unwrap().categories.join(" ");
    assert_eq!(categories("en"), "one other");
    assert_eq!(categories("es"), "one many other");
    assert_eq!(categories("ja"), "other");
    assert_eq!(categories("pl"), "one few many");
    assert_eq!(categories("ar-XB"), "zero one two few many other");
    let letters = plural::rule("pl").unwrap().letters;
    assert_eq!(&letters[..6], "m1fffm");
    assert_eq!(&letters[121..125], "mfff");
}

/// No language in CLDR's data has such a rule; one that had it would end the build.
#[test]
fn a_rule_that_the_letters_cannot_say_is_refused() {
    let by = |period: u64| plural::letters(|n| if n % period == 1 { '1' } else { 'o' });
    assert_eq!(by(100).unwrap().matches('1').count(), 2);
    assert_eq!(by(1_000), Err(1_001));
    assert!(plural::rule("no tag").is_err());
}

#[test]
fn a_book_travels_as_phrases() {
    let language = speaking("en", &format!("a = A\n{CELLS}technique-x = X\n"));
    let text = code::travelling(&language, 0);
    let (head, rest) = text.split_once("\n\n").unwrap();
    let mark = format!("{:08x}", code::mark(&language.books[0]));
    assert!(head.starts_with(&format!("{mark} ltr o1o")), "{head}");
    assert_eq!(rest, "A\n\n1\ta cell\t{n} cells\n\nx\nX");
}

#[test]
fn the_languages_are_the_folders() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let languages = language::read_all(&root.join("words")).unwrap();
    let tags: Vec<&str> = languages
        .iter()
        .map(|language| language.tag.as_str())
        .collect();
    let known = words::Lang::ALL.map(words::Lang::slug);
    assert_eq!(tags, known);
    assert_eq!(faults::of(&languages), [""; 0]);
    assert!(language::read_all(&root.join("no folder")).is_err());
}

#[test]
fn a_phrase_has_a_constant_in_the_crate_that_says_it() {
    let mut language = speaking("en", &format!("a-b = A\n{CELLS}technique-x = X\n"));
    for message in &mut language.books[0] {
        "app".clone_into(&mut message.owner);
    }
    let files = keys::files(&[language]);
    let named = |name: &str| &files.iter().find(|(own, _)| own == name).unwrap().1;
    let constants = named("app.rs");
    assert!(constants.contains("pub const A_B: ::words::Key = ::words::Key::new(0, 0);"));
    assert!(constants.contains("pub const CELLS: ") && !constants.contains("TECHNIQUE"));
    assert!(named("families.rs").contains("TECHNIQUE: Family = Family(&[(0, 2, 3), ]);"));
    assert!(named("names.rs").contains("\"a-b\", \"cells\", \"technique-x\""));
}

#[test]
fn a_key_is_one_phrase_of_the_page_in_one_folder() {
    let mut twice = speaking("en", "a = A\n");
    twice.books[1] = twice.books[0].clone();
    assert!(faults::of(&[twice])[0].contains("a is there twice"));
    let mut other = speaking("es", "a = A\n");
    "app".clone_into(&mut other.books[0][0].owner);
    let faults = faults::of(&[speaking("en", "a = A\n"), other]);
    assert!(faults[0].contains("folder of another crate"), "{faults:?}");
}
