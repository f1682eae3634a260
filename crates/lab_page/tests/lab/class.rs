//! For a class: assignments made, worked on, submitted and checked.

mod exercises;
mod files;

use exercises::texts;
use lab_page::class::{
    Assignment, Desk, Errand, Finding, Json, Paper, Task, Work, checks, csv, marks, read_file,
    write_work,
};
use lab_page::view::{Kept, view};
use lab_page::{Button, Effect, Model, Msg, Room, update};
use nonet::board::Cell as Place;
use std::cell::Cell;
use std::collections::{BTreeMap, VecDeque};
use watch::{Command, Driver, Next, Report, Stop, write_setup};
use words::Lang;

/// The page with its worker and the browser's storage; the clock is a counter.
#[derive(Default)]
struct Lab {
    model: Model,
    driver: Driver,
    kept: BTreeMap<String, String>,
    saved: Vec<(String, String)>,
    copied: Vec<String>,
}

impl Lab {
    /// Opens the page in a browser with this in storage.
    fn open(lang: Lang, fragment: &str, kept: BTreeMap<String, String>) -> Self {
        let mut lab = Self {
            kept,
            ..Self::default()
        };
        lab.model.lang = lang;
        lab.say(Msg::Opened(fragment.to_owned()));
        lab.say(Msg::TextsCame(lang, Some(texts(lang))));
        lab
    }

    fn say(&mut self, msg: Msg) {
        let mut queue = VecDeque::from([msg]);
        while let Some(msg) = queue.pop_front() {
            for effect in update(&mut self.model, msg) {
                queue.extend(self.perform(effect));
            }
        }
        view(&self.model, &Kept::new(&self.model));
    }

    fn perform(&mut self, effect: Effect) -> Vec<Msg> {
        match effect {
            Effect::Player(command) => return self.command(command),
            Effect::Store(key, text) => _ = self.kept.insert(key, text),
            Effect::Recall(key) => {
                let text = self.kept.get(&key).cloned();
                return vec![Msg::Recalled(key, text)];
            }
            Effect::Save(name, text) => self.saved.push((name, text)),
            Effect::CopyLink(fragment) => self.copied.push(fragment),
            _ => {}
        }
        Vec::new()
    }

    fn command(&mut self, command: Command) -> Vec<Msg> {
        let time = Cell::new(0.0);
        let clock = || time.replace(time.get() + 0.3);
        let mut told = Vec::new();
        let mut reply = |report| told.push(Msg::Player(report));
        let mut next = self.driver.command(command, &clock, &mut reply);
        while next != Next::Never {
            next = self.driver.slice(&clock, &mut reply);
        }
        told
    }

    fn press(&mut self, button: Button) {
        self.say(Msg::Pressed(button));
    }

    fn errand(&mut self, errand: Errand) {
        self.press(Button::Class(errand));
    }

    fn set(&mut self, field: &str, value: &str) {
        self.say(Msg::Set(field.to_owned(), value.to_owned()));
    }

    fn text(&self) -> String {
        view(&self.model, &Kept::new(&self.model)).all_text()
    }

    /// The work as it is submitted.
    fn hand_in(&mut self) -> (String, String) {
        self.errand(Errand::HandIn);
        self.saved.pop().expect("a file")
    }

    /// Runs the current setup to its end.
    fn run(&mut self) {
        self.set("speed", "100");
        self.press(Button::Run);
    }
}

fn work_in(text: &str) -> (Work, bool) {
    match read_file(text) {
        Ok(Paper::Work(work, is_whole)) => (*work, is_whole),
        other => panic!("{other:?}"),
    }
}

/// The results of repeating every submitted run.
fn repeated(work: &Work) -> Vec<Finding> {
    let checks = checks(work);
    let repeat = |check: &lab_page::class::Check| match &check.repeat {
        Some(repeat) => check.finding(work, &repeat.run(&mut || false)),
        None => Finding::NoRun,
    };
    checks.iter().map(repeat).collect()
}

