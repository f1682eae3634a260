//! What `www/boot.js` does for the program: open the two scripts that the security policy allows.

use super::Fallible;
use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// The object that `boot.js` hands to `start_page`.
    #[derive(Debug, Clone)]
    pub type Host;

    /// A new worker on its way: it says `Ready` when it listens.
    #[wasm_bindgen(method, catch)]
    pub fn spawn(this: &Host) -> Fallible<Worker>;

    /// Lets the waiting version take over; the page reloads into it.
    #[wasm_bindgen(method, catch, js_name = applyUpdate)]
    pub fn apply_update(this: &Host) -> Fallible<Promise>;
}
