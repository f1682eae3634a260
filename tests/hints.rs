//! What hints say of the player's own marks, and how it is put right, by messages, the real engine behind them.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

#[path = "common/page.rs"]
mod page;

use nonet::app::Msg;
use nonet::app::msg::Action;
use nonet::app::view::{Block, Button, Press, Role, View};
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
