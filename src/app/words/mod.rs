//! All words of the page, one file per language.

use super::model::Lang;

/// The words of the skeleton for an element marked `data-word="key"`, in this language.
pub fn fixed(_lang: Lang, _key: &str) -> Option<&'static str> {
    None
}

/// The sheet of keys: which keys, and what they do.
pub fn keys(_lang: Lang) -> Vec<(String, String)> {
    Vec::new()
}
