//! Changing keys in the sheet of keys.

use super::keyboard::key;
use super::target::around;
use crate::web::dom;
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use app::Msg;
use web_sys::{Element, KeyboardEvent, MouseEvent};

/// What browsers call modifier keys.
const HELD: [&str; 5] = ["Shift", "Control", "Alt", "Meta", "AltGraph"];

pub(super) fn listen(root: &Element, tell: &Sender) -> Vec<Listener> {
    let sheet: Element = dom::find(root, "#help");
    let (asked, given) = (tell.clone(), tell.clone());
    let pressed = move |event: MouseEvent| {
        let key = around(&event, "[data-key]").and_then(|key| key.get_attribute("data-key"));
        if let Some(usual) = key {
            asked.msg(Msg::KeyAsked(usual));
        }
    };
    let waiting = sheet.clone();
    let typed = move |event: KeyboardEvent| {
        if waiting.has_attribute("data-waiting") && !HELD.contains(&&*event.key()) {
            event.prevent_default();
            given.msg(Msg::KeyGiven(key(&event)));
        }
    };
    vec![
        Listener::new(&sheet, "click", pressed),
        Listener::new(&sheet, "keydown", typed),
    ]
}
