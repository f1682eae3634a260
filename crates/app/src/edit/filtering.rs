//! Focusing on a digit and locking it: digit first, then the cells.

use super::erasing;
use super::filter::{Filter, Look, Press};
use super::typing;
use crate::key;
use crate::model::{Mode, Model, Status};
use crate::msg::Effect;
use crate::status::Mine;
use game::play::By;
use nonet::board::{Cell, Digit};

/// A key chose the digit to focus on.
pub(crate) fn look(model: &mut Model, look: Look) {
    let side = model.play.geometry().side();
    let now = model.ui.filter.map(|filter| filter.digit);
    let digit = match look {
        Look::At(digit) => Some(digit).filter(|_| now != Some(digit) && digit.index() < side),
        Look::Turn(true) => Digit::all(side).nth(now.map_or(0, |now| (now.index() + 1) % side)),
        Look::Turn(false) => {
            Digit::all(side).nth(now.map_or(0, Digit::index).wrapping_sub(1).min(side - 1))
        }
        Look::Pairs | Look::Away => None,
    };
    let locked = model.ui.filter.is_some_and(|filter| filter.locked);
    let pairs = look == Look::Pairs && !model.ui.pairs;
    set(model, digit.map(|digit| Filter { digit, locked }));
    if pairs {
        model.ui.pairs = true;
        model.say(Status::Word(key::SAID_LOOKS_AT_PAIRS));
    }
}

/// A key of the pad, a whole digit, was pressed. If a digit is locked, this one is locked instead.
pub(crate) fn pad(model: &mut Model, digit: Digit) {
    if model.ui.filter.is_some_and(|filter| filter.locked) {
        return lock(model, digit);
    }
    model.ui.figure = None;
    model.ui.before_pad = Some(model.play.history().here());
    typing::digit(model, model.mode(), digit);
}

/// A key of the pad was pressed twice or long.
pub(crate) fn pressed(model: &mut Model, digit: Digit, press: Press) {
    match press {
        Press::Again => again(model, digit),
        Press::Long => lock(model, digit),
    }
}

/// Locks the digit for the pointer to write, or unlocks it.
fn lock(model: &mut Model, digit: Digit) {
    let lock = Filter {
        digit,
        locked: true,
    };
    set(model, Some(lock).filter(|_| model.ui.filter != Some(lock)));
}

/// Undoes what the first of two presses wrote, then locks. Where givens are typed, two presses are two digits.
fn again(model: &mut Model, digit: Digit) {
    if model.mode() == Mode::Givens {
        return pad(model, digit);
    }
    if model.ui.filter.is_some_and(|filter| filter.locked) {
        return; // the first press changed the lock
    }
    let before = model.ui.before_pad.take();
    let history = model.play.history();
    if before.is_some() && history.parent(history.here()) == before {
        model.play.slip();
    }
    lock(model, digit);
}

/// A pointer pressed a cell while a digit is locked: the digit is written there, or erased if already there.
pub(super) fn write(model: &mut Model, cell: Cell, digit: Digit) -> Vec<Effect> {
    model.go_to(cell);
    model.ui.figure = None;
    match model.play.square(cell).digit {
        Some((held, By::Player | By::Tool)) if held == digit && model.mode() == Mode::Digits => {
            erasing::erase(model);
        }
        _ => typing::digit(model, model.mode(), digit),
    }
    model.go_to(cell);
    vec![Effect::Focus(cell)]
}

fn set(model: &mut Model, filter: Option<Filter>) {
    model.ui.filter = filter;
    model.ui.pairs = false;
    model.say(Status::Mine(Mine::Looks(filter)));
}
