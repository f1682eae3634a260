//! Text that comes into a cell other than by a key: an input method, dictation, a phone's keyboard.
//!
//! Cells are editable so that such text has somewhere to go, but the browser itself writes nothing: what it is
//! about to write is prevented and reported; what can't be prevented (a composition) is reported when it ends, and
//! the cell is rebuilt.

use super::target::cell_of;
use crate::web::happened::{Happened, Sender};
use crate::web::listener::Listener;
use app::Msg;
use app::msg::Action;
use web_sys::{CompositionEvent, DragEvent, Element, Event, InputEvent};

pub(super) fn listen(board: &Element, tell: &Sender) -> Vec<Listener> {
    let [before, composed, slipped] = std::array::from_fn(|_| tell.clone());
    vec![
        Listener::new(board, "beforeinput", move |event: InputEvent| {
            event.prevent_default();
            if let Some(msg) = meaning(&event) {
                before.msg(msg);
            }
        }),
        Listener::new(board, "compositionend", move |event: CompositionEvent| {
            if let Some(text) = event.data().filter(|text| !text.is_empty()) {
                composed.msg(Msg::Entered(text));
            }
            repair(&composed, &event);
        }),
        Listener::new(board, "input", move |event: InputEvent| {
            if !event.is_composing() {
                repair(&slipped, &event);
            }
        }),
        // A selected digit must not be dragged away.
        Listener::new(board, "dragstart", |event: DragEvent| {
            event.prevent_default()
        }),
    ]
}

/// The meaning of what the browser is about to write. Composed text is reported when the composition ends, pasted
/// or dropped text by its own events.
fn meaning(event: &InputEvent) -> Option<Msg> {
    match event.input_type().as_str() {
        "insertText" | "insertReplacementText" => event.data().map(Msg::Entered),
        "deleteContentBackward" | "deleteContentForward" => Some(Msg::Action(Action::Erase)),
        _ => None,
    }
}

fn repair(tell: &Sender, event: &Event) {
    if let Some(cell) = cell_of(event) {
        tell.happened(Happened::Scribbled(cell));
    }
}
