//! The second wasm module: what most visits do not need. It is fetched when first needed.
//!
//! In a worker it makes puzzles; in the page, where it also runs once the laboratory is opened, it draws the
//! laboratory.

#[cfg(target_arch = "wasm32")]
use nonet::web::{self, Fallible};
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
        web::start_worker(nonet::workshop::handle);
    }
}

/// Fills the element with this id with the laboratory: what `www/boot.js` calls when it is first opened. `program` makes
/// further workers of this module, `fragment` names the puzzle or a run, `lang` is the page's language.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open_lab(
    id: &str,
    program: web::Program,
    fragment: &str,
    lang: &str,
) -> Fallible<Laboratory> {
    web::open_lab(id, program, fragment, lang).map(Laboratory)
}

/// The laboratory in the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[derive(Debug)]
pub struct Laboratory(web::Laboratory);

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Laboratory {
    /// Tells it the game's puzzle, or the run that a link names, and the page's language.
    pub fn show(&self, fragment: &str, lang: &str) {
        self.0.show(fragment, lang);
    }

    /// Goes on from what the last instance kept.
    pub fn mend(&self, kept: &str) {
        self.0.mend(kept);
    }
}

/// Fills the element with this id with the library: what `www/library.js` calls when it is first opened.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn open_library(
    id: &str,
    games: web::Games,
    store: web::Hands,
    found: &web::Found,
    lang: &str,
) -> Fallible<Library> {
    web::open_library(id, games, store, found, lang).map(Library)
}

/// The library in the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[derive(Debug)]
pub struct Library(web::Library);

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Library {
    /// Shows what the games are now: the one open in the page, the page's language, the ratings known.
    pub fn show(&self, game: String, lang: &str, rated: &str) {
        self.0.show(game, lang, rated);
    }

    /// Takes in the puzzles of a text, from a file of this name.
    pub fn take(&self, text: String, name: String) {
        self.0.take(text, name);
    }

    /// A place of its store was opened, or could not be: the name of the error.
    pub fn opened(&self, place: usize, fault: Option<String>) {
        self.0.opened(place, fault);
    }

    /// Somebody else closed the database.
    pub fn closed(&self, fault: &str) {
        self.0.closed(fault);
    }

    /// The write to a place that had this number ended.
    pub fn wrote(&self, place: usize, number: u32, fault: Option<String>) {
        self.0.wrote(place, number, fault);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("this program runs in a browser: cargo xtask run");
    std::process::exit(2);
}
