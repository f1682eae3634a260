//! What the laboratory and the library, which have models of their own, are told.

use super::model::{Model, Said, Workspace};
use super::msg::Effect;
use super::{inout, opening};
use crate::protocol::Failure;

/// Shows the library with the game that is open now, if it has just come into sight or speaks another language.
pub(super) fn show_library(model: &Model, is_news: bool) -> Option<Effect> {
    let is_seen = model.settings.workspace == Workspace::Library;
    let game = || model.ui.safe.ledger.game().to_owned();
    let show = || Effect::ShowLibrary(game(), model.settings.lang, opening::rated(model));
    (is_seen && is_news).then(show)
}

/// Tells the laboratory all that it knows about the game; a link may name a run, too.
pub(super) fn tell_lab(model: &mut Model, linked: Option<String>, is_news: bool) -> Option<Effect> {
    let was_open = model.ui.lab;
    model.ui.lab |= model.settings.workspace == Workspace::Lab;
    let fragment = || linked.unwrap_or_else(|| inout::fragment(model));
    let lang = model.settings.lang;
    match (was_open, model.ui.lab) {
        (false, true) => Some(Effect::OpenLab(fragment(), lang)),
        (true, _) if is_news => Some(Effect::ShowLab(fragment(), lang)),
        _ => None,
    }
}

/// The laboratory will be tried again the next time it is chosen.
pub(super) fn lab_failed(model: &mut Model) {
    model.ui.lab = false;
    not_fetched(model);
}

/// The second program could not be fetched.
pub(super) fn not_fetched(model: &mut Model) {
    model.settings.workspace = Workspace::default();
    model.say(Said::Failed(Failure::NotFetched));
}
