//! Long texts on their way into the program. The glue brings a text in letter by letter, which takes long for the lines of
//! 90 kB that a thousand puzzles make.

use js_sys::JsString;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// Code units from which the browser's encoder is quicker.
const LONG: u32 = 1_000;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = TextEncoder)]
    type Encoder;

    #[wasm_bindgen(constructor, js_class = "TextEncoder")]
    fn new() -> Encoder;

    /// Writes as much of the text as the bytes have room for.
    #[wasm_bindgen(method, js_name = encodeInto)]
    fn encode_into(this: &Encoder, text: &JsString, bytes: &mut [u8]) -> Encoded;

    type Encoded;

    /// The code units read.
    #[wasm_bindgen(method, getter)]
    fn read(this: &Encoded) -> u32;
}

/// The text that a value is.
pub(super) fn text(value: &JsValue) -> Option<String> {
    let plain = value.dyn_ref().and_then(plain);
    plain.or_else(|| value.as_string())
}

/// A long text without letters of more than one byte.
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
