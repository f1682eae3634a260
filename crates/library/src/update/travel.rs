//! Moving in the list, and ticking its rows.

use super::acts;
use crate::button::Button;
use crate::model::Model;
use crate::msg::{Effect, Key};

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
        Key::TickOn(n) => return tick_on(model, n),
        Key::None => {
            model.ticked.clear();
            model.range = None;
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

/// Puts the cursor on this row, if it is in the list.
pub(super) fn go_to(model: &mut Model, row: u32) -> bool {
    let place = model.list.iter().position(|&other| other == row);
    model.cursor = place.unwrap_or(model.cursor);
    place.is_some()
}

/// Moves the cursor, and the end of the range with it. A range starts at the cursor, unless the cursor is the end
/// of one.
fn tick_on(model: &mut Model, n: isize) -> Vec<Effect> {
    if model.range != Some(model.cursor) {
        (model.last_tick, model.range) = (model.cursor, None);
    }
    let effects = go(model, model.cursor.saturating_add_signed(n));
    tick_through(model);
    effects
}

/// Ticks the row with the cursor, or unticks it; `through`: all from the last one ticked to it.
pub(super) fn tick(model: &mut Model, through: bool) {
    let Some(row) = model.row_here() else {
        return;
    };
    if through {
        return tick_through(model);
    }
    if !model.ticked.remove(&row) {
        model.ticked.insert(row);
    }
    (model.last_tick, model.range) = (model.cursor, None);
}

/// Ends the range at the cursor: rows that it had beyond that are unticked.
fn tick_through(model: &mut Model) {
    if let Some(end) = model.range {
        for row in between(&model.list, model.last_tick, end) {
            model.ticked.remove(row);
        }
    }
    let rows = between(&model.list, model.last_tick, model.cursor);
    model.ticked.extend(rows);
    model.range = Some(model.cursor);
}

/// The rows between two places of the list, in either order.
fn between(list: &[u32], one: usize, other: usize) -> &[u32] {
    list.get(one.min(other)..=one.max(other))
        .unwrap_or_default()
}