/// The work of a pupil who predicts, runs and writes, and whose page is reloaded meanwhile.
fn at_work(link: &str) -> (String, String) {
    let mut pupil = Lab::open(Lang::En, link, BTreeMap::new());
    assert_eq!(
        (pupil.model.room, pupil.model.class.desk),
        (Room::Class, Desk::Handout)
    );
    assert!(pupil.text().contains("Task 2: It never says no"));
    pupil.set("pupil", "Ada");
    pupil.errand(Errand::Task(0));
    pupil.set("predict", "true");
    for index in [2, 3, 72] {
        pupil.say(Msg::Guessed(0, Place::new(index)));
    }
    pupil.set("predict", "false");
    pupil.errand(Errand::Task(2));
    pupil.run();
    pupil.set("answer/2", "738 and 15, \"about\" 49 times");
    // The page is reloaded without the link.
    let mut pupil = Lab::open(Lang::En, "w=lab", pupil.kept);
    assert!(
        pupil
            .model
            .class
            .work
            .as_ref()
            .is_some_and(|work| work.name == "Ada")
    );
    pupil.errand(Errand::Task(1));
    pupil.run();
    pupil.hand_in()
}

/// A lecturer chooses exercises and sends a link; a pupil works on them, reloads, submits; the lecturer checks.
#[test]
fn exercises_from_the_shelf_to_the_marks() {
    let mut teacher = Lab::open(Lang::En, "w=lab", BTreeMap::new());
    teacher.press(Button::Room(Room::Class));
    for slug in ["where-next", "queue-and-stack", "never-says-no"] {
        teacher.set(&format!("pick/{slug}"), "true");
    }
    teacher.set("made-title", "Search & luck");
    teacher.errand(Errand::RaiseTask(2));
    teacher.errand(Errand::CopyAssignment);
    let link = teacher.copied.pop().expect("a link");
    assert!(link.contains("a="), "mend.js takes it for a run");

    let (file, text) = at_work(&link);
    assert_eq!(file, "nonet-hand-in-Ada.json");
    let (work, is_whole) = work_in(&text);
    assert!(is_whole);
    assert_eq!(work.assignment.title, "Search & luck");
    let predictions = &work.done[0].runs[0].predictions;
    let truths: Vec<usize> = predictions.iter().map(|one| one.truth.index()).collect();
    assert_eq!(truths, [2, 3, 5], "the first empty cells of P3");
    assert_eq!(work.done[0].predicted(), (2, 3));
    let race = &work.done[2].runs[0].lanes;
    let most: Vec<Option<u64>> = race.iter().map(|lane| lane.count("frontier_max")).collect();
    assert_eq!(most, [Some(738), Some(15)]);
    assert_eq!(work.done[1].runs[0].lanes[1].status, "no-solution");
    assert_eq!(repeated(&work), vec![Finding::Same; 5]);

    teacher.say(Msg::FileCame(file, Some(text)));
    let handed = &teacher.model.class.marking.handed[0];
    assert_eq!(
        handed.findings,
        vec![Finding::Same; 5],
        "the page repeats them too"
    );
    for words in [
        "Ada",
        "2 of 3 predictions right",
        "✓ 2 of 2 runs as recorded",
    ] {
        assert!(teacher.text().contains(words), "{words}");
    }
    teacher.errand(Errand::SaveMarks);
    let (_, rows) = teacher.saved.pop().expect("a file");
    let last = "nonet-hand-in-Ada.json,Ada,true,3,queue-and-stack,\"738 and 15, \"\"about\"\" 49 times\",0,0,2,2,,";
    let row = rows.lines().last().expect("a row");
    // The published answer is next to it, and two columns are the teacher's.
    assert!(
        row.starts_with(last)
            && row.contains("about 49 times. Breadth-first")
            && row.ends_with(",,"),
        "{row}"
    );
}

/// The same course of events in Spanish, with the lecturer's own run, sent as a file.
#[test]
fn una_ejecucion_propia_de_la_hoja_a_las_notas() {
    let p = "p=1.2.............&s=2x2&w=lab";
    let mut teacher = Lab::open(
        Lang::Es,
        &format!("a=exhaustive-count;branch:first&n=40&{p}"),
        BTreeMap::new(),
    );
    teacher.set("made-title", "Contar");
    teacher.set("made-question", "¿Cuántos tableros hay?\n¿Por qué?");
    teacher.errand(Errand::AddOwn);
    teacher.set("pick/all-of-them", "true");
    teacher.errand(Errand::SaveAssignment);
    let (_, file) = teacher.saved.pop().expect("a file");

    let mut pupil = Lab::open(Lang::Es, "w=lab", BTreeMap::new());
    pupil.say(Msg::FileCame("tarea.json".to_owned(), Some(file)));
    assert!(
        pupil
            .text()
            .contains("Ejercicio 1: Recuento exhaustivo: la primera")
    );
    pupil.errand(Errand::Task(0));
    assert!(
        pupil.text().contains("¿Cuántos tableros hay?"),
        "the question stands beside the run"
    );
    for _ in 0..3 {
        pupil.press(Button::To(Stop::Solution));
    }
    pupil.set("answer/0", "=24");
    pupil.errand(Errand::Task(1));
    pupil.run();
    let (file, text) = pupil.hand_in();
    assert_eq!(file, "nonet-hand-in.json");
    let (work, _) = work_in(&text);
    let lane = &work.done[0].runs[0].lanes[0];
    assert_eq!(
        (lane.count("solutions"), &*lane.status),
        (Some(3), "stopped")
    );
    assert_eq!(work.done[1].runs[0].lanes[0].count("solutions"), Some(24));
    assert_eq!(repeated(&work), [Finding::Same, Finding::Same]);
    teacher.say(Msg::FileCame(file, Some(text)));
    assert!(teacher.text().contains("✓ 1 de 1 ejecuciones como constan"));
    let handed = &teacher.model.class.marking.handed[0];
    let row = marks(&handed.work, &handed.checks, &handed.findings);
    let rows = csv([("f.json", &handed.work, true, row)].into_iter());
    assert!(rows.contains(",'=24,"), "no formula: {rows}");
}

