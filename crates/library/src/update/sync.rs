//! Reading the games' own journals, whenever one has changed.

use super::record::{find, record};
use crate::began::began;
use crate::card::{Card, cards};
use crate::deed::LibraryEdit;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::row::{Played, Standing};
use crate::rows::Rows;
use crate::seal::seal_of;
use crate::words;
use game::ledger::Reading;
use std::collections::BTreeMap;

/// How many games are read at a time.
const AT_A_TIME: usize = 20;

/// The games in the store are known: those that have changed are read.
pub(super) fn listed(model: &mut Model, games: Vec<(String, Option<String>)>) -> Vec<Effect> {
    model.games.clone_from(&games);
    let is_known = |(game, head): &(String, Option<String>)| {
        let (seal, _) = seal_of(head.as_ref());
        let known = model.catalogue.seal(game);
        known.or(model.without.get(game).map(String::as_str)) == Some(&seal)
    };
    let unread = games.into_iter().filter(|game| !is_known(game)).collect();
    model.unread = unread;
    model.is_settled = model.unread.is_empty();
    let mut effects = rate(model);
    effects.extend(next(model));
    effects
}

fn next(model: &mut Model) -> Vec<Effect> {
    let games: Vec<String> = model
        .unread
        .iter()
        .take(AT_A_TIME)
        .map(|(game, _)| game.clone())
        .collect();
    model.is_read = games.is_empty();
    match games.is_empty() {
        true => Vec::new(),
        false => vec![Effect::Read(games)],
    }
}

/// Records the ratings known to the page.
fn rate(model: &mut Model) -> Vec<Effect> {
    if model.rated.is_empty() {
        return Vec::new();
    }
    let mut rated: BTreeMap<u8, Vec<u32>> = BTreeMap::new();
    for (number, row) in model.catalogue.rows() {
        let er = model.rated.get(model.catalogue.puzzle(row)).copied();
        if let Some(er) = er.filter(|&er| row.er != Some(er)) {
            rated.entry(er).or_default().push(number);
        }
    }
    let deeds = rated
        .into_iter()
        .map(|(er, rows)| LibraryEdit::Rated(er, Rows::of(rows)));
    let deeds = deeds.filter(|_| model.is_ours).collect();
    record(model, deeds)
}

/// The lines of some games have arrived.
pub(super) fn read(model: &mut Model, games: &[(String, Vec<String>)]) -> Vec<Effect> {
    model.is_settled = true;
    let mut deeds = Vec::new();
    let mut row = model.catalogue.next();
    for (game, lines) in games {
        let at = model.unread.iter().position(|(name, _)| name == game);
        let Some((_, head)) = at.map(|at| model.unread.remove(at)) else {
            continue;
        };
        let seen = (seal_of(head.as_ref()), &mut row);
        deeds.extend(told(
            model,
            game,
            &cards(&Reading::of(game, lines).texts),
            seen,
        ));
    }
    let back = Rows::of(played_on(model, &deeds));
    if !back.is_empty() {
        deeds.push(LibraryEdit::Delete(false, back.clone()));
    }
    let mut effects = match model.is_ours {
        true => record(model, deeds),
        false => {
            deeds.iter().for_each(|deed| _ = model.catalogue.take(deed));
            Vec::new()
        }
    };
    say_back(model, back);
    effects.extend(rate(model));
    find(model);
    effects.extend(next(model));
    effects
}

/// The rows of deleted games that have changed since they were last read: they are evidently still wanted.
fn played_on(model: &Model, deeds: &[LibraryEdit]) -> Vec<u32> {
    let mut rows = Vec::new();
    for deed in deeds {
        let LibraryEdit::Game(number, _, _, now) = deed else {
            continue;
        };
        let row = model.catalogue.row(*number);
        let is_same = |it: &Played| (it.tip, &it.board) == (now.tip, &now.board);
        if row.standing == Standing::Deleted && !row.played.as_deref().is_some_and(is_same) {
            rows.push(*number);
        }
    }
    rows
}

fn say_back(model: &mut Model, back: Rows) {
    match back.below(model.catalogue.next()).count() {
        0 => {}
        n => {
            model.said = words::count(model.lang, key::PLAYED_ON, n);
            model.undo.clear();
        }
    }
}

/// The deeds to record about a game: each puzzle has its row, or gets the next one.
fn told(
    model: &mut Model,
    game: &str,
    cards: &[Card],
    ((seal, time), next): ((String, u64), &mut u32),
) -> Vec<LibraryEdit> {
    if cards.is_empty() {
        model.without.insert(game.to_owned(), seal);
        return Vec::new();
    }
    let mut deeds = Vec::new();
    for card in cards {
        let row = model.catalogue.row_of(game, card.at);
        let known = row.map(|row| model.catalogue.row(row));
        let before = known.and_then(|row| row.played.as_deref());
        // It is not known when earlier puzzles of a journal were left.
        let left = before.map_or(time.saturating_sub(1), |it| {
            it.played.min(time.saturating_sub(1))
        });
        let played = Played {
            game: game.to_owned(),
            at: card.at,
            tip: card.tip,
            seal: seal.clone(),
            played: if card.is_here { time } else { left },
            board: card.board.clone(),
            is_solved: card.is_solved,
            is_helped: card.is_helped,
            seconds: card.seconds,
        };
        let created = known.map_or_else(|| began(game, time), |row| row.created);
        let number = row.unwrap_or(*next);
        *next += u32::from(row.is_none());
        deeds.push(LibraryEdit::Game(
            number,
            created,
            card.puzzle.clone(),
            Box::new(played),
        ));
    }
    deeds
}
