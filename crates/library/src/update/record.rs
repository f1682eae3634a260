//! Carrying out deeds and recording them.

use crate::deed::LibraryEdit;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::query::Finding;
use crate::words;
use ::words::Key;
use std::collections::BTreeSet;

/// Carries out deeds and records those that make sense; refuses while another tab has the library.
pub(super) fn record(model: &mut Model, deeds: Vec<LibraryEdit>) -> Vec<Effect> {
    if !model.is_ours && !deeds.is_empty() {
        say(model, key::NOT_OURS);
        return Vec::new();
    }
    if deeds.iter().any(rearranges) {
        model.undo.clear();
    }
    let texts: Vec<String> = deeds
        .into_iter()
        .filter(|deed| model.catalogue.take(deed))
        .map(|deed| deed.text())
        .collect();
    if texts.is_empty() {
        return Vec::new();
    }
    vec![Effect::Record(model.ledger.add(&texts))]
}

/// Does it change folders or tags? Then those removed earlier cannot be restored as they were.
fn rearranges(deed: &LibraryEdit) -> bool {
    matches!(
        deed,
        LibraryEdit::Folder(..)
            | LibraryEdit::Put(..)
            | LibraryEdit::Tag(..)
            | LibraryEdit::Mark(..)
    )
}

/// Rewrites the journal, as short as possible.
pub(super) fn rewrite(model: &mut Model) -> Effect {
    let texts: Vec<String> = model
        .catalogue
        .retold()
        .iter()
        .map(LibraryEdit::text)
        .collect();
    Effect::Rewrite(model.ledger.anew(&texts))
}

/// Shows the message with this key.
pub(super) fn say(model: &mut Model, key: Key) {
    model.said = model.lang.word(key).to_owned();
}

/// Shows the message with this key about `n` games, and something with this name.
pub(super) fn say_of(model: &mut Model, key: Key, n: usize, name: &str) {
    model.said = words::count_of(model.lang, key, n, name);
}

/// Searches again. The cursor stays on its row if that is still there, and so does the start of a range; a row that
/// has left the list is unticked, as acts on it would go unseen.
pub(super) fn find(model: &mut Model) {
    let (here, ticked) = (model.row_here(), model.list.get(model.last_tick).copied());
    answer(model);
    let last = model.list.len().saturating_sub(1);
    let place = |row: Option<u32>| model.list.iter().position(|&other| Some(other) == row);
    let cursor = place(here).unwrap_or(model.cursor.min(last));
    model.last_tick = place(ticked).unwrap_or(cursor);
    (model.cursor, model.range) = (cursor, None);
    model.first = model.first.min(last);
    if !model.ticked.is_empty() {
        let there: BTreeSet<u32> = model.list.iter().copied().collect();
        model.ticked.retain(|row| there.contains(row));
    }
}

fn answer(model: &mut Model) {
    let (lang, catalogue) = (model.lang, &model.catalogue);
    // The same as `Model::is_lost`, which would go through all games for each row.
    let games: BTreeSet<&str> = model.games.iter().map(|(game, _)| &**game).collect();
    let is_lost = |game: &str| model.is_read && game != model.here && !games.contains(game);
    let grade = |er| words::grade(lang, er);
    let Finding {
        list,
        mut unrated,
        mut n_sought,
    } = model.query.answer(catalogue, &grade, &is_lost);
    if model.rates_all {
        let has_none = |row: &u32| catalogue.row(*row).er.is_none();
        unrated.extend(list.iter().copied().filter(has_none));
        n_sought = n_sought.max(list.len());
    }
    if !unrated.is_empty() {
        unrated.retain(|row| {
            !model
                .unratable
                .contains(catalogue.puzzle(catalogue.row(*row)))
        });
    }
    (model.list, model.unrated, model.is_outdated) = (list, unrated, false);
    (model.n_sought, model.rates_all) = (n_sought, model.rates_all && !model.unrated.is_empty());
}
