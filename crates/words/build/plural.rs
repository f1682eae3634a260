//! CLDR's plural rules as a row of letters, the only form in which the page has them.
//!
//! For whole numbers a category depends, in nearly all languages, on the last two figures, on the number itself if
//! it is below a hundred, and on whether it is whole millions. So 201 letters describe it: for 0 to 99, for the
//! last two figures of larger numbers, for whole millions. Each build checks this with many numbers.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// A category's letter, and its name in CLDR and Fluent.
const LETTERS: [(PluralCategory, char, &str); 6] = [
    (PluralCategory::Zero, 'z', "zero"),
    (PluralCategory::One, '1', "one"),
    (PluralCategory::Two, '2', "two"),
    (PluralCategory::Few, 'f', "few"),
    (PluralCategory::Many, 'm', "many"),
    (PluralCategory::Other, 'o', "other"),
];

const HUNDRED: u64 = 100;
const MILLION: u64 = 1_000_000;

/// The plural rule of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    /// A letter for each class of numbers.
    pub(crate) letters: String,
    /// The categories that whole numbers have in this language.
    pub(crate) categories: Vec<&'static str>,
}

/// The rule of the language with this tag.
pub(crate) fn rule(tag: &str) -> Result<Rule, String> {
    let locale: Locale = tag.parse().map_err(|_| format!("{tag} is no BCP 47 tag"))?;
    let rules = PluralRules::try_new(locale.into(), Default::default());
    let rules = rules.map_err(|error| format!("{tag}: {error}"))?;
    let letters = letters(|n| letter(rules.category_for(n)))
        .map_err(|n| format!("the plural of {n} in {tag} is more than 201 letters can say"))?;
    Ok(Rule {
        categories: categories(&letters),
        letters,
    })
}

/// The row of letters of a rule, or a number that it would get wrong.
pub(crate) fn letters(exact: impl Fn(u64) -> char) -> Result<String, u64> {
    let letters: String = (0..2 * HUNDRED).chain([MILLION]).map(&exact).collect();
    let mut numbers = (0..20_000).chain((1..2_000).map(|k| k * HUNDRED * HUNDRED));
    let wrong = numbers.find(|&n| said(&letters, n) != Some(exact(n)));
    wrong.map_or(Ok(letters), Err)
}

/// The category of a number by the letters. The page reads them in the same way: `crates/words/src/list.rs`.
fn said(letters: &str, n: u64) -> Option<char> {
    let at = match n {
        0..HUNDRED => n,
        _ if n.is_multiple_of(MILLION) => 2 * HUNDRED,
        _ => HUNDRED + n % HUNDRED,
    };
    letters.chars().nth(usize::try_from(at).ok()?)
}

fn categories(letters: &str) -> Vec<&'static str> {
    let used = LETTERS
        .iter()
        .filter(|(_, letter, _)| letters.contains(*letter));
    used.map(|(_, _, name)| *name).collect()
}

fn letter(category: PluralCategory) -> char {
    let row = LETTERS.iter().find(|(known, ..)| *known == category);
    row.map_or('o', |(_, letter, _)| *letter)
}

/// The letter of the category with this name.
pub(crate) fn letter_of(name: &str) -> Option<char> {
    let row = LETTERS.iter().find(|(.., known)| *known == name);
    row.map(|(_, letter, _)| *letter)
}
