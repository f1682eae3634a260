//! A language: a folder with `language.ftl`, which gives its name and direction, and a folder for each book of words.

use std::fs;
use std::path::Path;

use super::ftl::{self, Message};
use super::plural::{self, Rule};

/// The language with which the others are compared, and the one used if none of the wanted ones is available.
pub(crate) const SOURCE: &str = "en";

/// The contents of a language's folder: the words that the page starts with, those that it fetches a moment later,
/// those for when the second program is there, the words of its scripts before the program runs, of the
/// laboratory, of the command line, of the library.
pub(crate) const BOOKS: [&str; 7] = [
    "page", "later", "study", "boot", "lab", "command", "library",
];

/// The language's own name and direction. It is part of every book.
const ITSELF: &str = "language.ftl";

/// A language, as read from its folder.
#[derive(Clone, Debug)]
pub(crate) struct Language {
    /// Its BCP 47 tag, the name of its folder.
    pub(crate) tag: String,
    /// How it counts.
    pub(crate) rule: Rule,
    /// The messages of each of [`BOOKS`].
    pub(crate) books: Vec<Vec<Message>>,
}

impl Language {
    /// The phrase with this key in the page's book.
    pub(crate) fn phrase(&self, key: &str) -> Option<&str> {
        let message = self
            .books
            .first()?
            .iter()
            .find(|message| message.key == key)?;
        message.forms.first().map(|(_, phrase)| phrase.as_str())
    }
}

/// The languages of a folder, [`SOURCE`] first.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<Language>, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let mut tags = Vec::new();
    for entry in fs::read_dir(folder).map_err(told)? {
        let entry = entry.map_err(told)?;
        if entry.path().is_dir() {
            tags.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    tags.sort_unstable_by_key(|tag| (tag != SOURCE, tag.clone()));
    tags.iter()
        .map(|tag| read(&folder.join(tag), tag))
        .collect()
}

fn read(folder: &Path, tag: &str) -> Result<Language, String> {
    let itself = text(&folder.join(ITSELF))?;
    let book = |name: &&str| {
        let text = itself.clone() + &whole(&folder.join(name))?;
        ftl::read(&text).map_err(|fault| format!("words/{tag}/{name}: {fault}"))
    };
    Ok(Language {
        tag: tag.to_owned(),
        rule: plural::rule(tag)?,
        books: BOOKS.iter().map(book).collect::<Result<_, _>>()?,
    })
}

/// The files of a folder, one after the other.
fn whole(folder: &Path) -> Result<String, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(told)?;
    let paths: Result<Vec<_>, _> = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect();
    let mut paths = paths.map_err(told)?;
    paths.sort_unstable();
    paths.iter().map(|path| text(path)).collect()
}

fn text(path: &Path) -> Result<String, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    text.map(|text| text + "\n")
}
