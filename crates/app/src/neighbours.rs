//! What is passed on to the laboratory and the library, which have their own models.

use super::model::{Model, Status, Workspace};
use super::msg::Effect;
use crate::storage::opening;
use crate::text::inout;
use answers::protocol::Failure;
use nonet::text::read_link;

/// Shows the library with the open game, if it has just come into sight or the language has changed.
pub(super) fn show_library(model: &Model, is_news: bool) -> Option<Effect> {
    let is_seen = model.settings.workspace == Workspace::Library;
    let game = || model.ui.safe.ledger.game().to_owned();
    let show = || Effect::ShowLibrary(game(), model.settings.lang, opening::rated(model));
    (is_seen && is_news).then(show)
}

/// Tells the laboratory all that it needs about the game; a link may also name a run. What arrived before it was
/// opened is sent once it is.
pub(super) fn tell_lab(model: &mut Model, linked: Option<String>, is_news: bool) -> Option<Effect> {
    let was_open = model.ui.lab;
    model.ui.lab |= model.settings.workspace == Workspace::Lab;
    let lang = model.settings.lang;
    if was_open {
        return is_news.then(|| Effect::ShowLab(told(model, linked.as_deref()), lang));
    }
    model.ui.linked = linked.or_else(|| model.ui.linked.take());
    let open = || Effect::OpenLab(told(model, model.ui.linked.as_deref()), lang);
    model.ui.lab.then(open)
}

/// The link, with the game on the board and no other.
fn told(model: &Model, link: Option<&str>) -> String {
    let here = inout::fragment(model);
    let read = |link| Some((link, read_link(link).ok()?.game));
    match link.and_then(read) {
        Some((link, None)) => format!("{link}&{here}"),
        Some((link, Some(game))) if game.givens == model.play.givens() => link.to_owned(),
        _ => here,
    }
}

/// The laboratory could not be fetched; choosing it again retries.
pub(super) fn lab_failed(model: &mut Model) {
    model.ui.lab = false;
    not_fetched(model);
}

/// The second program could not be fetched.
pub(super) fn not_fetched(model: &mut Model) {
    model.settings.workspace = Workspace::default();
    model.say(Status::Failed(Failure::NotFetched));
}
