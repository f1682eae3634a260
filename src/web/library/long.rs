//! Passing long texts into the program. The glue code copies a text character by character, which is slow for lines
//! of 90 kB, the size of a thousand puzzles.

use js_sys::JsString;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// From this many code units on, the browser's encoder is quicker.
const LONG: u32 = 1_000;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = TextEncoder)]
    type Encoder;

    #[wasm_bindgen(constructor, js_class = "TextEncoder")]
    fn new() -> Encoder;

    /// Writes as much of the text as fits into the bytes.
    #[wasm_bindgen(method, js_name = encodeInto)]
    fn encode_into(this: &Encoder, text: &JsString, bytes: &mut [u8]) -> Encoded;

    type Encoded;

    /// The code units read.
    #[wasm_bindgen(method, getter)]
    fn read(this: &Encoded) -> u32;
}

/// The text in a value.
pub(super) fn text(value: &JsValue) -> Option<String> {
    let plain = value.dyn_ref().and_then(plain);
    plain.or_else(|| value.as_string())
}

/// A long text of single-byte characters only.
fn plain(text: &JsString) -> Option<String> {
    let length = text.length();
    if length < LONG {
        return None;
    }
    let mut bytes = vec![0; length as usize];
    let encoded = Encoder::new().encode_into(text, &mut bytes);
    (encoded.read() == length).then_some(())?;
    String::from_utf8(bytes).ok()
}
