//! The words of the laboratory. They are fetched when it is opened, so the first load contains none of them.

use crate::key;
mod formula;
mod merged;

pub use formula::{formula_error, meaning};

use crate::watched::Watched;
use ::words::{Key, Lang, family, filled, thousands};
use lab::{Branch, Event, Family, Happened, Kind as OptionKind, Literal, Measured, OptionRow, Why};
pub(super) use merged::{merged_note, merged_sum, ratio};
use nonet::board::{Cell, Geometry};
use watch::{Kind, Lane};

/// The name of an algorithm; its slug if it has none.
pub fn algorithm(lang: Lang, slug: &str) -> String {
    let name = family::ALGORITHM.find(lang, slug);
    name.unwrap_or(slug).to_owned()
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

/// The line of pseudo-code with this slug, which is indented as the line is.
pub(super) fn line(lang: Lang, slug: &str) -> String {
    let bare = slug.trim_start();
    let indentation = &slug[..slug.len() - bare.len()];
    format!("{indentation}{}", family::LINE.word(lang, bare))
}

/// The help of an option, by the slug in its row.
pub fn option_help(lang: Lang, slug: &str) -> &'static str {
    family::LINE.word(lang, slug)
}

/// The name of an option, or of one of its values. Numbers are their own names.
pub(super) fn option(lang: Lang, slug: &'static str) -> &'static str {
    family::OPTION.find(lang, slug).unwrap_or(slug)
}

/// The name of a measure or counter.
pub fn measure(lang: Lang, slug: &str) -> String {
    let slug = slug.replace('_', "-");
    family::MEASURE.word(lang, &slug).to_owned()
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
        return lang.word(key::STORY_START).to_owned();
    };
    let cell = event
        .cell
        .map_or_else(String::new, |at| name(lang, geometry, at));
    let digit = event
        .digit
        .map_or_else(String::new, |digit| digit.to_string());
    filled(
        lang.word(story_key(&event, family)),
        &[("cell", &cell), ("digit", &digit)],
    )
}

