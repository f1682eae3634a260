//! What the buttons of the sheet over the page do.

pub use super::pages::Sheet;

use super::model::{Lang, Model, Switch, Workspace};
use super::msg::Effect;
use super::order::{Order, PRESETS};
use super::pages::{Entry, Pages};
use super::{ask, inout};
use crate::logic::{Family, techniques};
use crate::protocol::{Job, JobKind, Study};
use crate::text::Game;

/// The technique whose page is open, and its text once that has arrived.
pub(super) fn entry(model: &Model) -> Option<Entry<'_>> {
    let Some(Sheet::Technique(info)) = model.ui.sheet else {
        return None;
    };
    match &model.ui.pages[model.settings.lang as usize] {
        Pages::Here(text) => Entry::of(info, text),
        _ => None,
    }
}

/// Opens the page on the technique of the step shown; or fetches again the text of the page already open.
pub(super) fn what_is(model: &mut Model) -> Vec<Effect> {
    let shown = model
        .ui
        .panel
        .step()
        .map(|step| Sheet::Technique(step.technique));
    model.ui.sheet = model.ui.sheet.or(shown);
    let lang = model.settings.lang;
    let pages = &mut model.ui.pages[lang as usize];
    if model.ui.sheet.is_none() || matches!(pages, Pages::Asked | Pages::Here(_)) {
        return Vec::new();
    }
    *pages = Pages::Asked;
    vec![Effect::FetchPages(lang)]
}

/// The text has arrived, or has not. A text that lacks a technique is some other file.
pub(super) fn came(model: &mut Model, lang: Lang, text: Option<String>) {
    let is_whole = |text: &String| techniques::infos().all(|info| Entry::of(info, text).is_some());
    let text = text.filter(is_whole);
    model.ui.pages[lang as usize] = text.map_or(Pages::Missing, Pages::Here);
}

/// Puts the example on the board, for one undo, and looks for its step.
pub(super) fn load_example(model: &mut Model) -> Vec<Effect> {
    let example = entry(model).and_then(|entry| Some((entry.case()?, entry.step.to_owned())));
    let Some((case, step)) = example else {
        return Vec::new();
    };
    let Some(Sheet::Technique(info)) = model.ui.sheet.take() else {
        return Vec::new();
    };
    put(model, &Game::from(&case));
    let place = techniques::infos().position(|other| other == info);
    let wanted = place.map(|place| vec![place as u16]);
    let job = Job::Study(Study::Steps(wanted), model.play.position());
    let effects = ask::ask(model, JobKind::Steps, job);
    model.ui.example = step;
    effects
}

fn put(model: &mut Model, game: &Game) {
    inout::put(model, game);
    model.rest();
    model.settings.workspace = Workspace::Solve;
    model.settings.switches.turn(Switch::Candidates, true);
}

/// A family was switched on or off.
pub(super) fn switch_family(model: &mut Model, place: usize, on: bool) {
    if let Some(&family) = Family::ALL.get(place) {
        model.settings.order.switch_family(family, on);
    }
}

/// A ready-made choice was chosen.
pub(super) fn preset(model: &mut Model, index: usize) {
    if let Some((_, preset)) = PRESETS.get(index) {
        model.settings.order = Order::of(*preset);
    }
}
