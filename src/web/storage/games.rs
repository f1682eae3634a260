//! The games in the store: the one that a tab opens, those that one place has lost, those not opened for a long time.

use super::database::{Database, Listed, committed};
use super::files::{Folder, Slot};
use super::keeper::{Command, Keeper};
use super::lock::{self, Lock};
use crate::app::Msg;
use crate::app::keeping::Write;
use crate::app::rescue::Stored;
use crate::app::safe::{OldGames, file};
use crate::board::sort_short;
use crate::web::{Fallible, timing};
use std::collections::BTreeSet;
use wasm_bindgen::JsValue;

/// This many of the games changed last never count as old.
const RECENT: usize = 20;

/// How often it is tried to lock a game that is to be removed, with a pause before each further attempt.
const LOCK_TRIES: usize = 20;

/// See [`LOCK_TRIES`].
const LOCK_PAUSE_MS: i32 = 100;

/// The game of this tab.
pub(super) struct Game {
    /// Its name in the store.
    pub(super) id: String,
    #[expect(dead_code, reason = "kept only so that no other tab takes the game")]
    lock: Lock,
}

/// Takes the game that was changed last among those that no other tab has, with the head kept beside its lines.
pub(super) async fn choose(games: Vec<Listed>) -> Fallible<(Game, Option<String>)> {
    for Listed { game, head, .. } in last_first(games) {
        if let Some(lock) = take(&game).await? {
            return Ok((Game { id: game, lock }, head));
        }
    }
    start().await.map(|game| (game, None))
}

/// A new game. It is in the store once something is recorded in it.
async fn start() -> Fallible<Game> {
    loop {
        let (time, chance) = (js_sys::Date::now(), js_sys::Math::random());
        let id = format!("{}-{}", time as u64, (chance * 1e9) as u32);
        if let Some(lock) = take(&id).await? {
            return Ok(Game { id, lock });
        }
    }
}

fn last_first(mut games: Vec<Listed>) -> Vec<Listed> {
    // They come in the order of their names, which begin with the time: nearly sorted.
    sort_short(&mut games, |listed| listed.time);
    games.reverse();
    games
}

async fn take(id: &str) -> Fallible<Option<Lock>> {
    lock::take(&format!("nonet-game-{id}")).await
}

/// The games in the files, and the settings. When they were changed is known only for the games begun last.
pub(super) async fn in_files() -> Fallible<(Vec<Listed>, Option<String>)> {
    let folder = Folder::open().await?;
    let mut games = Vec::new();
    for (place, game) in folder.games().await?.into_iter().rev().enumerate() {
        let is_recent = place < RECENT;
        let time = if is_recent {
            folder.time(&game).await?
        } else {
            0.0
        };
        games.push(Listed {
            game,
            time,
            head: None,
        });
    }
    games.reverse();
    Ok((games, folder.settings().await?))
}

/// The lines of each file of a game.
pub(super) async fn files_of(game: String) -> Fallible<Vec<(Slot, Vec<String>)>> {
    Folder::open().await?.read(&game).await
}

/// Gives each place the games that only the other one has, except those open in tabs: their locks show it, and where
/// the browser has none, `mine` is still known. Returns how many the database got.
pub(super) async fn mend(
    database: &Database,
    folder: &Folder,
    keeper: &Keeper,
    mine: &str,
) -> Fallible<usize> {
    let kept = set(database.games().await?);
    let copied = folder.games().await?;
    let mut n_brought = 0;
    for game in copied.difference(&kept).filter(|game| *game != mine) {
        if let Some(_lock) = take(game).await? {
            n_brought += usize::from(bring(database, folder, game).await?);
        }
    }
    for game in kept.difference(&copied).filter(|game| *game != mine) {
        if let Some(_lock) = take(game).await? {
            copy(database, keeper, game).await?;
        }
    }
    Ok(n_brought)
}

/// Copies a game into a file. It may have been removed meanwhile.
async fn copy(database: &Database, keeper: &Keeper, game: &str) -> Fallible {
    let lines = database.journal(game).await?;
    if lines.is_empty() {
        return Ok(());
    }
    let put = Command::Put(game.to_owned(), lines);
    let put = keeper.tell(&put).await;
    put.map_err(|_| JsValue::from_str("no second copy"))
}

