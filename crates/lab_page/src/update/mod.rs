//! What follows from a message in the laboratory. Pure.

use crate::key;
mod address;
mod begin;
mod class;
mod formula;
mod merged;
mod option;
mod playing;
mod setting;
mod study;
mod telling;
mod touching;
mod tree;
mod trial;

use super::button::Button;
use super::model::{Doing, Model, Room};
use super::msg::{Effect, Msg, Touch};
use super::owner::Owner;
use super::texts::Texts;
use begin::{begin, choose_puzzle, set_up, show_puzzle, take_puzzle};
use nonet::board::{Geometry, Puzzle};
use telling::tell;
use watch::{Command, Report, Setup, Study, Trace, read_other, read_setup, write_setup};

/// Handles a message; returns what to do.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Opened(fragment) => opened(model, &fragment),
        Msg::Mended(fragment) => mended(model, &fragment),
        Msg::Speaks(lang) => {
            model.lang = lang;
            texts(model)
        }
        Msg::Pressed(button) => pressed(model, button),
        Msg::Set(field, value) => setting::set(model, &field, &value),
        Msg::Typed(field, text) => {
            model.drafts.insert(field, text);
            Vec::new()
        }
        Msg::Guessed(lane, cell) => playing::guessed(model, lane, cell),
        Msg::Moved(lane, rows, cols) => playing::moved(model, lane, rows, cols),
        Msg::Tree(lane, touch) => tree::touched(model, lane, touch),
        Msg::Player(report) => player_said(model, report),
        Msg::PlayerDied => {
            let mut effects = begin(model);
            effects.extend(class::repeat_died(model));
            model.said = Some(key::WORKER_DIED);
            effects
        }
        Msg::PlayerLost => {
            model.said = Some(key::WORKER_LOST);
            playing::lose(model)
        }
        Msg::PlayerSilent => {
            model.is_silent = true;
            model.said = Some(key::RUN_SILENT);
            Vec::new()
        }
        Msg::EndIsDue => playing::end_is_due(model),
        Msg::Trial(worker, report) => trial::reported(model, worker, report),
        Msg::TrialDied(worker) => trial::died(model, worker),
        Msg::TrialSilent => {
            model.said = Some(key::TRIAL_SILENT);
            Vec::new()
        }
        Msg::TextsCame(lang, text) => {
            model.texts = text.map(|text| (lang, Texts::read(&text)));
            Vec::new()
        }
        Msg::Recalled(key, text) => class::recalled(model, &key, text.as_deref()),
        Msg::Unkept => class::unkept(model),
        Msg::FileCame(name, text) => class::file_came(model, name, text.as_deref()),
        Msg::Copied(taken) => {
            model.said = Some(if taken {
                key::LINK_COPIED
            } else {
                key::LINK_REFUSED
            });
            Vec::new()
        }
    }
}

fn mended(model: &mut Model, fragment: &str) -> Vec<Effect> {
    let mut effects = match Study::of_link(fragment) {
        Some(study) => show_study(model, study),
        None => set_up(model, fragment),
    };
    effects.extend(texts(model));
    model.said = Some(key::MENDED);
    effects
}

/// The player's worker reported. The state at which runs pause belongs to the task under way.
fn player_said(model: &mut Model, report: Report) -> Vec<Effect> {
    match report {
        Report::Repeated(number, came) => class::repeated(model, number, &came),
        Report::Paused(_) => {
            let mut effects = playing::reported(model, report);
            effects.extend(class::note_runs(model));
            effects
        }
        _ => playing::reported(model, report),
    }
}

/// The laboratory is shown, with the run in the address or with the game's puzzle as it is now.
fn opened(model: &mut Model, fragment: &str) -> Vec<Effect> {
    model.is_alone |= fragment.split('&').any(|part| part == &address::ALONE[1..]);
    let assigned = class::opened(model, fragment);
    let mut effects = match Study::of_link(fragment) {
        Some(study) => {
            model.own = game(model, read_setup(fragment).1);
            opened_study(model, study)
        }
        None => opened_run(model, fragment),
    };
    effects.extend(assigned);
    effects
}

/// The game's puzzle, which the page always names, except one without givens, which no address contains.
fn game(model: &Model, named: Option<Puzzle>) -> Puzzle {
    let known = Some(&model.own).filter(|own| own.n_givens() == 0);
    let empty = || known.map_or_else(|| Puzzle::empty(Geometry::classic()), Puzzle::clone);
    named.unwrap_or_else(empty)
}

fn opened_run(model: &mut Model, fragment: &str) -> Vec<Effect> {
    let ((setup, named), other) = (read_setup(fragment), read_other(fragment));
    let own = game(model, named.clone());
    let is_first = model.watched.iter().all(|watched| watched.shot.is_none());
    if is_here(model, setup.as_ref(), &own, other.as_ref()) && !is_first {
        return address::of(model); // the workspace just left has put its own there
    }
    // A link to a run names its puzzle, or means the empty board.
    let named = other.or_else(|| named.filter(|_| setup.is_some()));
    if let Some(setup) = setup {
        model.drafts.clear();
        model.setup = setup;
        model.room = Room::Watch;
    }
    model.own = own;
    match named {
        Some(puzzle) => take_puzzle(model, puzzle),
        None => choose_any(model),
    }
    let mut effects = begin(model);
    effects.extend(texts(model));
    effects
}

/// Is everything that a fragment names already here? If it names a run, that is on the game's puzzle unless another
/// is named.
fn is_here(model: &Model, setup: Option<&Setup>, own: &Puzzle, other: Option<&Puzzle>) -> bool {
    let puzzle = other.unwrap_or(own);
    let is_run = |setup: &Setup| *setup == model.setup && *puzzle == model.puzzle;
    *own == model.own && setup.is_none_or(is_run)
}

