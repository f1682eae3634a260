//! The states that a search takes next from its frontier, each with its depth, its value and its board.

use super::parts::whose;
use crate::key;
use crate::model::Model;
use crate::words;
use ::words::{filled, thousands};
use lab::{Discipline, State, Waiting};
use markup::Node;
use markup::parts::{card as titled, element};
use nonet::board::Digit;

/// The card, if the run has a frontier with states in it.
pub(super) fn card(model: &Model, lane: usize) -> Option<Node> {
    let shot = model.watched.get(lane)?.shot.as_ref()?;
    let waiting = shot
        .waiting
        .as_ref()
        .filter(|waiting| !waiting.next.is_empty())?;
    let n = thousands(shot.counters.frontier);
    let how = match waiting.discipline {
        Discipline::Queue => key::WAITING_QUEUE,
        Discipline::Stack => key::WAITING_STACK,
        Discipline::Heap => key::WAITING_HEAP,
    };
    let how = model.word(how);
    let side = model.puzzle.geometry().side();
    let states = waiting
        .next
        .iter()
        .map(|state| one(model, waiting, state, side));
    let list = element("ol", "states")
        .with("tabindex", "0")
        .children(states);
    let card = titled("waiting", &whose(model, lane, key::NEXT_STATES));
    Some(
        card.child(element("p", "quiet").text(filled(how, &[("n", &n)])))
            .child(list),
    )
}

fn one(model: &Model, waiting: &Waiting, state: &State, side: usize) -> Node {
    let depth = state.depth.to_string();
    let depth = filled(model.word(key::STATE_DEPTH), &[("depth", &depth)]);
    let value = state.value.map(|value| {
        let value = words::cost(value, waiting.is_in_tenths);
        filled(model.word(key::STATE_COST), &[("cost", &value)])
    });
    let parts: Vec<String> = [Some(depth), value].into_iter().flatten().collect();
    element("li", "")
        .child(element("span", "").text(parts.join(" · ")))
        .child(element("pre", "mini").text(rows(&state.digits, side)))
}

/// The board, one row per line.
fn rows(digits: &[Option<Digit>], side: usize) -> String {
    let rows = digits
        .chunks(side)
        .map(|row| row.iter().map(|digit| sign(*digit)).collect());
    rows.collect::<Vec<String>>().join("\n")
}

/// A digit as a character; those beyond nine are letters.
fn sign(digit: Option<Digit>) -> char {
    let sign = digit.and_then(|digit| char::from_digit(digit.get().into(), 36));
    sign.map_or('·', |sign| sign.to_ascii_uppercase())
}