/// Brings a game into the database. A file without a sound line is left alone.
async fn bring(database: &Database, folder: &Folder, game: &str) -> Fallible<bool> {
    let files = folder.read(game).await?;
    let mut sources: Vec<Vec<String>> = files.into_iter().map(|(_, lines)| lines).collect();
    sources.insert(0, Vec::new());
    let stored = Stored {
        game: game.to_owned(),
        head: None,
        sources,
    };
    let source = stored.rescue().source;
    let lines = stored.sources[source].clone();
    let is_any = !lines.is_empty();
    if is_any {
        let write = Write {
            is_anew: true,
            lines,
            ..Write::default()
        };
        // With its true age: the open game stays the one changed last.
        let time = folder.time(game).await?;
        committed(&database.write(game, &write, time)?).await?;
    }
    Ok(is_any)
}

/// The games not opened for a long time.
async fn old(database: &Database, mine: &str) -> Fallible<Vec<Listed>> {
    let games = last_first(database.games().await?).into_iter();
    Ok(games
        .skip(RECENT)
        .filter(|listed| listed.game != mine)
        .collect())
}

fn names(games: Vec<Listed>) -> Vec<String> {
    games.into_iter().map(|listed| listed.game).collect()
}

/// Their names; not collected, since that sorts, and the first load has no other use for a sort.
fn set(games: Vec<Listed>) -> BTreeSet<String> {
    let mut set = BTreeSet::new();
    set.extend(names(games));
    set
}

/// What can be done with the games not opened for a long time.
#[derive(Clone, Copy, Debug)]
pub(in crate::web) enum Deed {
    /// Find their size.
    Weigh,
    /// Read them.
    Read,
    /// Remove them.
    Remove,
}

/// Does it, even while the store's own database is closed because it is full. Returns what the model must hear.
pub(super) async fn perform(deed: Deed, mine: &str) -> Fallible<Option<Msg>> {
    let database = Database::open(|_| {}).await?;
    Ok(match deed {
        Deed::Weigh => Some(Msg::GamesWeighed(weigh(&database, mine).await?)),
        Deed::Read => Some(Msg::GamesRead(read(&database, mine).await?)),
        Deed::Remove => {
            remove(&database, mine).await?;
            None
        }
    })
}

/// The space they take.
async fn weigh(database: &Database, mine: &str) -> Fallible<OldGames> {
    let old = old(database, mine).await?;
    let days = [old.last(), old.first()].map(|listed| listed.map_or(String::new(), day));
    let games = set(old);
    let lengths = database.lengths().await?.into_iter();
    let lengths = lengths.filter(|(game, _)| games.contains(game));
    let n_bytes = lengths.map(|(_, length)| length + 1).sum();
    Ok(OldGames {
        n: games.len(),
        n_bytes,
        days,
    })
}

fn day(listed: &Listed) -> String {
    let date = js_sys::Date::new(&listed.time.into());
    let text = String::from(date.to_iso_string());
    text.split('T').next().unwrap_or_default().to_owned()
}

/// All of them as one text.
async fn read(database: &Database, mine: &str) -> Fallible<String> {
    let mut text = String::new();
    for listed in old(database, mine).await? {
        text += &file(&database.journal(&listed.game).await?);
    }
    Ok(text)
}

/// Removes them, except those open in tabs.
async fn remove(database: &Database, mine: &str) -> Fallible {
    let (mut games, mut locks) = (Vec::new(), Vec::new());
    let mut left: Vec<String> = names(old(database, mine).await?);
    // This page may be copying one of them at the moment, which does not take long.
    for attempt in 0..LOCK_TRIES {
        if attempt > 0 && !left.is_empty() {
            timing::sleep(LOCK_PAUSE_MS).await;
        }
        for game in std::mem::take(&mut left) {
            match take(&game).await? {
                Some(lock) => {
                    locks.push(lock);
                    games.push(game);
                }
                None => left.push(game),
            }
        }
    }
    // The files first: a game missing from the database alone would be brought back.
    if let Ok(folder) = Folder::open().await {
        for game in &games {
            folder.remove_game(game).await?;
        }
    }
    committed(&database.remove(&games)?).await
}
