//! A pointer on the board: cells touched, one after the other, until it is lifted.

use super::target::cell_of;
use crate::web::dom;
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use app::Msg;
use app::edit::selection::under;
use app::msg::Pointed;
use nonet::board;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Element, MouseEvent, PointerEvent};

pub(super) fn listen(board: &Element, tell: &Sender) -> Vec<Listener> {
    let document = dom::document();
    let [down, moved, twice, up] = std::array::from_fn(|_| tell.clone());
    let last: Rc<Cell<Option<board::Cell>>> = Rc::default(); // the cell touched last in the current stroke
    let [begun, going, ended, broken] = std::array::from_fn(|_| Rc::clone(&last));
    let [grid, zoomed] = std::array::from_fn(|_| board.clone());
    vec![
        // The page moves the focus, and no text is selected.
        Listener::new(board, "mousedown", |event: MouseEvent| {
            if event.button() == 0 && cell_of(&event).is_some() {
                event.prevent_default();
            }
        }),
        Listener::new(board, "pointerdown", move |event: PointerEvent| {
            if let Some(cell) = cell_of(&event).filter(|_| begins(&event)) {
                begun.set(Some(cell));
                let ctrl = event.ctrl_key() || event.meta_key();
                down.msg(Msg::Pointed(Pointed::Down(cell, ctrl, event.shift_key())));
            }
        }),
        Listener::new(&document, "pointermove", move |event: PointerEvent| {
            if going.get().is_none() {
                return;
            }
            let cell = cell_under(&grid, &event);
            if cell.is_some() && going.replace(cell.or(going.get())) != cell {
                cell.into_iter()
                    .for_each(|cell| moved.msg(Msg::Pointed(Pointed::On(cell))));
            }
        }),
        Listener::new(&document, "pointerup", move |_: PointerEvent| {
            if ended.take().is_some() && dom::is(&zoomed, ".zoomed") {
                up.msg(Msg::Pointed(Pointed::Up));
            }
        }),
        Listener::new(&document, "pointercancel", move |_: PointerEvent| {
            broken.set(None)
        }),
        Listener::new(board, "dblclick", move |event: MouseEvent| {
            let is_plain = !(event.ctrl_key() || event.meta_key() || event.shift_key());
            if let Some(cell) = cell_of(&event).filter(|_| is_plain) {
                twice.msg(Msg::Pointed(Pointed::Twice(cell)));
            }
        }),
    ]
}

/// Does a stroke begin: with the main button of a mouse, the first finger, a pen?
fn begins(event: &PointerEvent) -> bool {
    event.is_primary() && event.button() == 0
}

/// The cell that the pointer means.
fn cell_under(grid: &Element, event: &PointerEvent) -> Option<board::Cell> {
    let side: u16 = grid.get_attribute("data-side")?.parse().ok()?;
    let place = grid.get_bounding_client_rect();
    let cells = f64::from(side) / place.width();
    let across = (f64::from(event.client_x()) - place.left()) * cells;
    let down = (f64::from(event.client_y()) - place.top()) * cells;
    let (row, col) = under(across, down)?;
    let side = usize::from(side);
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let is_seen = || {
        let there = dom::document().element_from_point(x, y);
        there.is_some_and(|there| grid.contains(Some(&there)))
    };
    let is_on = row < side && col < side && (!dom::is(grid, ".zoomed") || is_seen());
    is_on.then(|| board::Cell::new(row * side + col))
}
