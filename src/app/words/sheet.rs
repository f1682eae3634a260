//! The sheet of keys.

use crate::app::model::Lang;

/// What is printed on the keys (a key of the words, or the print itself), and what they do.
const SHEET: &[(&[&str], &str)] = &[
    (&["key-arrows"], "help-arrows"),
    (&["W A S D"], "help-wasd"),
    (&["key-home"], "help-ends"),
    (&["key-pages"], "help-pages"),
    (&["1 – 9"], "help-digits"),
    (&["key-shift", "1 – 9"], "help-shift"),
    (&["Ctrl", "1 – 9"], "help-ctrl"),
    (&["Ctrl", "key-shift", "1 – 9"], "help-both"),
    (&["key-delete"], "help-clear"),
    (&["Z X C V"], "help-modes"),
    (&["G"], "help-givens"),
    (&["E"], "help-eliminate"),
    (&["key-shift", "key-arrows"], "help-extend"),
    (&["key-shift", "key-home"], "help-reach"),
    (&["Ctrl", "key-arrows"], "help-roam"),
    (&["Ctrl", "key-space"], "help-toggle"),
    (&["key-shift", "key-space"], "help-row"),
    (&["Ctrl", "A"], "help-all"),
    (&["Ctrl", "I"], "help-invert"),
    (&["Alt", "1 – 9"], "help-look"),
    (&["< >"], "help-turn"),
    (&["P"], "help-candidates"),
    (&["Q"], "help-read-lines"),
    (&["Y"], "help-read-marks"),
    (&[";"], "help-propagate"),
    (&["N"], "help-step"),
    (&["H"], "help-hint"),
    (&["key-enter"], "help-enter"),
    (&["key-solve"], "help-solve"),
    (&["R"], "help-rate"),
    (&["Ctrl", "Z"], "help-undo"),
    (&["Ctrl", "Y"], "help-redo"),
    (&["T"], "history"),
    (&["K"], "savepoint"),
    (&["I"], "suppose"),
    (&["Ctrl", "V"], "help-paste"),
    (&["Ctrl", "C"], "help-copy"),
    (&["key-escape"], "help-escape"),
    (&["?"], "help-help"),
];

/// Each key or combination with what it does, in this language.
pub fn keys(lang: Lang) -> Vec<(String, String)> {
    let print = |key: &&str| super::fixed(lang, key).unwrap_or(key).to_owned();
    let row = |(keys, what): &(&[&str], &'static str)| {
        let keys: Vec<String> = keys.iter().map(print).collect();
        (keys.join(" + "), lang.text(what))
    };
    SHEET.iter().map(row).collect()
}
