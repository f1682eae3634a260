//! The sheet of keys.

use super::Voice;
use crate::key;
use crate::keyboard::bindings::Print::{self, Sign, Word};
use crate::keyboard::bindings::{Binding, ROWS, Row, with_held};
use crate::keyboard::key::Key;
use crate::keyboard::keymap::Keymap;
use words::Lang;

/// A row of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// What its keys do.
    pub what: String,
    /// The label of each, and its default name if it can be changed.
    pub keys: Vec<(String, Option<String>)>,
}

/// The labels of keys that the browser names otherwise.
const PRINTS: [(&str, Print); 14] = [
    ("ArrowUp", Sign("↑")),
    ("ArrowDown", Sign("↓")),
    ("ArrowLeft", Sign("←")),
    ("ArrowRight", Sign("→")),
    ("Home", Word(key::KEY_HOME)),
    ("End", Word(key::KEY_END)),
    ("PageUp", Word(key::KEY_PAGE_UP)),
    ("PageDown", Word(key::KEY_PAGE_DOWN)),
    ("Delete", Word(key::KEY_DELETE)),
    ("Backspace", Sign("⌫")),
    (" ", Word(key::KEY_SPACE)),
    ("Space", Word(key::KEY_SPACE)),
    ("Enter", Word(key::KEY_ENTER)),
    ("Escape", Word(key::KEY_ESCAPE)),
];

/// The labels of the modifiers.
const HELD: [(&str, Print); 3] = [
    ("Ctrl+", Sign("Ctrl")),
    ("Shift+", Word(key::KEY_SHIFT)),
    ("Alt+", Sign("Alt")),
];

/// All rows, including the user's own keys.
pub fn keys(lang: Lang, own: &Keymap) -> Vec<KeyRow> {
    ROWS.iter().map(|row| of_row(lang, row, own)).collect()
}

fn of_row(lang: Lang, row: &Row, own: &Keymap) -> KeyRow {
    match row {
        Row::Keys(what, bindings) => {
            let mut keys: Vec<(String, Option<String>)> = Vec::new();
            for binding in *bindings {
                let print = print(lang, binding, own);
                if keys.iter().all(|(known, _)| *known != print) {
                    keys.push((print, Some(binding.usual())));
                }
            }
            let what = lang.text(*what);
            KeyRow { what, keys }
        }
        Row::Printed(what, parts) => {
            let parts: Vec<&str> = parts.iter().map(|&part| text(lang, part)).collect();
            let (what, keys) = (lang.text(*what), vec![(parts.join(" + "), None)]);
            KeyRow { what, keys }
        }
    }
}

/// The label of a binding's key; a dash if it has none.
fn print(lang: Lang, binding: &Binding, own: &Keymap) -> String {
    let usual = binding.usual();
    match (own.of(&usual), own.label(&usual)) {
        (Some(""), _) => "–".to_owned(),
        (Some(own), Some(label)) => held(lang, own, label),
        _ => held(lang, &usual, &usual),
    }
}

/// The label of a key with its modifiers, which are at the beginning of its word.
fn held(lang: Lang, word: &str, label: &str) -> String {
    let (mut rest, mut name, mut text) = (word, label, String::new());
    for (sign, print) in HELD {
        if let Some(after) = rest.strip_prefix(sign) {
            (rest, text) = (after, text + self::text(lang, print) + " + ");
            name = name.strip_prefix(sign).unwrap_or(name);
        }
    }
    text + &bare(lang, name)
}

fn bare(lang: Lang, name: &str) -> String {
    if let Some(&(_, print)) = PRINTS.iter().find(|(known, _)| *known == name) {
        return text(lang, print).to_owned();
    }
    let places = ["Key", "Digit"];
    let place = places.iter().find_map(|place| name.strip_prefix(place));
    let name = place.unwrap_or(name);
    match name.chars().count() {
        1 => name.to_ascii_uppercase(),
        _ => name.to_owned(),
    }
}

fn text(lang: Lang, print: Print) -> &'static str {
    match print {
        Sign(sign) => sign,
        Word(key) => lang.word(key),
    }
}

impl Voice {
    /// What the key with this default name does.
    pub fn does(&self, usual: &str) -> &'static str {
        let row = ROWS.iter().find_map(|row| match row {
            Row::Keys(what, bindings) => bindings
                .iter()
                .any(|it| it.usual() == usual)
                .then_some(*what),
            Row::Printed(..) => None,
        });
        row.map_or("", |what| self.word(what))
    }

    /// The label of a key, with its modifiers.
    pub fn printed(&self, key: &Key) -> String {
        let word = with_held(key.ctrl, key.shift, key.alt, &key.key);
        held(self.lang, &word, &word)
    }
}
