//! What follows from what happened in the laboratory. Pure.

use super::button::Button;
use super::example::example;
use super::model::{Doing, Model, Room, Watched};
use super::msg::{Effect, Msg};
use super::speed::{FULL, speed_of};
use super::texts::Texts;
use super::trial::WORKERS;
use crate::board::Cell;
use crate::lab::{ALGORITHMS, algorithm};
use crate::watch::chart::Scale;
use crate::watch::{
    Command, Lane, MAX_LANES, MEASURES, Metric, Pace, Quiz, Report, Stop, read_setup, write_setup,
};

/// Takes in what happened; says what is to be done.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let is_frame = matches!(msg, Msg::Player(Report::Shown(..)));
    let effects = handle(model, msg);
    // Sixty times a second would be too often for these, and twice is enough to see them grow.
    if !is_frame {
        model.cards = super::view::cards(model);
    }
    effects
}

fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Opened(fragment) => opened(model, &fragment),
        Msg::Speaks(lang) => {
            model.lang = lang;
            texts(model)
        }
        Msg::Pressed(button) => pressed(model, button),
        Msg::Set(field, value) => set(model, &field, &value),
        Msg::Guessed(cell) => guessed(model, cell),
        Msg::Moved(rows, cols) => moved(model, rows, cols),
        Msg::Player(report) => reported(model, report),
        Msg::PlayerDied => {
            model.said = "worker-died";
            begin(model)
        }
        Msg::Trial(worker, report) => trial_reported(model, worker, report),
        Msg::TrialDied(worker) => {
            model.said = "worker-died";
            free(model, worker);
            Vec::new()
        }
        Msg::TextsCame(lang, text) => {
            model.texts = text.map(|text| (lang, Texts::read(&text)));
            Vec::new()
        }
        Msg::Copied(taken) => {
            model.said = if taken { "link-copied" } else { "link-refused" };
            Vec::new()
        }
    }
}

/// The laboratory is shown: with the run that the address says, or with the game's puzzle as it is now.
fn opened(model: &mut Model, fragment: &str) -> Vec<Effect> {
    let (setup, puzzle) = read_setup(fragment);
    let is_first = model.watched.iter().all(|watched| watched.shot.is_none());
    let is_same = setup.as_ref().is_none_or(|setup| *setup == model.setup)
        && puzzle.as_ref().is_none_or(|puzzle| *puzzle == model.own);
    if is_same && !is_first {
        return Vec::new();
    }
    if let Some(setup) = setup {
        model.setup = setup;
        model.room = Room::Watch;
    }
    model.own = puzzle.unwrap_or_else(|| model.own.clone());
    // An empty board is no good to look at: everything fits.
    let is_empty = model.own.n_givens() == 0;
    choose_puzzle(model, is_empty.then_some(2));
    let mut effects = begin(model);
    effects.extend(texts(model));
    effects
}

fn choose_puzzle(model: &mut Model, place: Option<usize>) {
    let chosen = place.and_then(example);
    model.example = place.filter(|_| chosen.is_some());
    model.puzzle = chosen.unwrap_or_else(|| model.own.clone());
    model.cursor = Cell::new(0);
}

/// Fetches the texts, if they are not those of the language.
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

/// Puts all runs at their start.
fn begin(model: &mut Model) -> Vec<Effect> {
    model.doing = Doing::Still;
    model.watched = vec![Watched::default(); model.setup.lanes.len()];
    if model.is_race() {
        model.quiz = None;
    }
    if model.quiz.is_some() {
        model.quiz = Some(Quiz::default());
    }
    let plans = model.setup.plans(&model.puzzle);
    let mut effects = vec![Effect::Player(Command::Begin(plans, model.setup.pace))];
    // A reload would put another puzzle than the game's into the game.
    if model.puzzle == model.own {
        effects.push(Effect::Fragment(write_setup(&model.setup, &model.puzzle)));
    }
    effects
}

