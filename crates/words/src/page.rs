//! The words of the page, by language.

use super::{Book, Lang, filled, find, find_for};

/// The words with this key, as the skeleton's `data-word` and `data-title` name them.
pub fn fixed(lang: Lang, key: &str) -> Option<&'static str> {
    find(lang, Book::Page, key)
}

impl Lang {
    /// The phrase with this key. Empty until its book has arrived, as a bare key makes no sense to the user.
    pub fn word(self, key: &'static str) -> &'static str {
        fixed(self, key).unwrap_or_default()
    }

    /// The phrase as an owned text: one call instead of two.
    pub fn text(self, key: &'static str) -> String {
        self.word(key).to_owned()
    }

    /// The phrase with its gaps filled.
    pub fn say(self, key: &'static str, places: &[(&str, &str)]) -> String {
        filled(self.word(key), places)
    }

    /// The form of the phrase for this number, which fills the gap `{n}`.
    pub fn count(self, key: &'static str, n: usize) -> String {
        self.count_with(key, n, &[])
    }

    /// The form for this number, with more gaps, one of which may write the number in another way.
    pub fn count_with(self, key: &'static str, n: usize, places: &[(&str, &str)]) -> String {
        let phrase = find_for(self, Book::Page, key, n).unwrap_or_default();
        let number = n.to_string();
        filled(phrase, &[places, &[("n", number.as_str())]].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_filled() {
        let text = Lang::En.say("cell", &[("row", "4"), ("col", "5")]);
        assert_eq!(text, "R4C5");
        assert_eq!(Lang::En.count("givens", 2), "2 givens");
    }
}
