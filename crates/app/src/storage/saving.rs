//! What the user sees about saving, and can do about it.

use super::safe::{Safe, file};
use crate::action::StoreAction;
use crate::model::Model;
use crate::msg::Effect;
use crate::text::inout;
use game::faults::StoreFault;
use game::journal;
use game::persistence::SaveState;
use game::play::Play;
use game::rescue::{Brought, Rescued};

/// Old games are mentioned when there are more than this many.
const MANY_GAMES: usize = 500;

const GAME_FILE: &str = "nonet-game.txt";
const DAMAGED_FILE: &str = "nonet-damaged.txt";
pub(crate) const GAMES_FILE: &str = "nonet-games.txt";

/// Replays the journal that was found. It is rewritten if that makes it shorter or sound again; damaged lines stay
/// in it as remarks until the user removes them.
pub(crate) fn restore(model: &mut Model, rescued: &Rescued, n_games: usize) -> Vec<Effect> {
    let Rescued { texts, damaged, .. } = rescued;
    let (play, senseless) = Play::replay(texts);
    let kept = texts.iter().filter_map(|text| journal::remarked(text));
    let mut kept: Vec<String> = kept.map(str::to_owned).collect();
    kept.extend_from_slice(damaged);
    kept.extend(senseless);
    model.play = play;
    let posed = inout::fragment(model);
    kept.extend(model.ui.create.restore(texts, &posed));
    model.ui.safe = Safe {
        damaged: kept,
        is_damaged: rescued.is_damaged,
        brought: rescued.brought,
        ledger: rescued.ledger.clone(),
        ..Safe::default()
    };
    let wanted = texts_of(model);
    let is_fine = rescued.is_stored && wanted == *texts;
    let is_nothing = wanted.is_empty() && model.ui.safe.ledger.n_lines() == 0;
    let mut effects = Vec::new();
    if !is_fine && !is_nothing {
        effects.push(rewrite(model));
    }
    if n_games > MANY_GAMES {
        effects.push(Effect::WeighGames);
    }
    effects
}

/// The damaged lines as remarks, followed by the shortest journal.
fn texts_of(model: &Model) -> Vec<String> {
    let damaged = model.ui.safe.damaged.iter();
    let mut texts: Vec<String> = damaged.map(|line| journal::remark(line)).collect();
    texts.extend(game_texts(model));
    texts
}

/// The puzzles made in the game, and all that was done in it.
fn game_texts(model: &Model) -> Vec<String> {
    let mut texts: Vec<String> = model.ui.create.texts().collect();
    texts.extend(model.play.journal());
    texts
}

/// Rewrites the journal, because something has been removed.
pub(crate) fn rewrite(model: &mut Model) -> Effect {
    model.ui.create.unsaved.clear();
    let texts = texts_of(model);
    Effect::Rewrite(model.ui.safe.ledger.anew(&texts))
}

/// The way the game is kept has changed. If the disk is full, looks for games to remove.
pub(crate) fn kept(model: &mut Model, standing: SaveState) -> Vec<Effect> {
    let safe = &mut model.ui.safe;
    let is_full = standing.fault == Some(StoreFault::Full);
    let was_full = safe.standing.fault == Some(StoreFault::Full);
    safe.standing = standing;
    let looks = is_full && !was_full;
    looks.then_some(Effect::WeighGames).into_iter().collect()
}

/// More games were restored.
pub(crate) fn brought(model: &mut Model, n: usize) {
    let brought = &mut model.ui.safe.brought;
    let n_before = match *brought {
        Brought::Games(n) => n,
        _ => 0,
    };
    *brought = Brought::Games(n_before + n);
}

/// The user pressed a button in a notice.
pub(crate) fn act(model: &mut Model, action: StoreAction) -> Vec<Effect> {
    let safe = &mut model.ui.safe;
    match action {
        StoreAction::SaveGame => return save(game_text(model), GAME_FILE),
        StoreAction::SaveDamaged => return save(file(&safe.damaged), DAMAGED_FILE),
        StoreAction::ForgetDamaged => {
            safe.damaged.clear();
            safe.is_damaged = false;
            return vec![rewrite(model)];
        }
        StoreAction::Understood => {
            safe.is_damaged = false;
            safe.brought = Brought::Nothing;
        }
        StoreAction::SaveGames => return vec![Effect::ReadGames],
        StoreAction::AskGames => safe.asks = true,
        StoreAction::RemoveGames => {
            (safe.old, safe.asks) = (None, false);
            return vec![Effect::RemoveGames];
        }
        StoreAction::KeepGames => (safe.old, safe.asks) = (None, false),
    }
    Vec::new()
}

/// Offers a text as a file.
pub(crate) fn save(text: String, name: &str) -> Vec<Effect> {
    vec![Effect::Collect(text), Effect::Download(name.to_owned())]
}

/// The game as a file that the page can open.
fn game_text(model: &Model) -> String {
    file(&model.ui.safe.ledger.clone().anew(&game_texts(model)))
}
