//! How values cross between the page and its worker: as bytes, in the one form that is written down in the types.
//!
//! Both sides are of one build, so the form needs no names and no version.

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// The value as a message.
///
/// # Errors
/// If it has no form as bytes, which no type of the protocol is without.
pub fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    let bytes = postcard::to_allocvec(value).map_err(|error| unfit(&error))?;
    Ok(Uint8Array::from(bytes.as_slice()).into())
}

/// The value of a message.
///
/// # Errors
/// If the message is none of ours.
pub fn from_js<T: DeserializeOwned>(message: JsValue) -> Result<T, JsValue> {
    let bytes: Uint8Array = message.dyn_into()?;
    postcard::from_bytes(&bytes.to_vec()).map_err(|error| unfit(&error))
}

fn unfit(error: &postcard::Error) -> JsValue {
    JsValue::from_str(&format!("not a message: {error}"))
}
