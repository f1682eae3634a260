//! One wasm binary, instantiated in the page and again in each worker.

#[cfg(target_arch = "wasm32")]
use app::Msg;
#[cfg(target_arch = "wasm32")]
use app::storage::safe::OldGames;
#[cfg(target_arch = "wasm32")]
use app::storage::wanted::Wanted;
#[cfg(target_arch = "wasm32")]
use js_sys::Array;
#[cfg(target_arch = "wasm32")]
use page::web::{self, Fallible, Found, Host, StoreScript};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    // The page's half waits for `www/boot.js` to call it with what it needs.
    if !web::in_page() {
        web::start_worker(worker::handle_quick);
    }
}

/// The page as the scripts see it: `www/boot.js` starts it, `www/store.js` reports to it. Here and not in the
/// library, since the other program has no use for it.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[derive(Debug)]
pub struct Page(web::Page);

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Page {
    /// The language to start in; another one if its words are missing.
    pub fn language(&self, found: &Found, is_lacking: bool) -> Fallible<String> {
        let lang = self.0.language(found, is_lacking)?;
        Ok(lang.slug().to_owned())
    }

    /// Draws the page for the first time, with the store's content and the words of the language.
    pub fn begin(
        &self,
        store: StoreScript,
        found: &Found,
        words: String,
        is_lacking: bool,
    ) -> Fallible {
        self.0.begin(store, found, words, is_lacking)
    }

    /// A place of the store, by its number, was opened; or it was not, and this is the name of the error.
    pub fn opened(&self, place: usize, fault: Option<String>) {
        self.0.opened(place, fault);
    }

    /// The database was closed from outside, which is like an error of this name.
    pub fn closed(&self, fault: &str) {
        self.0.closed(fault);
    }

    /// The write with this number to a place ended.
    pub fn wrote(&self, place: usize, number: u32, fault: Option<String>) {
        self.0.wrote(place, number, fault);
    }

    /// The second copy restored this many games.
    pub fn brought(&self, n: usize) {
        self.0.said(Msg::GamesBrought(n));
    }

    /// Another game is to be opened: its name, the change to go to, the puzzle it begins with.
    #[wasm_bindgen(js_name = openGame)]
    pub fn open_game(&self, game: String, at: usize, puzzle: String) {
        self.0.said(Msg::GameWanted(Wanted { game, at, puzzle }));
    }

    /// The games not opened for a long time: how many, their size in bytes, the first and the last day.
    pub fn weighed(&self, n: usize, n_bytes: usize, first: String, last: String) {
        let days = [first, last];
        self.0
            .said(Msg::GamesWeighed(OldGames { n, n_bytes, days }));
    }

    /// Those games as text.
    pub fn read(&self, text: String) {
        self.0.said(Msg::GamesRead(text));
    }
}

/// Starts the page: its workers start up while the store opens.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn start_page(host: Host) -> Page {
    Page(web::Page::new(host))
}

/// See [`web::believed`].
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn believed(game: String, sources: &Array) -> usize {
    web::believed(game, sources)
}

/// See [`web::head_of`].
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn head_of(time: f64, n_lines: usize, last: &str) -> String {
    web::head_of(time, n_lines, last)
}

/// See [`web::time_of`].
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn time_of(head: &str) -> f64 {
    web::time_of(head)
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser: cargo xtask run");
    std::process::exit(2);
}
