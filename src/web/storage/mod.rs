//! The store: the journal of the game and the settings, in the browser's database and in a second copy.
//!
//! What follows from an edit is written in one transaction, as soon as the last one is through, and in one append to
//! the copy's file: a crash loses nothing that was reported as saved. Each tab has its own game and holds a lock on it.
//! What to write where, and when to try again after a failure, is up to [`keeping`](crate::app::keeping).

mod database;
mod fault;
mod files;
mod games;
mod keeper;
mod keeper_main;
mod lock;
mod news;

pub(super) use keeper::NAME as KEEPER;
pub use keeper_main::start_keeper;

use super::happened::{Happened, Tell};
use super::{Fallible, Host, dom, timing};
use crate::app::Msg;
use crate::app::keeping::{Keeping, Order, Place, Standing, Write};
use crate::app::msg::StoreFault;
use crate::app::rescue::{DATABASE, Rescued, Stored};
use database::Database;
use fault::fault_of;
use files::{Folder, Slot};
pub(super) use games::Deed;
use games::Game;
use js_sys::Reflect;
use keeper::{Command, Keeper, Outcome};
pub(super) use news::News;
use std::rc::Rc;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The page waits this long for the store, and then goes on without it.
const OPEN_MS: i32 = 2_000;

/// The files of the second copy are waited for only this long: they never cost a start.
const FILES_MS: i32 = 800;

/// The keeper may take this long to start: the page does not wait for it.
const KEEPER_MS: i32 = 15_000;

/// A write not finished by then has failed.
const WRITE_MS: i32 = 5_000;

/// The store, or as much of it as there is.
pub(super) struct Store {
    keeping: Keeping,
    /// `None` if not even a name could be taken.
    game: Option<Game>,
    database: Option<Rc<Database>>,
    keeper: Option<Rc<Keeper>>,
    /// The file of the game in use.
    slot: Slot,
    told: Standing,
    host: Host,
    tell: Tell,
}

/// What was in the store.
#[derive(Debug, Default)]
pub(super) struct Opened {
    /// The settings as last kept.
    pub(super) settings: Option<String>,
    /// The game.
    pub(super) rescued: Rescued,
    /// How many games there are.
    pub(super) n_games: usize,
}

/// What the two places hold of the game.
#[derive(Default)]
struct Found {
    game: Option<Game>,
    stored: Stored,
    /// The file of each source after the database's.
    slots: Vec<Slot>,
    settings: Option<String>,
    n_games: usize,
}

/// Opens the store and takes a game.
pub(super) async fn open(host: &Host, tell: Tell) -> (Store, Opened) {
    let (database, found) = match within(OPEN_MS, read(tell.clone())).await {
        Ok((database, found)) => (Ok(database), found),
        Err(fault) => (
            Err(fault),
            within(OPEN_MS, find(None)).await.unwrap_or_default(),
        ),
    };
    let rescued = found.stored.rescue();
    let used = rescued.source.checked_sub(DATABASE + 1);
    let slot = used
        .and_then(|place| found.slots.get(place))
        .or(found.slots.first());
    let mut lines = found.stored.sources.into_iter();
    let mut store = Store {
        keeping: Keeping::new(lines.next().unwrap_or_default(), found.settings.clone()),
        game: found.game,
        database: None,
        keeper: None,
        slot: slot.copied().unwrap_or(Slot::B),
        told: Standing::default(),
        host: host.clone(),
        tell,
    };
    store.begin(database);
    let opened = Opened {
        settings: found.settings,
        rescued,
        n_games: found.n_games,
    };
    (store, opened)
}

/// Opens the database and finds the game; tries twice, since a game not found now is not seen before the next start.
async fn read(tell: Tell) -> Result<(Rc<Database>, Found), StoreFault> {
    match read_once(tell.clone()).await {
        Err(fault) if fault.may_pass() => read_once(tell).await,
        done => done,
    }
}

async fn read_once(tell: Tell) -> Result<(Rc<Database>, Found), StoreFault> {
    let database = open_database(tell).await?;
    let found = find(Some(Rc::clone(&database))).await?;
    Ok((database, found))
}

/// The result of the work; if it does not end in time, it has failed.
async fn within<T: 'static>(
    ms: i32,
    work: impl Future<Output = Result<T, StoreFault>> + 'static,
) -> Result<T, StoreFault> {
    timing::within(ms, work).await.unwrap_or_else(|| {
        dom::log(&"the store does not answer".into());
        Err(StoreFault::Failed)
    })
}

