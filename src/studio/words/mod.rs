//! The words of the laboratory. They are part of the second program, so that the first load knows none of them.

mod en;
mod es;
mod rows_es;

use super::model::Watched;
use crate::app::model::Lang;
use crate::app::words::thousands;
use crate::board::{Cell, Digit, DigitSet, Geometry};
use crate::lab::{Event, Happened};

/// The phrase with this key; nothing if there is none, which no test lets happen.
pub fn word(lang: Lang, key: &str) -> &'static str {
    let table = match lang {
        Lang::En => en::WORDS,
        Lang::Es => es::WORDS,
    };
    let row = table.iter().find(|(name, _)| *name == key);
    row.map_or("", |(_, words)| words)
}

/// The name of an algorithm; its slug if it has none.
pub fn algorithm(lang: Lang, slug: &str) -> String {
    let name = word(lang, &format!("algorithm-{slug}"));
    if name.is_empty() { slug } else { name }.to_owned()
}

/// A line of pseudo-code, or what an option says, which the algorithm's row has in English.
pub(super) fn line(lang: Lang, english: &'static str) -> &'static str {
    match lang {
        Lang::En => english,
        Lang::Es => translated(rows_es::LINES, english),
    }
}

/// The name of an option, or a word that it may be set to.
pub(super) fn option(lang: Lang, english: &'static str) -> String {
    match lang {
        Lang::En if english.contains(char::is_numeric) => english.to_owned(),
        Lang::En => english.replace('-', " "),
        Lang::Es => translated(rows_es::NAMES, english).to_owned(),
    }
}

fn translated(table: &[(&str, &'static str)], english: &'static str) -> &'static str {
    let row = table.iter().find(|(known, _)| *known == english);
    row.map_or(english, |(_, words)| words)
}

/// The name of what is measured or counted.
pub fn measure(lang: Lang, slug: &str) -> String {
    let key = slug.replace('_', "-");
    word(lang, &format!("m-{key}")).to_owned()
}

/// What happened last, in a sentence.
pub(super) fn story(lang: Lang, geometry: &Geometry, watched: &Watched) -> String {
    let Some(shot) = &watched.shot else {
        return String::new();
    };
    let Some(event) = shot.event else {
        return word(lang, "story-start").to_owned();
    };
    let cell = event.cell.map_or_else(String::new, |at| name(geometry, at));
    let digit = event
        .digit
        .map_or_else(String::new, |digit| digit.to_string());
    word(lang, story_key(&event))
        .replace("{cell}", &cell)
        .replace("{digit}", &digit)
}

fn story_key(event: &Event) -> &'static str {
    let has_cell = event.cell.is_some();
    match event.happened {
        Happened::Expanded if event.digit.is_some() => "story-tried",
        Happened::Expanded if has_cell => "story-expanded",
        Happened::Expanded => "story-node",
        Happened::Deduced if has_cell => "story-deduced",
        Happened::Deduced => "story-node",
        Happened::Conflict if has_cell => "story-conflict",
        Happened::Conflict => "story-dead",
        Happened::Backtrack if event.digit.is_some() => "story-backtrack",
        Happened::Backtrack => "story-back",
        Happened::Moved => "story-moved",
        Happened::Improvement => "story-improvement",
        Happened::Restart => "story-restart",
        Happened::Solution => "story-solution",
        Happened::Exhausted => "story-exhausted",
        Happened::GaveUp => "story-gave-up",
        Happened::OutOfMemory => "story-out-of-memory",
    }
}

fn name(geometry: &Geometry, cell: Cell) -> String {
    format!("r{}c{}", geometry.row(cell) + 1, geometry.col(cell) + 1)
}

/// The decisions to the state at hand: cell, digit, and what is still to be tried.
pub(super) fn decisions(
    geometry: &Geometry,
    branches: &[(Cell, Option<Digit>, DigitSet)],
) -> Vec<Vec<String>> {
    let row = |(cell, digit, left): &(Cell, Option<Digit>, DigitSet)| {
        let digit = digit.map_or_else(String::new, |digit| digit.to_string());
        let left: Vec<String> = left.iter().map(|digit| digit.to_string()).collect();
        vec![name(geometry, *cell), digit, left.join(" ")]
    };
    branches.iter().map(row).collect()
}

/// The size of a linear program, the iterations of the simplex method, bound and best value.
pub(super) fn program(
    (variables, equations): (u64, u64),
    iterations: u64,
    (bound, best): (Option<i64>, Option<i64>),
) -> Vec<String> {
    let number =
        |n: Option<i64>| n.map_or("–".to_owned(), |n| format!("{:.3}", n as f64 / 1000.0));
    vec![
        format!("{} × {}", thousands(variables), thousands(equations)),
        format!("simplex {}", thousands(iterations)),
        format!("{} ≤ {}", number(bound), number(best)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::{ALGORITHMS, Kind};
    use std::collections::BTreeSet;

    fn places(text: &str) -> BTreeSet<&str> {
        let parts = text.split('{').skip(1);
        parts.filter_map(|part| part.split('}').next()).collect()
    }

    #[test]
    fn the_languages_have_the_same_phrases_with_the_same_places() {
        assert_eq!(en::WORDS.len(), es::WORDS.len());
        for ((key, english), (other, spanish)) in en::WORDS.iter().zip(es::WORDS) {
            assert_eq!(key, other);
            assert_eq!(places(english), places(spanish), "{key}");
        }
        let keys: BTreeSet<&str> = en::WORDS.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys.len(), en::WORDS.len());
    }

    #[test]
    fn every_row_has_its_words_in_spanish_and_no_other_has() {
        let (mut names, mut lines) = (BTreeSet::new(), BTreeSet::new());
        for row in ALGORITHMS {
            lines.extend(row.pseudo_code);
            for option in row.options {
                names.insert(option.name);
                lines.insert(option.help);
                if let Kind::Choice(words) = option.kind {
                    names.extend(words);
                }
            }
        }
        names.retain(|name| !name.contains(char::is_numeric));
        let known = |table: &[(&'static str, _)]| -> BTreeSet<&str> {
            table.iter().map(|row| row.0).collect()
        };
        assert_eq!(known(rows_es::NAMES), names);
        assert_eq!(known(rows_es::LINES), lines);
    }

    #[test]
    fn every_algorithm_has_a_name() {
        for row in ALGORITHMS {
            assert_ne!(algorithm(Lang::Es, row.slug), row.slug);
        }
    }
}
