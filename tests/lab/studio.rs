//! The laboratory's page by messages, with the real driver behind it: no page, no worker; the clock is a counter.

use crate::common::lab::P;
use nonet::app::model::Lang;
use nonet::board::Cell as Place;
use nonet::lab::models::Export;
use nonet::lab::{ALGORITHMS, Verdict};
use nonet::studio::view::{Kept, view};
use nonet::studio::{
    Button, Change, Doing, EXAMPLES, Effect, Model, Msg, Room, Texts, Touch, update,
};
use nonet::watch::{Command, Driver, Next, Node, Report, Stop, read_setup};
use std::cell::Cell;
use std::collections::VecDeque;

/// The page, and the workers' side of it. After each message one piece of the page is made anew, as in a busy browser;
/// when all is quiet, the page must look as if it had been made in one go.
#[derive(Default)]
struct Lab {
    model: Model,
    kept: Kept,
    driver: Driver,
    trial: Driver,
    time: Cell<f64>,
    effects: Vec<Effect>,
}

impl Lab {
    fn open(fragment: &str) -> Self {
        let mut lab = Self::default();
        lab.say(Msg::Opened(fragment.to_owned()));
        lab
    }

    /// Sends a message, and lets everything that follows happen.
    fn say(&mut self, msg: Msg) {
        self.say_all([msg]);
    }

    fn say_all(&mut self, msgs: impl IntoIterator<Item = Msg>) {
        let mut queue = VecDeque::from_iter(msgs);
        while let Some(msg) = queue.pop_front() {
            let change = msg.change();
            if let Msg::Set(field, value) = &msg {
                self.kept.field_was_set(field, value);
            }
            for effect in update(&mut self.model, msg) {
                queue.extend(self.perform(&effect));
                self.effects.push(effect);
            }
            self.kept.touch(&self.model, change);
            self.kept.renew(&self.model);
            view(&self.model, &self.kept);
        }
        while self.kept.renew(&self.model) {}
        assert!(self.kept.is_fresh() && view(&self.model, &self.kept) == page(&self.model));
    }

    fn perform(&mut self, effect: &Effect) -> Vec<Msg> {
        match effect {
            Effect::Player(command) => self.command(command.clone()),
            Effect::Cancel => self.command(Command::Cancel),
            Effect::EndPlayer => {
                self.driver = Driver::default();
                Vec::new()
            }
            Effect::TrialWorkers(n) => {
                let ready = |worker| Msg::Trial(worker, Report::Ready);
                (0..*n).map(ready).collect()
            }
            Effect::TrialWorker(worker) => vec![Msg::Trial(*worker, Report::Ready)],
            Effect::Trial(worker, command) => {
                let (mut told, clock) = (Vec::new(), || 0.0);
                let mut reply = |report| told.push(Msg::Trial(*worker, report));
                self.trial.command(command.clone(), &clock, &mut reply);
                told
            }
            _ => Vec::new(),
        }
    }

    /// The player's worker's answers to a command, until it rests.
    fn command(&mut self, command: Command) -> Vec<Msg> {
        let time = &self.time;
        let clock = || {
            time.set(time.get() + 0.3);
            time.get()
        };
        let mut told = Vec::new();
        let mut reply = |report| told.push(Msg::Player(report));
        let mut next = self.driver.command(command, &clock, &mut reply);
        while next != Next::Never {
            if let Next::After(ms) = next {
                time.set(time.get() + ms);
            }
            next = self.driver.slice(&clock, &mut reply);
        }
        told
    }

    fn press(&mut self, button: Button) {
        self.say(Msg::Pressed(button));
    }

    fn set(&mut self, field: &str, value: &str) {
        self.say(Msg::Set(field.to_owned(), value.to_owned()));
    }

    fn verdicts(&self) -> Vec<Option<Verdict>> {
        let shots = self
            .model
            .watched
            .iter()
            .map(|watched| watched.shot.as_ref());
        shots
            .map(|shot| shot.and_then(|shot| shot.verdict))
            .collect()
    }

    fn expanded(&self) -> Vec<u64> {
        let shots = self.model.watched.iter().flat_map(|watched| &watched.shot);
        shots.map(|shot| shot.counters.expanded).collect()
    }

