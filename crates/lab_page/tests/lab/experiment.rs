//! Experiments: the page with its workers; it and the command line make the same rows.

mod fits;
mod page;
mod sources;
mod table;
mod travels;

use crate::lab_runs::{P, classic, solved};
use crate::said;
use lab_page::words;
use lab_page::{Button, Change, Effect, Msg, Room, update};
use markup::{Act, Node};
use page::{Page, all, column, lane, table};
use watch::{Command, Fits, Law, Look, Metric, Prediction, Report, Study};

#[test]
fn the_same_algorithm_runs_with_and_without_pairs() {
    let slug = "candidate-breadth-first";
    let mut page = Page::open("w=lab");
    page.press(Button::Room(Room::Trial));
    while !page.model.trial.study.lanes.is_empty() {
        page.press(Button::TrialDrop(0));
    }
    page.press(Button::TrialRun);
    assert_eq!(page.model.said, said("trial-nothing"));
    page.press(Button::TrialAdd);
    page.set("trial-algorithm/0", slug);
    page.set("trial-option/0/collapse", "true");
    page.press(Button::TrialTwin(0));
    page.set("trial-option/1/pairs", "true");
    page.set("trial-option/1/pairs", "perhaps");
    assert_eq!(page.model.said, said("no-value"));
    let n = page.run().progress();
    assert_eq!(n, (6, 6));
    let names: Vec<String> = page
        .model
        .trial
        .study
        .lanes
        .iter()
        .map(|lane| words::lane(page.model.lang, lane))
        .collect();
    assert!(
        names[0] != names[1] && names[1].contains("pairs"),
        "{names:?}"
    );
    let rows = table(&page.saved(Button::TrialCsv));
    let expected: Vec<String> = P
        .iter()
        .flat_map(|text| {
            ["collapse", "collapse pairs"]
                .map(|options| solved(slug, options, &classic(text)).expanded.to_string())
        })
        .collect();
    assert_eq!(column(&rows, "expanded"), expected);
    assert_eq!(
        column(&rows, "puzzle"),
        ["P1", "P1", "P2", "P2", "P3", "P3"]
    );
    let twice = ["collapse:true", "collapse:true pairs:true"];
    assert_eq!(column(&rows, "options"), [twice, twice, twice].concat());
}

#[test]
fn puzzles_are_dots_that_open_them() {
    let study = Study {
        lanes: vec![
            lane("depth-first", ""),
            lane("backtracking-smallest-domain", ""),
            lane("human-logic", "techniques=singles"),
        ],
        predictions: vec![Prediction::Open; 3],
        nodes: 20_000,
        look: Look::Puzzles,
        seed: 4,
        ..Study::default()
    };
    let mut page = Page::with(&study);
    page.run();
    let drawn = page.drawn();
    let marks = |class: &str| {
        let mut found = Vec::new();
        collect(&drawn, class, &mut found);
        found
    };
    // P1 and P2 exceed the node limit of depth-first search; only the other one solves them.
    assert_eq!((marks("dot").len(), marks("rim").len()), (1, 2));
    let names: Vec<String> = marks("rim").iter().map(|node| node.all_text()).collect();
    assert!(
        names[0].starts_with("P1: – / ") && names[1].starts_with("P2: – / "),
        "{names:?}"
    );
    assert!(drawn.has_field("trial-across") && marks("even").len() == 1);
    // Human logic with singles solves only P3.
    page.set("trial-up", "2");
    let drawn = page.drawn();
    let mut dots = Vec::new();
    collect(&drawn, "dot", &mut dots);
    assert_eq!(dots.len(), 1);
    let press = dots[0].attribute("data-do").and_then(Button::named);
    assert_eq!(press, Some(Button::TrialWatch(2)));
    page.press(Button::TrialWatch(2));
    assert_eq!(
        (page.model.room, &page.model.puzzle),
        (Room::Watch, &classic(P[2]))
    );
    let slugs: Vec<&str> = page
        .model
        .setup
        .lanes
        .iter()
        .map(|lane| lane.algorithm.slug)
        .collect();
    assert_eq!(
        (slugs, page.model.setup.seed),
        (vec!["depth-first", "human-logic"], 4)
    );
}

fn collect<'a>(node: &'a Node, class: &str, found: &mut Vec<&'a Node>) {
    if node
        .attribute("class")
        .is_some_and(|classes| classes.split(' ').any(|own| own == class))
    {
        found.push(node);
    }
    node.children
        .iter()
        .for_each(|child| collect(child, class, found));
}

