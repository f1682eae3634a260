//! A listener that is removed when its owner goes.

use super::Fallible;
use std::fmt;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, EventTarget};

/// A listener; dropping it removes it.
pub(super) struct Listener {
    target: EventTarget,
    name: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Listens for events with this name. Those of another class are ignored: some programs that fill in forms send a
    /// `keydown` that is not a keyboard event. The handler may cause the same event again before it returns: opening
    /// the file chooser from a click is a click, too.
    pub(super) fn new<E: JsCast>(
        target: &EventTarget,
        name: &'static str,
        heard: impl Fn(E) + 'static,
    ) -> Fallible<Self> {
        let closure = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            if let Ok(event) = event.dyn_into() {
                heard(event);
            }
        });
        target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref())?;
        Ok(Self {
            target: target.clone(),
            name,
            closure,
        })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.closure.as_ref().unchecked_ref();
        let removed = (self.target).remove_event_listener_with_callback(self.name, callback);
        removed.unwrap_or_else(|error: JsValue| super::dom::log(&error));
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Listener({})", self.name)
    }
}