    fn position(&self) -> u64 {
        let shot = self.model.watched[0].shot.as_ref();
        shot.expect("it was begun").position
    }
}

fn page(model: &Model) -> Node {
    view(model, &Kept::new(model))
}

fn p3() -> String {
    format!("p={}&w=lab", P[2].replace('0', "."))
}

#[test]
fn a_run_is_watched_to_its_end_and_back() {
    let mut lab = Lab::open(&p3());
    assert_eq!(lab.position(), 0);
    lab.set("speed", "100");
    lab.press(Button::Run);
    assert_eq!(lab.verdicts(), [Some(Verdict::Solved)]);
    assert_eq!(lab.expanded(), [4_208]);
    assert_eq!(lab.model.doing, Doing::Still);
    assert_eq!(lab.model.said, "run-over");
    let end = lab.position();
    for back in 1..=5 {
        lab.press(Button::Back);
        assert_eq!(lab.position(), end - back);
        assert_eq!(lab.verdicts(), [None]);
    }
    lab.press(Button::Step);
    lab.set("scrub", "17");
    assert_eq!(lab.position(), 17);
    lab.press(Button::To(Stop::Solution));
    assert_eq!(lab.position(), end);
    lab.press(Button::Restart);
    assert_eq!(lab.position(), 0);
}

#[test]
fn slow_runs_take_as_long_as_the_slider_says() {
    let mut lab = Lab::open("p=1.2.............&s=2x2&w=lab");
    lab.set("speed", "0");
    let start = lab.time.get();
    lab.press(Button::Run);
    assert_eq!(lab.verdicts(), [Some(Verdict::Solved)]);
    let seconds = (lab.time.get() - start) / 1000.0;
    let steps = lab.position() as f64;
    assert!(
        (seconds - 2.0 * steps).abs() < 4.0,
        "{steps} in {seconds} s"
    );
}

#[test]
fn what_is_told_is_what_happened() {
    let p1 = format!("p={}&w=lab", P[0].replace('0', "."));
    for (slug, told, false_of_it) in [
        ("candidate-best-first", "every digit of", "nothing fits"),
        (
            "integer-program",
            "the relaxation has no solution",
            "nothing fits",
        ),
        ("human-logic;techniques:all", "loses candidates", "Dead end"),
        ("genetic-algorithm", "A generation was bred", "A move"),
    ] {
        let mut lab = Lab::open(&format!("a={slug}&{p1}"));
        let mut is_told = false;
        for _ in 0..40 {
            lab.press(Button::Step);
            let page = format!("{:?}", page(&lab.model));
            assert!(!page.contains(&format!("{false_of_it} ")), "{slug}");
            is_told |= page.contains(told);
        }
        assert!(is_told, "{slug}");
    }
}

#[test]
fn a_race_goes_on_until_all_are_there() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::AddLane);
    lab.press(Button::AddLane);
    lab.set("algorithm/2", "backtracking-smallest-domain");
    lab.set("speed", "100");
    for pace in ["node", "propagation", "time"] {
        lab.set("pace", pace);
        lab.press(Button::Run);
        assert_eq!(lab.verdicts(), [Some(Verdict::Solved); 3], "{pace}");
        assert_eq!(lab.expanded(), [4_208, 4_631, 51], "{pace}");
    }
    let ranks = lab.model.watched.iter().map(|watched| watched.rank);
    assert!(ranks.flatten().count() == 3);
    lab.set("pace", "node");
    lab.press(Button::Run);
    let (end, _) = lab.model.position;
    lab.set("scrub", "30");
    assert_eq!(
        (lab.model.position, lab.expanded()),
        ((30, end), vec![30; 3])
    );
    lab.press(Button::Back);
    assert_eq!(
        (lab.model.position, lab.expanded()),
        ((29, end), vec![29; 3])
    );
    assert_eq!(lab.verdicts(), [None; 3]);
    lab.press(Button::DropLane(1));
    assert_eq!(lab.model.setup.lanes.len(), 2);
}

