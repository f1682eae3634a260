//! Phrases, and their gaps filled.

use super::book::Lang;
use super::here::{list, lists};
use super::key::Key;

/// The phrase, if its book has arrived.
pub fn find(lang: Lang, key: Key) -> Option<&'static str> {
    let (book, place) = key.parts();
    list(lang, book)?.find(place)
}

impl Lang {
    /// The phrase. Empty until its book has arrived, as a bare key makes no sense to the user.
    pub fn word(self, key: Key) -> &'static str {
        find(self, key).unwrap_or_default()
    }

    /// The phrase as an owned text: one call instead of two.
    pub fn text(self, key: Key) -> String {
        self.word(key).to_owned()
    }

    /// The phrase with its gaps filled.
    pub fn say(self, key: Key, places: &[(&str, &str)]) -> String {
        filled(self.word(key), places)
    }

    /// The form of the phrase for this number, which fills the gap `{n}`.
    pub fn count(self, key: Key, n: usize) -> String {
        self.count_with(key, n, &[])
    }

    /// The form for this number, with more gaps, one of which may write the number in another way.
    pub fn count_with(self, key: Key, n: usize, places: &[(&str, &str)]) -> String {
        let (book, place) = key.parts();
        let phrase = list(self, book).and_then(|list| list.find_for(place, n));
        let number = n.to_string();
        let places = [places, &[("n", number.as_str())]].concat();
        filled(phrase.unwrap_or_default(), &places)
    }

    /// Where its lines begin, `ltr` or `rtl`, once any of its books has arrived.
    pub fn direction(self) -> Option<&'static str> {
        lists(self).map(|list| list.direction).next()
    }
}

/// A phrase with its gaps filled.
pub fn filled(phrase: &str, places: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let mut rest = phrase;
    while let Some((before, name, after)) = next_place(rest) {
        let place = places.iter().find(|(known, _)| *known == name);
        text.push_str(before);
        text.push_str(place.map_or("", |(_, filling)| filling));
        rest = after;
    }
    text + rest
}

/// The text before the first gap of a phrase, the gap's name, and the text after it.
pub fn next_place(phrase: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = phrase.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

#[cfg(not(target_arch = "wasm32"))]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::named;

    #[test]
    fn places_are_filled_once() {
        let places = [("what", "{n}"), ("n", "4")];
        assert_eq!(filled("{what} is {n}, {n}", &places), "{n} is 4, 4");
        assert_eq!(filled("no place", &places), "no place");
    }

    #[test]
    fn phrases_are_filled() {
        let (cell, givens) = (named("cell").unwrap(), named("givens").unwrap());
        assert_eq!(Lang::En.say(cell, &[("row", "4"), ("col", "5")]), "R4C5");
        assert_eq!(Lang::En.count(givens, 2), "2 givens");
        assert_eq!(Lang::Es.direction(), Some("ltr"));
    }
}
