//! Going about the list, and ticking its rows.

use super::acts;
use crate::shelf::button::Button;
use crate::shelf::model::Model;
use crate::shelf::msg::{Effect, Key};

/// A key was pressed in the list.
pub(super) fn typed(model: &mut Model, key: Key) -> Vec<Effect> {
    let last = model.list.len().saturating_sub(1);
    match key {
        Key::By(n) => return go(model, model.cursor.saturating_add_signed(n)),
        Key::Page(n) => {
            let rows = n.saturating_mul(model.n_fit.saturating_sub(1).max(1) as isize);
            return go(model, model.cursor.saturating_add_signed(rows));
        }
        Key::First => return go(model, 0),
        Key::Last => return go(model, last),
        Key::Open => return acts::open(model),
        Key::Tick => tick(model, model.cursor, false),
        Key::TickOn(n) => {
            let here = model.cursor;
            if model
                .row_here()
                .is_some_and(|row| !model.ticked.contains(&row))
            {
                tick(model, here, false);
            }
            let effects = go(model, here.saturating_add_signed(n));
            if model
                .row_here()
                .is_some_and(|row| !model.ticked.contains(&row))
            {
                tick(model, model.cursor, false);
            }
            return effects;
        }
        Key::All => return acts::pressed(model, Button::TickAll),
        Key::Delete => return acts::pressed(model, Button::Delete),
    }
    Vec::new()
}

fn go(model: &mut Model, place: usize) -> Vec<Effect> {
    model.cursor = place.min(model.list.len().saturating_sub(1));
    vec![Effect::Scroll(model.cursor)]
}

/// Ticks a row of the list, or unticks it; through: all from the last one ticked to it.
pub(super) fn tick(model: &mut Model, place: usize, through: bool) {
    let Some(&row) = model.list.get(place) else {
        return;
    };
    if through {
        let last = model.last_tick.min(model.list.len() - 1);
        let (from, to) = (last.min(place), last.max(place));
        model.ticked.extend(&model.list[from..=to]);
    } else if !model.ticked.remove(&row) {
        model.ticked.insert(row);
    }
    (model.cursor, model.last_tick) = (place, place);
}
