//! Buttons, selects and switches.

use super::target::{around, cell_of};
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use crate::web::{choices, dom, form};
use app::Msg;
use app::buttons;
use app::msg::Press;
use nonet::board::Digit;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement, MouseEvent};

/// Everything that can be clicked.
const CLICKED: &str = "[data-action], [data-mode], [data-workspace], [data-digit], [data-reading], [data-repair], [data-mend], [data-preset], [data-up], [data-down], [data-branch], [data-row], [data-puzzle]";

pub(super) fn listen(tell: &Sender) -> Vec<Listener> {
    let document = dom::document();
    let [clicked, changed, typed] = std::array::from_fn(|_| tell.clone());
    vec![
        Listener::new(&document, "click", move |event: MouseEvent| {
            let pressed = around(&event, CLICKED).and_then(|element| pressed(&element));
            let pressed = pressed.map(|msg| match msg {
                Msg::Pad(digit) if event.detail() == 2 => Msg::PadPressed(digit, Press::Again),
                once => once,
            });
            // A pointer was handled when it came down; assistive technology clicks without one.
            let reached = || cell_of(&event).filter(|_| event.detail() == 0);
            if let Some(msg) = pressed.or_else(|| reached().map(Msg::Clicked)) {
                clicked.msg(msg);
            }
        }),
        Listener::new(&document, "change", move |event: Event| {
            if let Some(msg) = form::changed(&event).or_else(|| set(&event)) {
                changed.msg(msg);
            }
        }),
        Listener::new(&document, "input", move |event: Event| {
            let field = event.target();
            let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
            if let Some(field) = field.filter(|field| field.id() == "search") {
                typed.msg(Msg::Searched(field.value()));
            }
        }),
    ]
}

fn pressed(element: &Element) -> Option<Msg> {
    let named = |name: &str| element.get_attribute(name);
    if let Some(name) = named("data-action") {
        return buttons::named(&name).map(Msg::Action);
    }
    if let Some(digit) = named("data-digit") {
        return digit.parse().ok().and_then(Digit::new).map(Msg::Pad);
    }
    if let Some(place) = named("data-puzzle") {
        return place.parse().ok().map(Msg::PuzzleChosen);
    }
    if let Some(place) = named("data-row") {
        return place.parse().ok().map(Msg::RowChosen);
    }
    if let Some(place) = named("data-branch") {
        return place.parse().ok().map(Msg::BranchChosen);
    }
    if let Some(place) = named("data-reading") {
        return place.parse().ok().map(Msg::ReadingChosen);
    }
    if let Some(place) = named("data-preset") {
        return place.parse().ok().map(Msg::PresetChosen);
    }
    for (name, forward) in [("data-up", true), ("data-down", false)] {
        if let Some(place) = named(name) {
            let place = place.parse().ok();
            return place.map(|place| Msg::TechniqueMoved(place, forward));
        }
    }
    if let Some(place) = named("data-mend") {
        return place.parse().ok().map(Msg::MendChosen);
    }
    if let Some(place) = named("data-repair") {
        return place.parse().ok().map(Msg::RepairChosen);
    }
    let mode = named("data-mode").and_then(|slug| choices::mode(&slug));
    mode.or_else(|| choices::workspace(&named("data-workspace")?))
}

fn set(event: &Event) -> Option<Msg> {
    let target = event.target()?;
    if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        let value = select.value();
        return match select.has_attribute("data-choice") {
            true => value.parse().ok().map(Msg::OptionChosen),
            false => choices::chosen(&select.id(), &value),
        };
    }
    let switch = target.dyn_ref::<HtmlInputElement>()?;
    if switch.id() == "savepoint" {
        return Some(Msg::Named(switch.value()));
    }
    let place = |name| switch.get_attribute(name)?.parse().ok();
    if let Some(place) = place("data-technique") {
        return Some(Msg::TechniqueSwitched(place, switch.checked()));
    }
    if let Some(place) = place("data-family") {
        return Some(Msg::FamilySwitched(place, switch.checked()));
    }
    choices::switched(&switch.id(), switch.checked())
}
