//! Saving everything as a file, and restoring it from one.

use super::record::{find, record, say};
use crate::backup::{Backup, Kept};
use crate::catalogue::Catalogue;
use crate::deed::LibraryEdit;
use crate::errand::Errand;
use crate::key;
use crate::merge::merged;
use crate::model::Model;
use crate::msg::Effect;
use crate::seal::seal_of;
use crate::words;
use game::ledger::{Ledger, Reading, game_of};
use game::play::Play;
use std::collections::BTreeMap;

/// How many games are read and written at a time.
const AT_A_TIME: usize = 20;

const FILE: &str = "nonet-library.txt";

/// Collects all games, and saves them.
pub(super) fn begin(model: &mut Model) -> Vec<Effect> {
    let games: Vec<String> = model.games.iter().map(|(game, _)| game.clone()).collect();
    let backup = Backup {
        deeds: model.catalogue.retold(),
        ..Backup::default()
    };
    model.errand = Some(Errand::Out(games, backup));
    next(model)
}

/// The next part of the task.
fn next(model: &mut Model) -> Vec<Effect> {
    match &model.errand {
        Some(Errand::Out(todo, backup)) if todo.is_empty() => {
            let text = backup.text();
            let n = backup.games.len();
            model.errand = None;
            say_written(model, n);
            vec![Effect::Save(FILE.to_owned(), text)]
        }
        Some(Errand::Out(todo, _)) => fetch(todo.iter().cloned()),
        Some(Errand::In(todo, _)) if todo.is_empty() => restored(model),
        Some(Errand::In(todo, _)) => {
            let known = |game: &&String| model.games.iter().any(|(known, _)| known == *game);
            let games: Vec<String> = todo
                .iter()
                .take(AT_A_TIME)
                .map(|kept| kept.game.clone())
                .collect();
            fetch(games.iter().filter(known).cloned())
        }
        None => Vec::new(),
    }
}

/// Reports how many games were written, and how many puzzles without a game.
fn say_written(model: &mut Model, n: usize) {
    model.said = words::count(model.lang, key::BACKED_UP, n);
    let rows = model.catalogue.rows();
    let n_puzzles = rows.filter(|(_, row)| row.played.is_none()).count();
    if n_puzzles > 0 {
        model.said += " ";
        model.said += &words::count(model.lang, key::BACKED_UP_PUZZLES, n_puzzles);
    }
}

fn fetch(games: impl Iterator<Item = String>) -> Vec<Effect> {
    vec![Effect::Fetch(games.take(AT_A_TIME).collect())]
}

/// The lines of some games have arrived.
pub(super) fn fetched(model: &mut Model, games: Vec<(String, Vec<String>)>) -> Vec<Effect> {
    match model.errand.take() {
        Some(Errand::Out(mut todo, mut backup)) => {
            todo.drain(..games.len().min(todo.len()));
            for (game, lines) in games.into_iter().filter(|(_, lines)| !lines.is_empty()) {
                let head = model.games.iter().find(|(known, _)| *known == game);
                let (_, time) = seal_of(head.and_then(|(_, head)| head.as_ref()));
                backup.games.push(Kept { game, time, lines });
            }
            model.errand = Some(Errand::Out(todo, backup));
            next(model)
        }
        Some(Errand::In(mut todo, mut restoring)) => {
            let some: Vec<Kept> = todo.drain(..AT_A_TIME.min(todo.len())).collect();
            let mut puts = Vec::new();
            for kept in some {
                let here = games.iter().find(|(game, _)| *game == kept.game);
                let (name, put) = choose(model, kept.clone(), here.map(|(_, lines)| &**lines));
                restoring.named.insert(kept.game, name);
                puts.extend(put);
            }
            model.errand = Some(Errand::In(todo, restoring));
            match puts.is_empty() {
                true => next(model),
                false => vec![Effect::Put(puts)],
            }
        }
        None => Vec::new(),
    }
}

/// How a game of a backup is restored: its name here, and what to write. A game that is here already stays; one
/// that continues the game here replaces it; one that diverged gets a new name, and so does one that continues the
/// open game.
fn choose(model: &Model, kept: Kept, here: Option<&[String]>) -> (String, Option<Kept>) {
    let sound = Reading::of(&kept.game, &kept.lines);
    let Some(here) = here.filter(|lines| !lines.is_empty()) else {
        let lines = saved(&kept, &sound);
        let put = (!lines.is_empty()).then(|| Kept {
            lines,
            ..kept.clone()
        });
        return (kept.game, put);
    };
    let (theirs, _) = Play::replay(&sound.texts);
    let (ours, _) = Play::replay(&Reading::of(&kept.game, here).texts);
    if is_part(&theirs, &ours) {
        return (kept.game, None);
    }
    if is_part(&ours, &theirs) && kept.game != model.here {
        let lines = kept.lines[..sound.ledger.n_lines()].to_vec();
        return (kept.game.clone(), Some(Kept { lines, ..kept }));
    }
    // A name that is the same whenever the same file is read.
    let last = kept
        .lines
        .last()
        .and_then(|line| line.rsplit('~').next())
        .unwrap_or_default();
    let game = format!("{}-{last}", kept.game);
    let is_here = model.games.iter().any(|(known, _)| *known == game);
    let lines = Ledger::new(&game).anew(&theirs.journal());
    let put = Kept {
        game: game.clone(),
        time: kept.time,
        lines,
    };
    (game, (!is_here).then_some(put))
}

