//! Settings as text: `name:value` after semicolons.

use std::str::FromStr;

/// The values by their names.
#[derive(Clone, Copy, Debug)]
pub(super) struct Values<'a>(pub &'a str);

impl<'a> Values<'a> {
    /// The text of the value with this name.
    pub(super) fn text(self, name: &str) -> Option<&'a str> {
        let parts = self.0.split(';').filter_map(|part| part.split_once(':'));
        let mut named = parts.filter(|(key, _)| *key == name);
        named.next().map(|(_, value)| value)
    }

    /// The value with this name, if it is valid.
    pub(super) fn read<T: FromStr>(self, name: &str) -> Option<T> {
        self.text(name)?.parse().ok()
    }
}
