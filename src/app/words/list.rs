//! The words of a language as they travel: a text that the build writes and the page fetches.
//!
//! A phrase is a line with its key, the lines of what is said, and an empty line.

use super::Table;

/// Keys and phrases.
#[derive(Debug, Default)]
pub(super) struct List(Vec<(&'static str, &'static str)>);

impl List {
    /// Reads a text. It stays in memory, since phrases are used everywhere.
    pub(super) fn read(text: String) -> Self {
        let phrases = text.leak().split("\n\n");
        Self(phrases.filter_map(|row| row.split_once('\n')).collect())
    }

    /// The phrase with this key.
    pub(super) fn find(&self, key: &str) -> Option<&'static str> {
        let row = self.0.iter().find(|(name, _)| *name == key);
        row.map(|(_, phrase)| *phrase)
    }
}

/// The text of these tables.
pub(super) fn written(tables: &[Table]) -> String {
    let rows = tables.iter().copied().flatten();
    rows.map(|(key, phrase)| format!("{key}\n{phrase}\n\n"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::model::Lang;

    #[test]
    fn every_phrase_travels_as_it_is() {
        for lang in Lang::ALL {
            let tables = lang.tables();
            let list = List::read(written(tables));
            let rows: Vec<_> = tables.iter().copied().flatten().copied().collect();
            assert_eq!(list.0, rows);
        }
    }

    #[test]
    fn what_is_no_list_has_no_phrase() {
        let list = List::read("<!doctype html>\n\n\n".to_owned());
        assert_eq!(list.find("undo"), None);
    }
}
