//! Copy and paste.

use super::{around, in_field};
use crate::app::Msg;
use crate::app::msg::{Action, CopyKind};
use crate::web::listener::Listener;
use crate::web::runtime::Tell;
use crate::web::{Fallible, dom};
use web_sys::ClipboardEvent;

pub(super) fn listen(tell: &Tell) -> Fallible<[Listener; 2]> {
    let document = dom::document()?;
    let [copied, pasted] = std::array::from_fn(|_| tell.clone());
    Ok([
        Listener::new(&document, "copy", move |event: ClipboardEvent| {
            if !in_field(&event) && is_for_board(&event) {
                event.prevent_default();
                copied.msg(Msg::Action(Action::Copy(CopyKind::Board)));
            }
        })?,
        Listener::new(&document, "paste", move |event: ClipboardEvent| {
            if in_field(&event) {
                return;
            }
            event.prevent_default();
            if let Some(text) = text_of(&event) {
                pasted.msg(Msg::TextGiven(text));
            }
        })?,
    ])
}

/// Copying means the board when the focus is in it or when nothing else is selected.
fn is_for_board(event: &ClipboardEvent) -> bool {
    let selection = dom::window().and_then(|window| window.get_selection());
    let selected = selection.ok().flatten();
    around(event, "#board").is_some() || selected.is_none_or(|selected| selected.is_collapsed())
}

fn text_of(event: &ClipboardEvent) -> Option<String> {
    let text = event.clipboard_data()?.get_data("text/plain").ok()?;
    Some(text).filter(|text| !text.is_empty())
}
