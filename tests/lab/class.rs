//! For a class: exercises whose answers are so, assignments made, worked on, handed in and checked.

use nonet::app::model::Lang;
use nonet::board::Cell as Place;
use nonet::lab::Counters;
use nonet::studio::class::{
    Assignment, Desk, Errand, Finding, HandInError, Json, Paper, Task, Work, checks, csv, marks,
    read_file, write_assignment, write_work,
};
use nonet::studio::view::{Kept, view};
use nonet::studio::{Button, Effect, Model, Msg, Room, update};
use nonet::watch::{Command, Driver, Next, Report, Stop, read_setup, write_setup};
use std::cell::Cell;
use std::collections::{BTreeMap, VecDeque};

/// An exercise as it stands in the documentation.
struct Exercise {
    slug: String,
    title: String,
    task: String,
    link: String,
    answer: String,
}

/// The exercises of a language; what is for the teacher has no name, and is none.
fn exercises(file: &str) -> Vec<Exercise> {
    let path = format!("{}/docs/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("it is there");
    let sections = text.split("\n## ").skip(1);
    let named = sections.filter_map(|section| {
        let (heading, body) = section.split_once('\n')?;
        let (title, slug) = heading.strip_suffix("`)")?.split_once(" (`")?;
        let of = |is_it: &dyn Fn(&str) -> bool| {
            let lines = body.lines().filter(|line| !line.is_empty() && is_it(line));
            lines.collect::<Vec<_>>().join(" ")
        };
        let (set_up, quoted) = (
            |line: &str| line.starts_with("    "),
            |line: &str| line.starts_with('>'),
        );
        Some(Exercise {
            slug: slug.to_owned(),
            title: title.to_owned(),
            task: of(&|line| !set_up(line) && !quoted(line)),
            link: of(&set_up).trim().to_owned(),
            answer: of(&quoted).replace("> ", ""),
        })
    });
    named.collect()
}

const DOCS: [(Lang, &str, &str); 2] = [
    (Lang::En, "exercises/exercises.md", ","),
    (Lang::Es, "ejercicios/ejercicios.md", " "),
];

/// The exercises as the page fetches them.
fn texts(lang: Lang) -> String {
    let (_, file, _) = DOCS
        .into_iter()
        .find(|(known, ..)| *known == lang)
        .expect("a language");
    let one = |e: Exercise| format!("## {} {}\n{}\n#{}\n", e.slug, e.title, e.task, e.link);
    let answer = |e: &Exercise| format!("## {}\n> {}\n", e.slug, e.answer);
    let answers: String = exercises(file).iter().map(answer).collect();
    let all: String = exercises(file).into_iter().map(one).collect();
    format!("\n# exercises\n{all}# answers\n{answers}## plan\nFour lessons.\n")
}

/// The end of a run in a link, of which something is replaced first: how each algorithm ends by itself, step by step.
fn counters(link: &str, (old, new): (&str, &str)) -> Vec<Counters> {
    assert!(link.contains(old), "{link} has no {old}");
    let (setup, puzzle) = read_setup(&link.replace(old, new));
    let plans = setup.expect("a run").plans(&puzzle.expect("a puzzle"));
    let end = |plan: &nonet::watch::Plan| {
        let mut run = plan.begin().expect("it can be run");
        loop {
            let happened = run.step().happened;
            if plan.limits.verdict(happened, run.counters()).is_some() {
                return *run.counters();
            }
        }
    };
    plans.iter().map(end).collect()
}

/// What is replaced in an exercise's link, and the figures that its answer then names: the run and the counter.
type Figures = (
    &'static str,
    (&'static str, &'static str),
    &'static [(usize, &'static str)],
);

const AS_IT_IS: (&str, &str) = ("", "");

