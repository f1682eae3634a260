//! The browser's side: what `www/boot.js` and `www/worker.js` call.

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, Window};

/// Whether this instance of the program belongs to the page (else to a worker).
#[must_use]
pub fn in_page() -> bool {
    js_sys::global().is_instance_of::<Window>()
}

/// The worker's half of `main`: says that it is there.
pub fn start_worker() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope
        .post_message(&JsValue::from_str("Ready"))
        .unwrap_throw();
}

/// The page's start, called by `boot.js` with what only a script can do: spawn workers, take updates.
#[wasm_bindgen]
pub fn start_page(host: JsValue) {
    web_sys::console::debug_1(&host);
}