#[test]
fn what_is_drawn_first_is_cost_where_all_boards_are_full() {
    let drawn = |fragment: &str, field: Option<&str>| {
        let mut lab = Lab::open(&format!("a={fragment}&{}", p3()));
        lab.press(Button::Step);
        if let Some(field) = field {
            lab.set("measure", field);
        }
        let page = page(&lab.model);
        let card = page.find(&|node| node.attribute("class") == Some("card picture"));
        card.expect("a picture").children[0].text.clone()
    };
    assert_eq!(drawn("tabu-search", None), "Cost");
    assert_eq!(drawn("depth-first", None), "Depth");
    assert_eq!(drawn("tabu-search&a=depth-first", None), "Depth");
    assert_eq!(drawn("tabu-search", Some("restarts")), "Restarts");
}

#[test]
fn limits_are_told_and_cancelled_runs_stay_as_they_are() {
    let mut lab = Lab::open(&p3());
    lab.set("nodes", "100");
    lab.set("speed", "100");
    lab.press(Button::Run);
    assert_eq!(lab.verdicts(), [Some(Verdict::NodeLimit)]);
    lab.set("nodes", "");
    lab.set("puzzle", "3");
    lab.set("algorithm/0", "breadth-first");
    lab.set("memory", "1");
    lab.press(Button::Run);
    assert_eq!(lab.verdicts(), [Some(Verdict::MemoryLimit)]);
    lab.press(Button::Restart);
    lab.press(Button::Step);
    lab.press(Button::Cancel);
    assert_eq!(lab.verdicts(), [Some(Verdict::Cancelled)]);
    assert_eq!(lab.expanded(), [1]);
    lab.set("nodes", "many");
    assert_eq!(lab.model.said, "no-number");
    lab.set("nodes", "5");
    assert_eq!(lab.model.said, "");
    lab.set("trial-seeds", "some");
    assert_eq!(lab.model.said, "no-number");
}

#[test]
fn a_worker_that_does_not_answer_is_ended_and_what_it_showed_stays() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Step);
    lab.press(Button::Step);
    // It hears neither of these: it is in the middle of a step.
    update(&mut lab.model, Msg::Pressed(Button::Run));
    let effects = update(&mut lab.model, Msg::Pressed(Button::Cancel));
    assert_eq!(effects, [Effect::Cancel]);
    assert_eq!(
        (lab.model.doing, lab.verdicts()),
        (Doing::Ending, vec![None])
    );
    lab.say(Msg::EndIsDue);
    assert_eq!(lab.effects.last(), Some(&Effect::EndPlayer));
    assert_eq!(lab.verdicts(), [Some(Verdict::Cancelled)]);
    assert_eq!((lab.position(), lab.expanded()), (2, vec![2]));
    assert_eq!(
        (lab.model.doing, lab.model.said),
        (Doing::Still, "run-over")
    );
    for button in [Button::Back, Button::Step, Button::To(Stop::Solution)] {
        lab.press(button);
        assert_eq!((lab.position(), lab.model.doing), (2, Doing::Still));
    }
    lab.set("speed", "100");
    lab.press(Button::Run);
    assert_eq!((lab.expanded(), lab.model.is_lost), (vec![4_208], false));
}

#[test]
fn a_worker_that_answers_is_not_ended() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Step);
    lab.press(Button::Cancel);
    lab.say(Msg::EndIsDue);
    assert!(!lab.model.is_lost && !lab.effects.contains(&Effect::EndPlayer));
    lab.press(Button::Back);
    assert_eq!((lab.position(), lab.verdicts()), (0, vec![None]));
}

#[test]
fn the_lab_names_cells_as_the_page_does() {
    let mut lab = Lab::open(&p3());
    lab.set("predict", "true");
    lab.say(Msg::Guessed(0, Place::new(2)));
    for (lang, name) in [(Lang::En, ": R1C3."), (Lang::Es, ": F1C3.")] {
        lab.model.lang = lang;
        assert!(format!("{:?}", page(&lab.model)).contains(name));
    }
}