const FIGURES: &[Figures] = &[
    (
        "queue-and-stack",
        AS_IT_IS,
        &[
            (0, "frontier_max"),
            (1, "frontier_max"),
            (0, "expanded"),
            (1, "expanded"),
        ],
    ),
    (
        "an-identity",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded"), (2, "expanded")],
    ),
    ("the-wall", AS_IT_IS, &[(0, "expanded"), (0, "frontier")]),
    (
        "the-right-cell",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded")],
    ),
    (
        "look-ahead",
        AS_IT_IS,
        &[
            (1, "expanded"),
            (2, "expanded"),
            (1, "propagations"),
            (2, "propagations"),
        ],
    ),
    (
        "best-first",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (1, "expanded"),
            (0, "frontier_max"),
            (1, "frontier_max"),
        ],
    ),
    (
        "what-is-a-node",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (1, "expanded"),
            (1, "collapsed"),
            (0, "propagations"),
            (1, "propagations"),
        ],
    ),
    ("all-of-them", AS_IT_IS, &[(0, "solutions")]),
    (
        "one-given-less",
        AS_IT_IS,
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "one-given-less",
        ("1.2..3", "1.2..."),
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "one-given-less",
        ("1.2..3", "1....."),
        &[(0, "solutions"), (0, "expanded")],
    ),
    ("one-given-less", ("1.2..3", "......"), &[(0, "solutions")]),
    (
        "shared-work",
        AS_IT_IS,
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "shared-work",
        ("p=1.", "p=12"),
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "shared-work",
        ("p=1........................", "p=1.......................2"),
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "deeper-and-deeper",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded")],
    ),
    (
        "deeper-and-deeper",
        ("deepening", "deepening;increment:10"),
        &[(1, "expanded")],
    ),
    (
        "weigh-the-estimate",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (1, "expanded"),
            (2, "expanded"),
            (3, "expanded"),
        ],
    ),
    (
        "weigh-the-estimate",
        ("weight:2.0", "weight:5.0"),
        &[(2, "expanded")],
    ),
    (
        "weigh-the-estimate",
        ("best-first", "breadth-first"),
        &[(3, "expanded")],
    ),
    (
        "which-item-first",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded")],
    ),
    (
        "which-item-first",
        ("dancing-links;item:first", "backtracking"),
        &[(1, "expanded")],
    ),
    (
        "pairs-or-guesses",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded"), (2, "expanded")],
    ),
    (
        "pairs-or-guesses",
        ("best-first", "best-first;branch:smallest"),
        &[(0, "expanded"), (1, "expanded"), (2, "expanded")],
    ),
    (
        "too-cold-too-hot",
        AS_IT_IS,
        &[(0, "best_cost"), (1, "expanded"), (2, "best_cost")],
    ),
    (
        "too-cold-too-hot",
        ("d=1", "d=2"),
        &[(0, "best_cost"), (1, "expanded"), (2, "best_cost")],
    ),
    (
        "never-says-no",
        AS_IT_IS,
        &[(0, "expanded"), (0, "best_cost"), (1, "expanded")],
    ),
    (
        "learn-from-conflicts",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (0, "contradictions"),
            (1, "expanded"),
            (0, "propagations"),
        ],
    ),
    (
        "clauses-that-help",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (0, "contradictions"),
            (1, "expanded"),
            (1, "contradictions"),
        ],
    ),
];

/// Is this number in the text, with this sign between thousands?
fn names(text: &str, number: u64, between: &str) -> bool {
    let digits = number.to_string();
    let mut figure = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            figure += between;
        }
        figure.push(digit);
    }
    let is_digit = |ch: Option<char>| ch.is_some_and(|ch| ch.is_ascii_digit());
    text.match_indices(&figure).any(|(at, _)| {
        let (before, after) = (
            text[..at].chars().next_back(),
            text[at + figure.len()..].chars().next(),
        );
        !is_digit(before) && !is_digit(after)
    })
}

