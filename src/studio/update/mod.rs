//! What follows from an event in the laboratory. Pure.

mod begin;
mod class;
mod playing;
mod setting;
mod tree;
mod trial;

use super::button::Button;
use super::model::{Doing, Model, Room};
use super::msg::{Effect, Msg, Touch};
use super::texts::Texts;
use crate::watch::{Command, Report, Trace, read_setup, write_setup};
use begin::{ALONE, begin, choose_puzzle, set_up};

/// Takes in what happened; returns what to do.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Opened(fragment) => opened(model, &fragment),
        Msg::Mended(fragment) => {
            let mut effects = set_up(model, &fragment);
            effects.extend(texts(model));
            model.said = "mended";
            effects
        }
        Msg::Speaks(lang) => {
            model.lang = lang;
            texts(model)
        }
        Msg::Pressed(button) => pressed(model, button),
        Msg::Set(field, value) => setting::set(model, &field, &value),
        Msg::Guessed(lane, cell) => playing::guessed(model, lane, cell),
        Msg::Moved(lane, rows, cols) => playing::moved(model, lane, rows, cols),
        Msg::Tree(lane, touch) => tree::touched(model, lane, touch),
        Msg::Player(report) => player_said(model, report),
        Msg::PlayerDied => {
            let mut effects = begin(model);
            effects.extend(class::repeat_died(model));
            model.said = "worker-died";
            effects
        }
        Msg::PlayerLost => {
            model.said = "worker-lost";
            playing::lose(model)
        }
        Msg::PlayerSilent => {
            model.is_silent = true;
            model.said = "run-silent";
            Vec::new()
        }
        Msg::EndIsDue => playing::end_is_due(model),
        Msg::Trial(worker, report) => trial::reported(model, worker, report),
        Msg::TrialDied(worker) => trial::died(model, worker),
        Msg::TrialSilent => {
            model.said = "trial-silent";
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
            model.said = if taken { "link-copied" } else { "link-refused" };
            Vec::new()
        }
    }
}

/// The player's worker reported. Where the runs pause belongs to the task under way.
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
    model.is_alone |= fragment.split('&').any(|part| part == &ALONE[1..]);
    let assigned = class::opened(model, fragment);
    let (setup, puzzle) = read_setup(fragment);
    let is_first = model.watched.iter().all(|watched| watched.shot.is_none());
    let is_same = setup.as_ref().is_none_or(|setup| *setup == model.setup)
        && puzzle.as_ref().is_none_or(|puzzle| *puzzle == model.own);
    if is_same && !is_first {
        return assigned;
    }
    if let Some(setup) = setup {
        model.setup = setup;
        model.room = Room::Watch;
    }
    model.own = puzzle.unwrap_or_else(|| model.own.clone());
    // An empty board shows nothing: everything fits.
    let is_empty = model.own.n_givens() == 0;
    choose_puzzle(model, is_empty.then_some(2));
    let mut effects = begin(model);
    effects.extend(texts(model));
    effects.extend(assigned);
    effects
}

/// Fetches the texts, unless they are already there in this language.
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
    model.said = "";
    match button {
        Button::Run => return playing::run(model),
        Button::Step => return playing::tell(model, Doing::Still, Command::Step),
        Button::Back => return playing::tell(model, Doing::Still, Command::Back),
        Button::Restart => return begin(model),
        Button::Cancel => {
            model.doing = Doing::Ending;
            return vec![Effect::Cancel];
        }
        Button::To(stop) => {
            let command = Command::RunTo(stop, None);
            return playing::tell(model, Doing::RunningTo(stop), command);
        }
        Button::AddLane => return setting::add_lane(model),
        Button::DropLane(place) => return setting::drop_lane(model, place),
        Button::Room(room) => {
            model.room = room;
            model.numbers.clear();
        }
        Button::CopyLink => {
            return vec![Effect::CopyLink(write_setup(&model.setup, &model.puzzle))];
        }
        Button::CopyEmbedding => {
            let fragment = write_setup(&model.setup, &model.puzzle);
            return vec![Effect::CopyEmbedding(fragment + ALONE)];
        }
        Button::SaveCsv => return vec![Effect::Player(Command::Trace(Trace::Csv))],
        Button::SaveJson => return vec![Effect::Player(Command::Trace(Trace::Json))],
        Button::SaveModel(export) => return playing::export(model, export),
        Button::Numbers(place) => turn(&mut model.numbers, place),
        Button::SaveChart(place) => return super::view::saved_chart(model, place),
        Button::TrialRun => return trial::run(model),
        Button::TrialStop => {
            model.trial.busy.clear();
            return vec![Effect::TrialWorkers(0)];
        }
        Button::TrialCsv => return trial::csv(model),
        Button::Lesson(place) => return lesson(model, place),
        Button::Class(errand) => return class::pressed(model, errand),
        Button::Closer(lane) => return tree::touched(model, lane, Touch::Closer),
        Button::Farther(lane) => return tree::touched(model, lane, Touch::Farther),
        Button::Whole(lane) => return tree::touched(model, lane, Touch::Whole),
    }
    Vec::new()
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
