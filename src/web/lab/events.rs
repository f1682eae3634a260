//! From the events in the laboratory's part of the page to messages.

use super::files;
use super::happened::Tell;
use crate::web::dom;
use crate::web::listener::Listener;
use nonet::board::Cell;
use studio::{Button, Msg, Touch};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
    KeyboardEvent, MouseEvent,
};

/// Listens for as long as the result is kept.
pub(super) fn listen(place: &Element, tell: &Tell) -> Vec<Listener> {
    let [clicked, moved, changed, dragged, key, nowhere] = std::array::from_fn(|_| tell.clone());
    vec![
        Listener::new(place, "click", move |event: MouseEvent| {
            pressed(&event).into_iter().for_each(|msg| clicked.msg(msg));
        }),
        Listener::new(place, "mousemove", move |event: MouseEvent| {
            let msg = on_tree(&event, Touch::Pointed);
            msg.into_iter().for_each(|msg| moved.msg(msg));
        }),
        Listener::new(place, "change", move |event: Event| {
            if !files::take(&event, &changed) {
                set(&event).into_iter().for_each(|msg| changed.msg(msg));
            }
        }),
        Listener::new(place, "input", move |event: Event| {
            let msg = if around(&event, "[data-live]").is_some() {
                typed(&event)
            } else {
                set(&event).filter(|_| around(&event, "[type=range], [data-eager]").is_some())
            };
            msg.into_iter().for_each(|msg| dragged.msg(msg));
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

fn around(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    dom::around(&target, selector)
}

fn pressed(event: &MouseEvent) -> Option<Msg> {
    if let Some(guess) = around(event, "[data-guess]") {
        let index = guess.get_attribute("data-guess")?.parse().ok()?;
        return Some(Msg::Guessed(board_of(&guess)?, Cell::new(index)));
    }
    if let Some(msg) = on_tree(event, Touch::Pressed) {
        return Some(msg);
    }
    let name = around(event, "[data-do]")?.get_attribute("data-do")?;
    Button::named(&name).map(Msg::Pressed)
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
    svg.get_attribute("data-tree")?.parse().ok()
}

/// The run that owns the board with this cell.
fn board_of(cell: &Element) -> Option<usize> {
    cell.get_attribute("data-lane")?.parse().ok()
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

/// The text being typed into a field that reacts to each character.
fn typed(event: &Event) -> Option<Msg> {
    match set(event)? {
        Msg::Set(field, text) => Some(Msg::Typed(field, text)),
        _ => None,
    }
}

fn set(event: &Event) -> Option<Msg> {
    let target = around(event, "[data-field]")?;
    let field = target.get_attribute("data-field")?;
    let value = if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        select.value()
    } else if let Some(area) = target.dyn_ref::<HtmlTextAreaElement>() {
        area.value()
    } else {
        let input = target.dyn_ref::<HtmlInputElement>()?;
        if input.type_() == "checkbox" {
            input.checked().to_string()
        } else {
            input.value()
        }
    };
    Some(Msg::Set(field, value))
}

fn say_key(event: &KeyboardEvent, tell: &Tell) {
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
