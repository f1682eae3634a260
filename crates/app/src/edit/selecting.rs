//! Selecting cells, by pointer and by keyboard.

use super::filter::Filter;
use super::filtering;
use super::selection::{Pick, Pointed};
use crate::model::{Model, Status};
use crate::msg::Effect;
use crate::settings::switches::Switch;
use crate::timer::spending;
use game::play::Square;
use nonet::board::{Cell, Layer};

/// A pointer chose cells.
pub(crate) fn pointed(model: &mut Model, pointed: Pointed) -> Vec<Effect> {
    // A press writes nothing on a hidden board.
    let writes = |filter: &Filter| filter.locked && !spending::is_paused(model);
    let locked = model.ui.filter.filter(writes);
    match pointed {
        Pointed::Down(cell, false, false) if let Some(lock) = locked => {
            return filtering::write(model, cell, lock.digit);
        }
        Pointed::Up => {}
        Pointed::On(_) | Pointed::Twice(_) if locked.is_some() => {}
        Pointed::Down(cell, ctrl, shift) => return touched(model, cell, ctrl, shift),
        Pointed::On(cell) => return stroked(model, cell),
        Pointed::Twice(cell) => alike(model, cell),
    }
    Vec::new()
}

fn touched(model: &mut Model, cell: Cell, ctrl: bool, shift: bool) -> Vec<Effect> {
    let before = model.selected().len();
    let cursor = model.settings.cursor;
    let keeps = ctrl || model.settings.switches.is_on(Switch::Several);
    let geometry = model.play.geometry();
    let selection = &mut model.ui.selection;
    match shift {
        true => selection.rectangle(geometry, cell, cursor),
        false => selection.begin(cell, cursor, keeps),
    }
    arrive(model, cell, before)
}

fn stroked(model: &mut Model, cell: Cell) -> Vec<Effect> {
    let before = model.selected().len();
    let cursor = model.settings.cursor;
    model.ui.selection.stroke(cell, cursor);
    arrive(model, cell, before)
}

/// Moves the cursor to a cell, selecting the cells up to it too.
pub(crate) fn extend(model: &mut Model, cell: Cell) -> Vec<Effect> {
    let before = model.selected().len();
    let cursor = model.settings.cursor;
    let geometry = model.play.geometry();
    model.ui.selection.add(geometry, cell, cursor);
    arrive(model, cell, before)
}

/// Moves the cursor to a cell, keeping the selection.
pub(crate) fn roam(model: &mut Model, cell: Cell) -> Vec<Effect> {
    let selected = model.selected();
    model.ui.selection.choose(selected);
    model.settings.cursor = cell;
    model.ui.figure = None;
    vec![Effect::Focus(cell)]
}

fn arrive(model: &mut Model, cell: Cell, before: usize) -> Vec<Effect> {
    model.settings.cursor = cell;
    model.ui.figure = None;
    say(model, before);
    vec![Effect::Focus(cell)]
}

/// Announces how many cells are selected, if more than one is or was.
fn say(model: &mut Model, before: usize) {
    let n = model.selected().len();
    if n > 1 || before > 1 {
        model.say(Status::Selected(n));
    }
}

/// A key or a button selects cells.
pub(crate) fn pick(model: &mut Model, pick: Pick) {
    let cursor = model.settings.cursor;
    let before = model.selected().len();
    let geometry = model.play.geometry();
    let selection = &mut model.ui.selection;
    match pick {
        Pick::Toggle => selection.begin(cursor, cursor, !selection.is_plain(cursor)),
        Pick::Row => {
            let row = |cell: &Cell| geometry.row(*cell) == geometry.row(cursor);
            selection.choose(geometry.cells().filter(row));
        }
        Pick::All => selection.choose(geometry.cells()),
        Pick::Others => {
            let is_other = |&cell: &Cell| !selection.contains(cell, cursor);
            let others: Vec<Cell> = geometry.cells().filter(is_other).collect();
            selection.choose(others);
        }
    }
    say(model, before);
}

/// Selects all cells like this one: with its digit, or else with its colours, its centre marks, its corner marks.
fn alike(model: &mut Model, cell: Cell) {
    let play = &model.play;
    let of_digit = |square: Square| square.digit.map(|(digit, _)| digit);
    let sought = play.square(cell);
    let is_alike: Box<dyn Fn(Square) -> bool> = match (of_digit(sought), layer_shown(sought)) {
        (Some(digit), _) => Box::new(move |square| of_digit(square) == Some(digit)),
        (None, Some(layer)) => Box::new(move |square| {
            let same = square.marks.get(layer) == sought.marks.get(layer);
            same && (of_digit(square).is_none() || !layer.holds_digits())
        }),
        (None, None) => return,
    };
    let cells = play.geometry().cells();
    let cells = cells.filter(|&cell| is_alike(play.square(cell)));
    model.ui.selection.choose(cells);
    say(model, 1);
}

/// The layer of marks that identifies a cell without a digit.
fn layer_shown(square: Square) -> Option<Layer> {
    let mut layers = [Layer::Colour, Layer::Centre, Layer::Corner].into_iter();
    layers.find(|&layer| !square.marks.get(layer).is_empty())
}
