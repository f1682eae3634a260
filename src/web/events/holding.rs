//! A key of the pad that is held, or pressed with the other button.

use super::target::around;
use crate::app::Msg;
use crate::app::msg::Press;
use crate::board::Digit;
use crate::web::happened::Tell;
use crate::web::listener::Listener;
use crate::web::timing;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// After so many milliseconds a key is held.
const LONG: i32 = 500;

/// The key that is down, if any, and whether it has been told as held: then its click is no press of it.
#[derive(Clone, Copy, Default)]
struct Down {
    serial: u32,
    is_down: bool,
    is_held: bool,
}

pub(super) fn listen(keys: &Element, tell: &Tell) -> Vec<Listener> {
    let state: Rc<Cell<Down>> = Rc::default();
    let [begun, clicked] = std::array::from_fn(|_| Rc::clone(&state));
    let tell = tell.clone();
    let mut listeners = vec![
        Listener::new(keys, "pointerdown", move |event: PointerEvent| {
            press(&begun, &event, &tell);
        }),
        Listener::new(keys, "click", move |event: MouseEvent| {
            if clicked.take().is_held {
                event.stop_propagation();
            }
        }),
        Listener::new(keys, "contextmenu", |event: Event| event.prevent_default()),
    ];
    listeners.extend(["pointerup", "pointercancel", "pointerout"].map(|name| {
        let state = Rc::clone(&state);
        Listener::new(keys, name, move |_: PointerEvent| {
            state.set(Down {
                is_down: false,
                ..state.get()
            });
        })
    }));
    listeners
}

fn press(state: &Rc<Cell<Down>>, event: &PointerEvent, tell: &Tell) {
    let key = around(event, "[data-digit]");
    let digit = key.and_then(|key| key.get_attribute("data-digit")?.parse().ok());
    let Some(digit) = digit.and_then(Digit::new) else {
        return;
    };
    let held = Msg::PadPressed(digit, Press::Long);
    if event.button() == 2 {
        return tell.msg(held);
    }
    let serial = state.get().serial.wrapping_add(1);
    let down = Down {
        serial,
        is_down: true,
        is_held: false,
    };
    state.set(down);
    let (state, tell) = (Rc::clone(state), tell.clone());
    timing::after(LONG, move || {
        if state.get().serial == serial && state.get().is_down {
            state.set(Down {
                is_held: true,
                ..state.get()
            });
            tell.msg(held);
        }
    });
}