async fn open_database(tell: Tell) -> Result<Rc<Database>, StoreFault> {
    let lost = move |fault| tell.happened(Happened::Store(News::Closed(fault)));
    let database = Database::open(lost).await;
    database.map(Rc::new).map_err(|error| fault_of(&error))
}

async fn find(database: Option<Rc<Database>>) -> Result<Found, StoreFault> {
    find_game(database).await.map_err(|error| fault_of(&error))
}

/// Finds the game. If the database has none, the files may.
async fn find_game(database: Option<Rc<Database>>) -> Fallible<Found> {
    let (mut settings, mut listed) = (None, Vec::new());
    if let Some(database) = &database {
        (settings, listed) = (database.settings().await?, database.games().await?);
    }
    if listed.is_empty() {
        let kept;
        (listed, kept) = in_time(games::in_files()).await;
        settings = settings.or(kept);
    }
    let n_games = listed.len();
    let (game, head) = games::choose(listed).await?;
    let lines = match &database {
        Some(database) => database.journal(&game.id).await?,
        None => Vec::new(),
    };
    let files = in_time(games::files_of(game.id.clone())).await;
    let (slots, copies): (Vec<Slot>, Vec<Vec<String>>) = files.into_iter().unzip();
    Ok(Found {
        stored: Stored {
            game: game.id.clone(),
            head,
            sources: [lines].into_iter().chain(copies).collect(),
        },
        game: Some(game),
        slots,
        settings,
        n_games,
    })
}

/// What the files give; nothing if they are late or fail.
async fn in_time<T: Default + 'static>(work: impl Future<Output = Fallible<T>> + 'static) -> T {
    let late = || Err("the private files do not answer".into());
    let given = timing::within(FILES_MS, work).await;
    let given = given.unwrap_or_else(late);
    given.inspect_err(dom::log).unwrap_or_default()
}

impl Store {
    /// Takes the database as it was opened, and starts the keeper.
    fn begin(&mut self, database: Result<Rc<Database>, StoreFault>) {
        let order = match database {
            Ok(database) => {
                self.keeping.opened(Place::Database, true);
                self.database = Some(database);
                None
            }
            Err(fault) => self.keeping.failed(Place::Database, fault),
        };
        let orders = order.into_iter().chain([Order::Open(Place::Copy, 0)]);
        orders.for_each(|order| self.perform(order));
    }

    /// Adds lines to the journal.
    pub(super) fn record(&mut self, lines: Vec<String>) {
        self.keeping.record(lines);
    }

    /// Replaces the whole journal by these lines.
    pub(super) fn rewrite(&mut self, lines: Vec<String>) {
        self.keeping.rewrite(lines);
    }

    /// Keeps the settings.
    pub(super) fn keep(&mut self, settings: String) {
        self.keeping.keep(settings);
    }

    /// Takes in what happened.
    pub(super) fn hear(&mut self, news: News) {
        let order = match news {
            News::Database(Ok(database)) => {
                self.database = Some(database);
                self.keeping.opened(Place::Database, false);
                self.mend();
                None
            }
            News::Keeper(Ok(keeper)) => {
                self.keeper = Some(keeper);
                self.keeping.opened(Place::Copy, false);
                self.mend();
                None
            }
            News::Database(Err(fault)) => self.keeping.failed(Place::Database, fault),
            News::Keeper(Err(fault)) => self.keeping.failed(Place::Copy, fault),
            News::Closed(fault) => self.closed(fault),
            News::Wrote(place, number, outcome) => self.keeping.wrote(place, number, outcome),
        };
        order.into_iter().for_each(|order| self.perform(order));
    }

    /// Whatever took the database away may have taken the files as well.
    fn closed(&mut self, fault: StoreFault) -> Option<Order> {
        let copy = self.keeping.lost(Place::Copy, StoreFault::Failed);
        copy.into_iter().for_each(|order| self.perform(order));
        self.keeping.lost(Place::Database, fault)
    }

    /// Writes what is due; tells the model if the way the game is kept has changed.
    pub(super) fn settle(&mut self) -> Option<Msg> {
        for order in self.keeping.due() {
            self.perform(order);
        }
        let standing = self.keeping.standing();
        let before = std::mem::replace(&mut self.told, standing);
        (before != standing).then_some(Msg::Kept(standing))
    }