/// A race is predicted, run up to its next event, and its trace saved, as for a single run.
#[test]
fn a_race_is_predicted_and_handed_in() {
    let p2 = "p=......9.......73...54.....76........3.......2...48.1...2.....84....96.......14.95";
    let made = Assignment {
        title: "Race".to_owned(),
        note: String::new(),
        tasks: vec![Task::Own {
            question: "Which cell?".to_owned(),
            run: format!("a=backtracking&a=backtracking-smallest-domain&{p2}&w=lab"),
        }],
    };
    let mut pupil = Lab::open(Lang::En, &made.fragment(), BTreeMap::new());
    pupil.errand(Errand::Task(0));
    pupil.set("predict", "true");
    // The first run branches on the first empty cell, the second on one with the fewest digits that fit.
    pupil.say(Msg::Guessed(0, Place::new(0)));
    pupil.say(Msg::Guessed(1, Place::new(0)));
    let quiz = pupil.model.quiz.expect("it is on");
    assert_eq!((quiz.right, quiz.made), (1, 2));
    assert_eq!(quiz.last.map(|last| last.lane), Some(1));
    assert_eq!(pupil.model.position.0, 2, "a beat for each guess");
    pupil.press(Button::To(Stop::Conflict));
    let happened = pupil
        .model
        .watched
        .iter()
        .flat_map(|run| &run.shot)
        .any(|shot| shot.event.is_some_and(|event| Stop::Conflict.is(&event)));
    assert!(happened || pupil.model.position.0 > 2);
    pupil.press(Button::SaveCsv);
    let (name, trace) = pupil.saved.pop().expect("a trace");
    assert_eq!(name, "nonet-run.csv");
    assert!(trace.starts_with("run,position,event,"));
    let rows = |run: &str| trace.lines().filter(|line| line.starts_with(run)).count() as u64;
    let steps: Vec<u64> = pupil
        .model
        .watched
        .iter()
        .flat_map(|run| &run.shot)
        .map(|shot| shot.position)
        .collect();
    assert_eq!([rows("1,"), rows("2,")], steps[..]);
    pupil.press(Button::SaveJson);
    let (_, json) = pupil.saved.pop().expect("a trace");
    let Ok(Json::List(runs)) = Json::read(&json) else {
        panic!("{json}")
    };
    let events: Vec<usize> = runs
        .iter()
        .map(|run| run.list_of("events").map_or(0, <[_]>::len))
        .collect();
    assert_eq!(events.iter().map(|&n| n as u64).collect::<Vec<_>>(), steps);
    let (work, _) = work_in(&pupil.hand_in().1);
    assert_eq!(work.done[0].runs[0].predictions.len(), 2);
    assert_eq!(repeated(&work), [Finding::Same, Finding::Same]);
}

/// A pupil's work, with everything that it can contain.
fn some_work() -> Work {
    let made = Assignment {
        title: "T \"q\" ~ & = #".to_owned(),
        note: "Two\nlines".to_owned(),
        tasks: vec![
            Task::Exercise("where-next".to_owned()),
            Task::Own {
                question: "¿~?".to_owned(),
                run: "a=depth-first;order:9-1&p=1.2.............&s=2x2&w=lab".to_owned(),
            },
        ],
    };
    let mut pupil = Lab::open(Lang::En, &made.fragment(), BTreeMap::new());
    pupil.errand(Errand::Task(0));
    pupil.set("predict", "true");
    pupil.say(Msg::Guessed(0, Place::new(2)));
    pupil.errand(Errand::Task(1));
    pupil.run();
    pupil.set("answer/1", "line\n\"two\" \\ é");
    pupil.model.class.work.clone().expect("it is open")
}

