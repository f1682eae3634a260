//! A listener that is removed when its owner goes.

use std::fmt;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, EventTarget};

#[wasm_bindgen]
extern "C" {
    /// Anything that has events. Listening to them does not fail.
    type Source;

    #[wasm_bindgen(method, js_name = addEventListener)]
    fn add(this: &Source, name: &str, callback: &JsValue, first: bool);

    #[wasm_bindgen(method, js_name = removeEventListener)]
    fn remove(this: &Source, name: &str, callback: &JsValue, first: bool);
}

/// A listener; dropping it removes it.
pub(super) struct Listener {
    target: EventTarget,
    name: &'static str,
    closure: Closure<dyn Fn(Event)>,
    first: bool,
}

impl Listener {
    /// Listens for events with this name. Those of another class are ignored: some programs that fill in forms send
    /// a `keydown` that is not a keyboard event. The handler may cause the same event again before it returns, as
    /// opening the file chooser from a click is a click, too.
    pub(super) fn new<E: JsCast>(
        target: &EventTarget,
        name: &'static str,
        heard: impl Fn(E) + 'static,
    ) -> Self {
        Self::of(
            target,
            name,
            false,
            Box::new(move |event| hear(event, &heard)),
        )
    }

    /// Listens in the capture phase: before anything inside, and to non-bubbling events too.
    #[cfg(feature = "workshop")]
    pub(super) fn capturing<E: JsCast>(
        target: &EventTarget,
        name: &'static str,
        heard: impl Fn(E) + 'static,
    ) -> Self {
        Self::of(
            target,
            name,
            true,
            Box::new(move |event| hear(event, &heard)),
        )
    }

    /// Not generic, so that there is only one copy of this code.
    fn of(
        target: &EventTarget,
        name: &'static str,
        first: bool,
        heard: Box<dyn Fn(Event)>,
    ) -> Self {
        let closure = Closure::wrap(heard);
        let target = target.clone();
        source(&target).add(name, closure.as_ref(), first);
        Self {
            target,
            name,
            closure,
            first,
        }
    }
}

fn hear<E: JsCast>(event: Event, heard: &impl Fn(E)) {
    if let Ok(event) = event.dyn_into() {
        heard(event);
    }
}

fn source(target: &EventTarget) -> &Source {
    target.unchecked_ref()
}

impl Drop for Listener {
    fn drop(&mut self) {
        source(&self.target).remove(self.name, self.closure.as_ref(), self.first);
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Listener({})", self.name)
    }
}
