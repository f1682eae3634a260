//! What may be refused.

use wasm_bindgen::JsValue;

/// What the browser may refuse.
pub type Fallible<T = ()> = Result<T, JsValue>;
