//! The menus of the library, by keyboard.
//!
//! In a closed list, an arrow or a letter chooses at once, unseen. Where a choice does something, these keys open
//! the list instead: nothing is done before a choice is confirmed in it.

use crate::web::dom;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, KeyboardEvent};

#[wasm_bindgen]
extern "C" {
    /// A list to choose from, which web-sys cannot open.
    type Menu;

    /// Fails if the browser does not support it; Space opens a list in every browser.
    #[wasm_bindgen(method, catch, js_name = showPicker)]
    fn show(this: &Menu) -> Result<(), JsValue>;
}

/// The fields in which a choice does something.
const MENUS: &str = "[data-field=put], [data-field=mark]";

/// Keys that choose, or open the list in some browsers only.
const CHOOSING: [&str; 9] = [
    "ArrowDown",
    "ArrowUp",
    "ArrowLeft",
    "ArrowRight",
    "Home",
    "End",
    "PageDown",
    "PageUp",
    "Enter",
];

/// Opens the closed list if a key was pressed in it that would choose. In an open one, keys come from its rows, or
/// not at all.
pub(super) fn take_key(event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let menu = target.filter(|target: &Element| dom::is(target, MENUS));
    if let Some(menu) = menu.filter(|_| chooses(event)) {
        event.prevent_default();
        dom::log_failure(menu.unchecked_ref::<Menu>().show());
    }
}

fn chooses(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let is_command = event.ctrl_key() || event.meta_key();
    let is_letter = key.chars().count() == 1 && key != " " && !is_command;
    !event.alt_key() && (is_letter || CHOOSING.contains(&key.as_str()))
}
