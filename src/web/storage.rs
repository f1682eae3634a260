//! The store: the journal of the game and the settings, in the browser's database and in a second copy.
//!
//! What to write where, and when to retry after a failure, is up to [`keeping`](game::persistence), what to
//! trust to [`rescue`](game::rescue). `www/store.js` carries it out, and reports through the methods of
//! [`Page`](super::Page).

use app::msg::StoreFault;
use game::ledger::Head;
use game::persistence::{Keeping, Order, Place, SaveState, Write};
use game::rescue::{Rescued, Stored};
use js_sys::{Array, Promise};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The store of `www/store.js`, which carries out the orders. None of its calls waits.
    #[derive(Debug, Clone)]
    pub type StoreScript;

    /// Names the trusted source: the next journal goes into a different file.
    #[wasm_bindgen(method)]
    fn believe(this: &StoreScript, source: usize);

    /// Opens a place, by its number, after this many milliseconds.
    #[wasm_bindgen(method)]
    fn open(this: &StoreScript, place: u32, wait: u32);

    /// Writes to a place, by its number: whether everything there is replaced, the number of the first line, the
    /// lines, the head to be kept beside them, and the settings.
    #[wasm_bindgen(method)]
    fn write(this: &StoreScript, place: u32, number: u32, write: &Array);

    /// The store of another game, and what was found of it.
    #[wasm_bindgen(method)]
    pub(super) fn another(this: &StoreScript, game: &str) -> Promise;

    /// Releases its game, and reports nothing more.
    #[wasm_bindgen(method)]
    pub(super) fn leave(this: &StoreScript);

    /// Finds the size of the games not opened for a long time.
    #[wasm_bindgen(method, js_name = weighGames)]
    pub(super) fn weigh_games(this: &StoreScript);

    /// Reads those games.
    #[wasm_bindgen(method, js_name = readGames)]
    pub(super) fn read_games(this: &StoreScript);

    /// Removes those games.
    #[wasm_bindgen(method, js_name = removeGames)]
    pub(super) fn remove_games(this: &StoreScript);

    /// What was found in the store.
    #[derive(Debug)]
    pub type Found;

    /// The name of the game; `None` if not even that could be read.
    #[wasm_bindgen(method, getter)]
    fn game(this: &Found) -> Option<String>;

    /// The head kept beside the database's lines, if it is text.
    #[wasm_bindgen(method, getter)]
    fn head(this: &Found) -> Option<String>;

    /// The lines in the database, then those in each file.
    #[wasm_bindgen(method, getter)]
    fn sources(this: &Found) -> Array;

    /// The settings as last saved.
    #[wasm_bindgen(method, getter)]
    pub(super) fn settings(this: &Found) -> Option<String>;

    /// How many games there are.
    #[wasm_bindgen(method, getter, js_name = nGames)]
    pub(super) fn n_games(this: &Found) -> usize;

    /// The name of the error, if the database could not be opened.
    #[wasm_bindgen(method, getter)]
    fn fault(this: &Found) -> Option<String>;
}

/// Brings a line into the program; `None` if it is not text.
pub(super) type Text = fn(&JsValue) -> Option<String>;

/// The store, as far as it works.
pub(super) struct Store {
    keeping: Keeping,
    told: SaveState,
    /// The script that carries out the orders.
    pub(super) script: StoreScript,
}

/// What happened to the store.
#[derive(Debug)]
pub(super) enum News {
    /// A place was opened, or could not be.
    Opened(Place, Result<(), StoreFault>),
    /// The database was closed from outside.
    Closed(StoreFault),
    /// A write ended.
    Wrote(Place, u32, Result<(), StoreFault>),
}

/// Takes what was found, decides what to trust, and opens what is not open yet.
pub(super) fn begin(script: StoreScript, found: &Found, text: Text) -> (Store, Rescued) {
    let stored = stored(found, text);
    let rescued = stored.rescue();
    script.believe(rescued.source);
    let mut sources = stored.sources;
    sources.truncate(1); // a copy may share the lines; now this store alone holds them
    let lines = sources.pop().map(Rc::unwrap_or_clone);
    let mut store = Store {
        keeping: Keeping::new(lines.unwrap_or_default(), found.settings()),
        told: SaveState::default(),
        script,
    };
    match outcome(found.fault()) {
        Ok(()) => store.keeping.opened(Place::Database, true),
        Err(fault) => {
            if let Some(order) = store.keeping.failed(Place::Database, fault) {
                store.perform(order);
            }
        }
    }
    store.perform(Order::Open(Place::Copy, 0));
    (store, rescued)
}

