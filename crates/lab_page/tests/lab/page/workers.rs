//! Workers that do not answer, die or speak late.

use super::{Lab, p3, page};
use crate::said;
use lab::{ALGORITHMS, Verdict};
use lab_page::{Button, Change, Doing, Effect, Msg, Room, update};
use watch::{Command, Report, Stop};

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
        (Doing::Still, said("run-over"))
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
fn a_dead_worker_is_replaced_at_the_start_of_the_run() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Step);
    lab.say(Msg::PlayerDied);
    assert_eq!((lab.position(), lab.model.said), (0, said("worker-died")));
}

/// Reports still on their way when another puzzle was started: a run of each algorithm, on boards that grow and
/// that shrink.
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

#[test]
fn a_worker_that_dies_is_replaced_and_one_that_keeps_dying_is_told() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Step);
    lab.say(Msg::PlayerDied);
    assert_eq!((lab.position(), lab.model.said), (0, said("worker-died")));
    lab.say(Msg::PlayerLost);
    assert_eq!(
        (lab.model.doing, lab.model.said),
        (Doing::Still, said("worker-lost"))
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
        (said("run-silent"), Some(false))
    );
    lab.press(Button::Step);
    assert_eq!((lab.model.said, disabled(&lab)), (None, Some(true)));
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
    assert_eq!((fresh.position(), fresh.model.said), (0, said("mended")));
}

#[test]
fn the_job_of_a_worker_that_dies_is_done_by_another_one() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Room(Room::Trial));
    let effects = update(&mut lab.model, Msg::Pressed(Button::TrialRun));
    assert_eq!(effects[0], Effect::TrialWorkers(2));
    let ready = |worker| Msg::Trial(worker, Report::Ready);
    let gather = update(&mut lab.model, ready(0));
    let Some(Msg::Trial(worker, report)) = lab.perform(&gather[0]).pop() else {
        panic!("{gather:?}");
    };
    let first = update(&mut lab.model, Msg::Trial(worker, report));
    let job = |effects: &[Effect]| match effects {
        [Effect::Trial(_, Command::Job(job, ..))] => *job,
        other => panic!("no job but {other:?}"),
    };
    assert_eq!(job(&first), 0);
    // If the same job ends its worker twice, the others continue.
    for next in [0, 1] {
        let effects = update(&mut lab.model, Msg::TrialDied(0));
        assert_eq!(effects, [Effect::TrialWorker(0)]);
        assert_eq!(job(&update(&mut lab.model, ready(0))), next);
    }
    assert!(lab.model.trial.is_running());
}
