//! Marking: a mark is added to every selected cell, or removed from all if all have it.

use crate::model::{Model, Status};
use crate::status::{Mine, Where};
use game::play::Square;
use nonet::board::{Cell, Digit, Layer, Marks};

/// A mark was typed.
pub(super) fn toggle(model: &mut Model, layer: Layer, mark: Digit) {
    let cells: Vec<Cell> = model
        .selected()
        .into_iter()
        .filter(|&cell| takes(model.play.square(cell), layer))
        .collect();
    if cells.is_empty() {
        return model.say(Status::Full(model.settings.cursor));
    }
    let marks = |cell: Cell| model.play.square(cell).marks;
    let lacks = |&cell: &Cell| !marks(cell).get(layer).contains(mark);
    let adds = cells.iter().any(lacks);
    let change = match adds {
        true => Marks::marked,
        false => Marks::unmarked,
    };
    remark(model, &cells, &|marks| change(marks, layer, mark));
    model.say(Status::Mine(Mine::Marked(
        Where::of(&cells),
        layer,
        mark,
        adds,
    )));
}

/// A colour was typed while a digit has the focus: that candidate gets it wherever it is shown, or loses it if it
/// has it everywhere.
pub(super) fn tint(model: &mut Model, digit: Digit, colour: Digit) {
    let grid = model.play.grid();
    let marks = |cell: Cell| model.play.square(cell).marks;
    let mut cells = model.selected();
    cells.retain(|&cell| {
        let is_marked = marks(cell).digits().contains(digit);
        let is_shown = model.shows_candidates() && grid.candidates(cell).contains(digit);
        model.play.square(cell).digit.is_none() && (is_marked || is_shown)
    });
    if cells.is_empty() {
        return model.say(Status::Mine(Mine::NotShown(digit)));
    }
    let has_it = |&cell: &Cell| marks(cell).tint(digit) == Some(colour);
    let adds = !cells.iter().all(has_it);
    let colour_now = Some(colour).filter(|_| adds);
    remark(model, &cells, &|marks| marks.tinted(digit, colour_now));
    let place = Where::of(&cells);
    model.say(Status::Mine(Mine::Tinted(place, digit, colour, adds)));
}

fn remark(model: &mut Model, cells: &[Cell], change: &dyn Fn(Marks) -> Marks) {
    let to = |&cell: &Cell| {
        let square = model.play.square(cell);
        let marks = change(square.marks);
        (cell, Square { marks, ..square })
    };
    let wanted: Vec<_> = cells.iter().map(to).collect();
    model.note(wanted);
}

/// Can the cell hold marks of this layer?
fn takes(square: Square, layer: Layer) -> bool {
    square.digit.is_none() || !layer.holds_digits()
}