#[test]
fn growth_is_predicted_before_it_is_measured() {
    let mut page = Page::open("w=lab");
    page.press(Button::Room(Room::Trial));
    page.press(Button::TrialDrop(2));
    page.set("trial-source", "fewer");
    page.set("trial-step", "5");
    page.set("trial-from", "givens");
    page.set("trial-fewer-each", "1");
    page.set("trial-fewer-unique", "false");
    assert_eq!(page.model.trial.study.look, Look::Growth);
    page.press(Button::TrialRun);
    assert_eq!(
        (page.model.said, page.model.trial.is_running()),
        (said("predict-first"), false)
    );
    page.set("trial-law/0", "exponential");
    page.set("trial-parameter/0", "1,5");
    page.set("trial-law/1", "none");
    page.press(Button::TrialRun); // a cost is wanted, too
    assert_eq!(page.model.said, said("predict-first"));
    page.set("trial-most/0", "-1");
    assert_eq!(page.model.said, said("no-number"));
    page.set("trial-most/0", "5000");
    assert_eq!(
        page.model.trial.study.predictions,
        [
            Prediction::Made(Law::Exponential, 1.5, 5000.0),
            Prediction::Declined
        ]
    );
    let experiment = page.run();
    assert_eq!(experiment.progress(), (14, 14));
    let sizes: Vec<f64> = experiment
        .growth(0, Metric::Expanded)
        .iter()
        .map(|point| point.size)
        .collect();
    assert_eq!(sizes, [51.0, 56.0, 61.0, 66.0, 71.0, 76.0, 81.0]);
    let fits = [0, 1].map(|lane| Fits::of(&experiment.growth(lane, Metric::Expanded)));
    let drawn = page.drawn();
    let lines = |class: &str| {
        let mut found = Vec::new();
        collect(&drawn, class, &mut found);
        found.len()
    };
    let fitted = fits.into_iter().flatten().filter_map(|fits| fits.drawn());
    assert_eq!((lines("predicted"), lines("fitted")), (1, fitted.count()));
    assert_eq!(lines("mark"), 14);
    assert!(drawn.all_text().contains("5k → "), "{}", drawn.all_text());
    let rows = table(&page.saved(Button::TrialCsv));
    assert_eq!(
        (column(&rows, "size")[0], column(&rows, "unique")[0]),
        ("51", "yes")
    );
    assert_eq!(
        (column(&rows, "size")[13], column(&rows, "unique")[13]),
        ("81", "no")
    );
    page.press(Button::SaveChart(0));
    assert!(matches!(page.effects.last(), Some(Effect::Save(_, svg)) if svg.contains("predicted")));
}

#[test]
fn a_worker_that_dies_while_it_gathers_is_replaced_once() {
    let mut page = Page::open("w=lab");
    page.press(Button::Room(Room::Trial));
    let model = &mut page.model;
    update(model, Msg::Pressed(Button::TrialRun));
    let ready = |worker| Msg::Trial(worker, Report::Ready);
    let gathers = |effects: &[Effect]| matches!(effects, [Effect::Trial(_, Command::Gather(_))]);
    assert!(gathers(&update(model, ready(0))));
    assert!(
        update(model, ready(1)).is_empty(),
        "it waits for the puzzles"
    );
    assert_eq!(Msg::Trial(0, Report::Gathering(3)).change(), Change::Trial);
    update(model, Msg::Trial(0, Report::Gathering(3)));
    assert_eq!(model.trial.gathering, Some((0, 3)));
    assert_eq!(update(model, Msg::TrialDied(0)), [Effect::TrialWorker(0)]);
    assert!(gathers(&update(model, ready(0))));
    assert_eq!(update(model, Msg::TrialDied(0)), [Effect::TrialWorkers(0)]);
    assert!(!model.trial.is_running());
    // If it is cancelled while it gathers, it ends and can be started again.
    update(model, Msg::Pressed(Button::TrialRun));
    update(model, ready(0));
    assert_eq!(
        update(model, Msg::Pressed(Button::TrialStop)),
        [Effect::TrialWorkers(0)]
    );
    assert_eq!(
        (model.trial.is_running(), model.trial.gathering),
        (false, None)
    );
    assert_eq!(page.run().progress(), (9, 9));
}
