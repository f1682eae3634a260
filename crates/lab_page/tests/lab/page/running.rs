//! Runs and races started, watched, guessed at and ended.

use super::{Lab, p3, page};
use crate::lab_runs::P;
use crate::said;
use lab::Verdict;
use lab_page::{Button, Doing, Effect, Msg};
use markup::Node;
use nonet::board::Cell as Place;
use watch::Stop;

#[test]
fn a_run_is_watched_to_its_end_and_back() {
    let mut lab = Lab::open(&p3());
    assert_eq!(lab.position(), 0);
    lab.set("speed", "100");
    lab.press(Button::Run);
    assert_eq!(lab.verdicts(), [Some(Verdict::Solved)]);
    assert_eq!(lab.expanded(), [4_208]);
    assert_eq!(lab.model.doing, Doing::Still);
    assert_eq!(lab.model.said, said("run-over"));
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
fn a_count_is_told_in_all_its_figures() {
    let board = ".".repeat(81);
    let mut lab = Lab::open(&format!("a=count-by-rows&p={board}&w=lab"));
    lab.set("speed", "100");
    lab.press(Button::Run);
    let page = page(&lab.model);
    let solutions = page.find(&|node| node.attribute("data-counter") == Some("solutions"));
    let told: String = solutions
        .expect("it counts them")
        .text
        .chars()
        .filter(char::is_ascii_digit)
        .collect();
    assert_eq!(told, "6670903752021072936960");
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
        ("human-logic;techniques:all", " ≠ ", "Dead end"),
        ("genetic-algorithm", "Two parents were crossed", "A move"),
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
        let chooses = |node: &Node| node.attribute("data-field") == Some("measure");
        let card = page.find(&|node| {
            node.attribute("class") == Some("card picture") && node.find(&chooses).is_some()
        });
        card.expect("a curve").children[0].text.clone()
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
    assert_eq!(lab.model.said, said("no-number"));
    lab.set("nodes", "5");
    assert_eq!(lab.model.said, None);
    lab.set("trial-seeds", "some");
    assert_eq!(lab.model.said, said("no-number"));
}

#[test]
fn guesses_are_answered_by_the_next_decision() {
    let mut lab = Lab::open(&p3());
    lab.set("predict", "true");
    lab.say(Msg::Guessed(0, Place::new(2)));
    let quiz = lab.model.quiz.expect("it is on");
    assert_eq!((quiz.right, quiz.made), (1, 1));
    lab.say(Msg::Guessed(0, Place::new(72)));
    let quiz = lab.model.quiz.expect("it is on");
    assert_eq!((quiz.right, quiz.made), (1, 2));
    lab.say(Msg::Moved(0, -1, 5));
    assert_eq!(lab.model.cursor, Place::new(68));
    assert_eq!(lab.effects.last(), Some(&Effect::Focus(0, Place::new(68))));
}
