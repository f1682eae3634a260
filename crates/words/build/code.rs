//! The input of the compiler: the list of languages as Rust, and each book of each language in the form fetched.

use super::ftl::{Message, OTHER};
use super::language::{BOOKS, Language};
use super::plural;

/// The files that the build writes: names and contents.
pub(crate) fn files(languages: &[Language]) -> Vec<(String, String)> {
    let mut files = vec![("languages.rs".to_owned(), rust(languages))];
    for language in languages {
        for (name, messages) in BOOKS.iter().zip(&language.books) {
            let text = travelling(&language.rule.letters, messages);
            files.push((file(language, name), text));
        }
    }
    files
}

fn file(language: &Language, book: &str) -> String {
    format!("{}-{book}.txt", language.tag)
}

/// A book in the form fetched: how the language counts, then for each phrase its key, its text, and an empty line.
/// The key of a plural form ends in a colon and the category's letter; `other` has none.
pub(crate) fn travelling(letters: &str, messages: &[Message]) -> String {
    let mut text = format!("{letters}\n\n");
    for message in messages {
        for (category, phrase) in &message.forms {
            let letter = plural::letter_of(category).filter(|_| category != OTHER);
            let sign = letter.map_or_else(String::new, |letter| format!(":{letter}"));
            text += &format!("{}{sign}\n{phrase}\n\n", message.key);
        }
    }
    text
}

fn rust(languages: &[Language]) -> String {
    let each =
        |row: &dyn Fn(&Language) -> String| -> String { languages.iter().map(row).collect() };
    let names = each(&|language| {
        format!(
            "    /// {}.\n    {}{},\n",
            name(language),
            default(languages, language),
            variant(language)
        )
    });
    let all = each(&|language| format!("Self::{}, ", variant(language)));
    let slugs = each(&|language| arm(language, &language.tag));
    let own_names = each(&|language| arm(language, name(language)));
    let texts = each(&|language| BOOKS.iter().map(|book| include(language, book)).collect());
    let n = languages.len();
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

fn name(language: &Language) -> &str {
    language.phrase("language-name").unwrap_or_default()
}

/// `pt-BR` is `PtBr`.
fn variant(language: &Language) -> String {
    language.tag.split('-').map(capital).collect()
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + &rest.to_lowercase()
}
