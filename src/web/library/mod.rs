//! The library in the browser: drawn by the second program on the page's thread, in a separate instance.
//!
//! It is self-contained, as the laboratory is. It has its own [`Store`](super::storage::Store) for its journal, and
//! reaches the games through [`Games`], an object of `www/library.js`.

mod events;
mod games;
mod happened;
mod list;
mod long;
mod menus;
mod runtime;

pub use games::Games;

use super::room;
use super::storage::{Found, News, StoreScript, outcome};
use app::msg::StoreFault;
use game::persistence::Place;
use happened::{Happened, Sender};
use library::Msg;

/// The library in the page.
#[derive(Debug)]
pub struct Library(Sender);

impl Library {
    /// Shows the games, with the one of this name open in the page. `rated` has the known ratings, in tenths, as in
    /// `53..7....:12 `.
    pub fn show(&self, game: String, lang: &str, rated: &str) {
        let rated = rated.split_whitespace().filter_map(|rated| {
            let (line, er) = rated.split_once(':')?;
            Some((line.to_owned(), er.parse().ok()?))
        });
        let rated = rated.collect();
        self.0
            .happened(Happened::Shown(game, room::language(lang), rated));
    }

    /// Imports the puzzles of a text, from a file of this name; the name is empty if it was pasted.
    pub fn take(&self, text: String, name: String) {
        let msg = Msg::FileCame(name, Some(text));
        self.0.happened(Happened::Now(msg));
    }

    /// A place of its store was opened; or it was not, and this is the name of the error.
    pub fn opened(&self, place: usize, fault: Option<String>) {
        self.heard(News::Opened(Place::ALL[place], outcome(fault)));
    }

    /// The database was closed from outside.
    pub fn closed(&self, fault: &str) {
        self.heard(News::Closed(StoreFault::named(fault)));
    }

    /// A write to a place ended.
    pub fn wrote(&self, place: usize, number: u32, fault: Option<String>) {
        self.heard(News::Wrote(Place::ALL[place], number, outcome(fault)));
    }

    /// A message from elsewhere on the page's thread.
    pub fn said(&self, msg: Msg) {
        self.0.msg(msg);
    }

    fn heard(&self, news: News) {
        self.0.happened(Happened::Store(news));
    }
}

/// Fills the element with this id with the library.
pub fn open_library(
    id: &str,
    games: Games,
    script: StoreScript,
    found: &Found,
    lang: &str,
) -> Library {
    let place = room::place(id);
    Library(runtime::open(
        place,
        games,
        (script, found),
        room::language(lang),
    ))
}
