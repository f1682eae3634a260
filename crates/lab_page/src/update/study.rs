//! Setting up an experiment: its fields and buttons.

use super::address;
use super::formula;
use crate::key;
use crate::model::Model;
use crate::msg::Effect;
use crate::owner::Owner;
use crate::trial::Trial;
use lab::{ALGORITHMS, algorithm};
use nonet::board::Puzzle;
use watch::chart::Scale;
use watch::{
    From, Lane, Law, Look, Metric, Pace, Prediction, SETS, Setup, SourceKind, Study, above_zero,
    example,
};

/// A field for a number: its name, the least, the most, and what it sets.
type NumberRow = (&'static str, u64, u64, fn(&mut Study, u64));

/// The fields for numbers.
const NUMBERS: [NumberRow; 14] = [
    ("trial-seed", 0, u64::MAX, |study, n| study.seed = n),
    ("trial-seeds", 1, 1000, |study, n| study.seeds = n),
    ("trial-nodes", 1, u64::MAX, |study, n| study.nodes = n),
    ("trial-seconds", 1, 3600, |study, n| {
        study.seconds = n as u32
    }),
    ("trial-made-n", 1, 1000, |study, n| {
        study.source.made.n = n as u32
    }),
    ("trial-made-seed", 0, u64::MAX, |study, n| {
        study.source.made.seed = n
    }),
    ("trial-step", 1, 100, |study, n| {
        study.source.fewer.step = n as u32
    }),
    ("trial-fewer-each", 1, 100, |study, n| {
        study.source.fewer.each = n as u32
    }),
    ("trial-fewer-seed", 0, u64::MAX, |study, n| {
        study.source.fewer.seed = n
    }),
    ("trial-to", 4, 25, |study, n| {
        study.source.larger.to = n as u32
    }),
    ("trial-share", 0, 100, |study, n| {
        study.source.larger.share = n as u32
    }),
    ("trial-each", 1, 100, |study, n| {
        study.source.larger.each = n as u32
    }),
    ("trial-larger-seed", 0, u64::MAX, |study, n| {
        study.source.larger.seed = n
    }),
    ("trial-across", 0, 1000, |study, n| {
        study.pair.0 = n as usize
    }),
];

/// A field for words: its name, and what it sets.
type WordRow = (&'static str, fn(&mut Study, &str));

/// The fields for words.
const WORDS: [WordRow; 11] = [
    ("trial-source", |study, value| {
        let kind = SourceKind::ALL
            .into_iter()
            .find(|kind| kind.slug() == value);
        study.source.kind = kind.unwrap_or_default();
        study.look = match (study.source.kind.grows(), study.look) {
            (true, _) => Look::Growth,
            (false, Look::Growth) => Look::Overall,
            (false, look) => look,
        };
    }),
    ("trial-set", |study, value| {
        let set = SETS.into_iter().find(|set| set.slug == value);
        study.source.set = set.unwrap_or(study.source.set);
    }),
    ("trial-puzzles", |study, value| {
        value.clone_into(&mut study.source.lines)
    }),
    ("trial-boxes", |study, value| {
        value.clone_into(&mut study.source.made.boxes)
    }),
    ("trial-givens", |study, value| {
        value.trim().clone_into(&mut study.source.made.givens)
    }),
    ("trial-rating", |study, value| {
        value.clone_into(&mut study.source.made.rating)
    }),
    ("trial-from", |study, value| {
        let from = From::ALL.into_iter().find(|from| from.slug() == value);
        study.source.fewer.from = from.unwrap_or_default();
    }),
    ("trial-fewer-unique", |study, value| {
        study.source.fewer.unique = value == "true";
    }),
    ("trial-larger-unique", |study, value| {
        study.source.larger.unique = value == "true";
    }),
    ("trial-look", |study, value| {
        let look = Look::ALL.into_iter().find(|look| look.slug() == value);
        study.look = look.unwrap_or_default();
    }),
    ("trial-metric", |study, value| {
        let metric = Metric::ALL
            .into_iter()
            .find(|metric| metric.slug() == value);
        study.metric = metric.unwrap_or_default();
    }),
];

/// A field of the experiment was set. A value that cannot be read changes nothing, and is reported.
pub(super) fn set(model: &mut Model, name: &str, rest: &str, value: &str) -> Vec<Effect> {
    if let Some((_, least, most, put)) = NUMBERS.iter().find(|(field, ..)| *field == name) {
        match value.trim().parse::<u64>() {
            Ok(number) => put(&mut model.trial.study, number.clamp(*least, *most)),
            Err(_) => model.said = Some(key::NO_NUMBER),
        }
        return Vec::new();
    }
    if let Some((_, put)) = WORDS.iter().find(|(field, _)| *field == name) {
        put(&mut model.trial.study, value);
        model.numbers.clear();
        return Vec::new();
    }
    match name {
        "trial-file" => return open(model, value),
        "trial-file-large" => model.said = Some(key::TRIAL_FILE_LARGE),
        "trial-base" => set_base(model, value),
        "trial-log" if value == "true" => model.trial.scale = Scale::Logarithmic,
        "trial-log" => model.trial.scale = Scale::Linear,
        "trial-up" => model.trial.study.pair.1 = value.parse().unwrap_or(1),
        _ => set_lane(model, name, rest, value),
    }
    Vec::new()
}

/// The puzzle that a series starts from: an example, or the game's.
fn set_base(model: &mut Model, value: &str) {
    let chosen = value.parse().ok().and_then(example);
    model.trial.study.source.fewer.base = chosen.unwrap_or_else(|| model.own.clone());
}

/// An algorithm was set, or a prediction about it.
fn set_lane(model: &mut Model, name: &str, place: &str, value: &str) {
    let study = &mut model.trial.study;
    let Ok(place) = place.parse::<usize>() else {
        return;
    };
    let (Some(lane), Some(prediction)) =
        (study.lanes.get_mut(place), study.predictions.get_mut(place))
    else {
        return;
    };
    match (name, algorithm(value)) {
        ("trial-algorithm", Some(row)) => {
            *lane = Lane::usual(row);
            formula::forget(model, Owner::Trial, place);
        }
        ("trial-law", _) => *prediction = with_law(*prediction, value),
        ("trial-parameter" | "trial-most", _) => match above_zero(value) {
            Some(number) => *prediction = with_number(*prediction, name, number),
            None => model.said = Some(key::NO_NUMBER),
        },
        _ => {}
    }
}

/// The prediction with another law; the power or base is 2 at first.
fn with_law(prediction: Prediction, slug: &str) -> Prediction {
    let most = match prediction {
        Prediction::Made(_, _, most) => most,
        Prediction::Open | Prediction::Declined => 0.0,
    };
    let law = Law::ALL.into_iter().find(|law| law.slug() == slug);
    match law {
        Some(law) => Prediction::Made(law, 2.0, most),
        None => Prediction::read(slug),
    }
}

fn with_number(prediction: Prediction, name: &str, number: f64) -> Prediction {
    match (prediction, name) {
        (Prediction::Made(law, parameter, _), "trial-most") => {
            Prediction::Made(law, parameter, number)
        }
        (Prediction::Made(law, _, most), _) => Prediction::Made(law, number, most),
        (Prediction::Open | Prediction::Declined, _) => prediction,
    }
}

/// A file was opened. If it is not an experiment, it holds puzzles.
fn open(model: &mut Model, text: &str) -> Vec<Effect> {
    if let Some(study) = Study::read(text) {
        model.trial.study = study;
        model.said = Some(key::TRIAL_OPENED);
        return address::of_experiment(model);
    }
    let source = &mut model.trial.study.source;
    source.kind = SourceKind::Lines;
    text.clone_into(&mut source.lines);
    model.said = Some(key::TRIAL_LINES_OPENED);
    Vec::new()
}

/// Adds the first algorithm not in the experiment yet.
pub(super) fn add(model: &mut Model) {
    let study = &mut model.trial.study;
    let is_in = |slug| study.lanes.iter().any(|lane| lane.algorithm.slug == slug);
    let row = ALGORITHMS.iter().find(|row| !is_in(row.slug));
    if let Some(row) = row.or(ALGORITHMS.first()) {
        study.add(Lane::usual(row));
    }
}

/// Adds the same algorithm with the same options.
pub(super) fn twin(model: &mut Model, place: usize) {
    let study = &mut model.trial.study;
    if let Some(lane) = study.lanes.get(place).cloned() {
        study.add(lane);
    }
}

/// Removes an algorithm.
pub(super) fn remove(model: &mut Model, place: usize) {
    model.trial.study.remove(place);
    formula::shift(model, Owner::Trial, place);
}

pub(super) fn link(model: &mut Model) -> Vec<Effect> {
    match model.trial.study.link() {
        Some(link) => vec![Effect::CopyLink(link)],
        None => {
            model.said = Some(key::TRIAL_LONG);
            Vec::new()
        }
    }
}

pub(super) fn save(model: &Model) -> Vec<Effect> {
    let text = model.trial.study.file();
    vec![Effect::Save("nonet-experiment.txt".to_owned(), text)]
}

/// A race of the two compared algorithms, and the puzzle; only one runs if they are the same.
pub(super) fn race(trial: &Trial, puzzle: usize) -> Option<(Setup, Puzzle)> {
    let experiment = trial.experiment.as_ref()?;
    let subject = experiment.subjects().get(puzzle)?;
    let (across, up) = trial.study.pair;
    let lanes = experiment.lanes();
    let mut lanes: Vec<Lane> = [across, up]
        .into_iter()
        .filter_map(|at| lanes.get(at))
        .cloned()
        .collect();
    if across == up {
        lanes.truncate(1);
    }
    let setup = Setup {
        seed: trial.begun.seed,
        nodes: None,
        pace: Pace::default(),
        ..Setup::usual(lanes.first()?.algorithm)
    };
    Some((Setup { lanes, ..setup }, subject.puzzle.clone()))
}
