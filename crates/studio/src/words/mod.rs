//! The words of the laboratory. They are fetched when it is opened, so the first load contains none of them.

mod formula;
mod merged;

pub use formula::{formula_error, meaning};

use crate::watched::Watched;
use ::words::{Book, Lang, filled, find, fixed, thousands};
use lab::{Branch, Event, Family, Happened, Kind as OptionKind, Literal, Measured, OptionRow, Why};
pub(super) use merged::{merged_note, merged_sum, ratio};
use nonet::board::{Cell, Geometry};
use watch::{Kind, Lane};

/// How many words of an English text in an algorithm's row make the key of its phrase.
const KEY_WORDS: usize = 14;

/// The phrase with this key; empty if there is no such phrase, which the tests rule out.
pub fn word(lang: Lang, key: &str) -> &'static str {
    find(lang, Book::Lab, key).unwrap_or_default()
}

/// The name of an algorithm; its slug if it has none.
pub fn algorithm(lang: Lang, slug: &str) -> String {
    let name = word(lang, &format!("algorithm-{slug}"));
    if name.is_empty() { slug } else { name }.to_owned()
}

/// The name of an algorithm with its non-default options: `Backtracking, forward checking: smallest`.
pub fn lane(lang: Lang, lane: &Lane) -> String {
    let name = algorithm(lang, lane.algorithm.slug);
    let usual = Lane::usual(lane.algorithm);
    let rows = lane.algorithm.options.iter();
    let pairs = lane.options.named().zip(usual.options.named());
    let chosen = rows.zip(pairs).filter(|(_, (own, usual))| own != usual);
    let chosen = chosen.map(|(row, ((_, value), _))| choice(lang, row, &value));
    let chosen: Vec<String> = chosen.collect();
    if chosen.is_empty() {
        return name;
    }
    format!("{name}: {}", chosen.join(", "))
}

/// The value of an option, in a word or two.
fn choice(lang: Lang, row: &OptionRow, value: &str) -> String {
    let name = option(lang, row.name);
    let word = match row.kind {
        OptionKind::Flag => return name.to_lowercase(),
        OptionKind::Choice(words) => words.iter().find(|word| **word == value),
        OptionKind::Number { .. } => None,
        OptionKind::Formula(_) => return value.to_owned(),
    };
    match word {
        Some(word) if !word.contains(char::is_numeric) => option(lang, word).to_owned(),
        _ => format!("{} {value}", name.to_lowercase()),
    }
}

/// A line of pseudo-code, or an option's help, given in English in the algorithm's row. Its indentation stays.
pub(super) fn line(lang: Lang, english: &'static str) -> String {
    let indentation = &english[..english.len() - english.trim_start().len()];
    let phrase = find(lang, Book::Lab, &line_key(english));
    format!("{indentation}{}", phrase.unwrap_or(english.trim_start()))
}

/// The key of a line: its first words.
fn line_key(english: &str) -> String {
    let words = english.split(|c: char| !c.is_ascii_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).take(KEY_WORDS);
    let words: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    format!("line-{}", words.join("-"))
}

/// The help of an algorithm's option, given in English in its row.
pub fn option_help(lang: Lang, english: &'static str) -> String {
    line(lang, english)
}

