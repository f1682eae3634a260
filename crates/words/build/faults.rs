//! The differences between languages that are errors: each must have the same messages, with the same gaps, in all
//! its plural categories.

use super::families;
use super::ftl::{self, Message, OTHER};
use super::language::{BOOKS, Language};

/// All faults, one per line.
pub(crate) fn of(languages: &[Language]) -> Vec<String> {
    let Some(source) = languages.first() else {
        return vec!["there is no language".to_owned()];
    };
    let mut faults = twice(source);
    for language in languages {
        faults.extend(itself(language));
        for (place, name) in BOOKS.iter().enumerate() {
            let (wanted, own) = (&source.books[place], &language.books[place]);
            let found = compared(wanted, own, language);
            faults.extend(found.map(|fault| format!("{}/{name}: {fault}", language.tag)));
        }
    }
    faults
}

fn itself(language: &Language) -> Option<String> {
    let direction = language.direction.as_str();
    let is_known = !language.name.is_empty() && matches!(direction, "ltr" | "rtl");
    (!is_known).then(|| format!("{} does not say its name, or ltr or rtl", language.tag))
}

/// A key names one phrase of the page, in whichever of its books.
fn twice(language: &Language) -> Vec<String> {
    let books = BOOKS.iter().zip(&language.books);
    let page = books.filter(|(name, _)| families::PAGE.contains(name));
    let mut keys: Vec<&str> = page
        .flat_map(|(_, book)| book)
        .map(|m| m.key.as_str())
        .collect();
    keys.sort_unstable();
    let same = keys.windows(2).filter(|pair| pair[0] == pair[1]);
    same.map(|pair| format!("{} is there twice", pair[0]))
        .collect()
}

fn compared<'a>(
    source: &'a [Message],
    own: &'a [Message],
    language: &'a Language,
) -> impl Iterator<Item = String> + 'a {
    let missing = source
        .iter()
        .filter(|message| named(own, &message.key).is_none());
    let missing = missing.map(|message| format!("{} is missing", message.key));
    let more = own
        .iter()
        .flat_map(move |message| match named(source, &message.key) {
            None => vec![format!("{} is in no other language", message.key)],
            Some(wanted) => wrong(wanted, message, language),
        });
    missing.chain(more)
}

fn named<'a>(messages: &'a [Message], key: &str) -> Option<&'a Message> {
    messages.iter().find(|message| message.key == key)
}

fn wrong(wanted: &Message, own: &Message, language: &Language) -> Vec<String> {
    let mut faults = Vec::new();
    let mut say = |fault: &str| faults.push(format!("{} {fault}", own.key));
    if own.owner != wanted.owner {
        say(&format!(
            "is in the folder of another crate than {}",
            wanted.owner
        ));
    }
    if own.chooses != wanted.chooses {
        say("chooses by a number in one language only");
    }
    if own.chooses && !has_all(own, &language.rule.categories) {
        say(&format!(
            "needs just the forms {}",
            language.rule.categories.join(" ")
        ));
    }
    let places = |message: &Message| {
        let other = message.forms.iter().find(|(category, _)| category == OTHER);
        other.map(|(_, phrase)| ftl::places(phrase).join(" "))
    };
    if places(own) != places(wanted) {
        say("has other places");
    }
    for (category, phrase) in &own.forms {
        if category != OTHER && !fits(phrase, &places(wanted).unwrap_or_default()) {
            say(&format!("has a place of its own under {category}"));
        }
        // In the fetched texts, empty lines separate the phrases, and tabs their forms.
        let is_cut = phrase.contains("\n\n") || phrase.contains('\t');
        if phrase.is_empty() || phrase.trim() != phrase || is_cut {
            say("is empty, or begins or ends with a blank, or has an empty line or a tab");
        }
    }
    faults
}

fn has_all(message: &Message, categories: &[&str]) -> bool {
    let mut own: Vec<&str> = message
        .forms
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    let mut all = categories.to_vec();
    own.sort_unstable();
    all.sort_unstable();
    own == all
}

/// A form may leave gaps out, as in "one given", but not add any.
fn fits(phrase: &str, allowed: &str) -> bool {
    let allowed: Vec<&str> = allowed.split(' ').collect();
    ftl::places(phrase)
        .iter()
        .all(|place| allowed.contains(place))
}
