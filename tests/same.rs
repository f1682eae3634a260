//! The same answers on every machine: natively, and as wasm in Node. `same_in_browser.rs` is its twin in a browser.
//!
//! `cargo xtask test wasm` asks the native build for its number and passes it to the two wasm builds.

mod answers;

use std::sync::OnceLock;

fn first() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(answers::all)
}

/// Compared natively only. As wasm the number passed in is compared, in two programs on one machine.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn answers_are_the_same_a_second_time() {
    assert_eq!(answers::all(), first());
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn answers_are_the_same_everywhere() {
    let text = first();
    for word in [
        "\"verdict\":\"none\"",
        "\"verdict\":\"one\"",
        "\"verdict\":\"several\"",
        "naked-single",
    ] {
        assert!(text.contains(word), "{word} is among the answers");
    }
    let digest = answers::digest(text);
    println!("answers: {digest}");
    if let Some(native) = option_env!("NONET_ANSWERS") {
        assert_eq!(digest, native, "native and here");
    }
}