fn pressed(model: &mut Model, button: Button) -> Vec<Effect> {
    model.said = "";
    match button {
        Button::Run => return run(model),
        Button::Step => return tell(model, Doing::Still, Command::Step),
        Button::Back => return tell(model, Doing::Still, Command::Back),
        Button::Restart => return begin(model),
        Button::Cancel => return tell(model, Doing::Still, Command::Cancel),
        Button::To(stop) => return tell(model, Doing::RunningTo(stop), Command::RunTo(stop)),
        Button::AddLane => return add_lane(model),
        Button::DropLane(place) => {
            if model.is_race() && place < model.setup.lanes.len() {
                model.setup.lanes.remove(place);
                return begin(model);
            }
        }
        Button::Room(room) => model.room = room,
        Button::CopyLink => {
            return vec![Effect::CopyLink(write_setup(&model.setup, &model.puzzle))];
        }
        Button::SaveCsv => return vec![Effect::Player(Command::Trace(false))],
        Button::SaveJson => return vec![Effect::Player(Command::Trace(true))],
        Button::SaveChart(place) => return super::view::saved_chart(model, place),
        Button::TrialRun => return trial_run(model),
        Button::TrialStop => {
            model.trial.busy.clear();
            return vec![Effect::TrialWorkers(0)];
        }
        Button::TrialCsv => return trial_csv(model),
        Button::Lesson(place) => return lesson(model, place),
    }
    Vec::new()
}

fn tell(model: &mut Model, doing: Doing, command: Command) -> Vec<Effect> {
    model.doing = doing;
    vec![Effect::Player(command)]
}

/// Runs or pauses. In predict mode it goes to the next decision only.
fn run(model: &mut Model) -> Vec<Effect> {
    if model.doing != Doing::Still {
        return tell(model, Doing::Still, Command::Pause);
    }
    if model.is_over() {
        let mut effects = begin(model);
        effects.extend(play(model));
        return effects;
    }
    play(model)
}

fn play(model: &mut Model) -> Vec<Effect> {
    let speed = speed_of(model.speed);
    tell(model, Doing::Playing, Command::Play(speed))
}

fn add_lane(model: &mut Model) -> Vec<Effect> {
    let lanes = &mut model.setup.lanes;
    if lanes.len() >= MAX_LANES {
        return Vec::new();
    }
    let is_new = |slug: &&str| lanes.iter().all(|lane| lane.algorithm.slug != *slug);
    let proposed = [
        "breadth-first",
        "backtracking-forward-checking",
        "candidate-best-first",
    ];
    let slug = proposed.iter().find(|slug| is_new(slug));
    let row = slug.and_then(|slug| algorithm(slug));
    lanes.push(Lane::usual(row.unwrap_or(&ALGORITHMS[0])));
    begin(model)
}

fn lesson(model: &mut Model, place: usize) -> Vec<Effect> {
    let lessons = model.texts.as_ref().map(|(_, texts)| &texts.lessons);
    let fragment = lessons.and_then(|lessons| Some(lessons.get(place)?.fragment.clone()));
    let (setup, puzzle) = read_setup(&fragment.unwrap_or_default());
    let (Some(setup), Some(puzzle)) = (setup, puzzle) else {
        return Vec::new();
    };
    model.room = Room::Watch;
    model.setup = setup;
    let mut examples = 0..super::EXAMPLES.len();
    let known = examples.find(|&at| example(at).as_ref() == Some(&puzzle));
    choose_puzzle(model, known);
    model.puzzle = puzzle;
    begin(model)
}

