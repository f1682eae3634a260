//! One wasm binary, instantiated in the page and again in each worker.

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    // The page's half waits to be called: `www/boot.js` has something to give it.
    if !nonet::web::in_page() {
        nonet::web::start_worker();
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser: cargo xtask run");
    std::process::exit(2);
}
