//! What follows from a message. Pure: the same messages give the same model and the same effects.

mod acts;
mod asking;
mod backup;
mod begin;
mod export;
mod figures;
mod looking;
mod naming;
mod putting;
mod rating;
mod record;
mod sync;
mod taking;
mod travel;

use super::model::Model;
use super::msg::{Effect, Msg};

/// Handles a message; returns what to do.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    if is_act(&msg) {
        model.said.clear();
    }
    let mut effects = handle(model, msg);
    effects.extend(rating::next(model));
    effects
}

/// Does the user act? Then the message about the last act has been read.
fn is_act(msg: &Msg) -> bool {
    matches!(
        msg,
        Msg::Pressed(_)
            | Msg::Chosen(_)
            | Msg::Ticked(..)
            | Msg::Typed(_)
            | Msg::Set(..)
            | Msg::Answered
    )
}

fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Opened(rescued, is_ours) => return begin::opened(model, &rescued, is_ours),
        Msg::Shown(game, lang, rated) => return begin::shown(model, game, lang, rated),
        Msg::Hidden => model.is_hidden = true,
        Msg::Clock(now, ahead, chance) => {
            (model.now, model.ahead, model.chance) = (now, ahead, chance);
        }
        Msg::Listed(games) => return sync::listed(model, games),
        Msg::Read(games) => return sync::read(model, &games),
        Msg::Scrolled(first, n_fit) => (model.first, model.n_fit) = (first, n_fit),
        Msg::Pressed(button) => return acts::pressed(model, button),
        Msg::Chosen(row) if travel::go_to(model, row) => return acts::open(model),
        Msg::Ticked(row, through) if travel::go_to(model, row) => travel::tick(model, through),
        Msg::Chosen(_) | Msg::Ticked(..) => {} // the pressed row has just moved away
        Msg::Typed(key) => return travel::typed(model, key),
        Msg::Set(field, value) => return asking::set(model, &field, value),
        Msg::Answered => return asking::answered(model),
        Msg::FileCame(name, text) => return begin::file(model, &name, text),
        Msg::Fetched(games) => return backup::fetched(model, games),
        Msg::Put(games) => return backup::put(model, &games),
        Msg::Continued => return taking::more(model),
        Msg::Kept(standing) => model.standing = standing,
        Msg::Removed(games) => return acts::removed(model, &games),
        Msg::Replied(reply) => return rating::replied(model, reply),
        Msg::WorkersLost => (model.rating, model.has_no_workers) = (None, true),
    }
    Vec::new()
}