#[test]
fn guesses_are_answered_by_the_next_decision() {
    let mut lab = Lab::open(&p3());
    lab.set("predict", "true");
    lab.say(Msg::Guessed(0, Place::new(2)));
    let quiz = lab.model.quiz.expect("it is on");
    assert_eq!((quiz.right, quiz.made), (1, 1));
    lab.say(Msg::Guessed(0, Place::new(80)));
    let quiz = lab.model.quiz.expect("it is on");
    assert_eq!((quiz.right, quiz.made), (1, 2));
    lab.say(Msg::Moved(0, -1, 5));
    assert_eq!(lab.model.cursor, Place::new(71));
    assert_eq!(lab.effects.last(), Some(&Effect::Focus(0, Place::new(71))));
}

#[test]
fn the_models_of_a_puzzle_are_saved_as_the_command_line_prints_them() {
    let mut lab = Lab::open(&format!(
        "a=integer-program&a=clause-learning;encoding:minimal&{}",
        p3()
    ));
    let mut buttons = Vec::new();
    names(&page(&lab.model), "data-do", &mut buttons);
    let named = buttons.iter().filter(|name| name.starts_with("model:"));
    let exports: Vec<Button> = named.flat_map(|name| Button::named(name)).collect();
    let wanted = [Export::Gmpl, Export::Lp, Export::CnfMinimal];
    assert_eq!(exports, wanted.map(Button::SaveModel));
    for (export, name) in
        wanted
            .into_iter()
            .zip(["nonet-model.mod", "nonet-model.lp", "nonet-model.cnf"])
    {
        lab.press(Button::SaveModel(export));
        let text = export.text(&lab.model.puzzle);
        assert!(text.lines().count() > 30);
        assert_eq!(
            lab.effects.last(),
            Some(&Effect::Save(name.to_owned(), text))
        );
    }
}

#[test]
fn the_link_brings_the_run_back() {
    let mut lab = Lab::open(&p3());
    lab.set("option/0/order", "9-1");
    lab.set("seed", "42");
    lab.press(Button::CopyLink);
    let Some(Effect::CopyLink(link)) = lab.effects.last() else {
        panic!("{:?}", lab.effects.last());
    };
    let mut again = Lab::open(&format!("#{link}"));
    again.set("speed", "100");
    again.press(Button::Run);
    assert_eq!(again.expanded(), [474]);
    assert_eq!(again.model.setup.seed, 42);
}

#[test]
fn an_experiment_runs_all_its_jobs() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Room(Room::Trial));
    lab.set("trial-puzzles", &format!("{}\nno puzzle\n{}", P[2], P[2]));
    lab.set("trial-seeds", "2");
    lab.press(Button::TrialRun);
    let trial = &lab.model.trial;
    let experiment = trial.experiment.as_ref().expect("it was run");
    assert_eq!(experiment.progress(), (12, 12));
    assert_eq!((trial.unread, trial.is_running()), (1, false));
    assert_eq!(lab.model.said, "trial-over");
    lab.press(Button::TrialCsv);
    let Some(Effect::Save(name, csv)) = lab.effects.last() else {
        panic!("{:?}", lab.effects.last());
    };
    assert_eq!(
        (name.as_str(), csv.lines().count()),
        ("nonet-experiment.csv", 13)
    );
    lab.press(Button::SaveChart(1));
    let saved = lab.effects.last();
    assert!(matches!(saved, Some(Effect::Save(_, svg)) if svg.starts_with("<svg")));
}

#[test]
fn a_dead_worker_is_replaced_at_the_start_of_the_run() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Step);
    lab.say(Msg::PlayerDied);
    assert_eq!((lab.position(), lab.model.said), (0, "worker-died"));
}

/// Everything that can be pressed or set in a view.
fn names(node: &Node, attribute: &str, found: &mut Vec<String>) {
    found.extend(node.attribute(attribute).map(str::to_owned));
    for child in &node.children {
        names(child, attribute, found);
    }
}

#[test]
fn every_algorithm_is_drawn_in_both_languages_and_every_button_is_known() {
    for lang in Lang::ALL {
        for row in ALGORITHMS {
            let mut lab = Lab::open(&p3());
            lab.say(Msg::Speaks(lang));
            lab.set("algorithm/0", row.slug);
            lab.set("nodes", "300");
            lab.set("speed", "100");
            lab.press(Button::Run);
            assert!(lab.verdicts()[0].is_some(), "{}", row.slug);
            let drawn = page(&lab.model);
            let mut buttons = Vec::new();
            names(&drawn, "data-do", &mut buttons);
            assert!(buttons.len() > 10);
            for name in buttons {
                let button = Button::named(&name).unwrap_or_else(|| panic!("no {name}"));
                assert_eq!(button.name(), name);
            }
            assert!(!drawn.all_text().contains('{'), "{}", drawn.all_text());
        }
    }
}

