//! The Learn workspace: the index of all techniques, and the page of each with its examples.

use super::index as shelves;
use super::lesson::Steps;
use super::pages::{Entry, Pages};
use crate::ask;
use crate::choice::Workspace;
use crate::model::{Model, Settings, Switch};
use crate::msg::Effect;
use crate::panel::Panel;
use crate::status::Status;
use crate::text::inout;
use answers::protocol::{HintResult, Job, JobId, StepView};
use answers::voice::HINT_LEVELS;
use nonet::logic::{Info, techniques};
use nonet::text::{Game, learn_link, linked_technique};
use words::Lang;

/// The technique whose page is in sight.
pub(crate) fn page(model: &Model) -> Option<&'static Info> {
    let is_here = model.settings.workspace == Workspace::Learn;
    model.ui.learn.page.filter(|_| is_here)
}

/// The address's fragment: the page in sight, or the game.
pub(crate) fn address(model: &Model) -> String {
    page(model).map_or_else(|| inout::fragment(model), |info| learn_link(info.slug))
}

/// What the text says about the technique of the page, once it has arrived.
pub(crate) fn entry(model: &Model) -> Option<Entry<'_>> {
    Entry::of(page(model)?, model.pages().text()?)
}

/// Follows a fragment: to a page, to the index, or to a game. Any other fragment leaves an open page: for the
/// index, or for where the page was opened.
pub(crate) fn follow(model: &mut Model, fragment: &str) -> Vec<Effect> {
    if let Some(slug) = linked_technique(fragment) {
        return open(model, techniques::infos().find(|info| info.slug == slug));
    }
    let mut effects = Vec::new();
    if page(model).is_some() {
        let from = model.ui.learn.from;
        effects = index(model);
        model.settings.workspace = from.unwrap_or(Workspace::Learn);
    }
    effects.extend(inout::follow(model, fragment));
    effects
}

/// Opens the index.
pub(crate) fn index(model: &mut Model) -> Vec<Effect> {
    open(model, None)
}

fn open(model: &mut Model, page: Option<&'static Info>) -> Vec<Effect> {
    let here = model.settings.workspace;
    let learn = &mut model.ui.learn;
    if learn.page.is_none() || here != Workspace::Learn {
        learn.from = Some(here).filter(|&from| from != Workspace::Learn);
    }
    if learn.page != page {
        (learn.at, learn.steps) = (0, Steps::Unasked);
        learn.is_wanted = false;
    }
    learn.last = page.or(learn.page).or(learn.last);
    learn.page = page;
    model.settings.workspace = Workspace::Learn;
    model.ui.sheet = false;
    model.ui.pointed.clear();
    model.ui.status = Status::Nothing;
    vec![Effect::FocusLearn]
}

/// Asks for what is in sight but neither here nor on its way: the text with the techniques' names, or the steps of
/// the examples.
pub(crate) fn wants(model: &mut Model) -> Option<Effect> {
    let names_techniques = matches!(
        model.settings.workspace,
        Workspace::Learn | Workspace::Create
    );
    let lang = model.settings.lang;
    let pages = &mut model.ui.pages[lang as usize];
    if *pages == Pages::Unread && (names_techniques || model.ui.sheet) {
        *pages = Pages::Asked;
        return Some(Effect::FetchPages(lang));
    }
    if !matches!(model.ui.learn.steps, Steps::Unasked) {
        return None;
    }
    let entry = entry(model)?;
    let lines = entry.examples.concat().join("\n");
    let request = ask::request(model, Job::Show(lines));
    model.ui.learn.steps = Steps::Asked(request.id);
    Some(Effect::Ask(request))
}

/// The text has arrived, or has not. If a technique is missing, it is some other file.
pub(crate) fn text_came(model: &mut Model, lang: Lang, text: Option<String>) {
    let is_whole = |text: &String| {
        let slugs: Vec<&str> = Entry::all(text).iter().map(|(slug, _)| *slug).collect();
        techniques::infos().all(|info| slugs.contains(&info.slug))
    };
    let text = text.filter(is_whole);
    model.ui.pages[lang as usize] = text.map_or(Pages::Missing, Pages::Here);
}

/// The steps have arrived, or have not. Those of a page no more in sight are dropped.
pub(crate) fn steps_came(model: &mut Model, id: JobId, steps: Steps) {
    if matches!(model.ui.learn.steps, Steps::Asked(asked) if asked == id) {
        model.ui.learn.steps = steps;
        let is_wanted = std::mem::take(&mut model.ui.learn.is_wanted);
        if is_wanted && page(model).is_some() {
            load(model);
        }
    }
}

/// Asks again for what did not arrive.
pub(crate) fn again(model: &mut Model) {
    model.ui.pages[model.settings.lang as usize].forget_failure();
    if matches!(model.ui.learn.steps, Steps::Failed(_)) {
        model.ui.learn.steps = Steps::Unasked;
    }
}

/// The search text has changed.
pub(crate) fn search(model: &mut Model, text: String) {
    model.ui.learn.search = text;
    if model.pages().text().is_some() {
        let n_found = shelves::found(model).len();
        model.say(Status::Matches(n_found));
    }
}

/// Shows the next example, or the previous one; the first follows the last.
pub(crate) fn turn(model: &mut Model, forwards: bool) {
    let n = entry(model).map_or(0, |entry| entry.examples.len());
    if n > 0 {
        let by = if forwards { 1 } else { n - 1 };
        model.ui.learn.at = (model.ui.learn.at + by) % n;
        model.ui.pointed.clear();
        model.say(Status::Example(model.ui.learn.at, n));
    }
}

/// The step of the example shown.
pub(crate) fn step(model: &Model) -> Option<&StepView> {
    match &model.ui.learn.steps {
        Steps::Here(steps) => steps.get(model.ui.learn.at),
        _ => None,
    }
}

/// A model of the page with the example on its board and the step explained.
pub(crate) fn stage(model: &Model) -> Option<Model> {
    let case = entry(model)?.case(model.ui.learn.at)?;
    let Settings { lang, picks, .. } = model.settings;
    let mut stage = Model::default();
    (stage.settings.lang, stage.settings.picks) = (lang, picks);
    for (switch, on) in [
        (Switch::Peers, false),
        (Switch::Same, false),
        (Switch::Candidates, true),
    ] {
        stage.settings.switches.turn(switch, on);
    }
    inout::put(&mut stage, &Game::from(&case));
    if let Some(step) = step(model) {
        stage.show(Panel::Hint(HintResult::Step(step.clone()), HINT_LEVELS));
    }
    stage.ui.pointed.clone_from(&model.ui.pointed);
    Some(stage)
}

/// Puts the example on the board as a new game, with its step explained. If the step is on its way, waits for it.
pub(crate) fn load(model: &mut Model) {
    if matches!(model.ui.learn.steps, Steps::Unasked | Steps::Asked(_)) {
        model.ui.learn.is_wanted = true;
        return;
    }
    let example = entry(model).and_then(|entry| entry.case(model.ui.learn.at));
    let Some(case) = example else {
        return;
    };
    let step = step(model).cloned();
    inout::put(model, &Game::from(&case));
    model.rest();
    model.settings.workspace = Workspace::Solve;
    model.say(Status::Opened(case.givens.n_givens()));
    if let Some(step) = step {
        model.show_with_candidates(Panel::Hint(HintResult::Step(step), HINT_LEVELS));
    }
}
