//! Tests that need a real browser: `cargo xtask test wasm`.
#![cfg(target_arch = "wasm32")]
#![expect(clippy::unwrap_used, reason = "clippy does not know these for tests")]

mod screen;
mod wire;
mod workers;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use words::{self, Book, Lang};

wasm_bindgen_test_configure!(run_in_browser);

/// The page fetches its words; here they are built in.
pub(crate) fn bring_words() {
    for lang in Lang::ALL {
        for book in [Book::Page, Book::Later, Book::Study] {
            words::bring(lang, book, words::text(lang, book));
        }
    }
}

#[wasm_bindgen_test]
fn the_program_knows_that_it_is_in_a_page() {
    assert!(page::web::in_page());
}
