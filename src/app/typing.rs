//! What typing does: digits, givens from cell to cell, candidates ruled out.

use super::finish;
use super::model::{Mode, Model, Said};
use super::play::{By, Cause, Square};
use crate::board::{Cell, Digit, DigitSet, Grid};

/// A digit, or a figure of one, was typed. Where givens are typed the cursor moves on, unless another figure may follow.
pub(super) fn digit(model: &mut Model, digit: Digit) {
    let digit = number(model, digit.get()).unwrap_or(digit);
    let side = model.play.geometry().side();
    if digit.index() >= side {
        return;
    }
    model.ui.figure = Some((model.settings.cursor, digit));
    match model.settings.mode {
        Mode::Candidates => mark(model, digit),
        Mode::Digits => place(model, digit, By::Player),
        Mode::Givens => {
            place(model, digit, By::Given);
            if 10 * usize::from(digit.get()) > side {
                advance(model);
            }
        }
    }
}

/// The figure 0 was typed. False if it does not end a number.
pub(super) fn zero(model: &mut Model) -> bool {
    let tens = number(model, 0);
    if let Some(tens) = tens {
        digit(model, tens);
    }
    tens.is_some()
}

/// The two-figure digit that a figure makes with the one typed just before it, if the board has that digit.
fn number(model: &mut Model, figure: u8) -> Option<Digit> {
    let (cell, tens) = model.ui.figure.take()?;
    let value = tens.get().checked_mul(10)?.checked_add(figure)?;
    let fits = cell == model.settings.cursor && usize::from(value) <= model.play.geometry().side();
    let digit = Digit::new(value).filter(|_| fits)?;
    if model.settings.mode == Mode::Candidates {
        mark(model, tens); // that candidate was not meant
    }
    Some(digit)
}

/// Where givens are typed: on to the next cell.
pub(super) fn advance(model: &mut Model) {
    let next = model.settings.cursor.index() + 1;
    if next < model.play.geometry().n_cells() {
        model.settings.cursor = Cell::new(next);
        model.ui.reached = Some(model.settings.cursor);
    }
}

/// An empty cell was typed.
pub(super) fn blank(model: &mut Model) {
    erase(model);
    if model.settings.mode == Mode::Givens {
        advance(model);
    }
}

/// Empties the cell; where givens are typed, the one before it if typing led here, or if there is nothing to empty.
pub(super) fn back(model: &mut Model) {
    let cell = model.settings.cursor;
    let was_reached = model.ui.reached.take() == Some(cell);
    let goes_back = was_reached || model.play.square(cell).digit.is_none();
    if model.settings.mode == Mode::Givens && goes_back {
        model.settings.cursor = Cell::new(cell.index().saturating_sub(1));
    }
    erase(model);
}

fn is_given(square: Square) -> bool {
    matches!(square.digit, Some((_, By::Given)))
}

fn place(model: &mut Model, digit: Digit, by: By) {
    let cell = model.settings.cursor;
    let square = model.play.square(cell);
    if is_given(square) && by != By::Given {
        return model.say(Said::GivenStays(cell));
    }
    let to = Square {
        digit: Some((digit, by)),
        ..square
    };
    model.edit(Cause::Type, [(cell, to)]);
    let board = model.play.board();
    let same = |c: &Cell| board.get(*c) == Some(digit);
    let peers = model.play.geometry().peers(cell).iter().copied();
    let clashes: Vec<Cell> = peers.filter(same).collect();
    if let Some(finish) = finish::of(model) {
        model.say(Said::Finished(finish));
    } else if clashes.is_empty() {
        let placed = board.givens().filter(|(_, d)| *d == digit).count();
        let left = model.play.geometry().side().saturating_sub(placed);
        model.say(Said::Placed(cell, digit, left));
    } else {
        model.say(Said::Clashes(cell, digit, clashes));
    }
}

/// Rules a candidate out, or brings it back. Nobody does that to candidates out of sight: those are shown first.
pub(super) fn mark(model: &mut Model, digit: Digit) {
    let cell = model.settings.cursor;
    let square = model.play.square(cell);
    if digit.index() >= model.play.geometry().side() {
        return;
    }
    if square.digit.is_some() {
        return model.say(Said::Filled(cell));
    }
    if !model.shows_candidates() {
        model.ui.figure = None;
        model.show_candidates(true);
        return model.say(Said::CandidatesShown);
    }
    if !Grid::new(&model.play.board())
        .candidates(cell)
        .contains(digit)
    {
        return model.say(Said::Impossible(cell, digit));
    }
    let gone = !square.erased.contains(digit);
    let erased = if gone {
        square.erased.with(digit)
    } else {
        square.erased.without(digit)
    };
    model.edit(Cause::Mark, [(cell, Square { erased, ..square })]);
    model.say(Said::Marked(cell, digit, gone));
}

/// Empties the cell. If it is empty, all its candidates come back.
pub(super) fn erase(model: &mut Model) {
    let cell = model.settings.cursor;
    let square = model.play.square(cell);
    if is_given(square) && model.settings.mode != Mode::Givens {
        return model.say(Said::GivenStays(cell));
    }
    let erased = if square.digit.is_some() {
        square.erased
    } else {
        DigitSet::EMPTY
    };
    let to = Square {
        digit: None,
        erased,
    };
    model.edit(Cause::Type, [(cell, to)]);
    model.say(Said::Erased(cell));
}
