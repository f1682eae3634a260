//! The database: what is in it, and one transaction for each thing that is done to it.

use crate::board::sort_short;
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
};

const NAME: &str = "nonet";
const VERSION: u32 = 1;

/// Key `[game, number]`, value: a line of the game's journal.
const JOURNAL: &str = "journal";
/// Key: a game; value: when it was last changed, in milliseconds of the calendar.
const GAMES: &str = "games";
/// Key and value: [`SETTINGS_KEY`] and the settings.
const SETTINGS: &str = "settings";
const SETTINGS_KEY: &str = "all";

#[wasm_bindgen]
extern "C" {
    /// An `IDBDatabase` whose transactions have options, which web-sys still counts among the unstable.
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
pub(super) struct Database {
    database: IdbDatabase,
    is_new: bool,
    #[expect(dead_code, reason = "kept only so that it goes on listening")]
    newer: Listener,
}

impl Database {
    /// Opens it, and makes it if there is none. May never answer.
    pub(super) async fn open() -> Fallible<Self> {
        let factory = dom::window()?.indexed_db()?;
        let factory = factory.ok_or_else(|| JsValue::from_str("no database"))?;
        let request = factory.open_with_u32(NAME, VERSION)?;
        let is_new = Rc::new(Cell::new(false));
        let (made, opening) = (Rc::clone(&is_new), request.clone());
        let _upgrade = Listener::new(&request, "upgradeneeded", move |_: Event| {
            made.set(true);
            dom::log_failure(make_stores(&opening));
        })?;
        let database: IdbDatabase = answered(&request).await?.dyn_into()?;
        let closing = database.clone();
        // A newer version in another tab needs it closed; what is written here after that fails, and says so.
        let newer = Listener::new(&database, "versionchange", move |_: Event| closing.close())?;
        Ok(Self {
            database,
            is_new: is_new.get(),
            newer,
        })
    }

    /// Was it made just now?
    pub(super) fn is_new(&self) -> bool {
        self.is_new
    }

    /// The settings as last kept.
    pub(super) async fn settings(&self) -> Fallible<Option<String>> {
        let store = self
            .begin(&[SETTINGS], Mode::Readonly)?
            .object_store(SETTINGS)?;
        Ok(answered(&store.get(&SETTINGS_KEY.into())?)
            .await?
            .as_string())
    }

    /// The games, the last changed one first.
    pub(super) async fn games(&self) -> Fallible<Vec<String>> {
        let store = self.begin(&[GAMES], Mode::Readonly)?.object_store(GAMES)?;
        let (names, times) = (
            answered(&store.get_all_keys()?),
            answered(&store.get_all()?),
        );
        let (names, times) = (Array::from(&names.await?), Array::from(&times.await?));
        let mut games: Vec<(String, f64)> = names
            .iter()
            .zip(times.iter())
            .filter_map(|(name, time)| Some((name.as_string()?, time.as_f64()?)))
            .collect();
        sort_short(&mut games, |(_, time)| -time);
        Ok(games.into_iter().map(|(name, _)| name).collect())
    }

    /// The lines of a game and the number of the next one. A line that is no text is handed on as an empty one: the
    /// model knows what to do about damage.
    pub(super) async fn journal(&self, game: &str) -> Fallible<(Vec<String>, u32)> {
        let store = self
            .begin(&[JOURNAL], Mode::Readonly)?
            .object_store(JOURNAL)?;
        let range = lines_of(game)?;
        let keys = answered(&store.get_all_keys_with_key(&range)?);
        let lines = answered(&store.get_all_with_key(&range)?);
        let (keys, lines) = (Array::from(&keys.await?), Array::from(&lines.await?));
        let last = Array::from(&keys.get(keys.length().saturating_sub(1))).get(1);
        let next = last.as_f64().map_or(0, |number| number as u32 + 1);
        let lines = lines
            .iter()
            .map(|line| line.as_string().unwrap_or_default());
        Ok((lines.collect(), next))
    }

    /// Adds a line to a game.
    pub(super) fn record(&self, game: &str, number: u32, line: &str) -> Fallible<IdbTransaction> {
        let transaction = self.begin_strict(&[JOURNAL, GAMES])?;
        put_lines(&transaction, game, number, [line])?;
        Ok(transaction)
    }

    /// Puts these lines in the place of all lines of a game.
    pub(super) fn rewrite(&self, game: &str, lines: &[String]) -> Fallible<IdbTransaction> {
        let transaction = self.begin_strict(&[JOURNAL, GAMES])?;
        remove_lines(&transaction, game)?;
        put_lines(&transaction, game, 0, lines.iter().map(String::as_str))?;
        Ok(transaction)
    }

    /// Keeps the settings.
    pub(super) fn keep(&self, settings: &str) -> Fallible<IdbTransaction> {
        let transaction = self.begin(&[SETTINGS], Mode::Readwrite)?;
        let store = transaction.object_store(SETTINGS)?;
        store.put_with_key(&settings.into(), &SETTINGS_KEY.into())?;
        Ok(transaction)
    }

    /// Removes a game.
    pub(super) fn remove(&self, game: &str) -> Fallible<IdbTransaction> {
        let transaction = self.begin(&[JOURNAL, GAMES], Mode::Readwrite)?;
        remove_lines(&transaction, game)?;
        transaction.object_store(GAMES)?.delete(&game.into())?;
        Ok(transaction)
    }

    fn begin(&self, stores: &[&str], mode: Mode) -> Fallible<IdbTransaction> {
        (self.database).transaction_with_str_sequence_and_mode(&names(stores), mode)
    }

    /// A transaction that is through only when it is on the disk. By default Chromium says so earlier: when it is
    /// killed right after that, all is lost.
    fn begin_strict(&self, stores: &[&str]) -> Fallible<IdbTransaction> {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        let database = self.database.unchecked_ref::<WithOptions>();
        database.transaction(&names(stores), "readwrite", &options)
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.database.close();
    }
}

/// Waits until the transaction is through.
pub(super) async fn committed(transaction: &IdbTransaction) -> Fallible {
    let done = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    let ended = JsFuture::from(done).await;
    ended.map(drop).map_err(|_| transaction.error().into())
}

fn names(stores: &[&str]) -> Array {
    stores.iter().copied().map(JsValue::from_str).collect()
}

fn make_stores(request: &IdbRequest) -> Fallible {
    let database: IdbDatabase = request.result()?.dyn_into()?;
    for name in [JOURNAL, GAMES, SETTINGS] {
        database.create_object_store(name)?;
    }
    Ok(())
}

fn remove_lines(transaction: &IdbTransaction, game: &str) -> Fallible {
    let lines = lines_of(game)?;
    transaction.object_store(JOURNAL)?.delete(&lines).map(drop)
}

fn put_lines<'a>(
    transaction: &IdbTransaction,
    game: &str,
    first: u32,
    lines: impl IntoIterator<Item = &'a str>,
) -> Fallible {
    let journal = transaction.object_store(JOURNAL)?;
    for (number, line) in (first..).zip(lines) {
        let key = Array::of2(&game.into(), &number.into());
        journal.put_with_key(&line.into(), &key)?;
    }
    let games = transaction.object_store(GAMES)?;
    games.put_with_key(&js_sys::Date::now().into(), &game.into())?;
    Ok(())
}

/// The keys of a game's lines. A list is greater than any number.
fn lines_of(game: &str) -> Fallible<IdbKeyRange> {
    let after = Array::of2(&game.into(), &Array::new());
    IdbKeyRange::bound(&Array::of1(&game.into()), &after)
}

/// What a request gives. It listens at once, not only when it is waited for.
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
