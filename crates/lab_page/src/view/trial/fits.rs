//! Growth: what was predicted, measured and fitted.

use crate::key;
use crate::model::Model;
use crate::words;
use ::words::Key;
use markup::Node;
use markup::parts::{card, element, scrolling, table};
use watch::chart::{self, Chart, Marks, Series, short};
use watch::{Experiment, Fit, Fits, Judgement, Law, Point, Prediction, SourceKind};

/// What is known of the growth of an algorithm's cost.
struct Known {
    name: String,
    points: Vec<Point>,
    prediction: Prediction,
    fits: Option<Fits>,
}

fn known(model: &Model, experiment: &Experiment) -> Vec<Known> {
    let lanes = experiment.lanes().iter().enumerate();
    let known = lanes.map(|(place, lane)| {
        let points = experiment.growth(place, model.trial.study.metric);
        let predictions = &model.trial.begun.predictions;
        Known {
            name: words::lane(model.lang, lane),
            fits: Fits::of(&points),
            points,
            prediction: predictions.get(place).copied().unwrap_or_default(),
        }
    });
    known.collect()
}

/// The largest size of all puzzles, already run or not.
fn largest(experiment: &Experiment) -> f64 {
    let sizes = experiment
        .subjects()
        .iter()
        .filter_map(|puzzle| puzzle.size);
    sizes.max().unwrap_or(1).into()
}

pub(super) fn growth(model: &Model, experiment: &Experiment) -> Chart {
    let largest = largest(experiment);
    let known = known(model, experiment).into_iter().enumerate();
    let series: Vec<Series> = known
        .flat_map(|(place, known)| lines(model, place, &known, largest))
        .collect();
    let metric = words::measure(model.lang, model.trial.study.metric.slug());
    let title = format!("{} · {metric}", model.word(key::LOOK_GROWTH));
    chart::growth(
        &title,
        model.word(size_word(model)),
        &series,
        model.trial.scale,
    )
}

/// The word for what a size is.
fn size_word(model: &Model) -> Key {
    match model.trial.begun.source.kind {
        SourceKind::Larger => key::SIZE_SIDE,
        SourceKind::Set | SourceKind::Made | SourceKind::Lines | SourceKind::Fewer => {
            key::SIZE_EMPTY
        }
    }
}

fn lines(model: &Model, place: usize, known: &Known, largest: f64) -> Vec<Series> {
    let fitted = known.fits.and_then(|fits| fits.drawn());
    let colour = chart::classes(place);
    let colour = colour.split(' ').next().unwrap_or_default();
    let series =
        |(key, class): (Key, &str), marks: Marks, cost: &dyn Fn(&Point) -> Option<f64>| Series {
            name: format!("{} {}", place + 1, model.word(key)),
            class: format!("{colour} {class}"),
            points: known
                .points
                .iter()
                .filter_map(|point| Some((point.size, cost(point)?)))
                .collect(),
            marks,
        };
    let all = [
        series((key::MEASURED, "measured"), Marks::Dots, &|point| {
            point.cost?.exact()
        }),
        series((key::NO_LESS, "no-less"), Marks::Bounds, &|point| {
            point.cost?.bound()
        }),
        series((key::PREDICTED, "predicted"), Marks::None, &|point| {
            known.prediction.at(point.size, largest)
        }),
        // Size 0 has no logarithm.
        series((key::FITTED, "fitted"), Marks::None, &|point| {
            Some(fitted?.at(point.size)).filter(|_| point.size > 0.0)
        }),
    ];
    all.into_iter()
        .filter(|series| !series.points.is_empty())
        .collect()
}

/// The results of the fits, in numbers and words.
pub(super) fn fits(model: &Model, experiment: &Experiment) -> Node {
    let heads = [
        key::ALGORITHM,
        key::LAW_POWER,
        key::LAW_EXPONENTIAL,
        key::JUDGEMENT,
        key::PREDICTION,
    ];
    let heads = heads.map(|key| model.word(key));
    let largest = largest(experiment);
    let rows = known(model, experiment).into_iter().enumerate();
    let rows = rows.map(|(place, known)| row(model, place, &known, largest));
    let table = table("counters", heads, rows);
    card("fits", model.word(key::FIT))
        .child(element("p", "").text(model.word(key::FIT_WHAT)))
        .children(unique(model, experiment))
        .child(scrolling(table))
}

