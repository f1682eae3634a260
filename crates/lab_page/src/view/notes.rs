//! What a step did, in words and small pictures, beside the drawing: the reasons of a solver, the options of an
//! item, the values of a relaxation, parents and children, what is missing at a dead end.

use super::parts::whose;
use crate::key;
use crate::model::Model;
use crate::tell::Reader;
use crate::watched::Watched;
use crate::words;
use ::words::{Key, filled};
use lab::{Assigned, Bred, Child, Crossing, Detail, Literal, Matrix};
use markup::Node;
use markup::parts::{card, element};
use nonet::board::{Cell, Digit, Geometry, HouseKind};
use watch::chart::{self, covers};

/// The most values of a relaxation that are listed.
const LISTED: usize = 60;

/// The cards of a run.
pub(super) fn cards(model: &Model, lane: usize) -> Option<Node> {
    let watched = model.watched.get(lane)?;
    let own = own(model, lane, watched);
    let dead_ends = dead_ends(model, lane, watched);
    let cards: Vec<Node> = dead_ends.into_iter().chain(own).collect();
    (!cards.is_empty()).then(|| element("div", "asides").children(cards))
}

fn list(heading: &str, lines: impl IntoIterator<Item = String>) -> Node {
    let items = lines.into_iter().map(|line| element("li", "").text(line));
    let list = element("ol", "told").with("tabindex", "0").children(items);
    card("notes-card", heading).child(list)
}

/// What is missing at a dead end, if the sentence about the step has no room for it.
fn dead_ends(model: &Model, lane: usize, watched: &Watched) -> Option<Node> {
    let shot = watched.shot.as_ref()?;
    let is_short = shot
        .dead_ends
        .iter()
        .all(|dead_end| dead_end.tried.is_none());
    if shot.dead_ends.is_empty() || is_short && !model.is_race() {
        return None;
    }
    let lines = shot.dead_ends.iter();
    let lines = lines.map(|dead_end| Reader::of(model).dead_end(dead_end));
    Some(list(&whose(model, lane, key::DEAD_END), lines))
}

fn own(model: &Model, lane: usize, watched: &Watched) -> Option<Node> {
    let shot = watched.shot.as_ref()?;
    let whose = |key| whose(model, lane, key);
    let reader = Reader::of(model);
    match &shot.detail {
        Detail::Logic {
            technique: Some(_),
            step,
            ..
        } => Some(list(&whose(key::LAST_STEP), [step.clone()])),
        Detail::Program {
            model: size,
            values,
            fixed,
            is_infeasible,
            iterations,
            bound,
        } => {
            let sizes = words::program(model.lang, *size, *iterations, *bound);
            let fixed = self::fixed(reader, fixed);
            let before = is_infeasible.then(|| model.word(key::VALUES_BEFORE).to_owned());
            let values = parts(reader, values);
            let lines = sizes.into_iter().chain(fixed).chain(before).chain(values);
            Some(list(&whose(key::PROGRAM), lines))
        }
        Detail::Clauses {
            assigned: Some(assigned),
            ..
        } => solver(reader, &whose(key::SOLVER_STEP), assigned),
        Detail::Cover { left, matrix, .. } => options(reader, *left, matrix),
        Detail::Population {
            crossing: Some(crossing),
            ..
        } => Some(bred(model, crossing)),
        _ => None,
    }
}

/// What was decided, what followed from it and why, what was learned and why.
fn solver(reader: Reader<'_>, heading: &str, assigned: &Assigned) -> Option<Node> {
    let decided = assigned.decided.as_ref().map(|literal| {
        let literal = reader.literal(literal);
        reader.fill(key::STORY_DECIDED, &[("literal", &literal)])
    });
    let implied = assigned
        .implied
        .iter()
        .map(|implied| reader.implied(implied));
    let more = assigned
        .n_implied
        .saturating_sub(assigned.implied.len() as u64);
    let more = (more > 0).then(|| reader.fill(key::AND_MORE, &[("n", &more.to_string())]));
    let lines = decided.into_iter().chain(implied).chain(more);
    let lines: Vec<String> = lines.chain(learned(reader, assigned)).collect();
    (!lines.is_empty()).then(|| list(heading, lines))
}

