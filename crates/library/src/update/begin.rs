//! Opening and showing the library.

use super::record::{find, rewrite, say};
use super::{backup, taking};
use crate::backup::{are_games, is_backup};
use crate::catalogue::Catalogue;
use crate::deed::LibraryEdit;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use game::ledger::salvaged;
use game::rescue::Rescued;
use words::Lang;

/// A journal that is this many times as long as necessary is rewritten.
const WASTE: usize = 2;

/// Journals with fewer lines than this are not rewritten.
const SHORT: usize = 200;

/// Reads the journal that was found. It is rewritten if that makes it sound again, or much shorter.
pub(super) fn opened(model: &mut Model, rescued: &Rescued, is_ours: bool) -> Vec<Effect> {
    model.is_ours = is_ours;
    model.catalogue = Catalogue::default();
    model.ledger = rescued.ledger.clone();
    let mut is_damaged = false;
    for text in rescued.texts.iter().chain(&salvaged(&rescued.damaged)) {
        let deed = LibraryEdit::read(text);
        if !deed.is_some_and(|deed| model.catalogue.take(&deed)) {
            is_damaged = true;
            model.catalogue.take(&LibraryEdit::Damaged(text.clone()));
        }
    }
    for line in &rescued.damaged {
        is_damaged = true;
        model.catalogue.take(&LibraryEdit::Damaged(line.clone()));
    }
    let is_nothing = rescued.texts.is_empty() && rescued.ledger.n_lines() == 0 && !is_damaged;
    let n_lines = rescued.texts.len();
    let is_long = || n_lines > SHORT && n_lines > WASTE * model.catalogue.retold().len();
    let is_anew = is_ours && !is_nothing && (is_damaged || !rescued.is_stored || is_long());
    if !is_anew {
        return Vec::new();
    }
    // Rows take the numbers that the new journal gives them.
    let effect = rewrite(model);
    let deeds = model.catalogue.retold();
    model.catalogue = Catalogue::default();
    deeds.iter().for_each(|deed| _ = model.catalogue.take(deed));
    vec![effect]
}

/// Shows the library, after reading the games that have changed.
pub(super) fn shown(
    model: &mut Model,
    game: String,
    lang: Lang,
    rated: Vec<(String, u8)>,
) -> Vec<Effect> {
    (model.here, model.lang) = (game, lang);
    model.said.clear();
    model.asks = None;
    model.is_settled = false;
    model.is_hidden = false;
    model.rated = rated
        .into_iter()
        .map(|(line, er)| (format!("p={line}"), er))
        .collect();
    find(model);
    vec![Effect::List]
}

/// A file was chosen.
pub(super) fn file(model: &mut Model, name: &str, text: Option<String>) -> Vec<Effect> {
    let Some(text) = text else {
        say(model, key::UNREADABLE);
        return Vec::new();
    };
    match text {
        text if is_backup(&text) => backup::take(model, &text),
        text if are_games(&text) => backup::take_games(model, &text),
        text => taking::take(model, name, &text),
    }
}
