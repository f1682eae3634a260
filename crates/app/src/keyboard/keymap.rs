//! The keys that the user has chosen in place of the default ones. `keys.rs` defines how keys are named here.

use nonet::text::{percent_decoded, percent_encoded};

/// The most changes read: more than there are keys.
const MOST: usize = 200;

/// Each changed key: the default one, the chosen one, the chosen one's label. If none is chosen, the last two are
/// empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap(Vec<[String; 3]>);

impl Keymap {
    /// The key chosen in place of a default one, if it was changed; empty if the default one was only removed.
    pub fn of(&self, usual: &str) -> Option<&str> {
        self.row(usual).map(|[_, own, _]| own.as_str())
    }

    /// The label of the key chosen in its place.
    pub fn label(&self, usual: &str) -> Option<&str> {
        self.row(usual).map(|[_, _, label]| label.as_str())
    }

    fn row(&self, usual: &str) -> Option<&[String; 3]> {
        self.0.iter().find(|[name, ..]| name == usual)
    }

    /// Is this one of the chosen keys?
    pub fn has(&self, own: &str) -> bool {
        self.0.iter().any(|[_, word, _]| word == own)
    }

    /// Puts another key in place of the default one.
    pub(super) fn set(&mut self, usual: &str, own: &str, label: &str) {
        self.unset(usual);
        self.0.push([usual, own, label].map(str::to_owned));
    }

    /// Restores the default key.
    pub(super) fn unset(&mut self, usual: &str) {
        self.0.retain(|[name, ..]| name != usual);
    }

    /// Are all keys the default ones?
    pub fn is_usual(&self) -> bool {
        self.0.is_empty()
    }

    /// All chosen keys, separated by spaces.
    pub fn words(&self) -> String {
        let words: Vec<&str> = self.0.iter().map(|[_, own, _]| own.as_str()).collect();
        words.join(" ")
    }

    /// As it is saved.
    pub(crate) fn text(&self) -> String {
        let row = |row: &[String; 3]| row.each_ref().map(|part| percent_encoded(part)).join(":");
        let rows: Vec<String> = self.0.iter().map(row).collect();
        rows.join(";")
    }

    /// Reads what was saved, skipping what is not understood.
    pub(crate) fn read(text: &str) -> Self {
        let mut keymap = Self::default();
        for row in text.split(';').take(MOST) {
            let mut parts = row.split(':').map(percent_decoded);
            if let (Some(usual), Some(own), Some(label)) =
                (parts.next(), parts.next(), parts.next())
            {
                keymap.set(&usual, &own, &label);
            }
        }
        keymap
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_were_written() {
        let mut keymap = Keymap::default();
        keymap.set("h", "Ctrl+Semicolon", "Ctrl + ;:=%");
        keymap.set("Ctrl+z", "", "");
        keymap.set("h", "Shift+ ", "Shift + space");
        let text = keymap.text();
        assert!(!text.contains([' ', '=']), "{text}");
        assert_eq!(Keymap::read(&text), keymap);
        assert_eq!(
            (keymap.of("h"), keymap.of("Ctrl+z"), keymap.of("r")),
            (Some("Shift+ "), Some(""), None)
        );
        assert_eq!(
            Keymap::read("::;a;b:c"),
            Keymap(vec![["", "", ""].map(str::to_owned)])
        );
    }
}
