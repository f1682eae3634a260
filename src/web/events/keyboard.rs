//! Keys.

use super::target::{around, in_field};
use crate::web::dom;
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use app::Msg;
use app::keyboard::bindings::own_word;
use app::keyboard::keys;
use app::keyboard::keys::{Focus, Key};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Element, FocusEvent, HtmlElement, KeyboardEvent};

/// What browsers report while an input method is at work.
const IN_COMPOSITION: u32 = 229;

pub(super) fn listen(root: &Element, tell: &Sender) -> Vec<Listener> {
    let root = root.clone();
    // All of them are in the page from the start; looking for open ones would take 2 ms at 25x25.
    let covers = dom::all(&root, "dialog, [popover]");
    let (tell, holds) = (tell.clone(), tell.clone());
    let document = dom::document();
    let pressed = move |event: KeyboardEvent| {
        let key = key(&event);
        let is_ours = keys::takes(&key) || is_own(&root, &key);
        if !is_elsewhere(&event) && is_ours && !covers.iter().any(is_open) {
            event.prevent_default();
            tell.msg(Msg::Pressed(key));
        }
    };
    let [down, up, away] = holding(&holds);
    vec![
        Listener::new(&document, "keydown", pressed),
        Listener::new(&document, "keydown", move |event: KeyboardEvent| {
            down(held(&event))
        }),
        Listener::new(&document, "keyup", move |event: KeyboardEvent| {
            up(held(&event))
        }),
        Listener::new(&dom::window(), "blur", move |_: FocusEvent| {
            away((false, false))
        }),
    ]
}

/// Ways to report whether Ctrl and Shift are held, if that has changed.
fn holding(tell: &Sender) -> [impl Fn((bool, bool)) + 'static; 3] {
    let last = Rc::new(Cell::new((false, false)));
    std::array::from_fn(|_| {
        let (tell, last) = (tell.clone(), Rc::clone(&last));
        move |(ctrl, shift)| {
            if last.replace((ctrl, shift)) != (ctrl, shift) {
                tell.msg(Msg::Held(ctrl, shift));
            }
        }
    })
}

/// Are Ctrl and Shift held for the board? In a field they mean something else.
fn held(event: &KeyboardEvent) -> (bool, bool) {
    let is_ours = !in_field(event);
    (key(event).ctrl && is_ours, event.shift_key() && is_ours)
}

/// Has the user chosen this key? The sheet of keys has the list.
fn is_own(root: &Element, key: &Key) -> bool {
    let own = dom::find::<Element>(root, "#help").get_attribute("data-own");
    let word = own_word(key);
    own.is_some_and(|own| own.split(' ').any(|it| it == word))
}

/// Is a sheet or the menu open over the page?
fn is_open(cover: &HtmlElement) -> bool {
    dom::is(cover, ":is([open], :popover-open)")
}

/// Is the key meant for something else: an input method, a field, a list that uses the arrow keys?
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    event.is_composing()
        || event.key_code() == IN_COMPOSITION
        || event.default_prevented()
        || in_field(event)
}

pub(super) fn key(event: &KeyboardEvent) -> Key {
    // Windows reports AltGr as Ctrl and Alt, but here it only produces a character.
    let makes_character = event.get_modifier_state("AltGraph");
    Key {
        key: event.key(),
        code: event.code(),
        shift: event.shift_key(),
        ctrl: (event.ctrl_key() || event.meta_key()) && !makes_character,
        alt: event.alt_key() && !makes_character,
        focus: focus(event),
    }
    .with_num_lock(event.get_modifier_state("NumLock"))
}

/// Where the focus is: the element that has it receives the key.
fn focus(event: &KeyboardEvent) -> Focus {
    let is_in = |selector| around(event, selector).is_some();
    if is_in("#board") {
        Focus::Board
    } else if is_in("button:not([role]), [href]") {
        Focus::Button
    } else if is_in("body *") {
        Focus::Elsewhere
    } else {
        Focus::Nowhere
    }
}
