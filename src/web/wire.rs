//! How values travel between the page and its worker: as bytes.

use answers::protocol::bytes;
use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// The value encoded as a message.
pub fn to_js<T: Serialize>(value: &T) -> JsValue {
    Uint8Array::from(bytes::written(value).as_slice()).into()
}

/// The value decoded from a message.
///
/// # Errors
/// The message is not one of ours.
pub fn from_js<T: DeserializeOwned>(message: JsValue) -> Result<T, JsValue> {
    let bytes: Uint8Array = message.dyn_into()?;
    bytes::read(&bytes.to_vec()).ok_or_else(|| JsValue::from_str("not a message"))
}
