//! The player of a cascade: its slider and its keys, and any other press while it plays, which ends it.

use super::target::around;
use crate::web::dom;
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use app::Msg;
use app::msg::Action;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, PointerEvent};

/// What can be pressed while it plays without ending it.
const SPARED: &str = "#player, [data-row]";

pub(super) fn listen(root: &Element, tell: &Sender) -> Vec<Listener> {
    let document = dom::document();
    let player: Element = dom::find(root, "#player");
    let [moved, pressed, key, pointer] = std::array::from_fn(|_| tell.clone());
    let [by_key, by_pointer] = std::array::from_fn(|_| player.clone());
    vec![
        Listener::new(&player, "input", move |event: Event| {
            moved_to(&event)
                .into_iter()
                .for_each(|at| moved.msg(Msg::Scrubbed(at)));
        }),
        Listener::new(&player, "keydown", move |event: KeyboardEvent| {
            if let Some(action) = action(&event) {
                event.prevent_default();
                pressed.msg(Msg::Action(action));
            }
        }),
        Listener::new(&document, "keydown", move |event: KeyboardEvent| {
            hurry(&key, &by_key, &event);
        }),
        Listener::new(&document, "pointerdown", move |event: PointerEvent| {
            hurry(&pointer, &by_pointer, &event);
        }),
    ]
}

/// The deduction that the slider is at, from 0.
fn moved_to(event: &Event) -> Option<usize> {
    let slider = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    slider.value().parse::<usize>().ok()?.checked_sub(1)
}

/// The slider handles the arrow keys itself, the buttons the space bar.
fn action(event: &KeyboardEvent) -> Option<Action> {
    let is_slider = around(event, "input").is_some();
    match (is_slider, event.key().as_str()) {
        (true, " ") => Some(Action::Play),
        (true, "Escape") => Some(Action::Dismiss),
        (false, "ArrowLeft" | "ArrowDown") => Some(Action::PreviousStep),
        (false, "ArrowRight" | "ArrowUp") => Some(Action::NextStep),
        (false, "Home") => Some(Action::FirstStep),
        (false, "End") => Some(Action::LastStep),
        _ => None,
    }
}

fn hurry(tell: &Sender, player: &Element, event: &Event) {
    if player.class_list().contains("playing") && around(event, SPARED).is_none() {
        tell.msg(Msg::Hurried);
    }
}