/// A field was set. What cannot be read changes nothing.
fn set(model: &mut Model, field: &str, value: &str) -> Vec<Effect> {
    let (name, rest) = field.split_once('/').unwrap_or((field, ""));
    match name {
        "algorithm" => set_algorithm(model, rest, value),
        "option" => set_option(model, rest, value),
        "puzzle" => {
            choose_puzzle(model, value.parse().ok());
            begin(model)
        }
        "seed" => limit(model, value, |model, seed| {
            model.setup.seed = seed.unwrap_or(0);
        }),
        "nodes" => limit(model, value, |model, nodes| {
            model.setup.nodes = nodes.filter(|&nodes| nodes > 0);
        }),
        "memory" => limit(model, value, |model, memory| {
            model.setup.memory = memory.unwrap_or(256).clamp(1, 2048);
        }),
        "pace" => {
            let pace = Pace::ALL.into_iter().find(|pace| pace.slug() == value);
            model.setup.pace = pace.unwrap_or_default();
            begin(model)
        }
        "speed" => set_speed(model, value),
        "scrub" => {
            model.doing = Doing::Still;
            let position = value.parse().ok();
            position.map_or(Vec::new(), |at| vec![Effect::Player(Command::Seek(at))])
        }
        _ => {
            set_look(model, name, rest, value);
            Vec::new()
        }
    }
}

fn set_algorithm(model: &mut Model, place: &str, slug: &str) -> Vec<Effect> {
    let lane = place.parse().ok();
    let lane = lane.and_then(|place: usize| model.setup.lanes.get_mut(place));
    if let (Some(lane), Some(row)) = (lane, algorithm(slug)) {
        *lane = Lane::usual(row);
        return begin(model);
    }
    Vec::new()
}

fn set_option(model: &mut Model, field: &str, value: &str) -> Vec<Effect> {
    let Some((place, name)) = field.split_once('/') else {
        return Vec::new();
    };
    let lane = place.parse().ok();
    let lane = lane.and_then(|place: usize| model.setup.lanes.get_mut(place));
    if lane.is_some_and(|lane| lane.options.set(name, value).is_ok()) {
        return begin(model);
    }
    Vec::new()
}

/// A number that belongs to the run: none if the field is empty.
fn limit(model: &mut Model, value: &str, set: fn(&mut Model, Option<u64>)) -> Vec<Effect> {
    let number = value.trim().parse::<u64>();
    if number.is_err() && !value.trim().is_empty() {
        model.said = "no-number";
        return Vec::new();
    }
    set(model, number.ok());
    begin(model)
}

fn set_speed(model: &mut Model, value: &str) -> Vec<Effect> {
    model.speed = value
        .parse()
        .map_or(model.speed, |place: u32| place.min(FULL));
    if model.doing == Doing::Playing {
        play(model)
    } else {
        Vec::new()
    }
}

/// What is looked at, and what an experiment will be.
fn set_look(model: &mut Model, name: &str, rest: &str, value: &str) {
    let on = value == "true";
    let scale = if on {
        Scale::Logarithmic
    } else {
        Scale::Linear
    };
    let trial = &mut model.trial;
    let number = value.trim().parse::<u64>().ok();
    match name {
        "measure" => {
            let place = MEASURES.iter().position(|measure| measure.slug == value);
            model.measure = place.unwrap_or(model.measure);
        }
        "log" => model.scale = scale,
        "predict" => model.quiz = on.then(Quiz::default),
        "trial-log" => trial.scale = scale,
        "trial-metric" => {
            let metric = Metric::ALL
                .into_iter()
                .find(|metric| metric.slug() == value);
            trial.metric = metric.unwrap_or_default();
        }
        "trial-puzzles" => trial.puzzles = value.to_owned(),
        "trial-seeds" => trial.seeds = number.unwrap_or(trial.seeds).clamp(1, 1000),
        "trial-nodes" => trial.nodes = number.unwrap_or(trial.nodes).max(1),
        "trial-seconds" => {
            trial.seconds = number.map_or(trial.seconds, |n| n.clamp(1, 3600) as u32);
        }
        "trial-algorithm" => {
            let place = ALGORITHMS.iter().position(|row| row.slug == rest);
            if let Some(chosen) = place.and_then(|place| trial.chosen.get_mut(place)) {
                *chosen = on;
            }
        }
        _ => {}
    }
}

