//! What `www/boot.js` does for the program: open the scripts that the security policy allows, fetch the second program,
//! and bring the texts beside the page. It knows what each file of this build is called and what its bytes must be.

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

    /// The text of a file of this build, by its plain name, sooner or later.
    #[wasm_bindgen(method)]
    pub fn text(this: &Host, name: &str) -> Promise;

    /// The second program, once it is there; the promise fails if it can't be fetched.
    #[wasm_bindgen(method)]
    pub fn workshop(this: &Host) -> Promise;

    /// Was the page just started again, after a fault of the program?
    #[wasm_bindgen(method, getter)]
    pub fn mended(this: &Host) -> bool;

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

    /// Keeps what the laboratory is to open with, should it have to be started again.
    #[wasm_bindgen(method)]
    pub fn keep(this: &Program, fragment: &str);

    /// The text of a file of this build, by its plain name, sooner or later.
    #[wasm_bindgen(method)]
    pub fn text(this: &Program, name: &str) -> Promise;

    /// Runs it in the page too, to fill the element with this id with the laboratory: for the puzzle of this fragment, in
    /// this language.
    #[wasm_bindgen(method, js_name = openLab)]
    pub fn open_lab(this: &Program, id: &str, fragment: &str, lang: &str) -> Promise;

    /// Tells the laboratory of another puzzle, of a run that a link names, of another language.
    #[wasm_bindgen(method, catch, js_name = showLab)]
    pub fn show_lab(this: &Program, fragment: &str, lang: &str) -> Fallible<()>;
}
