//! Experiments: the page with its workers; it and the command line make the same rows.

mod fits;
mod sources;
mod table;
mod travels;

use crate::common::lab::{P, classic, options, row, solved};
use nonet::studio::view::{Kept, view};
use nonet::studio::words;
use nonet::studio::{Button, Change, Effect, Model, Msg, Room, update};
use nonet::watch::{
    Command, Driver, Experiment, Fits, Gathered, Lane, Law, Look, Metric, Node, Prediction, Report,
    Source, SourceKind, Study,
};
use std::collections::VecDeque;
use std::fs;
use std::ops::ControlFlow;

fn lane(slug: &str, text: &str) -> Lane {
    let algorithm = row(slug);
    Lane {
        algorithm,
        options: options(algorithm, text),
    }
}

/// Gathers puzzles to the end.
fn all(source: &Source) -> Gathered {
    source.gather(&mut |_| ControlFlow::Continue(()))
}

/// The page with workers that answer immediately. After each message a piece of the page is rebuilt; at the end it
/// must look as if it had been built in one go.
#[derive(Default)]
struct Page {
    model: Model,
    kept: Kept,
    effects: Vec<Effect>,
}

impl Page {
    fn open(fragment: &str) -> Self {
        let mut page = Self::default();
        page.say(Msg::Opened(fragment.to_owned()));
        page
    }

    fn with(study: &Study) -> Self {
        Self::open(&study.link().expect("it is short"))
    }

    fn say(&mut self, msg: Msg) {
        let mut queue = VecDeque::from([msg]);
        while let Some(msg) = queue.pop_front() {
            let change = msg.change();
            if let Msg::Set(field, value) = &msg {
                self.kept.field_was_set(field, value);
            }
            for effect in update(&mut self.model, msg) {
                queue.extend(answers(&effect));
                self.effects.push(effect);
            }
            self.kept.touch(&self.model, change);
            self.kept.renew(&self.model);
        }
        while self.kept.renew(&self.model) {}
        let drawn = view(&self.model, &self.kept);
        assert!(drawn == view(&self.model, &Kept::new(&self.model)));
    }

    fn press(&mut self, button: Button) {
        self.say(Msg::Pressed(button));
    }

    fn set(&mut self, field: &str, value: &str) {
        self.say(Msg::Set(field.to_owned(), value.to_owned()));
    }

    fn run(&mut self) -> &Experiment {
        self.press(Button::TrialRun);
        let experiment = self.model.trial.experiment.as_ref();
        experiment.unwrap_or_else(|| panic!("it was not run: {}", self.model.said))
    }

    fn drawn(&self) -> Node {
        view(&self.model, &self.kept)
    }

    fn saved(&mut self, button: Button) -> String {
        self.press(button);
        match self.effects.last() {
            Some(Effect::Save(_, text)) => text.clone(),
            other => panic!("nothing saved, but {other:?}"),
        }
    }
}

fn answers(effect: &Effect) -> Vec<Msg> {
    match effect {
        Effect::TrialWorkers(n) => (0..*n).map(|n| Msg::Trial(n, Report::Ready)).collect(),
        Effect::Trial(worker, command) => {
            let mut told = Vec::new();
            let mut reply = |report| told.push(Msg::Trial(*worker, report));
            Driver::default().command(command.clone(), &|| 0.0, &mut reply);
            told
        }
        _ => Vec::new(),
    }
}

/// A table with commas, read sign by sign (RFC 4180).
fn table(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut fields, mut field) = (Vec::new(), Vec::new(), String::new());
    let signs: Vec<char> = text.chars().collect();
    let (mut at, mut is_quoted) = (0, false);
    while let Some(&sign) = signs.get(at) {
        match (sign, is_quoted, signs.get(at + 1)) {
            ('"', true, Some('"')) => {
                field.push('"');
                at += 1;
            }
            ('"', ..) => is_quoted = !is_quoted,
            (',', false, _) => fields.push(std::mem::take(&mut field)),
            ('\r', false, Some('\n')) => {
                fields.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut fields));
                at += 1;
            }
            _ => field.push(sign),
        }
        at += 1;
    }
    assert!(
        fields.is_empty() && field.is_empty() && !is_quoted,
        "the last line ends"
    );
    rows
}

/// Column by name, of each row.
fn column<'a>(rows: &'a [Vec<String>], name: &str) -> Vec<&'a str> {
    let at = rows[0].iter().position(|head| head == name);
    let at = at.unwrap_or_else(|| panic!("no column {name}"));
    rows[1..].iter().map(|row| row[at].as_str()).collect()
}

#[test]
fn the_same_algorithm_runs_with_and_without_pairs() {
    let slug = "candidate-breadth-first";
    let mut page = Page::open("w=lab");
    page.press(Button::Room(Room::Trial));
    while !page.model.trial.study.lanes.is_empty() {
        page.press(Button::TrialDrop(0));
    }
    page.press(Button::TrialRun);
    assert_eq!(page.model.said, "trial-nothing");
    page.press(Button::TrialAdd);
    page.set("trial-algorithm/0", slug);
    page.set("trial-option/0/collapse", "true");
    page.press(Button::TrialTwin(0));
    page.set("trial-option/1/pairs", "true");
    page.set("trial-option/1/pairs", "perhaps");
    assert_eq!(page.model.said, "no-value");
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
        ("predict-first", false)
    );
    page.set("trial-law/0", "exponential");
    page.set("trial-parameter/0", "1,5");
    page.set("trial-law/1", "none");
    page.press(Button::TrialRun);
    assert_eq!(page.model.said, "predict-first", "a cost is wanted, too");
    page.set("trial-most/0", "-1");
    assert_eq!(page.model.said, "no-number");
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
fn the_page_and_the_command_line_make_the_same_rows() {
    let mut study = Study {
        lanes: vec![
            lane("backtracking-full-propagation", "pairs branch=smallest"),
            lane("min-conflicts", "noise=0.10"),
            lane("integer-program", "presolve=off"),
        ],
        predictions: vec![Prediction::Declined; 3],
        nodes: 300,
        seconds: 3600,
        seeds: 2,
        ..Study::default()
    };
    study.source.kind = SourceKind::Larger;
    (
        study.source.larger.to,
        study.source.larger.share,
        study.source.larger.seed,
    ) = (12, 60, 8);
    (study.source.larger.each, study.source.larger.unique) = (1, false);
    let mut page = Page::with(&study);
    page.run();
    let csv = page.saved(Button::TrialCsv);
    let file = page.saved(Button::TrialSave);
    let path = std::env::temp_dir().join(format!("nonet-experiment-{}.txt", std::process::id()));
    fs::write(&path, &file).expect("there is room for it");
    for argument in [
        path.to_str().expect("it is text"),
        &study.link().expect("it is short"),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_nonet"));
        let output = command
            .args(["lab", "--experiment", argument])
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("it is text");
        let [mut page, mut line] = [&csv, &text].map(|csv| table(csv));
        let last = page[0].len() - 1;
        assert_eq!(page[0][last], "microseconds");
        page.iter_mut()
            .chain(&mut line)
            .for_each(|row| row.truncate(last));
        assert_eq!(page.len(), 1 + 4 * 2 * 3);
        assert_eq!(page, line);
        // 12x12 has more variables than the integer program accepts.
        assert_eq!(column(&page, "status").last(), Some(&"refused"));
    }
    fs::remove_file(path).expect("it was written");
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
