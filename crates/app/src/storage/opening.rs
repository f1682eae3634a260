//! Opening another game in place of this one, which stays stored with all of its history.

use super::saving;
use super::wanted::Wanted;
use crate::ask;
use crate::edit::filter::Look;
use crate::edit::filtering;
use crate::key;
use crate::model::{Mode, Model, Status, Workspace};
use crate::msg::Effect;
use crate::text::inout;
use game::rescue::Rescued;
use nonet::text::{line, read_link};

/// Opens the game once all of this one is saved.
pub(crate) fn wanted(model: &mut Model, wanted: Wanted) -> Vec<Effect> {
    let mut effects = ask::give_way(model);
    if model.ui.safe.ledger.game() == wanted.game {
        effects.extend(arrive(model, &wanted));
        return effects;
    }
    model.ui.wanted = Some(wanted);
    effects.extend(due(model));
    effects
}

/// Opens the requested game if the present one is saved or untouched.
pub(crate) fn due(model: &mut Model) -> Option<Effect> {
    let wanted = model.ui.wanted.take()?;
    if model.ui.safe.is_saved() || model.is_untouched() {
        return Some(Effect::SwitchGame(wanted));
    }
    if model.ui.safe.standing.fault.is_some() {
        model.say(Status::Word(key::GAME_TAKEN));
    } else {
        model.ui.wanted = Some(wanted);
    }
    None
}

/// The game has been opened.
pub(crate) fn opened(model: &mut Model, wanted: &Wanted, rescued: &Rescued) -> Vec<Effect> {
    model.rest();
    filtering::look(model, Look::Away);
    model.ui.selection.follow();
    model.ui.ready = false;
    model.ui.n_hints = 0;
    model.ui.timer.is_stopped = false;
    model.ui.epoch += 1;
    let mut effects = saving::restore(model, rescued, 0);
    effects.extend(arrive(model, wanted));
    effects
}

/// Goes to what was wanted in the open game. A puzzle without any change becomes a game with the first one.
fn arrive(model: &mut Model, wanted: &Wanted) -> Option<Effect> {
    if model.play.history().n_changes() == 0 {
        let game = read_link(&wanted.puzzle).ok().and_then(|link| link.game);
        if let Some(game) = game {
            inout::put(model, &game);
            model.ui.ready = true;
        }
    } else if wanted.at > 0 && model.play.go(wanted.at) {
        model.set_aside();
    }
    model.settings.mode = Mode::Digits;
    model.settings.workspace = Workspace::Solve;
    model.clamp_cursor();
    model.say(Status::Word(key::GAME_OPENED));
    Some(Effect::Focus(model.settings.cursor))
}

/// The known ratings, for the library to keep.
pub(crate) fn rated(model: &Model) -> String {
    let known = model.ui.ers.all();
    let known = known.filter_map(|(puzzle, er)| Some(format!("{}:{} ", line(puzzle, '.'), (*er)?)));
    known.collect()
}
