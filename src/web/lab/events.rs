//! From the events in the laboratory's part of the page to messages.

use super::happened::Sender;
use crate::web::dom;
use crate::web::listener::Listener;
use crate::web::room::events::{act, around, number, set};
use crate::web::room::files::{Given, Reader};
use lab_page::{Button, Msg, Touch};
use nonet::board::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent};

/// The largest file in bytes: longer than the most puzzles that an experiment can have.
const MOST: f64 = 5_000_000.0;

/// Listens for as long as the result is kept.
pub(super) fn listen(place: &Element, tell: &Sender) -> Vec<Listener> {
    let [clicked, moved, changed, dragged, key, nowhere, came] =
        std::array::from_fn(|_| tell.clone());
    let files = Reader::new(MOST, move |given| came.msg(told(given)));
    vec![
        Listener::new(place, "click", move |event: MouseEvent| {
            pressed(&event).into_iter().for_each(|msg| clicked.msg(msg));
        }),
        Listener::new(place, "mousemove", move |event: MouseEvent| {
            let msg = on_tree(&event, Touch::Pointed);
            msg.into_iter().for_each(|msg| moved.msg(msg));
        }),
        Listener::new(place, "change", move |event: Event| {
            if !files.take(&event)
                && let Some((field, value)) = set(&event)
            {
                changed.msg(Msg::Set(field, value));
            }
        }),
        Listener::new(place, "input", move |event: Event| {
            typed(&event).into_iter().for_each(|msg| dragged.msg(msg));
        }),
        Listener::new(place, "keydown", {
            let place = place.clone();
            move |event: KeyboardEvent| {
                if event.key() == "Escape" {
                    shut_options(&place);
                }
            }
        }),
        Listener::new(&dom::html(), "click", {
            let place = place.clone();
            move |event: MouseEvent| {
                if around(&event, OPTIONS).is_none() {
                    shut_options(&place);
                }
            }
        }),
        Listener::new(place, "keydown", move |event: KeyboardEvent| {
            say_key(&event, &key);
            event.stop_propagation(); // the game has its own keys
        }),
        // On a page just opened nothing has the focus.
        Listener::new(&dom::html(), "keydown", {
            let place = place.clone();
            move |event: KeyboardEvent| {
                if around(&event, "body *").is_none() && !dom::is(&place, "[hidden] *, [hidden]") {
                    say_key(&event, &nowhere);
                }
            }
        }),
    ]
}

/// The panel over the boards.
const OPTIONS: &str = ".options[open]";

/// Closes the panel, and gives its head the focus if that was inside.
fn shut_options(place: &Element) {
    let Ok(Some(panel)) = place.query_selector(OPTIONS) else {
        return;
    };
    let had_focus = panel
        .query_selector(":focus")
        .is_ok_and(|focus| focus.is_some());
    dom::log_failure(panel.remove_attribute("open"));
    let head = panel.query_selector("summary").ok().flatten();
    let head = head.and_then(|head| head.dyn_into::<HtmlElement>().ok());
    if let Some(head) = head.filter(|_| had_focus) {
        dom::log_failure(head.focus());
    }
}

fn pressed(event: &MouseEvent) -> Option<Msg> {
    if let Some(guess) = around(event, "[data-guess]") {
        let cell = Cell::new(number(&guess, "data-guess")?);
        return Some(Msg::Guessed(board_of(&guess)?, cell));
    }
    if let Some(msg) = on_tree(event, Touch::Pressed) {
        return Some(msg);
    }
    act(event).map(Msg::Pressed)
}

/// An action on a search tree with a pointer. Points are in the units of the picture.
fn on_tree(event: &MouseEvent, touch: fn(f64, f64) -> Touch) -> Option<Msg> {
    let svg = around(event, TREE)?;
    let frame = svg.get_bounding_client_rect();
    let size = svg.get_attribute("viewBox")?;
    let mut size = size.split(' ').skip(2).map(str::parse::<f64>);
    let (wide, high) = (size.next()?.ok()?, size.next()?.ok()?);
    let x = (f64::from(event.client_x()) - frame.left()) / frame.width() * wide;
    let y = (f64::from(event.client_y()) - frame.top()) / frame.height() * high;
    Some(Msg::Tree(lane_of(&svg)?, touch(x, y)))
}

const TREE: &str = "[data-tree]";

fn lane_of(svg: &Element) -> Option<usize> {
    number(svg, "data-tree")
}

/// The run that owns the board with this cell.
fn board_of(cell: &Element) -> Option<usize> {
    number(cell, "data-lane")
}

/// What a key does on a search tree.
fn tree_touch(key: &str) -> Option<Touch> {
    Some(match key {
        "ArrowUp" => Touch::Above,
        "ArrowDown" => Touch::Below,
        "ArrowLeft" => Touch::Before,
        "ArrowRight" => Touch::After,
        "Enter" | " " => Touch::Enter,
        "+" => Touch::Closer,
        "-" => Touch::Farther,
        _ => return None,
    })
}

/// A field was typed into, or dragged, that reacts before it is left.
fn typed(event: &Event) -> Option<Msg> {
    let (field, value) = set(event)?;
    if around(event, "[data-live]").is_some() {
        return Some(Msg::Typed(field, value));
    }
    around(event, "[type=range], [data-eager]")?;
    Some(Msg::Set(field, value))
}

/// A field that takes a file is set to its text; without a field the file is of a class. `None` means too long to
/// read.
fn told(given: Given) -> Msg {
    match (given.field, given.text) {
        (None, text) => Msg::FileCame(given.name, text),
        (Some(field), Some(text)) => Msg::Set(field, text),
        (Some(field), None) => Msg::Set(format!("{field}-large"), String::new()),
    }
}

fn say_key(event: &KeyboardEvent, tell: &Sender) {
    if let Some(msg) = key_msg(event) {
        event.prevent_default();
        tell.msg(msg);
    }
}

/// J, K, L as in video players, except where text is typed; the arrow keys on a board.
fn key_msg(event: &KeyboardEvent) -> Option<Msg> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    if let Some(cell) = around(event, "[data-guess]") {
        let arrow = match event.key().as_str() {
            "ArrowUp" => Some((-1, 0)),
            "ArrowDown" => Some((1, 0)),
            "ArrowLeft" => Some((0, -1)),
            "ArrowRight" => Some((0, 1)),
            _ => None,
        };
        if let Some((rows, cols)) = arrow {
            return Some(Msg::Moved(board_of(&cell)?, rows, cols));
        }
    }
    if let Some(svg) = around(event, TREE)
        && let Some(touch) = tree_touch(&event.key())
    {
        return Some(Msg::Tree(lane_of(&svg)?, touch));
    }
    if around(event, "textarea, select, [type=text]").is_some() {
        return None;
    }
    let button = match event.key().as_str() {
        "j" | "J" => Button::Back,
        "k" | "K" => Button::Run,
        "l" | "L" => Button::Step,
        _ => return None,
    };
    Some(Msg::Pressed(button))
}
