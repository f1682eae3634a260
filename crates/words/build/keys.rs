//! The constants: one for each phrase, in a file for each crate that says some; the families; and the names of all,
//! for the build's own tools.

use super::families;
use super::ftl::Message;
use super::language::{BOOKS, Language};
use std::collections::BTreeMap;

/// The folder of the phrases that only `index.html` says.
const SKELETON: &str = "skeleton";

/// The files that the build writes: names and contents.
pub(crate) fn files(languages: &[Language]) -> Vec<(String, String)> {
    let Some(source) = languages.first() else {
        return Vec::new();
    };
    let mut files = vec![
        ("families.rs".to_owned(), groups(source)),
        ("names.rs".to_owned(), names(source)),
    ];
    let owners = by_owner(source).into_iter();
    files.extend(owners.map(|(owner, code)| (format!("{owner}.rs"), code)));
    files
}

/// The constants of each crate.
fn by_owner(source: &Language) -> BTreeMap<&str, String> {
    let mut files = BTreeMap::<&str, String>::new();
    for (book, messages) in BOOKS.iter().zip(&source.books) {
        for (number, message) in messages.iter().enumerate() {
            let is_constant =
                !message.owner.is_empty() && families::of(book, &message.key).is_none();
            if is_constant {
                *files.entry(&message.owner).or_default() += &constant(book, number, message);
            }
        }
    }
    files
}

fn constant(book: &str, number: usize, message: &Message) -> String {
    let name = capitals(&message.key);
    let phrase = message.forms.last().map_or("", |(_, phrase)| phrase);
    let told: String = phrase
        .lines()
        .map(|line| format!("/// {}\n", plain(line)))
        .collect();
    let book = place(book);
    format!("{told}pub const {name}: ::words::Key = ::words::Key::new({book}, {number});\n")
}

/// The families, with where their phrases are.
fn groups(source: &Language) -> String {
    let one = |family: &str| {
        let parts = BOOKS
            .iter()
            .zip(&source.books)
            .filter_map(|(book, messages)| {
                let is_own =
                    |m: &Message| families::of(book, &m.key).is_some_and(|(own, _)| own == family);
                let from = messages.iter().position(is_own)?;
                let to = messages.iter().rposition(is_own)? + 1;
                Some(format!("({}, {from}, {to}), ", place(book)))
            });
        let (name, parts) = (capitals(family), parts.collect::<String>());
        format!(
            "/// Those whose key begins with `{family}-`.\npub const {name}: Family = Family(&[{parts}]);\n"
        )
    };
    families::names().map(one).collect()
}

/// The keys of each book, in order.
fn names(source: &Language) -> String {
    let book = |messages: &Vec<Message>| {
        let keys = messages
            .iter()
            .map(|message| format!("{:?}, ", message.key));
        format!("    &[{}],\n", keys.collect::<String>())
    };
    let books: String = source.books.iter().map(book).collect();
    let own = source.books.iter().flatten();
    let own = own.filter(|message| message.owner == SKELETON);
    let own: String = own.map(|message| format!("{:?}, ", message.key)).collect();
    let n = BOOKS.len();
    format!(
        "/// The keys of each book.
const NAMES: [&[&str]; {n}] = [
{books}];

/// The names of the phrases that only `index.html` says.
pub const SKELETON: &[&str] = &[{own}];
"
    )
}

fn place(book: &str) -> String {
    let at = BOOKS.iter().position(|other| *other == book);
    at.unwrap_or_default().to_string()
}

/// A line of documentation without its signs' meanings.
fn plain(line: &str) -> String {
    line.replace(['[', ']', '<', '>', '`', '*', '_'], "·")
}

fn capitals(key: &str) -> String {
    key.to_ascii_uppercase().replace('-', "_")
}