fn row(model: &Model, place: usize, known: &Known, largest: f64) -> Node {
    let fits = known.fits.as_ref();
    let text = |fit: Option<Fit>| fit.map_or("–".to_owned(), |fit| formula(&fit));
    let cells = [
        text(fits.map(|fits| fits.power)),
        text(fits.map(|fits| fits.exponential)),
        judged(model, known),
        compared(known, largest),
    ];
    let cells = cells.map(|text| element("td", "").text(text));
    let name = element("th", "").with("scope", "row");
    let name = name.text(format!("{} {}", place + 1, known.name));
    element("tr", "").child(name).children(cells)
}

/// `0.3 · 1.21^n (95 %: 1.18 – 1.24) · R² 0.980`.
fn formula(fit: &Fit) -> String {
    let (factor, parameter) = (figures(fit.factor), figures(fit.parameter));
    let law = match fit.law {
        Law::Constant | Law::Linear | Law::Power => format!("{factor} · n^{parameter}"),
        Law::Exponential => format!("{factor} · {parameter}^n"),
    };
    let interval = fit.interval.map_or_else(String::new, |(least, most)| {
        format!(" (95\u{a0}%: {} – {})", figures(least), figures(most))
    });
    let r2 = fit
        .r2
        .map_or_else(String::new, |r2| format!(" · R² {r2:.3}"));
    format!("{law}{interval}{r2}")
}

/// Three figures, as a power of ten if it is very small or large.
fn figures(value: f64) -> String {
    match value.abs() {
        size if size == 0.0 || (0.01..1e6).contains(&size) => {
            let places = (2 - size.max(1e-9).log10().floor() as i32).clamp(0, 4) as usize;
            format!("{value:.places$}")
        }
        _ => format!("{value:.2e}"),
    }
}

fn judged(model: &Model, known: &Known) -> String {
    let Some(fits) = known.fits else {
        return model.word(key::JUDGED_TOO_FEW).to_owned();
    };
    let key = match fits.judgement() {
        Judgement::TooFew => key::JUDGED_TOO_FEW,
        Judgement::Neither => key::JUDGED_NEITHER,
        Judgement::Either => key::JUDGED_EITHER,
        Judgement::Power => key::JUDGED_POWER,
        Judgement::Exponential => key::JUDGED_EXPONENTIAL,
    };
    let used = model.word(key::FIT_USED);
    let used = used.replace("{n}", &fits.used.to_string());
    let used = used.replace("{bounds}", &fits.bounds.to_string());
    let used = used.replace("{out}", &fits.left_out.to_string());
    format!("{} {used}", model.word(key))
}

/// The cost predicted for the largest size, and the one that was measured.
fn compared(known: &Known, largest: f64) -> String {
    let Some(predicted) = known.prediction.at(largest, largest) else {
        return "–".to_owned();
    };
    let mut points = known.points.iter();
    let measured = points
        .find(|point| point.size >= largest)
        .and_then(|point| point.cost);
    let Some(cost) = measured else {
        return format!("{} → –", short(predicted));
    };
    let sign = if cost.exact().is_some() { "" } else { "≥ " };
    let (cost, times) = (short(cost.number()), figures(cost.number() / predicted));
    format!("{} → {sign}{cost} (× {sign}{times})", short(predicted))
}

/// How many puzzles of the series have one solution.
fn unique(model: &Model, experiment: &Experiment) -> Option<Node> {
    let subjects = experiment.subjects();
    let count = |unique| {
        subjects
            .iter()
            .filter(|puzzle| puzzle.unique == Some(unique))
            .count()
    };
    let (one, several) = (count(true), count(false));
    let words = model.word(key::SERIES_UNIQUE);
    let words = words.replace("{one}", &one.to_string());
    let words = words.replace("{several}", &several.to_string());
    let words = words.replace("{all}", &subjects.len().to_string());
    (!subjects.is_empty()).then(|| element("p", "").text(words))
}