#[test]
fn what_the_answers_say_is_so() {
    let books = DOCS.map(|(_, file, between)| (exercises(file), between));
    for (slug, replaced, wanted) in FIGURES {
        let of = |book: &[Exercise]| {
            book.iter()
                .position(|e| e.slug == *slug)
                .expect("an exercise")
        };
        let place = of(&books[0].0);
        let ends = counters(&books[0].0[place].link, *replaced);
        for (run, name) in *wanted {
            let named = ends[*run]
                .named()
                .into_iter()
                .find(|(known, _)| known == name);
            let number = named.and_then(|(_, count)| count).expect("it is counted");
            for (book, between) in &books {
                let answer = &book[of(book)].answer;
                assert!(
                    names(answer, number, between),
                    "{slug}: {run} {name} {number}: {answer}"
                );
            }
        }
    }
    assert!(!names("1,234", 234, ",") || !names("12345", 234, ","));
}

#[test]
fn both_languages_set_up_the_same_exercises() {
    let [(_, en, _), (_, es, _)] = DOCS;
    let of = |file| {
        exercises(file)
            .into_iter()
            .map(|e| (e.slug, e.link))
            .collect::<Vec<_>>()
    };
    assert_eq!(of(en), of(es));
    assert_eq!(of(en).len(), 20);
    assert!(
        exercises(es)
            .iter()
            .all(|e| !e.task.is_empty() && !e.answer.is_empty())
    );
}

/// The page with its worker and what the browser keeps; the clock is a counter.
#[derive(Default)]
struct Lab {
    model: Model,
    driver: Driver,
    kept: BTreeMap<String, String>,
    saved: Vec<(String, String)>,
    copied: Vec<String>,
}

impl Lab {
    /// Opens the page in a browser that keeps this.
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

    /// The work, as it is handed in.
    fn hand_in(&mut self) -> (String, String) {
        self.errand(Errand::HandIn);
        self.saved.pop().expect("a file")
    }

    /// Runs what is set up to its end.
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

/// What comes of repeating all that was handed in.
fn repeated(work: &Work) -> Vec<Finding> {
    let checks = checks(work);
    let repeat = |check: &nonet::studio::class::Check| match &check.repeat {
        Some(repeat) => check.finding(work, &repeat.run(&mut || false)),
        None => Finding::NoRun,
    };
    checks.iter().map(repeat).collect()
}

/// What a pupil hands in who predicts, runs and writes, and whose page is loaded anew meanwhile.
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
    for index in [2, 3, 80] {
        pupil.say(Msg::Guessed(0, Place::new(index)));
    }
    pupil.set("predict", "false");
    pupil.errand(Errand::Task(2));
    pupil.run();
    pupil.set("answer/2", "738 and 15, \"about\" 49 times");
    // The page is loaded anew, without the link.
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

/// A lecturer chooses exercises and sends a link; a pupil works on them, reloads, hands in; the lecturer checks.
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
        "✓ 2 of 2 runs as written",
    ] {
        assert!(teacher.text().contains(words), "{words}");
    }
    teacher.errand(Errand::SaveMarks);
    let (_, rows) = teacher.saved.pop().expect("a file");
    let last = "nonet-hand-in-Ada.json,Ada,true,3,queue-and-stack,\"738 and 15, \"\"about\"\" 49 times\",0,0,2,2,";
    assert_eq!(rows.lines().last(), Some(last));
}

/// The same in Spanish, with a run of the lecturer's own, sent as a file.
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
            .contains("Ejercicio 1: Recuento exhaustivo (branch:first)")
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
    assert!(
        teacher
            .text()
            .contains("✓ 1 de 1 ejecuciones como está escrito")
    );
    let handed = &teacher.model.class.marking.handed[0];
    let row = marks(&handed.work, &handed.checks, &handed.findings);
    let rows = csv([("f.json", &handed.work, true, row)].into_iter());
    assert!(rows.contains(",'=24,"), "no formula: {rows}");
}

/// A race is predicted, run to what comes next, and its trace saved, as a single run is.
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