/// The name of an option, or of one of its values. Numbers are their own names.
pub(super) fn option(lang: Lang, slug: &'static str) -> &'static str {
    find(lang, Book::Lab, &format!("name-{slug}")).unwrap_or(slug)
}

/// The name of a measure or counter.
pub fn measure(lang: Lang, slug: &str) -> String {
    let key = slug.replace('_', "-");
    word(lang, &format!("m-{key}")).to_owned()
}

/// What happened last, in a sentence.
pub(super) fn happened(
    lang: Lang,
    geometry: &Geometry,
    family: Family,
    watched: &Watched,
) -> String {
    let Some(shot) = &watched.shot else {
        return String::new();
    };
    let Some(event) = shot.event else {
        return word(lang, "story-start").to_owned();
    };
    let cell = event
        .cell
        .map_or_else(String::new, |at| name(lang, geometry, at));
    let digit = event
        .digit
        .map_or_else(String::new, |digit| digit.to_string());
    filled(
        word(lang, story_key(&event, family)),
        &[("cell", &cell), ("digit", &digit)],
    )
}

/// The value of a rule's choice, and the best of the others.
pub(super) fn reason(lang: Lang, why: Why) -> String {
    let is_in_tenths = why.measured == Measured::Tenths;
    let number = |value| cost(value, is_in_tenths);
    let key = match why.measured {
        Measured::Candidates => "why-candidates",
        Measured::Options => "why-options",
        Measured::Cost | Measured::Tenths => "why-cost",
        Measured::Formula => "why-formula",
    };
    let next = why
        .next
        .map_or_else(|| word(lang, "why-none").to_owned(), number);
    filled(
        word(lang, key),
        &[("value", &number(why.value)), ("next", &next)],
    )
}

/// The value of a state or a cell; with `is_in_tenths`, given in tenths.
pub(super) fn cost(value: i64, is_in_tenths: bool) -> String {
    if is_in_tenths {
        return format!("{:.1}", value as f64 / 10.0);
    }
    let sign = if value < 0 { "−" } else { "" };
    format!("{sign}{}", thousands(value.unsigned_abs()))
}

/// The line of the pseudo-code where counting by bands adds what follows from a full one.
const BANDS_ADDED: u8 = 4;

/// The key of an event's sentence, which depends on the kind of search.
fn story_key(event: &Event, family: Family) -> &'static str {
    let has_cell = event.cell.is_some();
    let has_digit = event.digit.is_some();
    match (event.happened, family) {
        (Happened::Expanded, Family::IntegerProgram) if has_digit => "story-supposed",
        (Happened::Expanded, Family::Backtracking) if event.line == BANDS_ADDED && !has_cell => {
            "story-added"
        }
        (Happened::Deduced, Family::HumanLogic) if !has_digit => "story-eliminated",
        (Happened::Deduced, Family::IntegerProgram) => "story-relaxed",
        (Happened::Deduced, Family::Backtracking) if !has_cell => "story-searches",
        (Happened::Conflict, Family::CandidateSets) if has_cell => "story-contradicted",
        (Happened::Conflict, Family::IntegerProgram) => "story-infeasible",
        (Happened::Conflict | Happened::Restart, Family::Satisfiability) => "story-learned",
        (Happened::Conflict, _) if has_digit => "story-refuted",
        (Happened::Conflict, Family::LocalSearch) => "story-waits",
        (Happened::Backtrack, Family::IntegerProgram) => "story-excluded",
        (Happened::Backtrack, Family::ExactCover) => "story-next-option",
        (Happened::Moved, Family::Evolution) => "story-bred",
        (Happened::Improvement, Family::Evolution) => "story-bred-best",
        (Happened::Solution, Family::Backtracking) if event.edge.is_none() => "story-counted",
        (Happened::Exhausted, Family::HumanLogic) => "story-proved",
        _ => usual_key(event),
    }
}

fn usual_key(event: &Event) -> &'static str {
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
        Happened::Horizon => "story-horizon",
        Happened::Bred => "story-born",
        Happened::Moved => "story-moved",
        Happened::Improvement => "story-improvement",
        Happened::Restart => "story-restart",
        Happened::Solution => "story-solution",
        Happened::Exhausted => "story-exhausted",
        Happened::GaveUp => "story-gave-up",
        Happened::OutOfMemory => "story-out-of-memory",
    }
}

/// The cell named in the sentence about an event, which the board marks.
pub(super) fn named(lang: Lang, family: Family, event: &Event) -> Option<Cell> {
    let sentence = word(lang, story_key(event, family));
    event.cell.filter(|_| sentence.contains("{cell}"))
}

/// The name of a technique; its slug if the words about techniques have not arrived.
pub(super) fn technique(lang: Lang, slug: &str) -> String {
    let name = fixed(lang, &format!("technique-{slug}"));
    name.map_or_else(|| slug.replace('-', " "), str::to_owned)
}

/// The name of a cell, as on the rest of the page.
pub(super) fn name(lang: Lang, geometry: &Geometry, cell: Cell) -> String {
    let [row, col] = [geometry.row(cell), geometry.col(cell)].map(|at| (at + 1).to_string());
    filled(word(lang, "cell-name"), &[("row", &row), ("col", &col)])
}

/// The decision that led to a node of a search tree: `R1C2 = 3`, or `R1C2 ≠ 3`; empty if unknown.
pub(super) fn decision(lang: Lang, geometry: &Geometry, decision: Option<Literal>) -> String {
    decision.map_or_else(String::new, |decision| literal(lang, geometry, decision))
}