#[test]
fn a_board_of_any_size_has_each_cell_once() {
    for (boxes, side) in [
        ("2x2", 4),
        ("3x3", 9),
        ("4x3", 12),
        ("4x4", 16),
        ("5x5", 25),
    ] {
        let board = format!("1{}", ".".repeat(side * side - 1));
        let lab = Lab::open(&format!("a=depth-first&s={boxes}&p={board}&w=lab"));
        let drawn = page(&lab.model);
        let is_grid = |node: &Node| node.attribute("class") == Some("grid");
        let mut classes = Vec::new();
        let grid = drawn.find(&is_grid).expect("there is a board");
        names(grid, "class", &mut classes);
        let cells = classes.iter().filter(|class| class.starts_with("c "));
        let empty = classes.iter().filter(|class| *class == "c");
        assert_eq!(cells.count() + empty.count(), side * side, "{boxes}");
        assert_eq!(grid.all_text().matches('1').count(), 1, "{boxes}");
    }
}

#[test]
fn the_numbers_of_a_picture_are_there_for_who_wants_them() {
    let mut lab = Lab::open(&format!("a=tabu-search&{}", p3()));
    lab.press(Button::Step);
    let rows = |lab: &Lab| {
        let page = page(&lab.model);
        let table = page.find(&|node| node.attribute("class") == Some("scroll"));
        table.map(|table| table.children[0].children[1].children.len())
    };
    assert_eq!(rows(&lab), None);
    lab.press(Button::Numbers(0));
    let before = rows(&lab).expect("it is open");
    lab.press(Button::Step);
    assert_eq!(rows(&lab), Some(before + 1), "it grows with the run");
    lab.press(Button::Numbers(0));
    assert_eq!(rows(&lab), None);
}