/// What was found, read-only.
#[cfg(feature = "workshop")]
pub(super) fn read(found: &Found, text: Text) -> Rescued {
    stored(found, text).rescue()
}

fn stored(found: &Found, text: Text) -> Stored {
    Stored {
        game: found.game().unwrap_or_default(),
        head: found.head(),
        sources: sources(&found.sources(), text),
    }
}

/// The outcome of something, by the name of its error, if any.
pub(super) fn outcome(fault: Option<String>) -> Result<(), StoreFault> {
    fault.map_or(Ok(()), |name| Err(StoreFault::named(&name)))
}

/// The index of the source that is trusted for a game without a head.
pub fn believed(game: String, sources: &Array) -> usize {
    let stored = Stored {
        game,
        head: None,
        sources: self::sources(sources, JsValue::as_string),
    };
    stored.rescue().source
}

/// The lines of each source. A copy equal to the database, as nearly all are, is not brought into the program
/// again.
fn sources(given: &Array, text: Text) -> Vec<Rc<Vec<String>>> {
    let database = Array::from(&given.get(0));
    let mut sources: Vec<Rc<Vec<String>>> = Vec::new();
    for source in given.iter().map(|source| Array::from(&source)) {
        let is_like = source.length() == database.length() && source.iter().eq(database.iter());
        let read = |line| text(&line).unwrap_or_default();
        let source = match sources.first() {
            Some(first) if is_like => Rc::clone(first),
            _ => Rc::new(source.iter().map(read).collect()),
        };
        sources.push(source);
    }
    sources
}

impl Store {
    /// Adds lines to the journal.
    pub(super) fn record(&mut self, lines: Vec<String>) {
        self.keeping.record(lines);
    }

    /// Replaces the whole journal by these lines.
    pub(super) fn rewrite(&mut self, lines: Vec<String>) {
        self.keeping.rewrite(lines);
    }

    /// Is everything stored?
    pub(super) fn is_kept(&self) -> bool {
        self.keeping.is_kept()
    }

    /// Keeps the settings.
    pub(super) fn keep(&mut self, settings: String) {
        self.keeping.keep(settings);
    }

    /// Handles an event.
    pub(super) fn hear(&mut self, news: News) {
        let order = match news {
            News::Opened(place, Ok(())) => {
                self.keeping.opened(place, false);
                None
            }
            News::Opened(place, Err(fault)) => self.keeping.failed(place, fault),
            News::Closed(fault) => self.closed(fault),
            News::Wrote(place, number, outcome) => self.keeping.wrote(place, number, outcome),
        };
        order.into_iter().for_each(|order| self.perform(order));
    }

    /// The cause that closed the database may have removed the files as well.
    fn closed(&mut self, fault: StoreFault) -> Option<Order> {
        let copy = self.keeping.lost(Place::Copy, StoreFault::Failed);
        copy.into_iter().for_each(|order| self.perform(order));
        self.keeping.lost(Place::Database, fault)
    }

    /// Writes what is due. Returns how the game is kept if that has changed.
    pub(super) fn settle(&mut self) -> Option<SaveState> {
        for order in self.keeping.due() {
            self.perform(order);
        }
        let standing = self.keeping.standing();
        let before = std::mem::replace(&mut self.told, standing);
        (before != standing).then_some(standing)
    }

    fn perform(&self, order: Order) {
        match order {
            Order::Open(place, wait) => self.script.open(place as u32, wait),
            Order::Write(place, number, write) => {
                let write = as_array(&write);
                self.script.write(place as u32, number, &write);
            }
        }
    }
}

/// The write in the form that the script takes.
fn as_array(write: &Write) -> Array {
    let lines: Array = write.lines.iter().map(JsValue::from).collect();
    let n_lines = write.first + write.lines.len();
    let head = |last: &String| head_of(js_sys::Date::now(), n_lines, last);
    Array::of5(
        &write.is_anew.into(),
        &(write.first as u32).into(),
        &lines,
        &write.lines.last().map(head).into(),
        &write.settings.clone().into(),
    )
}

/// The head to be kept beside the lines: when the game was changed, how many lines there are, and the last one's
/// seal.
pub fn head_of(time: f64, n_lines: usize, last: &str) -> String {
    Head::of(time as u64, n_lines, last).text()
}

/// When a game with this head was last changed, in milliseconds since 1970; 0 if the head is damaged.
pub fn time_of(head: &str) -> f64 {
    Head::read(head).map_or(0.0, |head| head.time as f64)
}
