//! The library's calls to the games.

use crate::web::{Fallible, timing};
use js_sys::Promise;
use library::Kept;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::{from_value, to_value};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// The games in the store, an object of `www/library.js`.
    #[derive(Debug, Clone)]
    pub type Games;

    /// Does this tab own the library?
    #[wasm_bindgen(method, getter, js_name = isOurs)]
    pub(super) fn is_ours(this: &Games) -> bool;

    /// The text of a file of this build, by its plain name.
    #[wasm_bindgen(method)]
    pub(super) fn text(this: &Games, name: &str) -> Promise;

    /// Starts a new worker of the second program.
    #[wasm_bindgen(method, catch)]
    pub(super) fn spawn(this: &Games) -> Fallible<Worker>;

    /// All games: pairs of name and head.
    #[wasm_bindgen(method)]
    fn games(this: &Games) -> Promise;

    /// The lines of each of these games.
    #[wasm_bindgen(method)]
    fn journals(this: &Games, games: &JsValue) -> Promise;

    /// Opens a game in the page.
    #[wasm_bindgen(method)]
    pub(super) fn open(this: &Games, game: &str, at: usize, puzzle: &str);

    /// Writes games: name, lines, time. Resolves to those that were written.
    #[wasm_bindgen(method)]
    fn put(this: &Games, games: &JsValue) -> Promise;

    /// Removes games for good. Resolves to those that are gone.
    #[wasm_bindgen(method)]
    fn remove(this: &Games, games: &JsValue) -> Promise;
}

/// A game in the list: its name, and its head, which the first version kept as a number.
#[derive(Deserialize)]
struct Listed(
    String,
    #[serde(with = "serde_wasm_bindgen::preserve")] JsValue,
);

/// The names of all games, each with its head as text.
pub(super) fn list(
    games: &Games,
    then: impl FnOnce(Fallible<Vec<(String, Option<String>)>>) + 'static,
) {
    let pair = |Listed(name, head)| {
        let number = head.as_f64().map(|time| (time as u64).to_string());
        (name, head.as_string().or(number))
    };
    when(&games.games(), move |listed: Fallible<Vec<Listed>>| {
        then(listed.map(|listed| listed.into_iter().map(pair).collect()));
    });
}

/// The lines of these games.
pub(super) fn read(
    games: &Games,
    names: Vec<String>,
    then: impl FnOnce(Fallible<Vec<(String, Vec<String>)>>) + 'static,
) {
    let asked = to_value(&names);
    let zipped = move |read: Fallible<Vec<Vec<String>>>| {
        then(read.map(|journals| names.into_iter().zip(journals).collect()));
    };
    ask(asked, |names| games.journals(names), zipped);
}

/// Removes these games for good, and passes on which are gone.
pub(super) fn remove(
    games: &Games,
    names: &[String],
    then: impl FnOnce(Fallible<Vec<String>>) + 'static,
) {
    ask(to_value(names), |names| games.remove(names), then);
}

/// Writes these games, and passes on which were written.
pub(super) fn put(
    games: &Games,
    kept: &[Kept],
    then: impl FnOnce(Fallible<Vec<String>>) + 'static,
) {
    let game = kept
        .iter()
        .map(|kept| (&kept.game, &kept.lines, kept.time as f64));
    ask(
        to_value(&game.collect::<Vec<_>>()),
        |kept| games.put(kept),
        then,
    );
}

/// Asks with a value, if it could be made, and passes on the result.
fn ask<T: DeserializeOwned>(
    given: Result<JsValue, serde_wasm_bindgen::Error>,
    ask: impl FnOnce(&JsValue) -> Promise,
    then: impl FnOnce(Fallible<T>) + 'static,
) {
    match given {
        Ok(given) => when(&ask(&given), then),
        Err(error) => then(Err(error.into())),
    }
}

/// Passes on the result of the promise.
fn when<T: DeserializeOwned>(promise: &Promise, then: impl FnOnce(Fallible<T>) + 'static) {
    timing::when(promise, move |brought| {
        then(brought.and_then(|value| from_value(value).map_err(JsValue::from)));
    });
}
