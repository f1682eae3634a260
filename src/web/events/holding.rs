//! A key of the pad that is held, or pressed with the other button.

use super::target::around;
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use crate::web::timing;
use app::Msg;
use app::msg::Press;
use nonet::board::Digit;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// How many milliseconds a key must be down to count as held.
const LONG: i32 = 500;

/// How often a key went down or up, and whether the last press was reported as held: if so, its click is ignored.
#[derive(Default)]
struct Holding {
    turns: Cell<u32>,
    is_held: Cell<bool>,
}

pub(super) fn listen(keys: &Element, tell: &Sender) -> Vec<Listener> {
    let state: Rc<Holding> = Rc::default();
    let [begun, clicked] = std::array::from_fn(|_| Rc::clone(&state));
    let tell = tell.clone();
    let mut listeners = vec![
        Listener::new(keys, "pointerdown", move |event: PointerEvent| {
            press(&begun, &event, &tell);
        }),
        Listener::new(keys, "click", move |event: MouseEvent| {
            if clicked.is_held.take() {
                event.stop_propagation();
            }
        }),
        Listener::new(keys, "contextmenu", |event: Event| event.prevent_default()),
    ];
    listeners.extend(["pointerup", "pointercancel", "pointerout"].map(|name| {
        let state = Rc::clone(&state);
        Listener::new(keys, name, move |_: PointerEvent| {
            state.turn();
        })
    }));
    listeners
}

impl Holding {
    /// The key goes down or up, which outdates earlier timers.
    fn turn(&self) -> u32 {
        self.turns.set(self.turns.get().wrapping_add(1));
        self.turns.get()
    }
}

fn press(state: &Rc<Holding>, event: &PointerEvent, tell: &Sender) {
    let key = around(event, "[data-digit]");
    let digit = key.and_then(|key| key.get_attribute("data-digit")?.parse().ok());
    let Some(digit) = digit.and_then(Digit::new) else {
        return;
    };
    let held = Msg::PadPressed(digit, Press::Long);
    if event.button() == 2 {
        return tell.msg(held);
    }
    state.is_held.set(false);
    let turn = state.turn();
    let (state, tell) = (Rc::clone(state), tell.clone());
    timing::after(LONG, move || {
        if state.turns.get() == turn {
            state.is_held.set(true);
            tell.msg(held);
        }
    });
}
