//! What Delete removes: one kind of content per press, from all selected cells.

use crate::model::{Mode, Model, Status};
use crate::status::{Mine, Where};
use game::play::{By, Cause, Square};
use nonet::board::{Cell, DigitSet, Layer};

/// A kind of content.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Digit,
    Marks(Layer),
    Erased,
}

/// The order of removal. The layer being typed comes before all.
const CASCADE: [Kind; 5] = [
    Kind::Digit,
    Kind::Marks(Layer::Centre),
    Kind::Marks(Layer::Corner),
    Kind::Marks(Layer::Colour),
    Kind::Erased,
];

/// Removes the first kind of content found from the selected cells.
pub(crate) fn erase(model: &mut Model) {
    let cells = model.selected();
    let own = model.mode().layer().map(Kind::Marks);
    let is_found = |kind: &Kind| {
        let mut cells = cells.iter();
        cells.any(|&cell| without(model, cell, *kind) != model.play.square(cell))
    };
    let kind = own.into_iter().chain(CASCADE).find(is_found);
    let is_given = |&cell: &Cell| matches!(model.play.square(cell).digit, Some((_, By::Given)));
    if kind.is_none()
        && let Some(&given) = cells.iter().find(|cell| is_given(cell))
    {
        return model.say(Status::GivenStays(given));
    }
    let kind = kind.unwrap_or(Kind::Digit);
    let to = |&cell: &Cell| (cell, without(model, cell, kind));
    let wanted: Vec<_> = cells.iter().map(to).collect();
    let is_told =
        |(cell, to): &(Cell, Square)| to.digit.is_none() || *to != model.play.square(*cell);
    let told = wanted.iter().filter(|it| is_told(it)).map(|it| it.0);
    let told: Vec<Cell> = told.collect();
    match kind {
        Kind::Marks(_) => drop(model.note(wanted)),
        Kind::Digit | Kind::Erased => drop(model.edit(Cause::Type, wanted)),
    }
    model.say(match kind {
        Kind::Marks(layer) => Status::Mine(Mine::Unmarked(Where::of(&told), layer)),
        Kind::Digit | Kind::Erased => Status::Erased(Where::of(&told)),
    });
}

/// The cell without that kind of content. Givens are removed only in givens mode; what a digit hides stays.
fn without(model: &Model, cell: Cell, kind: Kind) -> Square {
    let square = model.play.square(cell);
    let stays = match square.digit {
        None => kind == Kind::Digit,
        Some((_, By::Given)) if model.mode() == Mode::Givens => false,
        Some((_, by)) => by == By::Given && kind == Kind::Digit,
    };
    if stays {
        return square;
    }
    match kind {
        Kind::Digit => Square {
            digit: None,
            ..square
        },
        Kind::Marks(layer) if layer.holds_digits() && square.digit.is_some() => square,
        Kind::Marks(layer) => {
            let marks = square.marks.with(layer, DigitSet::EMPTY);
            let marks = match layer {
                Layer::Colour if square.digit.is_none() => marks.tinted_only(DigitSet::EMPTY),
                _ => marks,
            };
            Square { marks, ..square }
        }
        Kind::Erased if square.digit.is_some() => square,
        Kind::Erased => Square {
            erased: DigitSet::EMPTY,
            ..square
        },
    }
}
