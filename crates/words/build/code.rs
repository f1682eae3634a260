//! The input of the compiler: the list of languages as Rust, and each book of each language in the form fetched.

use super::families;
use super::ftl::{Message, OTHER};
use super::language::{BOOKS, Language};
use super::plural;

/// The files that the build writes: names and contents.
pub(crate) fn files(languages: &[Language]) -> Vec<(String, String)> {
    let mut files = vec![("languages.rs".to_owned(), rust(languages))];
    for language in languages {
        for (place, name) in BOOKS.iter().enumerate() {
            files.push((file(language, name), travelling(language, place)));
        }
    }
    files
}

fn file(language: &Language, book: &str) -> String {
    format!("{}-{book}.txt", language.tag)
}

/// A book in the form fetched: a line with the mark of its keys, the language's direction, how it counts and how many
/// constants it has, then its phrases, each with an empty line before it.
///
/// Before the phrase of a family stands a line with its name. A phrase with several forms is `letter form letter form
/// form`, separated by tabs: the last is `other`.
pub(crate) fn travelling(language: &Language, place: usize) -> String {
    let (book, messages) = (BOOKS[place], &language.books[place]);
    let mark = mark(messages);
    let constants = messages.iter();
    let constants = constants.filter(|message| families::of(book, &message.key).is_none());
    let (direction, letters) = (&language.direction, &language.rule.letters);
    let mut text = format!("{mark:08x} {direction} {letters} {}", constants.count());
    for message in messages {
        let name = families::of(book, &message.key);
        let name = name.map_or_else(String::new, |(_, name)| format!("{name}\n"));
        text += &format!("\n\n{name}{}", forms(message));
    }
    text
}

fn forms(message: &Message) -> String {
    let (mut text, mut last) = (String::new(), "");
    for (category, phrase) in &message.forms {
        match plural::letter_of(category).filter(|_| category != OTHER) {
            Some(letter) => text += &format!("{letter}\t{phrase}\t"),
            None => last = phrase,
        }
    }
    text + last
}

/// A mark of a book's keys. It tells a text that belongs to another build (FNV-1a).
pub(crate) fn mark(messages: &[Message]) -> u32 {
    let bytes = messages
        .iter()
        .flat_map(|message| message.key.bytes().chain([0]));
    bytes.fold(0x811c_9dc5, |mark, byte| {
        (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

fn rust(languages: &[Language]) -> String {
    let each =
        |row: &dyn Fn(&Language) -> String| -> String { languages.iter().map(row).collect() };
    let names = each(&|language| {
        format!(
            "    /// {}.\n    {}{},\n",
            language.name,
            default(languages, language),
            variant(language)
        )
    });
    let all = each(&|language| format!("Self::{}, ", variant(language)));
    let slugs = each(&|language| arm(language, &language.tag));
    let own_names = each(&|language| arm(language, &language.name));
    let texts = each(&|language| BOOKS.iter().map(|book| include(language, book)).collect());
    let marks = languages.first().map(|source| &source.books);
    let marks: String = marks
        .into_iter()
        .flatten()
        .map(|book| format!("{}, ", mark(book)))
        .collect();
    let (n, books) = (languages.len(), BOOKS.len());
    format!(
        "/// A language that Nonet speaks: a folder of `words/`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {{
{names}}}

impl Lang {{
    /// All languages.
    pub const ALL: [Self; {n}] = [{all}];

    /// Its BCP 47 tag, as in `lang=\"es\"`.
    pub fn slug(self) -> &'static str {{
        match self {{
{slugs}        }}
    }}

    /// What it calls itself.
    pub fn name(self) -> &'static str {{
        match self {{
{own_names}        }}
    }}
}}

/// The marks of the books' keys.
pub(crate) const MARKS: [u32; {books}] = [{marks}];

/// A book of a language as it travels.
pub fn text(lang: Lang, book: Book) -> &'static str {{
    match (lang, book) {{
{texts}    }}
}}
"
    )
}

fn arm(language: &Language, text: &str) -> String {
    format!("            Self::{} => {text:?},\n", variant(language))
}

fn include(language: &Language, book: &str) -> String {
    let (lang, book_name) = (variant(language), capital(book));
    let file = file(language, book);
    format!(
        "        (Lang::{lang}, Book::{book_name}) => include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\")),\n"
    )
}

fn default(languages: &[Language], language: &Language) -> &'static str {
    let is_first = languages
        .first()
        .is_some_and(|first| first.tag == language.tag);
    if is_first { "#[default]\n    " } else { "" }
}

/// `pt-BR` is `PtBr`.
fn variant(language: &Language) -> String {
    language.tag.split('-').map(capital).collect()
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + &rest.to_lowercase()
}
