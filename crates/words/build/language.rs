//! A language: a folder with `language.ftl`, which gives its name and direction, and a folder for each book of words.

use std::fs;
use std::path::{Path, PathBuf};

use super::families;
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

/// The crate that says the phrases of a book, if its folder has no folder for each crate. The scripts' words have
/// no constants.
const OWNERS: [(&str, &str); 3] = [("boot", ""), ("lab", "lab_page"), ("library", "library")];

/// What a language says of itself.
const ITSELF: &str = "language.ftl";

/// A language, as read from its folder.
#[derive(Clone, Debug)]
pub(crate) struct Language {
    /// Its BCP 47 tag, the name of its folder.
    pub(crate) tag: String,
    /// What it calls itself.
    pub(crate) name: String,
    /// Where its lines begin: `ltr` or `rtl`.
    pub(crate) direction: String,
    /// How it counts.
    pub(crate) rule: Rule,
    /// The messages of each of [`BOOKS`]: those that are constants, then the families.
    pub(crate) books: Vec<Vec<Message>>,
}

/// The languages of a folder, [`SOURCE`] first. All have the order of its messages.
pub(crate) fn read_all(folder: &Path) -> Result<Vec<Language>, String> {
    let mut tags: Vec<String> = entries(folder)?
        .iter()
        .filter(|path| path.is_dir())
        .map(|path| name_of(path))
        .collect();
    tags.sort_unstable_by_key(|tag| (tag != SOURCE, tag.clone()));
    let languages = tags.iter().map(|tag| read(&folder.join(tag), tag));
    let mut languages = languages.collect::<Result<Vec<_>, _>>()?;
    if let Some((source, others)) = languages.split_first_mut() {
        others.iter_mut().for_each(|other| arrange(other, source));
    }
    Ok(languages)
}

/// Brings the messages into the source's order.
fn arrange(language: &mut Language, source: &Language) {
    for (own, wanted) in language.books.iter_mut().zip(&source.books) {
        own.sort_by_key(|message| wanted.iter().position(|other| other.key == message.key));
    }
}

fn read(folder: &Path, tag: &str) -> Result<Language, String> {
    let itself = ftl::read(&text(&folder.join(ITSELF))?)?;
    let said = |key: &str| {
        let message = itself.iter().find(|message| message.key == key);
        let phrase = message.and_then(|message| message.forms.first());
        phrase.map_or_else(String::new, |(_, phrase)| phrase.clone())
    };
    let book = |name: &&str| {
        book(&folder.join(name), name).map_err(|fault| format!("words/{tag}/{name}: {fault}"))
    };
    Ok(Language {
        tag: tag.to_owned(),
        name: said("language-name"),
        direction: said("language-direction"),
        rule: plural::rule(tag)?,
        books: BOOKS.iter().map(book).collect::<Result<_, _>>()?,
    })
}

/// The messages of a book: of its own files, or of a folder for each crate.
fn book(folder: &Path, name: &str) -> Result<Vec<Message>, String> {
    let mut messages = Vec::new();
    match OWNERS.iter().find(|(book, _)| *book == name) {
        Some((_, owner)) => messages.extend(part(folder, owner)?),
        None => {
            for own in entries(folder)? {
                messages.extend(part(&own, &name_of(&own))?);
            }
        }
    }
    let family = |message: &Message| families::of(name, &message.key).map(|(family, _)| family);
    messages.sort_by_key(|message| {
        family(message).and_then(|own| families::names().position(|name| name == own))
    });
    Ok(messages)
}

/// The messages of a folder's files, which this crate says.
fn part(folder: &Path, owner: &str) -> Result<Vec<Message>, String> {
    let texts = entries(folder)?;
    let texts: Result<String, String> = texts.iter().map(|path| text(path)).collect();
    let mut messages = ftl::read(&texts?)?;
    for message in &mut messages {
        owner.clone_into(&mut message.owner);
    }
    Ok(messages)
}

/// What is in a folder, in order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(told)?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>().map_err(told)?;
    paths.sort_unstable();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn text(path: &Path) -> Result<String, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
    text.map(|text| text + "\n")
}
