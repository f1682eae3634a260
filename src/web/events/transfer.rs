//! Copy and paste.

use super::target::{around, in_field};
use crate::web::happened::Sender;
use crate::web::listener::Listener;
use crate::web::{Fallible, dom};
use app::Msg;
use app::msg::{Action, CopyKind, LONGEST_TEXT};
use js_sys::JsString;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{ClipboardEvent, DataTransfer};

/// Longer text is read at once, even if pasted into a field: laying it out there would hold the page up.
const LONGEST_IN_FIELD: u32 = 16 << 10;

#[wasm_bindgen]
extern "C" {
    /// Text being transferred, as the browser holds it: its length is known before all of it is copied.
    type Transfer;

    #[wasm_bindgen(method, catch, js_name = getData)]
    fn get_data(this: &Transfer, kind: &str) -> Fallible<JsString>;
}

pub(super) fn listen(tell: &Sender) -> Vec<Listener> {
    let document = dom::document();
    let [copied, pasted] = std::array::from_fn(|_| tell.clone());
    vec![
        Listener::new(&document, "copy", move |event: ClipboardEvent| {
            if !in_field(&event) && is_for_board(&event) {
                event.prevent_default();
                copied.msg(Msg::Action(Action::Copy(CopyKind::Board)));
            }
        }),
        Listener::new(&document, "paste", move |event: ClipboardEvent| {
            let Some(data) = event.clipboard_data() else {
                return;
            };
            if in_field(&event) && !is_long(&data) {
                return;
            }
            event.prevent_default();
            if let Some(msg) = given(&data) {
                pasted.msg(msg);
            }
        }),
    ]
}

/// Copying means the board if the focus is in it or nothing else is selected.
fn is_for_board(event: &ClipboardEvent) -> bool {
    let selection = dom::window().get_selection();
    let selected = selection.ok().flatten();
    around(event, "#board").is_some() || selected.is_none_or(|selected| selected.is_collapsed())
}

/// The message for its text, if there is any.
pub(super) fn given(data: &DataTransfer) -> Option<Msg> {
    let text = text_of(data)?;
    let length = text.length() as usize; // in code units: at least as many bytes
    match length {
        0 => None,
        _ if length > LONGEST_TEXT => Some(Msg::TextTooLarge(length)),
        _ => Some(Msg::TextGiven(text.into())),
    }
}

/// Is its text too long for a field?
pub(super) fn is_long(data: &DataTransfer) -> bool {
    text_of(data).is_some_and(|text| text.length() > LONGEST_IN_FIELD)
}

fn text_of(data: &DataTransfer) -> Option<JsString> {
    let data: &Transfer = data.unchecked_ref();
    data.get_data("text/plain").ok()
}
