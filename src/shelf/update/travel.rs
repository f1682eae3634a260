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
        Key::Tick => tick(model, false),
        Key::TickOn(n) => {
            tick_here(model);
            let effects = go(model, model.cursor.saturating_add_signed(n));
            tick_here(model);
            return effects;
        }
        Key::None => model.ticked.clear(),
        Key::All => return acts::pressed(model, Button::TickAll),
        Key::Delete => return acts::pressed(model, Button::Delete),
    }
    Vec::new()
}

fn go(model: &mut Model, place: usize) -> Vec<Effect> {
    model.cursor = place.min(model.list.len().saturating_sub(1));
    vec![Effect::Scroll(model.cursor)]
}

/// Puts the cursor on this row, if it is in the list.
pub(super) fn go_to(model: &mut Model, row: u32) -> bool {
    let place = model.list.iter().position(|&other| other == row);
    model.cursor = place.unwrap_or(model.cursor);
    place.is_some()
}

fn tick_here(model: &mut Model) {
    model.ticked.extend(model.row_here());
    model.last_tick = model.cursor;
}

/// Ticks the row where the cursor is, or unticks it; through: all from the last one ticked to it.
pub(super) fn tick(model: &mut Model, through: bool) {
    let Some(row) = model.row_here() else {
        return;
    };
    if through {
        let last = model.last_tick.min(model.list.len() - 1);
        let (from, to) = (last.min(model.cursor), last.max(model.cursor));
        model.ticked.extend(&model.list[from..=to]);
    } else if !model.ticked.remove(&row) {
        model.ticked.insert(row);
    }
    model.last_tick = model.cursor;
}
