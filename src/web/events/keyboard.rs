//! Keys.

use super::target::{around, in_field};
use crate::app::Msg;
use crate::app::keys::{self, Focus, Key};
use crate::web::dom;
use crate::web::happened::Tell;
use crate::web::listener::Listener;
use web_sys::{Element, KeyboardEvent};

/// What browsers report while an input method is at work.
const IN_COMPOSITION: u32 = 229;

pub(super) fn listen(root: &Element, tell: &Tell) -> Vec<Listener> {
    let root = root.clone();
    let tell = tell.clone();
    let document = dom::document();
    let pressed = move |event: KeyboardEvent| {
        let key = key(&event);
        if !is_elsewhere(&event) && !is_covered(&root) && keys::takes(&key) {
            event.prevent_default();
            tell.msg(Msg::Pressed(key));
        }
    };
    vec![Listener::new(&document, "keydown", pressed)]
}

/// Is a sheet or the menu open over the page?
fn is_covered(root: &Element) -> bool {
    !matches!(root.query_selector("dialog[open], :popover-open"), Ok(None))
}

/// Is the key meant for something else: an input method, a field, a list that uses the arrow keys?
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    event.is_composing()
        || event.key_code() == IN_COMPOSITION
        || event.default_prevented()
        || in_field(event)
}

fn key(event: &KeyboardEvent) -> Key {
    // Windows reports AltGr as Ctrl and Alt; here it only produces a character.
    let makes_character = event.get_modifier_state("AltGraph");
    Key {
        key: event.key(),
        code: event.code(),
        shift: event.shift_key(),
        ctrl: (event.ctrl_key() || event.meta_key()) && !makes_character,
        alt: event.alt_key() && !makes_character,
        focus: focus(event),
    }
}

/// What has the focus hears the key.
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
