//! The experiment: what is compared on which puzzles, its progress, its results.

use super::parts::{
    button, card, chart_card, element, labelled, number, scrolling, select, switch,
};
use crate::lab::ALGORITHMS;
use crate::studio::button::Button;
use crate::studio::model::Model;
use crate::studio::words;
use crate::watch::chart::{self, Chart, Scale};
use crate::watch::{Experiment, Metric, Node, summary};

pub(super) fn room(model: &Model) -> Node {
    let charts = charts(model).into_iter().enumerate();
    let experiment = model.trial.experiment.as_ref();
    let names: Vec<String> = experiment.map_or_else(Vec::new, |e| names(model, e));
    let cards = charts.map(|(place, chart)| chart_card(model, place, chart, &names));
    element("div", "trial").child(plan(model)).child(
        element("div", "views")
            .children(experiment.map(|experiment| results(model, experiment)))
            .children(cards),
    )
}

fn plan(model: &Model) -> Node {
    let trial = &model.trial;
    let chosen = ALGORITHMS.iter().zip(&trial.chosen);
    let rows = chosen.map(|(row, on)| {
        let name = words::algorithm(model.lang, row.slug);
        switch(&format!("trial-algorithm/{}", row.slug), &name, *on)
    });
    let box_of_puzzles = element("textarea", "")
        .with("rows", "5")
        .with("spellcheck", "false")
        .with("data-field", "trial-puzzles")
        .with("value", &trial.puzzles);
    let (word, run) = if trial.is_running() {
        ("cancel-run", Button::TrialStop)
    } else {
        ("trial-run", Button::TrialRun)
    };
    card("plan", model.word("experiment"))
        .child(element("p", "").text(model.word("trial-what")))
        .child(element("div", "choices").children(rows))
        .child(labelled(model.word("trial-puzzles"), box_of_puzzles))
        .child(
            element("div", "fields")
                .child(labelled(
                    model.word("trial-seeds"),
                    number("trial-seeds", trial.seeds),
                ))
                .child(labelled(
                    model.word("nodes-limit"),
                    number("trial-nodes", trial.nodes),
                ))
                .child(labelled(
                    model.word("seconds-limit"),
                    number("trial-seconds", trial.seconds),
                )),
        )
        .child(button(run, model.word(word), "primary"))
}

fn results(model: &Model, experiment: &Experiment) -> Node {
    let (done, all) = experiment.progress();
    let progress = element("progress", "")
        .with("max", all)
        .with("aria-label", model.word("progress"))
        .with("value", done);
    let words = model
        .word("trial-progress")
        .replace("{done}", &done.to_string())
        .replace("{all}", &all.to_string());
    let unread = (model.trial.unread > 0).then(|| {
        let words = model.word("trial-unread");
        let words = words.replace("{n}", &model.trial.unread.to_string());
        element("p", "chip warn").text(words)
    });
    card("count", model.word("results"))
        .child(progress)
        .child(element("p", "").text(words))
        .children(unread)
        .child(choices(model))
        .child(scrolling(table(model, experiment)))
        .child(button(Button::TrialCsv, model.word("save-csv"), "small"))
}

fn choices(model: &Model) -> Node {
    let rows = Metric::ALL.map(|metric| {
        let slug = metric.slug().to_owned();
        let name = words::measure(model.lang, &slug);
        (slug, name)
    });
    let log = model.trial.scale == Scale::Logarithmic;
    element("div", "fields")
        .child(labelled(
            model.word("shows"),
            select("trial-metric", model.trial.metric.slug(), &rows),
        ))
        .child(switch("trial-log", model.word("logarithmic"), log))
}

fn names(model: &Model, experiment: &Experiment) -> Vec<String> {
    let lanes = experiment.lanes().iter();
    lanes
        .map(|lane| words::algorithm(model.lang, lane.algorithm.slug))
        .collect()
}

fn table(model: &Model, experiment: &Experiment) -> Node {
    let heads = ["algorithm", "success", "median", "quartiles"];
    let heads = heads.map(|key| element("th", "").with("scope", "col").text(model.word(key)));
    let rows = names(model, experiment).into_iter().enumerate();
    let rows = rows.map(|(lane, name)| {
        let (solved, all) = experiment.success(lane);
        let percent = (100 * solved).checked_div(all).unwrap_or(0);
        let numbers = summary(&experiment.costs(lane, model.trial.metric));
        let short = |value: f64| chart::short(value);
        let median = numbers.map_or("–".to_owned(), |s| short(s.median));
        let quarters = numbers.map_or("–".to_owned(), |s| {
            format!("{} – {}", short(s.lower), short(s.upper))
        });
        let success = format!("{solved}/{all} · {percent}\u{a0}%");
        let name = element("th", "").with("scope", "row").text(name);
        let cells = [success, median, quarters].map(|text| element("td", "").text(text));
        element("tr", "").child(name).children(cells)
    });
    element("table", "counters")
        .child(element("thead", "").child(element("tr", "").children(heads)))
        .child(element("tbody", "").children(rows))
}

/// The box plot and the cactus plot.
pub(super) fn charts(model: &Model) -> Vec<Chart> {
    let Some(experiment) = &model.trial.experiment else {
        return Vec::new();
    };
    let trial = &model.trial;
    let costs = |lane| experiment.costs(lane, trial.metric);
    let names = names(model, experiment).into_iter().enumerate();
    let all: Vec<(String, Vec<u64>)> = names.map(|(lane, name)| (name, costs(lane))).collect();
    // There is only room for a number under a box: the legend says which algorithm it is.
    let boxes = all.iter().enumerate();
    let boxes: Vec<_> = boxes
        .map(|(lane, (_, costs))| ((lane + 1).to_string(), summary(costs)))
        .collect();
    let metric = words::measure(model.lang, trial.metric.slug());
    let heads = [
        "algorithm",
        "least",
        "quarter",
        "median",
        "three-quarters",
        "most",
    ];
    let heads = heads.map(|key| model.word(key));
    let plot = format!("{} · {metric}", model.word("box-plot"));
    let cactus = format!("{} · {metric}", model.word("cactus-plot"));
    vec![
        chart::boxes(
            &plot,
            (model.word("algorithms"), heads),
            &boxes,
            trial.scale,
        ),
        chart::cactus(&cactus, model.word("solved-runs"), &all, trial.scale),
    ]
}