/// The value of a rule's choice, and the best of the others.
pub(super) fn reason(lang: Lang, why: Why) -> String {
    let is_in_tenths = why.measured == Measured::Tenths;
    let number = |value| cost(value, is_in_tenths);
    let key = match why.measured {
        Measured::Candidates => key::WHY_CANDIDATES,
        Measured::Options => key::WHY_OPTIONS,
        Measured::Cost | Measured::Tenths => key::WHY_COST,
        Measured::Formula => key::WHY_FORMULA,
    };
    let next = why
        .next
        .map_or_else(|| lang.word(key::WHY_NONE).to_owned(), number);
    filled(
        lang.word(key),
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
fn story_key(event: &Event, family: Family) -> Key {
    let has_cell = event.cell.is_some();
    let has_digit = event.digit.is_some();
    match (event.happened, family) {
        (Happened::Expanded, Family::IntegerProgram) if has_digit => key::STORY_SUPPOSED,
        (Happened::Expanded, Family::Backtracking) if event.line == BANDS_ADDED && !has_cell => {
            key::STORY_ADDED
        }
        (Happened::Deduced, Family::HumanLogic) if !has_digit => key::STORY_ELIMINATED,
        (Happened::Deduced, Family::IntegerProgram) => key::STORY_RELAXED,
        (Happened::Deduced, Family::Backtracking) if !has_cell => key::STORY_SEARCHES,
        (Happened::Conflict, Family::CandidateSets) if has_cell => key::STORY_CONTRADICTED,
        (Happened::Conflict, Family::IntegerProgram) => key::STORY_INFEASIBLE,
        (Happened::Conflict | Happened::Restart, Family::Satisfiability) => key::STORY_LEARNED,
        (Happened::Conflict, _) if has_digit => key::STORY_REFUTED,
        (Happened::Conflict, Family::LocalSearch) => key::STORY_WAITS,
        (Happened::Backtrack, Family::IntegerProgram) => key::STORY_EXCLUDED,
        (Happened::Backtrack, Family::ExactCover) => key::STORY_NEXT_OPTION,
        (Happened::Moved, Family::Evolution) => key::STORY_BRED,
        (Happened::Improvement, Family::Evolution) => key::STORY_BRED_BEST,
        (Happened::Solution, Family::Backtracking) if event.edge.is_none() => key::STORY_COUNTED,
        (Happened::Exhausted, Family::HumanLogic) => key::STORY_PROVED,
        _ => usual_key(event),
    }
}

fn usual_key(event: &Event) -> Key {
    let has_cell = event.cell.is_some();
    match event.happened {
        Happened::Expanded if event.digit.is_some() => key::STORY_TRIED,
        Happened::Expanded if has_cell => key::STORY_EXPANDED,
        Happened::Expanded => key::STORY_NODE,
        Happened::Deduced if has_cell => key::STORY_DEDUCED,
        Happened::Deduced => key::STORY_NODE,
        Happened::Conflict if has_cell => key::STORY_CONFLICT,
        Happened::Conflict => key::STORY_DEAD,
        Happened::Backtrack if event.digit.is_some() => key::STORY_BACKTRACK,
        Happened::Backtrack => key::STORY_BACK,
        Happened::Horizon => key::STORY_HORIZON,
        Happened::Bred => key::STORY_BORN,
        Happened::Moved => key::STORY_MOVED,
        Happened::Improvement => key::STORY_IMPROVEMENT,
        Happened::Restart => key::STORY_RESTART,
        Happened::Solution => key::STORY_SOLUTION,
        Happened::Exhausted => key::STORY_EXHAUSTED,
        Happened::GaveUp => key::STORY_GAVE_UP,
        Happened::OutOfMemory => key::STORY_OUT_OF_MEMORY,
    }
}

/// The cell named in the sentence about an event, which the board marks.
pub(super) fn named(lang: Lang, family: Family, event: &Event) -> Option<Cell> {
    let sentence = lang.word(story_key(event, family));
    event.cell.filter(|_| sentence.contains("{cell}"))
}

/// The name of a technique; its slug if the words about techniques have not arrived.
pub(super) fn technique(lang: Lang, slug: &str) -> String {
    let name = family::TECHNIQUE.find(lang, slug);
    name.map_or_else(|| slug.replace('-', " "), str::to_owned)
}

/// The name of a cell, as on the rest of the page.
pub(super) fn name(lang: Lang, geometry: &Geometry, cell: Cell) -> String {
    let [row, col] = [geometry.row(cell), geometry.col(cell)].map(|at| (at + 1).to_string());
    filled(lang.word(key::CELL_NAME), &[("row", &row), ("col", &col)])
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
        return lang.word(key::TREE_HOW).to_owned();
    };
    let key = match (place.stands_for, place.is_folded) {
        (1, _) => key::TREE_NODE,
        (_, true) => key::TREE_FOLDED,
        (_, false) => key::TREE_GATHERED,
    };
    let kind = match place.kind {
        Kind::Branch => key::TREE_BRANCH,
        Kind::Dead => key::TREE_DEAD,
        Kind::Solution => key::TREE_SOLUTION,
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
        ("kind", lang.word(kind)),
        ("decision", &decision),
    ];
    filled(lang.word(key), &places)
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
        (key::PROGRAM_SIZE, sizes),
        (key::PROGRAM_ITERATIONS, thousands(iterations)),
        (key::PROGRAM_BOUND, bounds),
    ];
    let lines = lines.map(|(key, value)| format!("{}: {value}", lang.word(key)));
    lines.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::ALGORITHMS;
    use std::collections::BTreeSet;

    fn sorted(names: Vec<&str>) -> BTreeSet<String> {
        let names = names.into_iter().map(str::trim_start);
        names.map(str::to_owned).collect()
    }

    fn told(family: ::words::Family) -> BTreeSet<String> {
        family.names(Lang::En).map(str::to_owned).collect()
    }

    #[test]
    fn what_the_rows_name_has_its_words_and_nothing_else_has() {
        let options = || ALGORITHMS.iter().flat_map(|row| row.options);
        let values = options().flat_map(|option| match option.kind {
            OptionKind::Choice(words) => words,
            _ => &[],
        });
        let names = options().map(|option| option.name).chain(values.copied());
        // Numbers are their own names.
        let names = names.filter(|name| !name.contains(char::is_numeric));
        assert_eq!(told(family::OPTION), sorted(names.collect()));
        let lines = ALGORITHMS.iter().flat_map(|row| row.pseudo_code).copied();
        let lines = lines.chain(options().map(|option| option.help));
        assert_eq!(told(family::LINE), sorted(lines.collect()));
        let slugs = ALGORITHMS.iter().map(|row| row.slug).collect::<Vec<_>>();
        assert_eq!(
            told(family::ALGORITHM),
            slugs.into_iter().map(str::to_owned).collect()
        );
    }
}
