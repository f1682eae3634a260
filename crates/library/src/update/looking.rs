//! Going to another place.

use super::record::find;
use crate::model::Model;
use crate::query::Place;

/// Shows the content of a place, from its start.
pub(super) fn look(model: &mut Model, place: Place) {
    model.query.place = place;
    model.shows_figures = false;
    (model.cursor, model.first) = (0, 0);
    model.ticked.clear();
    model.asks = None;
    model.undo.clear();
    find(model);
}
