//! What the library asks of the games.

use crate::shelf::Kept;
use crate::web::{Fallible, timing};
use js_sys::{Array, Promise};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Worker;

#[wasm_bindgen]
extern "C" {
    /// The games in the store, as `www/library.js` has them.
    #[derive(Debug, Clone)]
    pub type Games;

    /// Is the library this tab's, and no other's?
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
    fn journals(this: &Games, games: &Array) -> Promise;

    /// Opens a game in the page.
    #[wasm_bindgen(method)]
    pub(super) fn open(this: &Games, game: &str, at: usize, puzzle: &str);

    /// Writes games: name, lines, time. Gives those that were written.
    #[wasm_bindgen(method)]
    fn put(this: &Games, games: &Array) -> Promise;

    /// Removes games for ever, and gives those that are gone.
    #[wasm_bindgen(method)]
    fn remove(this: &Games, games: &Array) -> Promise;
}

/// The names of all games, each with its head as text.
pub(super) fn list(
    games: &Games,
    then: impl FnOnce(Fallible<Vec<(String, Option<String>)>>) + 'static,
) {
    timing::when(&games.games(), move |listed| {
        then(listed.map(|listed| pairs(&listed)))
    });
}

fn pairs(listed: &JsValue) -> Vec<(String, Option<String>)> {
    let pair = |pair: JsValue| {
        let pair: Array = pair.unchecked_into();
        let head = pair.get(1);
        let number = head.as_f64().map(|time| (time as u64).to_string());
        (text(&pair.get(0)), head.as_string().or(number))
    };
    Array::from(listed).iter().map(pair).collect()
}

/// The lines of these games.
pub(super) fn read(
    games: &Games,
    names: Vec<String>,
    then: impl FnOnce(Fallible<Vec<(String, Vec<String>)>>) + 'static,
) {
    timing::when(&games.journals(&array(&names)), move |read| {
        let lines = |of: JsValue| Array::from(&of).iter().map(|line| text(&line)).collect();
        let journals = |read: JsValue| Array::from(&read).iter().map(lines).collect::<Vec<_>>();
        then(read.map(|read| names.into_iter().zip(journals(read)).collect()));
    });
}

/// Removes these games for ever; tells which are gone.
pub(super) fn remove(
    games: &Games,
    names: &[String],
    then: impl FnOnce(Fallible<Vec<String>>) + 'static,
) {
    timing::when(&games.remove(&array(names)), move |gone| {
        then(gone.map(|gone| Array::from(&gone).iter().map(|name| text(&name)).collect()));
    });
}

/// Writes these games; tells which were written.
pub(super) fn put(
    games: &Games,
    kept: &[Kept],
    then: impl FnOnce(Fallible<Vec<String>>) + 'static,
) {
    let game = |kept: &Kept| {
        let (name, time) = (JsValue::from(&kept.game), kept.time as f64);
        Array::of3(&name, &array(&kept.lines), &time.into())
    };
    let all: Array = kept.iter().map(game).collect();
    timing::when(&games.put(&all), move |put| {
        then(put.map(|put| texts(&put)))
    });
}

fn array(names: &[String]) -> Array {
    names.iter().map(JsValue::from).collect()
}

fn texts(values: &JsValue) -> Vec<String> {
    Array::from(values)
        .iter()
        .map(|value| text(&value))
        .collect()
}

fn text(value: &JsValue) -> String {
    value.as_string().unwrap_or_default()
}
