//! The database: what it holds, and one transaction for each thing done to it.
//!
//! Every transaction that writes opens all three stores and is strict, and a page has only one under way: if two
//! overlap on different stores and Chromium is killed in between, it finds its whole database corrupt at the next
//! start.

use super::fault::lacking;
use crate::app::keeping::Write;
use crate::app::ledger::Head;
use crate::app::msg::StoreFault;
use crate::web::listener::Listener;
use crate::web::{Fallible, dom};
use js_sys::{Array, Object, Promise, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Event, IdbDatabase, IdbKeyRange, IdbRequest, IdbTransaction, IdbTransactionMode as Mode,
    IdbVersionChangeEvent,
};

const NAME: &str = "nonet";

/// Version 1 had lines with checksums of their own, and only the time as a game's head.
const VERSION: u32 = 2;

/// Key `[game, number]`, value: a line of the game's journal.
const JOURNAL: &str = "journal";
/// Key: a game; value: its [`Head`].
const GAMES: &str = "games";
/// Key and value: [`SETTINGS_KEY`] and the settings.
const SETTINGS: &str = "settings";
const SETTINGS_KEY: &str = "all";

const STORES: [&str; 3] = [JOURNAL, GAMES, SETTINGS];

#[wasm_bindgen]
extern "C" {
    /// An `IDBDatabase` whose transactions have options, which web-sys still counts as unstable.
    type WithOptions;

    #[wasm_bindgen(method, catch)]
    fn transaction(
        this: &WithOptions,
        stores: &Array,
        mode: &str,
        options: &Object,
    ) -> Fallible<IdbTransaction>;
}

/// The open database; dropping it closes it.
#[derive(Debug)]
pub(in crate::web) struct Database {
    database: IdbDatabase,
    is_new: bool,
    #[expect(dead_code, reason = "kept only so that they go on listening")]
    listeners: [Listener; 2],
}

/// A game in the list of games.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) game: String,
    /// When it was last changed, in milliseconds since 1970.
    pub(super) time: f64,
    /// The head kept beside its lines.
    pub(super) head: Option<String>,
}

impl Database {
    /// Opens it, creating it if there is none. May never answer. `lost` is called if somebody else closes it.
    pub(super) async fn open(lost: impl Fn(StoreFault) + Clone + 'static) -> Fallible<Self> {
        let factory = dom::window()?.indexed_db()?;
        let factory = factory.ok_or_else(|| lacking("no database"))?;
        let request = factory.open_with_u32(NAME, VERSION)?;
        let is_new = Rc::new(Cell::new(false));
        let (made, opening) = (Rc::clone(&is_new), request.clone());
        let _upgrade = Listener::new(
            &request,
            "upgradeneeded",
            move |event: IdbVersionChangeEvent| {
                made.set(event.old_version() == 0.0);
                dom::log_failure(make_stores(&opening));
            },
        )?;
        let database: IdbDatabase = answered(&request).await?.dyn_into()?;
        let (closing, superseded) = (database.clone(), lost.clone());
        let listeners = [
            // A newer version in another tab needs it closed, and so does deleting it.
            Listener::new(
                &database,
                "versionchange",
                move |event: IdbVersionChangeEvent| {
                    closing.close();
                    let is_newer = event.new_version().is_some();
                    superseded(if is_newer {
                        StoreFault::Newer
                    } else {
                        StoreFault::Failed
                    });
                },
            )?,
            Listener::new(&database, "close", move |_: Event| lost(StoreFault::Failed))?,
        ];
        Ok(Self {
            database,
            is_new: is_new.get(),
            listeners,
        })
    }

    /// Has it just been created?
    pub(super) fn is_new(&self) -> bool {
        self.is_new
    }

    /// The settings as last kept.
    pub(super) async fn settings(&self) -> Fallible<Option<String>> {
        let store = self.read(SETTINGS)?.object_store(SETTINGS)?;
        Ok(answered(&store.get(&SETTINGS_KEY.into())?)
            .await?
            .as_string())
    }

    /// All games.
    pub(super) async fn games(&self) -> Fallible<Vec<Listed>> {
        let store = self.read(GAMES)?.object_store(GAMES)?;
        let (names, heads) = (
            answered(&store.get_all_keys()?),
            answered(&store.get_all()?),
        );
        let (names, heads) = (Array::from(&names.await?), Array::from(&heads.await?));
        let games = names.iter().zip(heads.iter());
        Ok(games
            .filter_map(|(name, head)| listed(&name, &head))
            .collect())
    }

    /// The lines of a game. A line that is not text is passed on as an empty one: the model knows what to do about
    /// damage.
    pub(super) async fn journal(&self, game: &str) -> Fallible<Vec<String>> {
        let store = self.read(JOURNAL)?.object_store(JOURNAL)?;
        let lines = answered(&store.get_all_with_key(&lines_of(game)?.into())?);
        let lines = Array::from(&lines.await?);
        let lines = lines.iter().map(|line| line.as_string());
        Ok(lines.map(Option::unwrap_or_default).collect())
    }