#[test]
fn examples_and_exercises_can_be_run() {
    for (name, fragment) in EXAMPLES {
        assert!(read_setup(fragment).1.is_some(), "{name}");
    }
    for folder in ["exercises/exercises.md", "ejercicios/ejercicios.md"] {
        let path = format!("{}/docs/{folder}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("it is there");
        let links = text.lines().filter_map(|line| line.strip_prefix("    a="));
        let links: Vec<String> = links.map(|link| format!("a={link}")).collect();
        assert_eq!(links.len(), 20);
        for link in links {
            let (setup, puzzle) = read_setup(&link);
            let lanes = link.matches("a=").count();
            assert_eq!(setup.map(|setup| setup.lanes.len()), Some(lanes), "{link}");
            assert!(puzzle.is_some(), "{link}");
        }
    }
}

#[test]
fn every_algorithm_has_a_page_in_both_languages() {
    for folder in ["algorithms", "algoritmos"] {
        for row in ALGORITHMS {
            let root = env!("CARGO_MANIFEST_DIR");
            let path = format!("{root}/docs/{folder}/{}.md", row.slug);
            let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {path}"));
            assert!(text.contains(&format!("(`{}`)", row.slug)), "{path}");
        }
    }
}

#[test]
fn a_lesson_sets_itself_up() {
    let mut lab = Lab::open(&p3());
    let text =
        "# exercises\n## one One\nDo it.\n#a=depth-first;order:9-1&p=1..2.3....4.2..1&s=2x2\n";
    lab.say(Msg::TextsCame(Lang::En, Some(format!("\n{text}"))));
    assert_eq!(Texts::read(&format!("\n{text}")).lessons.len(), 1);
    lab.press(Button::Room(Room::Class));
    assert!(page(&lab.model).all_text().contains("Do it."));
    lab.press(Button::Lesson(0));
    assert_eq!(lab.model.room, Room::Watch);
    assert_eq!(lab.model.puzzle.geometry().side(), 4);
}

/// Reports still on their way when another puzzle was begun: a run of each algorithm, on boards that grow and that
/// shrink.
#[test]
fn what_an_older_run_says_is_dropped() {
    let boards = ["p=12..............&s=2x2&w=lab".to_owned(), p3()];
    for row in ALGORITHMS {
        for (before, after) in [(0, 1), (1, 0)] {
            let mut lab = Lab::open(&format!("a={}&{}", row.slug, boards[before]));
            let late = lab.command(Command::Step);
            assert!(late.len() > 2, "{}", row.slug);
            let begun = update(&mut lab.model, Msg::Opened(boards[after].clone()));
            lab.kept.touch(&lab.model, Change::Other);
            lab.say_all(late);
            assert_eq!(lab.verdicts(), [None], "{}", row.slug);
            assert!(lab.model.watched[0].shot.is_none(), "{}", row.slug);
            for effect in &begun {
                let told = lab.perform(effect);
                lab.say_all(told);
            }
            assert_eq!(lab.position(), 0, "{}", row.slug);
        }
    }
}

/// The view draws whatever a report holds: a picture of another board is drawn as far as possible.
#[test]
fn a_picture_of_another_board_is_drawn_as_far_as_it_goes() {
    for row in ALGORITHMS {
        let mut small = Lab::open(&format!("a={}&p=12..............&s=2x2&w=lab", row.slug));
        let mut large = Lab::open(&format!("a={}&{}", row.slug, p3()));
        small.press(Button::Step);
        large.press(Button::Step);
        std::mem::swap(&mut small.model.watched, &mut large.model.watched);
        for lab in [small, large] {
            assert!(
                page(&lab.model)
                    .find(&|node| node.tag == "figure")
                    .is_some()
            );
        }
    }
}

#[test]
fn a_worker_that_dies_is_replaced_and_one_that_keeps_dying_is_told() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Step);
    lab.say(Msg::PlayerDied);
    assert_eq!((lab.position(), lab.model.said), (0, "worker-died"));
    lab.say(Msg::PlayerLost);
    assert_eq!(
        (lab.model.doing, lab.model.said),
        (Doing::Still, "worker-lost")
    );
    assert_eq!(lab.effects.last(), Some(&Effect::EndPlayer));
    lab.set("speed", "100");
    lab.press(Button::Run);
    assert_eq!(
        lab.verdicts(),
        [Some(Verdict::Solved)],
        "the next run has a new worker"
    );
}

#[test]
fn a_silent_worker_is_told_until_it_speaks() {
    let mut lab = Lab::open(&p3());
    let disabled = |lab: &Lab| {
        let page = page(&lab.model);
        let cancel = page.find(&|node| node.attribute("data-do") == Some("cancel"));
        cancel.map(|node| node.attribute("disabled").is_some())
    };
    assert_eq!(disabled(&lab), Some(true));
    lab.say(Msg::PlayerSilent);
    assert_eq!(
        (lab.model.said, disabled(&lab)),
        ("run-silent", Some(false))
    );
    lab.press(Button::Step);
    assert_eq!((lab.model.said, disabled(&lab)), ("", Some(true)));
}

#[test]
fn a_lab_that_was_started_again_has_the_same_run() {
    let mut lab = Lab::open(&p3());
    lab.set("puzzle", "0");
    lab.set("seed", "5");
    let kept = lab.effects.iter().rev().find_map(|effect| match effect {
        Effect::Keep(fragment) => Some(fragment.clone()),
        _ => None,
    });
    let mut fresh = Lab::open(&p3());
    fresh.say(Msg::Mended(kept.expect("it was kept")));
    assert_eq!(fresh.model.setup, lab.model.setup);
    assert_eq!(
        (&fresh.model.puzzle, &fresh.model.own),
        (&lab.model.puzzle, &lab.model.own)
    );
    assert_eq!((fresh.position(), fresh.model.said), (0, "mended"));
}

