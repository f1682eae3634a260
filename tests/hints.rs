//! What hints say of the player's own marks, and how it is put right, by messages, the real engine behind them.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

#[path = "common/page.rs"]
mod page;

use nonet::app::Msg;
use nonet::app::msg::Action;
use nonet::app::view::{Block, Button, Press, Role, View};
use nonet::board::{Candidate, Digit};
use nonet::engine;
use nonet::logic::Deduction;
use nonet::protocol::{Answer, Help, Job, JobId, Proof, Reply, Request};
use page::{Page, cell};

/// A puzzle that needs pairs (our own).
const PAIRS: &str =
    "000000907000420180000705026100904000050000040000507009920108000034059000507000000";

fn buttons(view: &View) -> Vec<Button> {
    let rows = view.panel.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons.clone()),
        _ => None,
    });
    rows.flatten().collect()
}

fn button(view: &View, label: &str) -> Press {
    let all = buttons(view);
    let found = all.iter().find(|button| button.label == label);
    found
        .unwrap_or_else(|| panic!("no {label} in {all:?}"))
        .press
}

fn texts(view: &View) -> String {
    let texts = view.panel.iter().filter_map(|block| match block {
        Block::Text(pieces) => Some(pieces.iter().map(|piece| &*piece.text).collect::<String>()),
        Block::Result(_, text) => Some(text.clone()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// The solution, by the page itself.
fn solution() -> String {
    let mut page = Page::with(PAIRS);
    page.act(Action::Solve);
    page.line()
}

fn digit_at(text: &str, row: usize, col: usize) -> u8 {
    text.as_bytes()[(row - 1) * 9 + col - 1] - b'0'
}

/// Types into a cell: `held` is Shift for a candidate, nothing for a digit.
fn mark_off(page: &mut Page, row: usize, col: usize, digit: u8) {
    page.click(row, col);
    page.tell(Msg::ModeChosen(nonet::app::model::Mode::Candidates));
    page.press(&digit.to_string());
    page.tell(Msg::ModeChosen(nonet::app::model::Mode::Digits));
}

fn write(page: &mut Page, row: usize, col: usize, digit: u8) {
    page.click(row, col);
    page.press(&digit.to_string());
}

#[test]
fn every_mistake_is_named_outlined_and_put_right_for_one_undo() {
    let solution = solution();
    let mut page = Page::with(PAIRS);
    // Two wrong digits and an erased candidate that is the solution's.
    let wrong = |row, col| digit_at(&solution, row, col) % 9 + 1;
    write(&mut page, 1, 1, wrong(1, 1));
    write(&mut page, 5, 5, wrong(5, 5));
    mark_off(&mut page, 9, 9, digit_at(&solution, 9, 9));
    let before = page.model.play.position();
    let view = page.act(Action::Hint);
    for (row, col) in [(1, 1), (5, 5), (9, 9)] {
        assert_eq!(cell(&view, row, col).role, Role::Mistake);
        assert!(
            texts(&view).contains(&format!("R{row} C{col}")),
            "{}",
            texts(&view)
        );
    }
    assert!(view.status.contains("2 mistakes more"), "{}", view.status);
    let view = page.act(Action::Mend);
    assert!(
        view.status.contains("3 mistakes put right"),
        "{}",
        view.status
    );
    assert_eq!(page.line(), PAIRS);
    page.act(Action::Undo);
    assert_eq!(page.model.play.position(), before);
}

#[test]
fn mistakes_are_put_right_one_at_a_time_and_the_hint_goes_on() {
    let solution = solution();
    let mut page = Page::with(PAIRS);
    mark_off(&mut page, 9, 9, digit_at(&solution, 9, 9));
    mark_off(&mut page, 1, 1, digit_at(&solution, 1, 1));
    let view = page.act(Action::Hint);
    assert_eq!(button(&view, "Put R9 C9 right"), Press::Mend(1));
    page.tell(Msg::MendChosen(1));
    let view = page.view();
    assert_eq!(cell(&view, 9, 9).role, Role::None, "it is right now");
    assert_eq!(button(&view, "Put R1 C1 right"), Press::Mend(0));
    page.tell(Msg::MendChosen(9));
    assert_eq!(page.view().status, view.status, "there is no such mistake");
    page.tell(Msg::MendChosen(0));
    assert!(
        page.model
            .play
            .square(nonet::board::Cell::new(0))
            .erased
            .is_empty()
    );
    page.tell(Msg::MendChosen(0));
    let view = page.act(Action::Hint);
    assert!(view.status.contains("of this sort"), "{}", view.status);
    let right = "Nothing that you filled in or erased is wrong.";
    assert!(
        !texts(&view).contains(right),
        "there is nothing to be right"
    );
}

#[test]
fn a_hint_says_that_the_marks_are_right_and_what_they_lack() {
    let solution = solution();
    let mut page = Page::with(PAIRS);
    write(&mut page, 1, 1, digit_at(&solution, 1, 1));
    let right = "Nothing that you filled in or erased is wrong.";
    for _ in 0..80 {
        let view = page.act(Action::Hint);
        let lacks = texts(&view).contains("Your marks lack something");
        assert!(texts(&view).contains(right), "{}", texts(&view));
        assert_eq!(lacks, !view.status.contains("singles"), "{}", view.status);
        page.press("Enter");
        if lacks {
            return;
        }
    }
    panic!("this puzzle needs pairs");
}

/// Does the panel say that its step is proved?
fn is_proved(view: &View) -> bool {
    texts(view).contains("Proved from the board alone")
}

#[test]
fn every_step_that_is_shown_proves_itself_when_asked() {
    let mut page = Page::with(PAIRS);
    for _ in 0..4 {
        page.act(Action::Hint);
    }
    let view = page.view();
    assert_eq!(button(&view, "Prove it"), Press::Action(Action::Prove));
    let view = page.act(Action::Prove);
    assert!(is_proved(&view) && view.status.starts_with("Proved"), "{}", texts(&view));
    page.act(Action::Apply);
    assert!(is_proved(&page.view()), "it is the same step");
    page.act(Action::Step);
    assert!(!is_proved(&page.view()), "it is another one");
    assert!(is_proved(&page.act(Action::Prove)), "after it was carried out");
    page.act(Action::Path);
    for _ in 0..60 {
        assert!(is_proved(&page.act(Action::Prove)), "{}", texts(&page.view()));
        page.act(Action::NextStep);
    }
    page.act(Action::Steps);
    page.tell(Msg::RowChosen(7));
    assert!(is_proved(&page.act(Action::Prove)));
    page.act(Action::Dismiss);
    assert_eq!(page.act(Action::Prove).panel, page.view().panel, "nothing to prove");
}

#[test]
fn a_step_that_is_not_right_is_not_proved() {
    let page = Page::with(PAIRS);
    let position = page.model.play.position();
    let ask = |job: Job| {
        let mut last = None;
        let id = JobId(1);
        engine::handle(Request { id, job }, &mut |reply| last = Some(reply));
        last.unwrap()
    };
    let Reply::Done(_, Answer::Hint(Help::Step(step))) = ask(Job::Hint(position.clone())) else {
        panic!("there is a step");
    };
    let mut wrong = step.clone();
    let digit = wrong.deductions[0].candidate().digit;
    let other = Digit::all(9).find(|&other| other != digit).unwrap();
    wrong.deductions = vec![Deduction::Place(Candidate {
        cell: step.deductions[0].candidate().cell,
        digit: other,
    })];
    for (step, wanted) in [(step, Proof::Proved), (wrong, Proof::Refused)] {
        let reply = ask(Job::Prove(position.clone(), step.clone()));
        assert_eq!(reply, Reply::Done(JobId(1), Answer::Prove(step, wanted)));
    }
}
