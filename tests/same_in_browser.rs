//! The same answers in a browser as natively: see `same.rs`.
#![cfg(target_arch = "wasm32")]

mod answers;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn answers_are_the_same_in_a_browser() {
    let digest = answers::digest(&answers::all());
    if let Some(native) = option_env!("NONET_ANSWERS") {
        assert_eq!(digest, native, "native and here");
    }
}