/// A candidate that is right, or wrong: `R1C2 = 3`, `R1C2 ≠ 3`.
pub(super) fn literal(lang: Lang, geometry: &Geometry, literal: Literal) -> String {
    let sign = if literal.holds { '=' } else { '≠' };
    format!(
        "{} {sign} {}",
        name(lang, geometry, literal.cell),
        literal.digit
    )
}

/// What is known of the node that was pointed at, or else what can be done.
pub(super) fn tree_note(lang: Lang, geometry: &Geometry, watched: &Watched) -> String {
    let place = watched
        .marked()
        .and_then(|at| watched.drawing.places.get(at));
    let Some(place) = place else {
        return word(lang, "tree-how").to_owned();
    };
    let key = match (place.stands_for, place.is_folded) {
        (1, _) => "tree-node",
        (_, true) => "tree-folded",
        (_, false) => "tree-gathered",
    };
    let kind = match place.kind {
        Kind::Branch => "tree-branch",
        Kind::Dead => "tree-dead",
        Kind::Solution => "tree-solution",
    };
    let decision = match decision(lang, geometry, place.decision) {
        known if known.is_empty() => known,
        known => format!(" · {known}"),
    };
    let numbers = [place.node, place.depth, place.stands_for].map(|n| thousands(n.into()));
    let [node, depth, count] = &numbers;
    let places = [
        ("node", node.as_str()),
        ("depth", depth),
        ("count", count),
        ("kind", word(lang, kind)),
        ("decision", &decision),
    ];
    filled(word(lang, key), &places)
}

/// The decisions that lead to the current state: cell, digit, and the digits still to be tried.
pub(super) fn decisions(lang: Lang, geometry: &Geometry, branches: &[Branch]) -> Vec<Vec<String>> {
    let row = |branch: &Branch| {
        let digit = branch.digit.map(|digit| digit.to_string());
        let left: Vec<String> = branch.left.iter().map(|digit| digit.to_string()).collect();
        let cell = name(lang, geometry, branch.cell);
        vec![cell, digit.unwrap_or_default(), left.join(" ")]
    };
    branches.iter().map(row).collect()
}

/// The size of a linear program, the iterations of the simplex method, bound and best value.
pub(super) fn program(
    lang: Lang,
    (variables, equations): (u64, u64),
    iterations: u64,
    (bound, best): (Option<i64>, Option<i64>),
) -> Vec<String> {
    let number =
        |n: Option<i64>| n.map_or("–".to_owned(), |n| format!("{:.3}", n as f64 / 1000.0));
    let sizes = format!("{} × {}", thousands(variables), thousands(equations));
    let bounds = format!("{} ≤ {}", number(bound), number(best));
    let lines = [
        ("program-size", sizes),
        ("program-iterations", thousands(iterations)),
        ("program-bound", bounds),
    ];
    let lines = lines.map(|(key, value)| format!("{}: {value}", word(lang, key)));
    lines.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::ALGORITHMS;
    use std::collections::BTreeSet;

    /// From the algorithms' rows: the keys of lines with their texts, and the keys of names.
    fn rows() -> (BTreeSet<(String, &'static str)>, BTreeSet<String>) {
        let (mut lines, mut names) = (BTreeSet::new(), BTreeSet::new());
        for row in ALGORITHMS {
            lines.extend(row.pseudo_code);
            for option in row.options {
                names.insert(option.name);
                lines.insert(option.help);
                if let OptionKind::Choice(words) = option.kind {
                    names.extend(words);
                }
            }
        }
        names.retain(|name| !name.contains(char::is_numeric));
        let key = |line: &'static str| (line_key(line), line.trim_start());
        let names = names.into_iter().map(|name| format!("name-{name}"));
        (lines.into_iter().map(key).collect(), names.collect())
    }

    #[test]
    fn what_the_rows_say_has_its_words_and_no_other_has() {
        let (lines, names) = rows();
        let keys: BTreeSet<String> = lines.iter().map(|(key, _)| key.clone()).collect();
        assert_eq!(keys.len(), lines.len(), "two lines begin alike");
        let text = words::text(Lang::En, Book::Lab);
        let own = text.split("\n\n").filter_map(|row| row.split('\n').next());
        let own = own.filter(|key| key.starts_with("line-") || key.starts_with("name-"));
        let own: BTreeSet<String> = own.map(str::to_owned).collect();
        assert_eq!(own, keys.into_iter().chain(names).collect());
    }

    #[test]
    fn every_algorithm_has_a_name() {
        for row in ALGORITHMS {
            assert_ne!(algorithm(Lang::Es, row.slug), row.slug);
        }
    }
}