/// The lines to restore of a game's journal. If one of them is missing in a damaged file, the journal is rebuilt
/// from the others: the file's own seals show that these are sound.
fn saved(kept: &Kept, sound: &Reading) -> Vec<String> {
    if sound.rest.is_empty() {
        return kept.lines[..sound.ledger.n_lines()].to_vec();
    }
    let changes = kept.lines.iter().filter(|line| game_of(line).is_none());
    let texts: Vec<String> = changes.filter_map(|line| text_of(line)).collect();
    match texts.is_empty() {
        true => Vec::new(),
        false => Ledger::new(&kept.game).anew(&texts),
    }
}

/// The text of a journal's line, between its number and its seal.
fn text_of(line: &str) -> Option<String> {
    let (text, _) = line.rsplit_once(" ~")?;
    text.split_once(' ').map(|(_, text)| text.to_owned())
}

/// Is everything done in the one the beginning of what was done in the other?
fn is_part(one: &Play, other: &Play) -> bool {
    let n = one.history().n_changes();
    n <= other.history().n_changes()
        && (1..=n).all(|node| {
            one.history().parent(node) == other.history().parent(node)
                && one.entry(node) == other.entry(node)
        })
}

/// Imports a backup.
pub(super) fn take(model: &mut Model, text: &str) -> Vec<Effect> {
    if !model.is_ours {
        say(model, key::NOT_OURS);
        return Vec::new();
    }
    let Some(backup) = Backup::read(text) else {
        say(model, key::OTHER_BACKUP);
        return Vec::new();
    };
    model.errand = Some(Errand::of(backup, false));
    next(model)
}

/// Imports games that the page has saved.
pub(super) fn take_games(model: &mut Model, text: &str) -> Vec<Effect> {
    if !model.is_ours {
        say(model, key::NOT_OURS);
        return Vec::new();
    }
    let games = Backup::of_games(text, model.now);
    model.errand = Some(Errand::of(games, true));
    next(model)
}

/// These games have been written.
pub(super) fn put(model: &mut Model, games: &[String]) -> Vec<Effect> {
    if let Some(Errand::In(_, restoring)) = &mut model.errand {
        restoring.n_games += games.len();
        let known: Vec<String> = model.games.iter().map(|(game, _)| game.clone()).collect();
        let new = games.iter().filter(|game| !known.contains(game));
        model.games.extend(new.map(|game| (game.clone(), None)));
    }
    next(model)
}

/// All games are written: now restores what the library knew of them.
fn restored(model: &mut Model) -> Vec<Effect> {
    let Some(Errand::In(_, restoring)) = model.errand.take() else {
        return Vec::new();
    };
    let mut other = Catalogue::default();
    restoring.deeds.iter().for_each(|deed| _ = other.take(deed));
    let here = |game: &str| model.games.iter().any(|(known, _)| known == game);
    let n_asked = restoring.named.len();
    let named: BTreeMap<String, String> = restoring
        .named
        .into_iter()
        .filter(|(_, name)| here(name))
        .collect();
    let before = model.catalogue.rows().count();
    let deeds: Vec<LibraryEdit> = merged(&model.catalogue, &other, &named);
    let mut effects = record(model, deeds);
    let n = model.catalogue.rows().count() - before;
    model.said = match restoring.is_games {
        true => taken_in(model, restoring.n_games, n_asked),
        false => words::count(model.lang, key::RESTORED_GAMES, restoring.n_games.max(n)),
    };
    if let Some(line) = restoring.damaged {
        let damaged = words::say(model.lang, key::DAMAGED_AT, &[("line", &line.to_string())]);
        model.said = format!("{} {damaged}", model.said).trim_start().to_owned();
    }
    find(model);
    effects.push(Effect::List);
    effects
}

/// The message after importing saved games: how many were added, and how many were known already.
fn taken_in(model: &Model, n: usize, n_asked: usize) -> String {
    let parts = [
        (key::GAMES_TAKEN, n),
        (key::KNOWN_ALREADY, n_asked.saturating_sub(n)),
    ];
    let parts = parts.iter().filter(|(_, n)| *n > 0);
    let parts: Vec<String> = parts
        .map(|&(key, n)| words::count(model.lang, key, n))
        .collect();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If a damaged backup is missing any line of a game, the others come back, and a whole game comes back
    /// unchanged.
    #[test]
    fn a_game_with_a_line_lacking_keeps_the_others() {
        let texts = ["load r1c1:.>5g", "type r1c2:.>3p", "type r1c3:.>4p"].map(str::to_owned);
        let lines = Ledger::new("7-1").add(&texts);
        for lacking in 0..=lines.len() {
            let mut kept = Kept {
                game: "7-1".to_owned(),
                time: 9,
                lines: lines.clone(),
            };
            if lacking < lines.len() {
                kept.lines.remove(lacking);
            }
            let saved = saved(&kept, &Reading::of("7-1", &kept.lines));
            let reading = Reading::of("7-1", &saved);
            let mut expected = texts.to_vec();
            if (1..lines.len()).contains(&lacking) {
                expected.remove(lacking - 1);
            }
            assert!(reading.rest.is_empty() && reading.is_whole, "{saved:?}");
            assert_eq!(reading.texts, expected, "without {lacking}");
        }
    }
}
