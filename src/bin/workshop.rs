//! The second wasm module: what most visits do not need. It is fetched on first use.
//!
//! In a worker it makes puzzles; in the page, once the laboratory is opened, it draws the laboratory.

#[cfg(target_arch = "wasm32")]
use page::web;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
fn main() {
    console_error_panic_hook::set_once();
    if web::in_page() {
        return;
    }
    if web::is_lab_worker() {
        web::start_lab_worker().expect("a worker may have a message channel");
    } else {
        web::start_worker(worker::workshop::handle);
    }
}

/// Fills the element with this id with the laboratory; `www/boot.js` calls this when it is first opened. `program`
/// makes further workers of this module, `fragment` names the puzzle or a run, `lang` is the page's language.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open_lab(id: &str, program: web::Program, fragment: &str, lang: &str) -> Laboratory {
    Laboratory(web::open_lab(id, program, fragment, lang))
}

/// The laboratory in the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[derive(Debug)]
pub struct Laboratory(web::Laboratory);

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Laboratory {
    /// Shows the game's puzzle, or the run that a link names, in the page's language.
    pub fn show(&self, fragment: &str, lang: &str) {
        self.0.show(fragment, lang);
    }

    /// Continues from what the last instance kept.
    pub fn mend(&self, kept: &str) {
        self.0.mend(kept);
    }
}

/// Fills the element with this id with the library; `www/library.js` calls this when it is first opened.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open_library(
    id: &str,
    games: web::Games,
    store: web::StoreScript,
    found: &web::Found,
    lang: &str,
) -> Library {
    Library(web::open_library(id, games, store, found, lang))
}

/// The library in the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[derive(Debug)]
pub struct Library(web::Library);

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Library {
    /// Shows the games: which one is open in the page, the page's language, the known ratings.
    pub fn show(&self, game: String, lang: &str, rated: &str) {
        self.0.show(game, lang, rated);
    }

    /// Imports the puzzles of a text, from a file of this name.
    pub fn take(&self, text: String, name: String) {
        self.0.take(text, name);
    }

    /// A place of its store was opened; or it was not, and this is the name of the error.
    pub fn opened(&self, place: usize, fault: Option<String>) {
        self.0.opened(place, fault);
    }

    /// The database was closed from outside.
    pub fn closed(&self, fault: &str) {
        self.0.closed(fault);
    }

    /// The write with this number to a place ended.
    pub fn wrote(&self, place: usize, number: u32, fault: Option<String>) {
        self.0.wrote(place, number, fault);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser: cargo xtask run");
    std::process::exit(2);
}
