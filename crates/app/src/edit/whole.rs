//! What is done to the whole board at once: emptying it, going back to its givens, making its digits givens.

use crate::instead::NO_GIVENS;
use crate::model::{Mode, Model, Status};
use game::play::{By, Cause, Square};

/// Empties the board.
pub(crate) fn clear(model: &mut Model) {
    let cells = model.play.geometry().cells();
    model.edit(Cause::Clear, cells.map(|cell| (cell, Square::default())));
    model.settings.mode = Mode::Givens;
    model.say(Status::Cleared);
}

/// Removes all but the givens.
pub(crate) fn restart(model: &mut Model) {
    if model.play.givens().n_givens() == 0 && !model.play.is_empty() {
        return model.refuse(&NO_GIVENS);
    }
    let given = |square: Square| Square {
        digit: square.digit.filter(|(_, by)| *by == By::Given),
        ..Square::default()
    };
    let cells = model.play.geometry().cells();
    let wanted: Vec<_> = cells
        .map(|cell| (cell, given(model.play.square(cell))))
        .collect();
    model.edit(Cause::Restart, wanted);
    model.say(Status::Restarted);
}

/// Makes all digits givens; erased candidates stay erased.
pub(crate) fn adopt(model: &mut Model) {
    let given = |square: Square| Square {
        digit: square.digit.map(|(digit, _)| (digit, By::Given)),
        ..square
    };
    let before = model.play.givens().n_givens();
    let cells = model.play.geometry().cells();
    let wanted: Vec<_> = cells
        .map(|cell| (cell, given(model.play.square(cell))))
        .collect();
    model.edit(Cause::Adopt, wanted);
    let n_new = model.play.givens().n_givens() - before;
    model.say(Status::Adopted(n_new));
}