    /// The game and the length of each line of all journals.
    pub(super) async fn lengths(&self) -> Fallible<Vec<(String, usize)>> {
        let store = self.read(JOURNAL)?.object_store(JOURNAL)?;
        let (keys, lines) = (
            answered(&store.get_all_keys()?),
            answered(&store.get_all()?),
        );
        let (keys, lines) = (Array::from(&keys.await?), Array::from(&lines.await?));
        let games = keys.iter().map(|key| Array::from(&key).get(0).as_string());
        let lengths = lines
            .iter()
            .map(|line| line.as_string().map_or(0, |line| line.len()));
        let lengths = games.zip(lengths);
        Ok(lengths
            .filter_map(|(game, length)| Some((game?, length)))
            .collect())
    }

    /// Writes lines of a game that was changed at this time, or settings, or both.
    pub(super) fn write(&self, game: &str, write: &Write, time: f64) -> Fallible<IdbTransaction> {
        let transaction = self.begin()?;
        if write.is_anew {
            remove_lines(&transaction, game)?;
        }
        if !write.lines.is_empty() {
            put_lines(&transaction, game, write, time)?;
        }
        if let Some(settings) = &write.settings {
            let store = transaction.object_store(SETTINGS)?;
            store.put_with_key(&settings.into(), &SETTINGS_KEY.into())?;
        }
        Ok(transaction)
    }

    /// Removes games.
    pub(super) fn remove(&self, games: &[String]) -> Fallible<IdbTransaction> {
        let transaction = self.begin()?;
        let heads = transaction.object_store(GAMES)?;
        for game in games {
            remove_lines(&transaction, game)?;
            heads.delete(&game.into())?;
        }
        Ok(transaction)
    }

    fn read(&self, store: &str) -> Fallible<IdbTransaction> {
        let stores = Array::of1(&store.into());
        (self.database).transaction_with_str_sequence_and_mode(&stores, Mode::Readonly)
    }

    /// A transaction over everything, which completes only when it is on the disk. By default Chromium reports it
    /// earlier: if it is killed right after that, everything is lost.
    fn begin(&self) -> Fallible<IdbTransaction> {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let database = self.database.unchecked_ref::<WithOptions>();
        let stores = STORES.into_iter().map(JsValue::from_str).collect();
        database.transaction(&stores, "readwrite", &options)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.database.close();
    }
}

/// Waits for the transaction to complete.
pub(super) async fn committed(transaction: &IdbTransaction) -> Fallible {
    let done = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    let ended = JsFuture::from(done).await;
    ended.map(drop).map_err(|_| transaction.error().into())
}

fn listed(name: &JsValue, head: &JsValue) -> Option<Listed> {
    let text = head.as_string();
    let read = text.as_deref().and_then(Head::read);
    let time = read.map(|head| head.time as f64).or_else(|| head.as_f64());
    Some(Listed {
        game: name.as_string()?,
        time: time.unwrap_or_default(),
        head: text,
    })
}

fn make_stores(request: &IdbRequest) -> Fallible {
    let database: IdbDatabase = request.result()?.dyn_into()?;
    let names = database.object_store_names();
    for name in STORES.into_iter().filter(|name| !names.contains(name)) {
        database.create_object_store(name)?;
    }
    Ok(())
}

fn remove_lines(transaction: &IdbTransaction, game: &str) -> Fallible {
    let lines = lines_of(game)?;
    transaction.object_store(JOURNAL)?.delete(&lines).map(drop)
}

fn put_lines(transaction: &IdbTransaction, game: &str, write: &Write, time: f64) -> Fallible {
    let journal = transaction.object_store(JOURNAL)?;
    for (number, line) in (write.first as u32..).zip(&write.lines) {
        let key = Array::of2(&game.into(), &number.into());
        journal.put_with_key(&line.into(), &key)?;
    }
    let n_lines = write.first + write.lines.len();
    let last = write.lines.last().map_or("", String::as_str);
    let head = Head::of(time as u64, n_lines, last);
    let games = transaction.object_store(GAMES)?;
    games.put_with_key(&head.text().into(), &game.into())?;
    Ok(())
}

/// The keys of a game's lines. A list sorts after any number.
fn lines_of(game: &str) -> Fallible<IdbKeyRange> {
    let after = Array::of2(&game.into(), &Array::new());
    IdbKeyRange::bound(&Array::of1(&game.into()), &after)
}

/// The result of a request. It listens at once, not only when awaited.
fn answered(request: &IdbRequest) -> impl Future<Output = Fallible<JsValue>> + use<> {
    let request = request.clone();
    let done = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    async move {
        match JsFuture::from(done).await {
            Ok(_) => request.result(),
            Err(_) => Err(request.error()?.into()),
        }
    }
}
