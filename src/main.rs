//! One wasm binary, instantiated in the page and again in each worker.

#[cfg(target_arch = "wasm32")]
use nonet::web::{self, Fallible, Host};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    // The page's half waits to be called: `www/boot.js` has something to pass to it.
    if web::is_keeper() {
        web::start_keeper();
    } else if !web::in_page() {
        web::start_worker(nonet::engine::handle_play);
    }
}

/// Starts the page: what `www/boot.js` calls. Here and not in the library, since the other program has no part in it.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub async fn start_page(host: Host) -> Fallible {
    web::start_page(host).await
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser: cargo xtask run");
    std::process::exit(2);
}