/// The clause that was learned, and its proof.
fn learned(reader: Reader<'_>, assigned: &Assigned) -> Vec<String> {
    if assigned.learned.is_empty() {
        return Vec::new();
    }
    let clause = reader.clause(&assigned.learned);
    let mut lines = vec![reader.fill(key::CLAUSE_LEARNED, &[("clause", &clause)])];
    let Some(clash) = &assigned.clash else {
        lines.push(reader.word(key::PROOF_FORGOTTEN).to_owned());
        return lines;
    };
    let opposite = |literal: &Literal| {
        reader.literal(&Literal {
            holds: !literal.holds,
            ..*literal
        })
    };
    let supposed: Vec<String> = assigned.learned.iter().map(opposite).collect();
    lines.push(reader.fill(key::PROOF_SUPPOSE, &[("literals", &supposed.join(", "))]));
    lines.extend(assigned.proof.iter().map(|implied| reader.implied(implied)));
    lines.push(reader.clash(clash));
    lines
}

/// The options of the chosen item, each with the items that it covers.
fn options(reader: Reader<'_>, (options, items): (u64, u64), matrix: &Matrix) -> Option<Node> {
    let chosen = reader.item(matrix.chosen?);
    let heading = reader.fill(key::OPTIONS_OF, &[("item", &chosen)]);
    let line = |&(cell, digit): &(Cell, Digit)| {
        let covered = covers(reader.geometry, (cell, digit)).map(|item| reader.item(item));
        let sign = if matrix.taken == Some((cell, digit)) {
            "→ "
        } else {
            ""
        };
        format!(
            "{sign}{}: {}",
            reader.candidate(cell, digit),
            covered.join(" · ")
        )
    };
    let numbers = [
        ("items", matrix.items.len().to_string()),
        ("options", matrix.options.len().to_string()),
        ("items-left", items.to_string()),
        ("options-left", options.to_string()),
    ];
    let numbers: Vec<(&str, &str)> = numbers.iter().map(|(key, n)| (*key, n.as_str())).collect();
    let numbers = reader.fill(key::MATRIX_SIZES, &numbers);
    // The picture may be of an earlier board.
    let offered = matrix.offered.iter();
    let offered = offered.filter(|(cell, _)| cell.index() < reader.geometry.n_cells());
    let lines: Vec<String> = offered.map(line).collect();
    let none = lines
        .is_empty()
        .then(|| reader.word(key::NO_OPTIONS).to_owned());
    Some(list(
        &heading,
        lines.into_iter().chain(none).chain([numbers]),
    ))
}

/// What was fixed in a linear program.
fn fixed(reader: Reader<'_>, fixed: &[Literal]) -> Option<String> {
    let literals: Vec<String> = fixed
        .iter()
        .map(|literal| reader.literal(literal))
        .collect();
    let words = || reader.fill(key::FIXED, &[("literals", &literals.join(", "))]);
    (!literals.is_empty()).then(words)
}

/// The candidates that are partly true.
fn parts(reader: Reader<'_>, values: &[u16]) -> impl Iterator<Item = String> {
    let side = reader.geometry.side();
    let parts = values.iter().enumerate();
    let parts = parts.filter(|(_, value)| (1..1000).contains(*value));
    let lines = parts.filter_map(move |(place, value)| {
        let digit = Digit::all(side).nth(place % side)?;
        let candidate = reader.candidate(Cell::new(place / side), digit);
        Some(format!("{candidate}: {:.2}", f64::from(*value) / 1000.0))
    });
    lines.take(LISTED)
}

/// Parents and children as boards.
fn bred(model: &Model, crossing: &Crossing) -> Node {
    let geometry: &Geometry = model.puzzle.geometry();
    let name = |place: usize, board: &Bred| {
        let child = place
            .checked_sub(2)
            .and_then(|place| crossing.children.get(place));
        let key = match (place, child.map(kind)) {
            (0, _) => key::PARENT_ONE,
            (1, _) => key::PARENT_TWO,
            (_, Some(key)) => key,
            (_, None) => key::CHILD_BOXES,
        };
        filled(model.word(key), &[("cost", &board.cost.to_string())])
    };
    let title = model.word(key::CROSSING);
    let svg = chart::crossing(title, &name, geometry, crossing);
    let how = element("p", "quiet").text(model.word(key::CROSSING_HOW));
    card("notes-card", title).child(svg).child(how)
}

fn kind(child: &Child) -> Key {
    match child.kind {
        HouseKind::Row => key::CHILD_ROWS,
        HouseKind::Col => key::CHILD_COLUMNS,
        HouseKind::Box => key::CHILD_BOXES,
    }
}
