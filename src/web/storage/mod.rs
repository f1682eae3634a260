//! The store: the journal of the game and the settings, in the browser's database.
//!
//! Every line is a transaction of its own, begun when the line is recorded: there is nothing to flush when the page
//! is left, and a crash loses nothing that was told as saved. Each tab has a game of its own and holds a lock on it.
//! When anything goes wrong, the page goes on without a store and says so once.

mod database;
mod games;
mod lock;

use super::runtime::{Happened, Tell};
use super::{Fallible, dom, timing};
use crate::app::Msg;
use crate::app::msg::StoreFault;
use database::Database;
use games::Game;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DomException, IdbTransaction};

/// The page waits so long for the store, and then goes on without it.
const OPEN_MS: i32 = 2_000;

/// The store, or nothing where there is none.
pub(super) struct Store {
    book: Option<Book>,
    /// Transactions begun and not ended.
    pending: usize,
    tell: Tell,
}

/// What was in the store.
#[derive(Debug, Default)]
pub(super) struct Opened {
    /// The settings as last kept.
    pub(super) settings: Option<String>,
    /// The lines of the game, oldest first.
    pub(super) journal: Vec<String>,
    /// Why there is no store.
    pub(super) fault: Option<StoreFault>,
}

/// The database, and the game of this tab in it.
struct Book {
    database: Database,
    game: Game,
}

/// Opens the store and takes a game.
pub(super) async fn open(tell: Tell) -> (Store, Opened) {
    let (book, opened) = match timing::within(OPEN_MS, read()).await {
        Some(Ok((book, opened))) => (Some(book), opened),
        Some(Err(error)) => (None, failed(&error)),
        None => (None, failed(&"the database does not answer".into())),
    };
    let store = Store {
        book,
        pending: 0,
        tell,
    };
    (store, opened)
}

async fn read() -> Fallible<(Book, Opened)> {
    let database = Database::open().await?;
    let settings = database.settings().await?;
    let (game, journal) = games::choose(&database).await?;
    let opened = Opened {
        settings,
        journal,
        fault: None,
    };
    Ok((Book { database, game }, opened))
}

fn failed(error: &JsValue) -> Opened {
    Opened {
        fault: Some(fault_of(error)),
        ..Opened::default()
    }
}

fn fault_of(error: &JsValue) -> StoreFault {
    dom::log(error);
    match error.dyn_ref::<DomException>() {
        Some(error) if error.name() == "QuotaExceededError" => StoreFault::Full,
        _ => StoreFault::Refused,
    }
}

impl Store {
    /// Adds a line to the journal.
    pub(super) fn record(&mut self, line: &str) {
        self.write(|book| {
            if book.database.is_new() && book.game.next_line == 0 {
                dom::log_failure(ask_to_stay());
            }
            book.game.next_line += 1;
            let Game { id, next_line, .. } = &book.game;
            book.database.record(id, next_line - 1, line)
        });
    }

    /// Puts these lines in the place of the whole journal.
    pub(super) fn rewrite(&mut self, lines: &[String]) {
        self.write(|book| {
            book.game.next_line = lines.len() as u32;
            book.database.rewrite(&book.game.id, lines)
        });
    }

    /// Keeps the settings.
    pub(super) fn keep(&mut self, settings: &str) {
        self.write(|book| book.database.keep(settings));
    }

    fn write(&mut self, begin: impl FnOnce(&mut Book) -> Fallible<IdbTransaction>) {
        let Some(book) = &mut self.book else { return };
        self.pending += 1;
        let begun = begin(book);
        let tell = self.tell.clone();
        spawn_local(async move {
            let outcome = match begun {
                Ok(transaction) => database::committed(&transaction).await,
                Err(error) => Err(error),
            };
            tell.happened(Happened::Stored(outcome.map_err(|error| fault_of(&error))));
        });
    }

    /// A transaction ended: says so when it was the last one, or when it failed.
    pub(super) fn settle(&mut self, outcome: Result<(), StoreFault>) -> Option<Msg> {
        self.pending -= 1;
        match outcome {
            Ok(()) => (self.pending == 0 && self.book.is_some()).then_some(Msg::Saved),
            Err(fault) => self.book.take().map(|_| Msg::StoreFailed(fault)),
        }
    }
}

/// Asks the browser not to clear this page's data away by itself. Done once, when there is something to lose: some
/// browsers put it to the person.
fn ask_to_stay() -> Fallible {
    let navigator = dom::window()?.navigator();
    if Reflect::get(&navigator, &"storage".into())?.is_undefined() {
        return Ok(());
    }
    let asked = navigator.storage().persist()?;
    spawn_local(async move { dom::log_failure(JsFuture::from(asked).await) });
    Ok(())
}
