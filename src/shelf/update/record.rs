//! Doing something to the library, so that it is kept.

use crate::shelf::deed::Deed;
use crate::shelf::model::Model;
use crate::shelf::msg::Effect;
use crate::shelf::query::Finding;
use crate::shelf::words;
use std::collections::BTreeSet;

/// Does it, and keeps what makes sense; nothing is done while another tab has the library.
pub(super) fn record(model: &mut Model, deeds: Vec<Deed>) -> Vec<Effect> {
    if !model.is_ours && !deeds.is_empty() {
        say(model, "not-ours");
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

/// Does it change folders or tags? Then those that were removed before cannot come back as they were.
fn rearranges(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Folder(..) | Deed::Put(..) | Deed::Tag(..) | Deed::Mark(..)
    )
}

/// Writes the journal anew, as short as it can be.
pub(super) fn rewrite(model: &mut Model) -> Effect {
    let texts: Vec<String> = model.catalogue.retold().iter().map(Deed::text).collect();
    Effect::Rewrite(model.ledger.anew(&texts))
}

/// Says the sentence with this key.
pub(super) fn say(model: &mut Model, key: &str) {
    model.said = words::word(model.lang, key).to_owned();
}

/// Says of so many games, and of something with this name, the sentence with this key.
pub(super) fn say_of(model: &mut Model, key: &str, n: usize, name: &str) {
    model.said = words::count_of(model.lang, key, n, name);
}

/// Finds again what is looked for. The cursor stays on its row if that is still there.
pub(super) fn find(model: &mut Model) {
    let here = model.row_here();
    answer(model);
    let place = here.and_then(|here| model.list.iter().position(|&row| row == here));
    let last = model.list.len().saturating_sub(1);
    model.cursor = place.unwrap_or(model.cursor.min(last));
    model.first = model.first.min(last);
}

fn answer(model: &mut Model) {
    let (lang, catalogue) = (model.lang, &model.catalogue);
    let games: BTreeSet<&str> = model.games.iter().map(|(game, _)| &**game).collect();
    let is_lost = |game: &str| model.is_read && game != model.here && !games.contains(game);
    let grade = |er| words::grade(lang, er);
    let Finding { list, mut unrated } = model.query.answer(catalogue, &grade, &is_lost);
    if !unrated.is_empty() {
        unrated.retain(|row| {
            !model
                .unratable
                .contains(catalogue.puzzle(catalogue.row(*row)))
        });
    }
    (model.list, model.unrated, model.is_outdated) = (list, unrated, false);
}
