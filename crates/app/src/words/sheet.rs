//! The sheet of keys.

use super::Voice;
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

/// The labels of keys that the browser names otherwise: a message key, or a sign.
const PRINTS: [(&str, &str); 14] = [
    ("ArrowUp", "↑"),
    ("ArrowDown", "↓"),
    ("ArrowLeft", "←"),
    ("ArrowRight", "→"),
    ("Home", "key-home"),
    ("End", "key-end"),
    ("PageUp", "key-page-up"),
    ("PageDown", "key-page-down"),
    ("Delete", "key-delete"),
    ("Backspace", "⌫"),
    (" ", "key-space"),
    ("Space", "key-space"),
    ("Enter", "key-enter"),
    ("Escape", "key-escape"),
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
            let what = lang.text(what);
            KeyRow { what, keys }
        }
        Row::Printed(what, parts) => {
            let parts: Vec<String> = parts.iter().map(|part| word(lang, part)).collect();
            let (what, keys) = (lang.text(what), vec![(parts.join(" + "), None)]);
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
    for (sign, print) in [("Ctrl+", "Ctrl"), ("Shift+", "key-shift"), ("Alt+", "Alt")] {
        if let Some(after) = rest.strip_prefix(sign) {
            (rest, text) = (after, text + &self::word(lang, print) + " + ");
            name = name.strip_prefix(sign).unwrap_or(name);
        }
    }
    text + &bare(lang, name)
}

fn bare(lang: Lang, name: &str) -> String {
    if let Some((_, print)) = PRINTS.iter().find(|(known, _)| *known == name) {
        return word(lang, print);
    }
    let places = ["Key", "Digit"];
    let place = places.iter().find_map(|place| name.strip_prefix(place));
    let name = place.unwrap_or(name);
    match name.chars().count() {
        1 => name.to_ascii_uppercase(),
        _ => name.to_owned(),
    }
}

/// The message with this key, or else the key itself.
fn word(lang: Lang, key: &str) -> String {
    ::words::fixed(lang, key).unwrap_or(key).to_owned()
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
        row.and_then(|what| ::words::fixed(self.lang, what))
            .unwrap_or_default()
    }

    /// The label of a key, with its modifiers.
    pub fn printed(&self, key: &Key) -> String {
        let word = with_held(key.ctrl, key.shift, key.alt, &key.key);
        held(self.lang, &word, &word)
    }
}
