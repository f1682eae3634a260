//! How values travel between the page and its worker: as bytes, in a form given by their types.
//!
//! Both sides are of one build, so the form needs no names and no version.

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// The value as a message.
///
/// # Errors
/// It cannot be written as bytes, which does not happen with the types of the protocol.
pub fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let bytes = postcard::to_allocvec(value).map_err(|error| unfit(&error))?;
    Ok(Uint8Array::from(bytes.as_slice()).into())
}

/// The value of a message.
///
/// # Errors
/// The message is not one of ours.
pub fn from_js<T: DeserializeOwned>(message: JsValue) -> Result<T, JsValue> {
    let bytes: Uint8Array = message.dyn_into()?;
    postcard::from_bytes(&bytes.to_vec()).map_err(|error| unfit(&error))
}

fn unfit(error: &postcard::Error) -> JsValue {
    JsValue::from_str(&format!("not a message: {error}"))
}
