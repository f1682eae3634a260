//! The form in which requests and replies cross between the page and its workers.

use super::Fallible;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// As a value that can be posted.
///
/// # Errors
/// The value has a number that JavaScript's numbers can't hold.
pub fn to_js<T: Serialize>(value: &T) -> Fallible<JsValue> {
    serde_wasm_bindgen::to_value(value).map_err(JsValue::from)
}

/// From a value that was posted.
///
/// # Errors
/// It is not of this form.
pub fn from_js<T: DeserializeOwned>(value: JsValue) -> Fallible<T> {
    serde_wasm_bindgen::from_value(value).map_err(JsValue::from)
}
