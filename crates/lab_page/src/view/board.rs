//! The board of a run: digits, domains, conflicts, the cells touched last.

use crate::key;
use crate::model::Model;
use crate::tell::Reader;
use crate::watched::Watched;
use crate::words;
use ::words::{Key, thousands};
use lab::{Emptied, Refusal, Verdict};
use markup::Node;
use markup::parts::element;
use nonet::board::{Cell, DigitSet, Geometry};
use std::rc::Rc;
use watch::{Fault, Lane, Quiz, Shot};

/// The most cells in one piece of the page: a 25x25 board that changes all at once would hold the page up for too
/// long.
const BAND: usize = 128;

/// How many rows a band has.
fn rows_of_band(geometry: &Geometry) -> usize {
    (BAND / geometry.side()).max(1)
}

/// How many bands of rows the board has.
pub(super) fn bands(geometry: &Geometry) -> usize {
    geometry.side().div_ceil(rows_of_band(geometry))
}

/// A run: its name, what happened last, its state, its board without cells.
pub(super) fn lane(model: &Model, place: usize) -> Option<Node> {
    let lane = model.setup.lanes.get(place)?;
    let name = words::lane(model.lang, lane);
    let watched = model.watched.get(place)?;
    let story = Reader::of(model).story(lane.algorithm.family, watched);
    let caption = element("figcaption", "")
        .child(element("b", "").text(name.clone()))
        .child(element("p", "story").text(story))
        .children(model.is_race().then(|| formulas(lane)).flatten())
        .child(standing(model, watched));
    let node = element("figure", &format!("run c{place}"))
        .child(caption)
        .child(frame(model, place, &name));
    Some(node)
}

/// The formulas of a run in a race, which may be its only difference.
fn formulas(lane: &Lane) -> Option<Node> {
    let texts: Vec<&str> = lane.formulas().map(|(_, text)| text).collect();
    let node = || element("code", "formulas").text(texts.join(" · "));
    (!texts.is_empty()).then(node)
}

/// The index of the board among a run's child nodes.
const FRAME: usize = 1;

/// The run with these bands in its board.
pub(super) fn filled(lane: &Node, bands: impl Iterator<Item = Rc<Node>>) -> Node {
    let mut lane = lane.clone();
    if let Some(frame) = lane.children.get_mut(FRAME) {
        Rc::make_mut(frame).children.extend(bands);
    }
    lane
}

/// How the run ended, or how far it is.
fn standing(model: &Model, watched: &Watched) -> Node {
    if let Some(fault) = watched.fault {
        return element("span", "chip bad").text(model.word(fault_word(fault)));
    }
    let Some(shot) = &watched.shot else {
        return element("span", "chip").text("…");
    };
    let Some(verdict) = shot.verdict else {
        let steps = thousands(shot.position);
        let words = model.word(key::STEP_NUMBER).replace("{n}", &steps);
        return element("span", "chip").text(words);
    };
    let (class, word) = verdict_word(verdict);
    let rank = watched.rank.filter(|_| model.is_race());
    let rank = rank.map_or_else(String::new, |rank| format!("{rank}. "));
    element("span", &format!("chip {class}")).text(format!("{rank}{}", model.word(word)))
}

pub(super) fn verdict_word(verdict: Verdict) -> (&'static str, Key) {
    match verdict {
        Verdict::Solved => ("good", key::VERDICT_SOLVED),
        Verdict::Exhausted => ("good", key::VERDICT_EXHAUSTED),
        Verdict::NoSolution => ("good", key::VERDICT_NONE),
        Verdict::NodeLimit => ("warn", key::VERDICT_NODES),
        Verdict::MemoryLimit => ("warn", key::VERDICT_MEMORY),
        Verdict::TimeLimit => ("warn", key::VERDICT_TIME),
        Verdict::GaveUp => ("warn", key::VERDICT_GAVE_UP),
        Verdict::Cancelled => ("warn", key::VERDICT_CANCELLED),
    }
}

fn fault_word(fault: Fault) -> Key {
    match fault {
        Fault::Refused(Refusal::Repeated) => key::FAULT_REPEATED,
        Fault::Refused(Refusal::Contradictory) => key::FAULT_CONTRADICTORY,
        Fault::Refused(Refusal::TooLarge) => key::FAULT_LARGE,
        Fault::Algorithm | Fault::Option | Fault::Board => key::FAULT_PLAN,
    }
}

/// The board without its cells.
fn frame(model: &Model, place: usize, name: &str) -> Node {
    let node = element("div", "grid").with("data-side", model.puzzle.geometry().side());
    if model.quiz.is_some() {
        return node
            .with("role", "group")
            .with("aria-label", predict_label(model, name));
    }
    let shot = model.watched.get(place);
    let shot = shot.and_then(|watched| watched.shot.as_deref());
    node.with("role", "img")
        .with("aria-label", summary(model, name, shot))
}

/// The cells of a band.
pub(super) fn band(model: &Model, place: usize, band: usize) -> Option<Node> {
    let geometry = model.puzzle.geometry();
    let shot = model.watched.get(place)?.shot.as_deref();
    let asked = shot.filter(|_| model.quiz.is_some()).map(Shot::asked);
    let shot = asked.as_ref().or(shot);
    let n = rows_of_band(geometry) * geometry.side();
    let cells = geometry.cells().skip(band * n).take(n);
    let family = model.setup.lanes.get(place)?.algorithm.family;
    let event = shot.and_then(|shot| shot.event);
    let named = event.and_then(|event| words::named(model.lang, family, &event));
    let cells = cells.map(|cell| {
        let mut looks = looks(model, shot, cell);
        if named == Some(cell) {
            looks.class += " named";
        }
        match &model.quiz {
            Some(quiz) => guessable(model, quiz, place, cell, looks),
            None => looks.node("div"),
        }
    });
    Some(element("div", "band").children(cells))
}