/// Somebody's work, with everything that can be in it.
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

#[test]
fn links_and_files_bring_everything_back() {
    let work = some_work();
    assert_eq!(
        Assignment::read(&work.assignment.fragment()),
        Some(work.assignment.clone())
    );
    assert_eq!(
        read_file(&write_assignment(&work.assignment)),
        Ok(Paper::Assignment(work.assignment.clone()))
    );
    let text = write_work(&work);
    assert_eq!(work_in(&text), (work.clone(), true));
    // Another layout is no other work; another byte is.
    let flat = text.replace('\n', " ");
    assert_eq!(work_in(&flat), (work.clone(), true));
    let (changed, is_whole) = work_in(&text.replace("two", "too"));
    assert!(!is_whole && changed != work);
    assert_eq!(Assignment::read("a=depth-first&w=lab"), None);
}

#[test]
fn what_was_made_up_is_found() {
    let work = some_work();
    assert_eq!(repeated(&work), [Finding::Same, Finding::Same]);
    let other = |change: &dyn Fn(&mut Work)| {
        let mut work = work.clone();
        change(&mut work);
        repeated(&work)
    };
    let differs = |what: &str| Finding::Differs(what.to_owned());
    let found = other(&|work| work.done[1].runs[0].lanes[0].steps += 1);
    assert_eq!(found[1], differs("steps"));
    let found = other(&|work| work.done[1].runs[0].lanes[0].status = "stopped".to_owned());
    assert_eq!(found[1], differs("status"));
    let found = other(&|work| work.done[1].runs[0].lanes[0].counters[0].1 = Some(1));
    assert_eq!(found[1], differs("expanded"));
    let found = other(&|work| drop(work.done[1].runs[0].lanes[0].counters.pop()));
    assert_eq!(found[1], differs("counters"));
    let found = other(&|work| work.done[0].runs[0].predictions[0].truth = Place::new(7));
    assert_eq!(found[0], differs("predictions"));
    let found = other(&|work| work.done[0].runs[0].lanes[0].algorithm = "backtracking".to_owned());
    assert_eq!(found[0], Finding::NoRun);
    let found = other(&|work| work.done[0].runs[0].run = "p=1".to_owned());
    assert_eq!(found[0], Finding::NoRun);
}

#[test]
fn what_is_no_file_of_ours_says_why() {
    let text = write_work(&some_work());
    for (at, _) in text.trim_end().char_indices() {
        let cut = read_file(&text[..at]);
        assert!(matches!(cut, Err(HandInError::Json(_))), "cut at {at}");
    }
    let errors = [
        ("{}", HandInError::Other),
        ("[1]", HandInError::Other),
        ("{\"nonet\": \"game\"}", HandInError::Other),
        (
            "{\"nonet\": \"hand-in\", \"version\": 2}",
            HandInError::Newer,
        ),
        ("{\"nonet\": \"hand-in\"}", HandInError::Field("version")),
        (
            "{\"nonet\": \"assignment\", \"version\": 1}",
            HandInError::Field("title"),
        ),
    ];
    for (text, error) in errors {
        assert_eq!(read_file(text), Err(error), "{text}");
    }
    let mut lab = Lab::open(Lang::Es, "w=lab", BTreeMap::new());
    lab.say(Msg::FileCame("x.json".to_owned(), Some("{}".to_owned())));
    assert!(
        lab.text()
            .contains("x.json: no es una tarea ni algo entregado")
    );
    assert!(lab.model.class.work.is_none());
}

/// The answers are never one press away: neither the page nor what it fetches for pupils has them.
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

/// A worker that dies while it repeats a run holds nothing up.
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
    let late = Report::Repeated(1, Box::new(Err(nonet::watch::Fault::Board)));
    update(&mut model, Msg::Player(late));
    assert_eq!(
        model.class.marking.handed[0].findings.len(),
        1,
        "it is not about this one"
    );
}