/// Answers cannot leak: neither the page nor the texts that it fetches for pupils contain them.
#[test]
fn pupils_see_no_answers() {
    let mut lab = Lab::open(Lang::En, "w=lab", BTreeMap::new());
    lab.press(Button::Room(Room::Class));
    assert!(!lab.text().contains("A heuristic is a bet"));
    lab.errand(Errand::AskSheet);
    assert_eq!(lab.model.class.desk, Desk::Confirm);
    assert!(!lab.text().contains("A heuristic is a bet"));
    lab.errand(Errand::Sheet);
    assert!(lab.text().contains("A heuristic is a bet.") && lab.text().contains("Four lessons."));
}

#[test]
fn a_link_shows_the_run_alone() {
    let mut lab = Lab::default();
    lab.say(Msg::Opened(
        "#a=depth-first&p=1.2.............&s=2x2&w=lab&view=alone".to_owned(),
    ));
    let page = view(&lab.model, &Kept::new(&lab.model));
    assert_eq!(page.attribute("class"), Some("lab alone"));
    assert!(
        page.find(&|node| node.attribute("class") == Some("rooms"))
            .is_none()
    );
    let full = page
        .find(&|node| node.tag == "a")
        .expect("a way to the whole");
    let fragment = write_setup(&lab.model.setup, &lab.model.puzzle);
    assert_eq!(full.attribute("href"), Some(&*format!("./#{fragment}")));
    assert!(lab.kept.is_empty());
}

/// A worker that dies while it repeats a run does not hold up the others.
#[test]
fn a_run_that_kills_its_worker_is_left_out() {
    let text = write_work(&some_work());
    let mut model = Model::default();
    let effects = update(&mut model, Msg::FileCame("a.json".to_owned(), Some(text)));
    let asks = |effects: &[Effect]| {
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Player(Command::Repeat(..))))
    };
    assert!(asks(&effects));
    assert!(
        asks(&update(&mut model, Msg::PlayerDied)),
        "the next one is asked for"
    );
    let handed = &model.class.marking.handed[0];
    assert_eq!(handed.findings, [Finding::TooLong]);
    let late = Report::Repeated(1, Box::new(Err(watch::Fault::Board)));
    update(&mut model, Msg::Player(late));
    assert_eq!(
        model.class.marking.handed[0].findings.len(),
        1,
        "it is not about this one"
    );
}

/// A reloaded page shows the task that was open, and its run where it was.
#[test]
fn a_page_loaded_anew_goes_on_where_the_pupil_stood() {
    let race = "a=depth-first&a=breadth-first&p=1.2.............&s=2x2&w=lab";
    let task = |run: &str| Task::Own {
        question: "Why?".to_owned(),
        run: run.to_owned(),
    };
    let made = Assignment {
        title: "Search".to_owned(),
        note: String::new(),
        tasks: vec![task("a=dsatur&p=1.2.............&s=2x2&w=lab"), task(race)],
    };
    for place in [0, 1] {
        let mut pupil = Lab::open(Lang::En, &made.fragment(), BTreeMap::new());
        pupil.errand(Errand::Task(place));
        pupil.set(&format!("answer/{place}"), "because");
        for steps in 0..4 {
            let address = write_setup(&pupil.model.setup, &pupil.model.puzzle);
            let there = Lab::open(Lang::En, &address, pupil.kept.clone());
            let (old, new) = (&pupil.model, &there.model);
            assert_eq!(new.class.task, Some(place));
            assert_eq!((new.position.0, new.position), (steps, old.position));
            assert_eq!(new.class.work, old.class.work);
            let shots = |model: &Model| -> Vec<_> {
                model
                    .watched
                    .iter()
                    .map(|run| run.shot.as_ref().map(|shot| shot.digits.clone()))
                    .collect()
            };
            assert_eq!(shots(new), shots(old));
            assert!(there.text().contains(&format!("Task {}", place + 1)));
            pupil.press(Button::Step);
        }
        // Another run is not part of the task.
        let other = Lab::open(
            Lang::En,
            "a=backtracking&p=1.2.............&s=2x2&w=lab",
            pupil.kept,
        );
        assert_eq!((other.model.class.task, other.model.position.0), (None, 0));
        assert_eq!(other.model.class.work, pupil.model.class.work);
    }
}
