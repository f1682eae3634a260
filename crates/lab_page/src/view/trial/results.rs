//! The results of an experiment: progress, the choice of view, a table of all algorithms.

use crate::button::Button;
use crate::key;
use crate::model::Model;
use crate::words;
use ::words::{Key, filled};
use markup::Node;
use markup::parts::{self, button, card, element, labelled, scrolling, select, switch};
use watch::chart::{self, Scale, classes};
use watch::{Experiment, Lack, Look, Metric, summary};

pub(in crate::view) fn results(model: &Model) -> Option<Node> {
    if let Some(experiment) = &model.trial.experiment {
        return Some(of(model, experiment));
    }
    let (_, n) = model.trial.gathering?;
    let words = model.word(key::GATHERING).replace("{n}", &n.to_string());
    let progress = element("progress", "").with("aria-label", model.word(key::PROGRESS));
    let words = element("p", "").text(words);
    Some(
        card("count", model.word(key::RESULTS))
            .child(progress)
            .child(words),
    )
}

fn of(model: &Model, experiment: &Experiment) -> Node {
    let (done, all) = experiment.progress();
    let progress = element("progress", "")
        .with("max", all)
        .with("aria-label", model.word(key::PROGRESS))
        .with("value", done);
    let words = model
        .word(key::TRIAL_PROGRESS)
        .replace("{done}", &done.to_string())
        .replace("{all}", &all.to_string());
    card("count", model.word(key::RESULTS))
        .child(progress)
        .child(element("p", "").text(words))
        .children(notes(model, experiment))
        .child(choices(model, experiment))
        .child(scrolling(table(model, experiment)))
        .child(button(Button::TrialCsv, model.word(key::SAVE_CSV), "small"))
}

/// What is missing, and why.
fn notes(model: &Model, experiment: &Experiment) -> Vec<Node> {
    let number = |key: Key, n: u64| (n > 0).then(|| model.word(key).replace("{n}", &n.to_string()));
    let lack = model.trial.lack.map(|lack| match lack {
        Lack::Impossible => key::LACK_IMPOSSIBLE,
        Lack::GaveUp => key::LACK_GAVE_UP,
        Lack::NoSolution => key::LACK_NO_SOLUTION,
        Lack::SeveralSolutions => key::LACK_SEVERAL,
        Lack::TooMany => key::LACK_TOO_MANY,
    });
    let notes = [
        number(key::TRIAL_UNREAD, model.trial.unread.into()),
        number(key::TRIAL_LEFT_OUT, experiment.left_out()),
        lack.map(|key| model.word(key).to_owned()),
    ];
    let notes = notes.into_iter().flatten();
    notes
        .map(|words| element("p", "chip warn").text(words))
        .collect()
}

fn choices(model: &Model, experiment: &Experiment) -> Node {
    let study = &model.trial.study;
    let look = |look| match look {
        Look::Overall => key::LOOK_OVERALL,
        Look::Puzzles => key::LOOK_PUZZLES,
        Look::Growth => key::LOOK_GROWTH,
    };
    let has_sizes = experiment
        .subjects()
        .iter()
        .any(|puzzle| puzzle.size.is_some());
    let looks = Look::ALL
        .into_iter()
        .filter(|&look| look != Look::Growth || has_sizes);
    let looks = looks.map(|known| (known.slug().to_owned(), model.word(look(known)).to_owned()));
    let looks: Vec<(String, String)> = looks.collect();
    let metrics = Metric::ALL.map(|metric| {
        let slug = metric.slug().to_owned();
        let name = words::measure(model.lang, &slug);
        (slug, name)
    });
    let log = model.trial.scale == Scale::Logarithmic;
    element("div", "fields")
        .child(labelled(
            model.word(key::LOOK),
            select("trial-look", study.look.slug(), &looks),
        ))
        .child(labelled(
            model.word(key::SHOWS),
            select("trial-metric", study.metric.slug(), &metrics),
        ))
        .child(switch("trial-log", model.word(key::LOGARITHMIC), log))
}

/// How many runs median and quartiles leave out for finding no solution.
fn without(model: &Model, (solved, all): (usize, usize)) -> Node {
    let numbers = [("n", (all - solved).to_string()), ("all", all.to_string())];
    let numbers = numbers.each_ref().map(|(key, n)| (*key, n.as_str()));
    let words = filled(model.word(key::N_OF_ALL), &numbers);
    element("td", if solved < all { "warn" } else { "" }).text(words)
}

fn table(model: &Model, experiment: &Experiment) -> Node {
    let heads = [
        key::ALGORITHM,
        key::SUCCESS,
        key::MEDIAN,
        key::QUARTILES,
        key::LEFT_OUT,
    ];
    let heads = heads.map(|key| model.word(key));
    let rows = experiment.lanes().iter().enumerate();
    let rows = rows.map(|(place, lane)| {
        let (solved, all) = experiment.success(place);
        let percent = (100 * solved).checked_div(all).unwrap_or(0);
        let numbers = summary(&experiment.costs(place, model.trial.study.metric));
        let median = numbers.map_or("–".to_owned(), |s| chart::short(s.median));
        let quarters = numbers.map_or("–".to_owned(), |s| {
            format!("{} – {}", chart::short(s.lower), chart::short(s.upper))
        });
        let success = format!("{solved}/{all} · {percent}\u{a0}%");
        let name = format!("{} {}", place + 1, words::lane(model.lang, lane));
        let name = element("th", "")
            .with("scope", "row")
            .child(element("i", &format!("swatch {}", classes(place))))
            .child(element("span", "").text(name));
        let cells = [success, median, quarters].map(|text| element("td", "").text(text));
        let cells = cells.into_iter().chain([without(model, (solved, all))]);
        element("tr", "").child(name).children(cells)
    });
    parts::table("counters", heads, rows)
}