    fn perform(&mut self, order: Order) {
        match order {
            Order::Open(Place::Database, wait) => {
                self.database = None;
                let opening = open_database(self.tell.clone());
                self.after(wait, WRITE_MS, opening, News::Database);
            }
            Order::Open(Place::Copy, wait) => {
                self.keeper = None;
                let host = self.host.clone();
                let opening = async move { Keeper::open(&host).await.map(Rc::new) };
                self.after(wait, KEEPER_MS, opening, News::Keeper);
            }
            Order::Write(Place::Database, number, write) => {
                let writing = self.write(&write);
                self.after(0, WRITE_MS, writing, move |done| {
                    News::Wrote(Place::Database, number, done)
                });
            }
            Order::Write(Place::Copy, number, write) => {
                let writing = self.copy(write);
                self.after(0, WRITE_MS, writing, move |done| {
                    News::Wrote(Place::Copy, number, done)
                });
            }
        }
    }

    /// Does it after a while, and reports the outcome. What does not end in time has failed.
    fn after<T: 'static>(
        &self,
        wait: u32,
        limit: i32,
        work: impl Future<Output = Result<T, StoreFault>> + 'static,
        news: impl FnOnce(Result<T, StoreFault>) -> News + 'static,
    ) {
        let tell = self.tell.clone();
        spawn_local(async move {
            if wait > 0 {
                timing::sleep(wait as i32).await;
            }
            let done = within(limit, work).await;
            tell.happened(Happened::Store(news(done)));
        });
    }

    /// Begins the transaction at once; it completes later.
    fn write(&self, write: &Write) -> impl Future<Output = Outcome> + use<> {
        let begun = match (&self.database, &self.game) {
            (Some(database), Some(game)) => {
                if database.is_new() && write.first == 0 {
                    dom::log_failure(ask_to_stay());
                }
                database.write(&game.id, write, js_sys::Date::now())
            }
            _ => Err("no game".into()),
        };
        async move {
            let done = match begun {
                Ok(transaction) => database::committed(&transaction).await,
                Err(error) => Err(error),
            };
            done.map_err(|error| fault_of(&error))
        }
    }

    /// Tells the keeper at once; it answers later.
    fn copy(&mut self, write: Write) -> impl Future<Output = Outcome> + use<> {
        let told = match (&self.keeper, &self.game) {
            (Some(keeper), Some(game)) => {
                let command = if write.is_anew {
                    self.slot = self.slot.other();
                    Command::Begin(game.id.clone(), self.slot, write)
                } else {
                    Command::Add(write)
                };
                Some(keeper.tell(&command))
            }
            _ => None,
        };
        async move {
            match told {
                Some(told) => told.await,
                None => Err(StoreFault::Failed),
            }
        }
    }

    /// Gives each place the games that only the other one has, once both are open.
    fn mend(&self) {
        let (Some(database), Some(keeper)) = (self.database.clone(), self.keeper.clone()) else {
            return;
        };
        let (tell, mine) = (self.tell.clone(), self.mine());
        spawn_local(async move {
            let brought = async {
                let folder = Folder::open().await?;
                games::mend(&database, &folder, &keeper, &mine).await
            };
            match brought.await {
                Ok(0) => {}
                Ok(n) => tell.msg(Msg::GamesBrought(n)),
                Err(error) => dom::log(&error),
            }
        });
    }

    /// The name of this tab's game; empty if there is none.
    fn mine(&self) -> String {
        let game = self.game.as_ref();
        game.map_or(String::new(), |game| game.id.clone())
    }

    /// Does something with the games not opened for a long time.
    pub(super) fn of_games(&self, deed: Deed) {
        let (tell, mine) = (self.tell.clone(), self.mine());
        spawn_local(async move {
            match games::perform(deed, &mine).await {
                Ok(told) => told.into_iter().for_each(|msg| tell.msg(msg)),
                Err(error) => dom::log(&error),
            }
        });
    }
}

/// Asks the browser not to clear this page's data of its own accord. Done once, when there is something to lose: some
/// browsers ask the user.
fn ask_to_stay() -> Fallible {
    let navigator = dom::window()?.navigator();
    if Reflect::get(&navigator, &"storage".into())?.is_undefined() {
        return Ok(());
    }
    let asked = navigator.storage().persist()?;
    spawn_local(async move { dom::log_failure(JsFuture::from(asked).await) });
    Ok(())
}
