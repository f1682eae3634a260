//! What the laboratory keeps in the browser: texts by name, apart from the games. Nothing of it is needed to start.

use crate::web::Fallible;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Keeps a text under a name. Some browsers refuse, and so does a full disk.
    #[wasm_bindgen(catch, js_namespace = localStorage, js_name = setItem)]
    pub(super) fn keep(name: &str, text: &str) -> Fallible<()>;

    /// What is kept under a name.
    #[wasm_bindgen(catch, js_namespace = localStorage, js_name = getItem)]
    pub(super) fn kept(name: &str) -> Fallible<Option<String>>;
}
