//! What `www/boot.js` does for the program: opens the scripts that the security policy allows, fetches the second
//! program, and brings the texts beside the page. It knows the name of each file of this build and what its bytes must
//! be.

use super::Fallible;
use super::storage::StoreScript;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// The object that `boot.js` passes to [`Page`](super::Page).
    #[derive(Debug, Clone)]
    pub type Host;

    /// Starts a new worker: it says `Ready` once it is listening.
    #[wasm_bindgen(method, catch)]
    pub fn spawn(this: &Host) -> Fallible<Worker>;

    /// The text of a file of this build, by its plain name.
    #[wasm_bindgen(method)]
    pub fn text(this: &Host, name: &str) -> Promise;

    /// The second program, once it has arrived; the promise fails if it can't be fetched.
    #[wasm_bindgen(method)]
    pub fn workshop(this: &Host) -> Promise;

    /// Runs the second program in the page too, to fill the element with this id with the list of the games in the
    /// store, with the one of this name open, in this language; updates it if it is there.
    #[wasm_bindgen(method, js_name = showLibrary)]
    pub fn show_library(
        this: &Host,
        id: &str,
        store: &StoreScript,
        game: &str,
        lang: &str,
        rated: &str,
    ) -> Promise;

    /// Makes the library import the puzzles of this text or file, as soon as it is shown.
    #[wasm_bindgen(method, js_name = takeIn)]
    pub fn take_in(this: &Host, given: &JsValue) -> Promise;

    /// Was the page just restarted after a fault of the program?
    #[wasm_bindgen(method, getter)]
    pub fn mended(this: &Host) -> bool;

    /// Lets the waiting version take over; the page reloads into it.
    #[wasm_bindgen(method, catch, js_name = applyUpdate)]
    pub fn apply_update(this: &Host) -> Fallible<Promise>;

    /// The second program, compiled.
    #[derive(Debug, Clone)]
    pub type Program;

    /// Starts a new worker of it.
    #[wasm_bindgen(method, catch)]
    pub fn spawn(this: &Program) -> Fallible<Worker>;

    /// Starts a new worker of it with a name that says what it is for.
    #[wasm_bindgen(method, catch, js_name = spawn)]
    pub fn spawn_named(this: &Program, name: &str) -> Fallible<Worker>;

    /// Keeps what the laboratory should open with if it has to be restarted.
    #[wasm_bindgen(method)]
    pub fn keep(this: &Program, fragment: &str);

    /// The text of a file of this build, by its plain name.
    #[wasm_bindgen(method)]
    pub fn text(this: &Program, name: &str) -> Promise;

    /// Runs it in the page too, to fill the element with this id with the laboratory, for the puzzle in this fragment
    /// and in this language.
    #[wasm_bindgen(method, js_name = openLab)]
    pub fn open_lab(this: &Program, id: &str, fragment: &str, lang: &str) -> Promise;

    /// Informs the laboratory that the puzzle or the language has changed, or of the run that a link names.
    #[wasm_bindgen(method, catch, js_name = showLab)]
    pub fn show_lab(this: &Program, fragment: &str, lang: &str) -> Fallible<()>;
}
