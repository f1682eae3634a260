//! Reading the board aloud: the status line shows it, and screen readers speak it.

use crate::action::Aloud;
use crate::model::{Model, Status};
use game::play::Square;
use nonet::board::{Cell, House, Layer, Marks};

/// Reads the digits of a house of the cursor's cell, or the marks of the selected cells.
pub(crate) fn read(model: &mut Model, what: Aloud) {
    model.ui.timer.is_stopped = false; // never read what a pause hides
    let (geometry, cursor) = (model.play.geometry(), model.settings.cursor);
    let house = match what {
        Aloud::Row => House::row(geometry.row(cursor)),
        Aloud::Col => House::col(geometry.col(cursor)),
        Aloud::Box => House::of_box(geometry.box_index(cursor)),
        Aloud::Marks => return marks(model),
    };
    let cells = geometry.house_cells(house).iter();
    let digit = |&cell: &Cell| model.play.square(cell).digit.map(|(digit, _)| digit);
    let digits = cells.map(digit).collect();
    model.say(Status::House(house, digits));
}

fn marks(model: &mut Model) {
    let cells = model.selected();
    let of = |cell: Cell| (cell, seen(model.play.square(cell)));
    let marked = cells.iter().map(|&cell| of(cell));
    let marked = marked.filter(|(_, marks)| *marks != Marks::default());
    let marked = marked.collect();
    model.say(Status::Marks(cells, marked));
}

/// A digit hides the marks that are digits.
fn seen(square: Square) -> Marks {
    match square.digit {
        None => square.marks,
        Some(_) => Marks::default().with(Layer::Colour, square.marks.get(Layer::Colour)),
    }
}