fn summary(model: &Model, name: &str, shot: Option<&Shot>) -> String {
    let (filled, conflicts) = shot.map_or((0, 0), |shot| {
        (shot.digits.iter().flatten().count(), shot.conflicts.len())
    });
    model
        .word(key::BOARD_SUMMARY)
        .replace("{name}", name)
        .replace("{filled}", &filled.to_string())
        .replace("{conflicts}", &conflicts.to_string())
}

/// The look of a cell. Digit and notes are the text of one element: an element for each would double what the
/// browser has to remove and insert when a whole board changes.
struct Looks {
    class: String,
    is_filled: bool,
    digit: String,
    notes: String,
}

impl Looks {
    fn node(self, tag: &'static str) -> Node {
        element(tag, &self.class).text(self.digit + &self.notes)
    }
}

fn looks(model: &Model, shot: Option<&Shot>, cell: Cell) -> Looks {
    let (at, geometry) = (cell.index(), model.puzzle.geometry());
    let given = model.puzzle.get(cell);
    let digit = shot.map_or(given, |shot| shot.digits.get(at).copied().flatten());
    let domain = shot.and_then(|shot| shot.domains.get(at).copied());
    let open = domain.filter(|set| digit.is_none() && !set.is_empty());
    let is_dead = digit.is_none() && domain.is_some_and(|set| set.is_empty());
    let is_in = |cells: &Vec<Cell>| cells.contains(&cell);
    let flags = [
        (given.is_some(), "given"),
        (given.is_none() && digit.is_some(), "put"),
        (shot.is_some_and(|shot| is_in(&shot.conflicts)), "clash"),
        (shot.is_some_and(|shot| is_in(&shot.touched)), "touched"),
        (
            shot.is_some_and(|shot| lacks(shot, geometry, cell)),
            "lacks",
        ),
        (right_edge(geometry, cell), "box-right"),
        (lower_edge(geometry, cell), "box-below"),
        (open.is_some(), "domain"),
        (open.is_some_and(|set| set.len() == 1), "one"),
        (open.is_some_and(|set| set.len() == 2), "two"),
    ];
    let mut class = "c".to_owned();
    for (_, name) in flags.iter().filter(|(on, _)| *on) {
        class.push(' ');
        class += name;
    }
    Looks {
        class,
        is_filled: digit.is_some(),
        digit: match digit {
            Some(digit) => digit.to_string(),
            None if is_dead => "×".to_owned(),
            None => String::new(),
        },
        notes: open.map_or_else(String::new, |set| notes(geometry, set)),
    }
}

/// Is it in the house that a dead end leaves without a place for a digit?
fn lacks(shot: &Shot, geometry: &Geometry, cell: Cell) -> bool {
    let [dead_end] = shot.dead_ends.as_slice() else {
        return false;
    };
    match &dead_end.emptied {
        Some(Emptied::Place(house, _) | Emptied::Shared(house, ..)) => {
            house.number() <= geometry.side() && geometry.contains(*house, cell)
        }
        Some(Emptied::Crowd(_, cells, _)) => cells.contains(&cell),
        Some(Emptied::Cell(_)) | None => false,
    }
}

/// The digits that the cell may hold, each in its place; on large boards only how many.
fn notes(geometry: &Geometry, set: DigitSet) -> String {
    let side = geometry.side();
    if side > 9 {
        return set.len().to_string();
    }
    let across = if side == 4 { 2 } else { 3 };
    let mut text = String::new();
    for digit in nonet::board::Digit::all(side) {
        text += &if set.contains(digit) {
            digit.to_string()
        } else {
            "\u{a0}".to_owned()
        };
        if usize::from(digit.get()).is_multiple_of(across) {
            text.push('\n');
        }
    }
    text
}

/// The label for predicting; in a race, with the name of the run.
fn predict_label(model: &Model, name: &str) -> String {
    let words = model.word(key::PREDICT_BOARD);
    if model.is_race() {
        return format!("{name}. {words}");
    }
    words.to_owned()
}

fn guessable(model: &Model, quiz: &Quiz, place: usize, cell: Cell, mut looks: Looks) -> Node {
    let geometry = model.puzzle.geometry();
    if let Some(last) = quiz.last.filter(|last| last.lane == place) {
        if last.truth == cell {
            looks.class += " truth";
        } else if last.guess == cell {
            looks.class += " wrong";
        }
    }
    let digit = looks.digit.clone();
    let name = format!(
        "r{}c{} {digit}",
        geometry.row(cell) + 1,
        geometry.col(cell) + 1
    );
    let is_filled = looks.is_filled.to_string();
    looks
        .node("button")
        .with("type", "button")
        .with("aria-disabled", is_filled)
        .with("data-guess", cell.index())
        .with("data-lane", place)
        .with("aria-label", name.trim_end())
        .with("tabindex", if cell == model.cursor { "0" } else { "-1" })
}

fn right_edge(geometry: &Geometry, cell: Cell) -> bool {
    let (row, col) = (geometry.row(cell), geometry.col(cell));
    col + 1 < geometry.side()
        && geometry.box_index(geometry.cell(row, col + 1)) != geometry.box_index(cell)
}

fn lower_edge(geometry: &Geometry, cell: Cell) -> bool {
    let (row, col) = (geometry.row(cell), geometry.col(cell));
    row + 1 < geometry.side()
        && geometry.box_index(geometry.cell(row + 1, col)) != geometry.box_index(cell)
}
