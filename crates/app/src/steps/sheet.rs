//! What the controls of the sheet of techniques do.

use super::order::{Order, PRESETS};
use crate::learn::reading;
use crate::model::Model;
use nonet::logic::Family;

/// Opens the sheet. If the techniques' names could not be fetched, tries again.
pub(crate) fn open(model: &mut Model) {
    reading::again(model);
    model.ui.sheet = true;
}

/// A family was switched on or off.
pub(crate) fn switch_family(model: &mut Model, place: usize, on: bool) {
    if let Some(&family) = Family::ALL.get(place) {
        model.settings.order.switch_family(family, on);
    }
}

/// A ready-made choice was chosen.
pub(crate) fn preset(model: &mut Model, index: usize) {
    if let Some((_, preset)) = PRESETS.get(index) {
        model.settings.order = Order::of(*preset);
    }
}
