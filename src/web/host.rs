//! What `www/boot.js` does for the program: open the two scripts that the security policy allows, and fetch the second
//! program.

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

    /// A new worker with a name, by which it knows what it is for.
    #[wasm_bindgen(method, catch, js_name = spawn)]
    pub fn spawn_named(this: &Host, name: &str) -> Fallible<Worker>;

    /// The words of a language as they travel, sooner or later.
    #[wasm_bindgen(method, catch)]
    pub fn words(this: &Host, lang: &str) -> Fallible<Promise>;

    /// The second program, once it is there; the promise fails if it can't be fetched.
    #[wasm_bindgen(method)]
    pub fn workshop(this: &Host) -> Promise;

    /// Lets the waiting version take over; the page reloads into it.
    #[wasm_bindgen(method, catch, js_name = applyUpdate)]
    pub fn apply_update(this: &Host) -> Fallible<Promise>;

    /// The second program, compiled.
    #[derive(Debug, Clone)]
    pub type Program;

    /// A new worker of it on its way.
    #[wasm_bindgen(method, catch)]
    pub fn spawn(this: &Program) -> Fallible<Worker>;

    /// A new worker of it with a name, by which it knows what it is for.
    #[wasm_bindgen(method, catch, js_name = spawn)]
    pub fn spawn_named(this: &Program, name: &str) -> Fallible<Worker>;

    /// Runs it in the page too, to fill the element with this id with the laboratory.
    #[wasm_bindgen(method, js_name = openLab)]
    pub fn open_lab(this: &Program, id: &str) -> Promise;
}
