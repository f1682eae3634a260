//! What typing does in each mode: digits, givens from cell to cell, marks, eliminated candidates.

use super::erasing::erase;
use super::marking;
use crate::model::{Figure, Mode, Model, Status, Switch};
use crate::status::Where;
use crate::timer::finish;
use game::play::{By, Cause, Square};
use nonet::board::{Cell, Digit, DigitSet, Grid, Layer};

/// A digit or another mark, or a figure of one, was typed. In givens mode the cursor moves on, unless another
/// figure may follow.
pub(crate) fn digit(model: &mut Model, mode: Mode, digit: Digit) {
    let digit = number(model, mode, digit.get()).unwrap_or(digit);
    let side = model.play.geometry().side();
    if digit.index() >= mode.n_values(side) {
        return;
    }
    model.ui.timer.is_stopped = false; // even for a digit that changes nothing
    let before = model.play.history().here();
    let cell = model.settings.cursor;
    model.ui.figure = Some(Figure {
        cell,
        digit,
        made: false,
    });
    match mode {
        Mode::Eliminate => rule_out(model, digit),
        Mode::Digits => place_or_mark(model, digit),
        Mode::Givens => place(model, digit, By::Given),
        Mode::Corner => marking::toggle(model, Layer::Corner, digit),
        Mode::Centre => marking::toggle(model, Layer::Centre, digit),
        Mode::Colour => match model.ui.filter.filter(|filter| !filter.locked) {
            Some(looked_at) => marking::tint(model, looked_at.digit, digit),
            None => marking::toggle(model, Layer::Colour, digit),
        },
    }
    let made = model.play.history().here() != before;
    model.ui.figure = model.ui.figure.map(|figure| Figure { made, ..figure });
    if mode == Mode::Givens && 10 * usize::from(digit.get()) > side {
        advance(model);
    }
}

/// The figure 0 was typed. Returns false if it does not end a number.
pub(crate) fn zero(model: &mut Model) -> bool {
    let mode = model.mode();
    let tens = number(model, mode, 0);
    if let Some(tens) = tens {
        digit(model, mode, tens);
    }
    tens.is_some()
}

/// The two-figure digit that a figure makes with the one typed just before, if the board has that digit. The change
/// made by the first figure is undone.
fn number(model: &mut Model, mode: Mode, figure: u8) -> Option<Digit> {
    let before = model.ui.figure.take()?;
    let value = before.digit.get().checked_mul(10)?;
    let value = value.checked_add(figure)?;
    let fits = before.cell == model.settings.cursor
        && usize::from(value) <= mode.n_values(model.play.geometry().side());
    let digit = Digit::new(value).filter(|_| fits)?;
    if before.made {
        model.play.slip();
    }
    Some(digit)
}

/// In givens mode, moves to the next cell.
pub(crate) fn advance(model: &mut Model) {
    let next = model.settings.cursor.index() + 1;
    if next < model.play.geometry().n_cells() && model.selected().len() == 1 {
        model.go_to(Cell::new(next));
        model.ui.reached = Some(model.settings.cursor);
    }
}

/// An empty cell was typed.
pub(crate) fn blank(model: &mut Model) {
    erase(model);
    if model.mode() == Mode::Givens {
        advance(model);
    }
}

/// Empties the cell. In givens mode, empties the one before it if typing led here, or if this one is empty.
pub(crate) fn back(model: &mut Model) {
    let cell = model.settings.cursor;
    let was_reached = model.ui.reached.take() == Some(cell);
    let goes_back = was_reached || model.play.square(cell).digit.is_none();
    if model.mode() == Mode::Givens && goes_back {
        model.go_to(Cell::new(cell.index().saturating_sub(1)));
    }
    erase(model);
}

fn is_given(square: Square) -> bool {
    matches!(square.digit, Some((_, By::Given)))
}

/// A digit is placed in all selected cells; if two of them see each other, it becomes a mark instead.
fn place_or_mark(model: &mut Model, digit: Digit) {
    let cells = model.selected();
    let geometry = model.play.geometry();
    let sees_another = |&cell: &Cell| cells.iter().any(|&other| geometry.sees(cell, other));
    if cells.iter().any(sees_another) {
        marking::toggle(model, Layer::Centre, digit);
    } else {
        place(model, digit, By::Player);
    }
}

fn place(model: &mut Model, digit: Digit, by: By) {
    let mut cells = model.selected();
    let may = |&cell: &Cell| by == By::Given || !is_given(model.play.square(cell));
    cells.retain(may);
    let n_wanted = cells.len();
    if by == By::Player {
        cells.retain(|&cell| model.is_allowed(cell, digit));
    }
    if cells.len() < n_wanted && cells.is_empty() {
        return model.say(Status::NotAllowed(model.settings.cursor, digit));
    }
    let to = |&cell: &Cell| Square {
        digit: Some((digit, by)),
        ..model.play.square(cell)
    };
    let wanted: Vec<_> = cells.iter().map(|cell| (*cell, to(cell))).collect();
    model.edit(Cause::Type, wanted);
    match cells[..] {
        [] => model.say(Status::GivenStays(model.settings.cursor)),
        _ if let Some(finish) = finish::of(model) => model.say(Status::Finished(finish)),
        [cell] => said_placed(model, cell, digit),
        _ => model.say(Status::Filled(cells.len(), digit)),
    }
}

fn said_placed(model: &mut Model, cell: Cell, digit: Digit) {
    let board = model.play.board();
    let same = |c: &Cell| board.get(*c) == Some(digit);
    let peers = model.play.geometry().peers(cell).iter().copied();
    let clashes: Vec<Cell> = peers.filter(same).collect();
    let told = model.settings.switches.is_on(Switch::Repeated);
    if told && !clashes.is_empty() {
        return model.say(Status::Clashes(cell, digit, clashes));
    }
    let placed = board.givens().filter(|(_, d)| *d == digit).count();
    let left = model.play.geometry().side().saturating_sub(placed);
    model.say(Status::Placed(cell, digit, left));
}

/// Eliminates a computed candidate, or brings it back. Hidden candidates are only shown at first, so that none is
/// eliminated unseen.
fn rule_out(model: &mut Model, digit: Digit) {
    let mut cells = model.selected();
    cells.retain(|&cell| model.play.square(cell).digit.is_none());
    if cells.is_empty() {
        return model.say(Status::Full(model.settings.cursor));
    }
    if !model.shows_candidates() {
        model.ui.figure = None;
        model.ui.hides_candidates = false;
        return model.say(Status::CandidatesShown);
    }
    let grid = Grid::new(&model.play.board());
    cells.retain(|&cell| grid.candidates(cell).contains(digit));
    if cells.is_empty() {
        return model.say(Status::Impossible(model.settings.cursor, digit));
    }
    let erased = |cell: Cell| model.play.square(cell).erased;
    let goes = cells.iter().any(|&cell| !erased(cell).contains(digit));
    let change = match goes {
        true => DigitSet::with,
        false => DigitSet::without,
    };
    let to = |&cell: &Cell| Square {
        erased: change(erased(cell), digit),
        ..model.play.square(cell)
    };
    let wanted: Vec<_> = cells.iter().map(|cell| (*cell, to(cell))).collect();
    model.edit(Cause::Mark, wanted);
    model.say(Status::Marked(Where::of(&cells), digit, goes));
}