/// Chooses the game's puzzle, or an example if that is an empty board, on which everything fits.
fn choose_any(model: &mut Model) {
    choose_puzzle(model, (model.own.n_givens() == 0).then_some(2));
}

/// Shows the experiment of a link.
fn show_study(model: &mut Model, study: Study) -> Vec<Effect> {
    model.drafts.clear();
    model.trial.study = study;
    model.room = Room::Trial;
    address::of_experiment(model)
}

/// Shows the laboratory with an experiment. A run is set up to be watched later.
fn opened_study(model: &mut Model, study: Study) -> Vec<Effect> {
    let mut effects = show_study(model, study);
    if model.watched.iter().all(|watched| watched.shot.is_none()) {
        choose_any(model);
        effects.extend(begin(model));
    }
    effects.extend(texts(model));
    effects
}

/// Watches the two compared algorithms on a puzzle of the experiment.
fn watch_puzzle(model: &mut Model, puzzle: usize) -> Vec<Effect> {
    let Some((setup, puzzle)) = study::race(&model.trial, puzzle) else {
        return Vec::new();
    };
    model.room = Room::Watch;
    model.setup = setup;
    show_puzzle(model, puzzle)
}

/// Fetches the texts, unless they are here in this language.
fn texts(model: &Model) -> Vec<Effect> {
    let is_there = model
        .texts
        .as_ref()
        .is_some_and(|(lang, _)| *lang == model.lang);
    if is_there {
        Vec::new()
    } else {
        vec![Effect::Fetch(model.lang)]
    }
}

fn pressed(model: &mut Model, button: Button) -> Vec<Effect> {
    model.said = None;
    if model.doing == Doing::Still
        && runs(button)
        && let Some(effects) = formula::stopped(model, Owner::Run)
    {
        return effects;
    }
    match button {
        Button::Run => return playing::run(model),
        Button::Step => return tell(model, Doing::Still, Command::Step),
        Button::Back => return tell(model, Doing::Still, Command::Back),
        Button::Restart => return begin(model),
        Button::Cancel => {
            model.doing = Doing::Ending;
            return vec![Effect::Cancel];
        }
        Button::To(stop) => {
            let command = Command::RunTo(stop, None);
            return tell(model, Doing::RunningTo(stop), command);
        }
        Button::AddLane => return setting::add_lane(model),
        Button::DropLane(place) => return setting::drop_lane(model, place),
        Button::Against(place) => return formula::against(model, place),
        Button::Example(owner, place, name, at) => {
            return formula::example(model, owner, place, name, at);
        }
        Button::Room(room) => enter(model, room),
        Button::CopyLink => {
            return vec![Effect::CopyLink(write_setup(&model.setup, &model.puzzle))];
        }
        Button::CopyEmbedding => {
            let fragment = write_setup(&model.setup, &model.puzzle);
            return vec![Effect::CopyEmbedding(fragment + address::ALONE)];
        }
        Button::SaveCsv => return vec![Effect::Player(Command::Trace(Trace::Csv))],
        Button::SaveJson => return vec![Effect::Player(Command::Trace(Trace::Json))],
        Button::SaveModel(export) => return playing::export(model, export),
        Button::Numbers(place) => turn(&mut model.numbers, place),
        Button::Enlarge(place) => enlarge(model, place),
        Button::SaveChart(place) => return super::view::saved_chart(model, place),
        Button::TrialRun => return trial::run(model),
        Button::TrialStop => {
            model.trial.stop();
            return vec![Effect::TrialWorkers(0)];
        }
        Button::TrialCsv => return trial::csv(model),
        Button::TrialAdd => study::add(model),
        Button::TrialTwin(place) => study::twin(model, place),
        Button::TrialDrop(place) => study::remove(model, place),
        Button::TrialLink => return study::link(model),
        Button::TrialSave => return study::save(model),
        Button::TrialWatch(puzzle) => return watch_puzzle(model, puzzle),
        Button::Lesson(place) => return lesson(model, place),
        Button::Class(errand) => return class::pressed(model, errand),
        Button::Closer(lane) => return tree::touched(model, lane, Touch::Closer),
        Button::Farther(lane) => return tree::touched(model, lane, Touch::Farther),
        Button::Whole(lane) => return tree::touched(model, lane, Touch::Whole),
        Button::Merge => return merged::merge(model),
    }
    Vec::new()
}

/// Enters a room, with its pictures reset.
fn enter(model: &mut Model, room: Room) {
    model.room = room;
    model.numbers.clear();
    model.enlarged = None;
}

fn enlarge(model: &mut Model, place: usize) {
    model.enlarged = Some(place).filter(|_| model.enlarged != Some(place));
}

/// Does the button make the runs continue?
fn runs(button: Button) -> bool {
    matches!(button, Button::Run | Button::Step | Button::To(_))
}

/// Adds the index, or removes it if it is there.
fn turn(places: &mut Vec<usize>, place: usize) {
    match places.iter().position(|&known| known == place) {
        Some(at) => drop(places.remove(at)),
        None => places.push(place),
    }
}

fn lesson(model: &mut Model, place: usize) -> Vec<Effect> {
    let lessons = model.texts.as_ref().map(|(_, texts)| &texts.lessons);
    let fragment = lessons.and_then(|lessons| Some(lessons.get(place)?.fragment.clone()));
    set_up(model, &fragment.unwrap_or_default())
}
