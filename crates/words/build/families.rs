//! Families of phrases: those found by a name that comes from data, such as a technique's slug. All other phrases
//! are constants.

/// The families: the book or books, and the beginning of their keys.
const FAMILIES: [(&[&str], &str); 18] = [
    (&PAGE, "technique"),
    (&PAGE, "explain"),
    (&PAGE, "symmetry"),
    (&PAGE, "format"),
    (&PAGE, "lost"),
    (&PAGE, "broken"),
    (&["lab"], "algorithm"),
    (&["lab"], "line"),
    (&["lab"], "option"),
    (&["lab"], "measure"),
    (&["command"], "part"),
    (&["command"], "claim"),
    (&["command"], "node"),
    (&["command"], "rated"),
    (&["command"], "command"),
    (&["command"], "after"),
    (&["command"], "argument"),
    (&["command"], "value"),
];

/// The page's books.
pub(crate) const PAGE: [&str; 3] = ["page", "later", "study"];

/// The names of all families.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    FAMILIES.iter().map(|(_, name)| *name)
}

/// The family of a key in a book, and the rest of the key.
pub(crate) fn of<'a>(book: &str, key: &'a str) -> Option<(&'static str, &'a str)> {
    let own = FAMILIES.iter().filter(|(books, _)| books.contains(&book));
    let mut names = own.map(|(_, name)| *name);
    names.find_map(|name| Some((name, key.strip_prefix(name)?.strip_prefix('-')?)))
}
