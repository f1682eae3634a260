//! Which game a tab opens: the last changed one that no other tab has.

use super::database::{Database, committed};
use super::lock::{self, Lock};
use crate::web::Fallible;

/// So many games are kept; those changed longest ago go first.
const KEPT: usize = 20;

/// The game of this tab.
pub(super) struct Game {
    /// Its name in the database.
    pub(super) id: String,
    /// The number of its next line.
    pub(super) next_line: u32,
    #[expect(dead_code, reason = "kept only so that no other tab takes the game")]
    lock: Lock,
}

/// Takes a game, and its lines. It is in the database once something is recorded in it.
pub(super) async fn choose(database: &Database) -> Fallible<(Game, Vec<String>)> {
    let games = database.games().await?;
    drop_old(database, &games).await?;
    for id in games {
        if let Some(lock) = take(&id).await? {
            let (lines, next_line) = database.journal(&id).await?;
            let game = Game {
                id,
                next_line,
                lock,
            };
            return Ok((game, lines));
        }
    }
    Ok((start().await?, Vec::new()))
}

async fn start() -> Fallible<Game> {
    loop {
        let (time, chance) = (js_sys::Date::now(), js_sys::Math::random());
        let id = format!("{}-{}", time as u64, (chance * 1e9) as u32);
        if let Some(lock) = take(&id).await? {
            return Ok(Game {
                id,
                next_line: 0,
                lock,
            });
        }
    }
}

async fn drop_old(database: &Database, games: &[String]) -> Fallible {
    for id in games.iter().skip(KEPT) {
        // Not one that a tab has open; the lock is let go as soon as the game is gone.
        if let Some(_lock) = take(id).await? {
            committed(&database.remove(id)?).await?;
        }
    }
    Ok(())
}

async fn take(id: &str) -> Fallible<Option<Lock>> {
    lock::take(&format!("nonet-game-{id}")).await
}