/// A guess: the run goes on to its next decision, which answers it.
fn guessed(model: &mut Model, cell: Cell) -> Vec<Effect> {
    model.cursor = cell;
    let Some(quiz) = &mut model.quiz else {
        return Vec::new();
    };
    if model.doing != Doing::Still {
        return Vec::new();
    }
    quiz.guess(cell);
    let stop = Stop::Decision;
    tell(model, Doing::RunningTo(stop), Command::RunTo(stop))
}

fn moved(model: &mut Model, rows: i32, cols: i32) -> Vec<Effect> {
    let geometry = model.puzzle.geometry();
    let side = geometry.side() as i32;
    let row = (geometry.row(model.cursor) as i32 + rows).clamp(0, side - 1);
    let col = (geometry.col(model.cursor) as i32 + cols).clamp(0, side - 1);
    model.cursor = geometry.cell(row as usize, col as usize);
    vec![Effect::Focus(model.cursor)]
}

fn reported(model: &mut Model, report: Report) -> Vec<Effect> {
    let at = |lane: &u8| usize::from(*lane);
    match report {
        Report::Shown(lane, shot) => {
            if let Some(watched) = model.watched.get_mut(at(&lane)) {
                watched.shot = Some(shot);
            }
        }
        Report::Recorded(lane, curves, places, nodes) => {
            if let Some(watched) = model.watched.get_mut(at(&lane)) {
                (watched.curves, watched.places, watched.nodes) = (curves, places, nodes);
            }
        }
        Report::Refused(lane, fault) => {
            if let Some(watched) = model.watched.get_mut(at(&lane)) {
                watched.fault = Some(fault);
            }
        }
        Report::Paused(ranks) => paused(model, &ranks),
        Report::Trace(json, text) => {
            let name = if json {
                "nonet-run.json"
            } else {
                "nonet-run.csv"
            };
            return vec![Effect::Save(name.to_owned(), text)];
        }
        Report::Ready | Report::Done(_) | Report::Failed(..) => {}
    }
    Vec::new()
}

fn paused(model: &mut Model, ranks: &[Option<u8>]) {
    model.doing = Doing::Still;
    for (watched, rank) in model.watched.iter_mut().zip(ranks) {
        watched.rank = *rank;
    }
    let first = model
        .watched
        .first()
        .and_then(|watched| watched.shot.as_ref());
    if let (Some(quiz), Some(shot)) = (&mut model.quiz, first) {
        shot.event.iter().for_each(|event| quiz.answer(event));
    }
    if model.is_over() {
        model.said = "run-over";
    }
}

fn trial_run(model: &mut Model) -> Vec<Effect> {
    model.trial.begin(model.setup.seed);
    let jobs = model.trial.experiment.as_ref();
    let jobs = jobs.map_or(0, |experiment| experiment.progress().1);
    if jobs == 0 {
        model.said = "trial-nothing";
        return Vec::new();
    }
    let workers = WORKERS.min(jobs);
    model.trial.busy = vec![true; workers];
    vec![Effect::TrialWorkers(workers)]
}

fn trial_reported(model: &mut Model, worker: usize, report: Report) -> Vec<Effect> {
    if let (Report::Done(row), Some(experiment)) = (report, &mut model.trial.experiment) {
        experiment.take(*row);
    }
    // Whatever it said, it has nothing to do now.
    let job = model.trial.experiment.as_mut();
    match job.and_then(|experiment| experiment.next_job()) {
        Some((number, plan)) => {
            let ms = model.trial.seconds.saturating_mul(1000);
            vec![Effect::Trial(worker, Command::Job(number, plan, ms))]
        }
        None => {
            free(model, worker);
            Vec::new()
        }
    }
}

fn free(model: &mut Model, worker: usize) {
    if let Some(busy) = model.trial.busy.get_mut(worker) {
        *busy = false;
    }
    if !model.trial.is_running() {
        model.said = "trial-over";
    }
}

fn trial_csv(model: &Model) -> Vec<Effect> {
    let csv = model.trial.experiment.as_ref().map(|e| e.csv());
    csv.map_or(Vec::new(), |csv| {
        vec![Effect::Save("nonet-experiment.csv".to_owned(), csv)]
    })
}
