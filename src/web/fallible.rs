//! Results of calls to the browser.

use wasm_bindgen::JsValue;

/// The result of a call that the browser may refuse.
pub type Fallible<T = ()> = Result<T, JsValue>;