#[test]
fn the_job_of_a_worker_that_dies_is_done_by_another_one() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Room(Room::Trial));
    let effects = update(&mut lab.model, Msg::Pressed(Button::TrialRun));
    assert_eq!(effects, [Effect::TrialWorkers(2)]);
    let ready = |worker| Msg::Trial(worker, Report::Ready);
    let first = update(&mut lab.model, ready(0));
    let job = |effects: &[Effect]| match effects {
        [Effect::Trial(_, Command::Job(job, ..))] => *job,
        other => panic!("no job but {other:?}"),
    };
    assert_eq!(job(&first), 0);
    // If the same job ends its worker twice, the others go on.
    for next in [0, 1] {
        let effects = update(&mut lab.model, Msg::TrialDied(0));
        assert_eq!(effects, [Effect::TrialWorker(0)]);
        assert_eq!(job(&update(&mut lab.model, ready(0))), next);
    }
    assert!(lab.model.trial.is_running());
}

fn drawing(lab: &Lab) -> &nonet::watch::Drawing {
    &lab.model.watched[0].drawing
}

fn touch(lab: &mut Lab, touch: Touch) {
    lab.say(Msg::Tree(0, touch));
}

#[test]
fn the_tree_is_a_way_through_the_run() {
    let mut lab = Lab::open(&format!("a=backtracking&{}", p3()));
    lab.set("speed", "100");
    lab.press(Button::Run);
    let before = drawing(&lab).places.len();
    // From where the search stands up to the root, and to what was looked at there.
    for _ in 0..=81 {
        if lab.model.watched[0].chosen != Some(1) {
            touch(&mut lab, Touch::Above);
        }
    }
    assert_eq!(lab.model.watched[0].chosen, Some(1));
    touch(&mut lab, Touch::Enter);
    assert_eq!((lab.position(), lab.expanded()), (1, vec![1]));
    touch(&mut lab, Touch::Below);
    let node = lab.model.watched[0].chosen.expect("there is one");
    assert_eq!(node, 2);
    // Closer, then back.
    touch(&mut lab, Touch::Closer);
    assert_eq!(drawing(&lab).view.root, 2);
    assert!(drawing(&lab).places.len() < before);
    touch(&mut lab, Touch::Farther);
    assert_eq!(
        (drawing(&lab).view.root, drawing(&lab).places.len()),
        (1, before)
    );
    lab.press(Button::Whole(0));
    assert_eq!(drawing(&lab).view.root, 0);
    lab.set("fold/0", "true");
    assert!(drawing(&lab).places.iter().any(|place| place.is_folded));
    // A new run shows its whole tree again.
    lab.press(Button::Restart);
    assert_eq!(drawing(&lab).view, nonet::watch::View::default());
    assert_eq!(lab.model.watched[0].chosen, None);
}

#[test]
fn a_press_on_the_tree_goes_where_it_points() {
    let mut lab = Lab::open(&format!("a=backtracking&{}", p3()));
    lab.set("speed", "100");
    lab.press(Button::Run);
    let end = lab.position();
    // The root's dot is in the middle of the first row.
    touch(&mut lab, Touch::Pointed(200.0, 10.0));
    assert_eq!(
        (lab.model.watched[0].chosen, lab.position()),
        (Some(1), end)
    );
    touch(&mut lab, Touch::Pressed(200.0, 10.0));
    assert_eq!(lab.position(), 1);
    touch(&mut lab, Touch::Pressed(3.0, 190.0));
    assert_eq!(lab.position(), 1, "nothing is there");
}

#[test]
fn in_a_race_that_goes_by_nodes_all_boards_go_along() {
    let race = format!("a=backtracking&a=depth-first&c=node&{}", p3());
    let mut lab = Lab::open(&race);
    lab.set("speed", "100");
    lab.press(Button::Run);
    lab.say(Msg::Tree(1, Touch::Pressed(200.0, 10.0)));
    assert_eq!(lab.expanded(), [1, 1]);
}

#[test]
fn eight_colours_and_then_dashes_tell_all_algorithms_apart() {
    use nonet::watch::chart::{STYLE, classes};
    let all: Vec<String> = (0..ALGORITHMS.len()).map(classes).collect();
    let mut apart = all.clone();
    apart.sort();
    apart.dedup();
    assert_eq!(apart.len(), all.len());
    let sheet = include_str!("../../www/lab.css");
    for class in all.iter().flat_map(|classes| classes.split(' ')) {
        assert!(sheet.contains(&format!(".{class} {{")), "{class}");
        assert!(STYLE.contains(&format!(".{class}{{")), "{class}");
    }
}
