//! Typing: givens from cell to cell, eliminated candidates, what is shown and announced meanwhile.

use crate::page::{PAIRS, Page, cell};
use answers::protocol::JobKind;
use app::Msg;
use app::keyboard::keys::{Focus, Key};
use app::model::{Mode, Switch, Workspace};
use app::msg::Action;
use nonet::board::{Cell, Digit};

fn typed(page: &mut Page, keys: &[&str]) {
    for key in keys {
        page.press(key);
    }
}

fn cursor(page: &Page) -> usize {
    page.model.settings.cursor.index()
}

#[test]
fn keys_reach_the_board_with_the_focus_on_nothing_and_leave_it_there() {
    let mut page = Page::fresh();
    page.tell(Msg::Pressed(Key {
        key: "5".into(),
        focus: Focus::Nowhere,
        ..Key::default()
    }));
    assert!(page.line().starts_with('5'));
    assert_eq!(page.focused, None);
    page.press("3");
    assert_eq!(page.focused, Some(Cell::new(2)), "the board had the focus");
}

#[test]
fn givens_are_typed_row_by_row() {
    let mut page = Page::fresh();
    typed(
        &mut page,
        &["5", ".", "3", "0", "7", " ", "1", "2", "4", "6"],
    );
    assert!(page.line().starts_with("5030701246"), "{}", page.line());
    assert_eq!(cursor(&page), 10, "in the second row");
    typed(&mut page, &["Backspace", "Backspace", "8"]);
    assert!(page.line().starts_with("5030701280"), "{}", page.line());
    page.click(1, 1);
    typed(&mut page, &["9", "Backspace"]);
    assert!(page.line().starts_with("0030"), "the one just typed goes");
    page.click(1, 3);
    page.press("Backspace");
    assert!(page.line().starts_with("000070"), "the one chosen goes");
    page.click(9, 9);
    typed(&mut page, &["1", "2"]);
    assert!(page.line().ends_with("02"), "the last cell is the end");
    page.press("Backspace");
    assert!(page.line().ends_with("00"));
}

#[test]
fn a_given_that_may_go_on_waits_for_its_second_figure() {
    let mut page = Page::fresh();
    let sixteen = nonet::board::SHAPES
        .iter()
        .position(|shape| *shape == (4, 4));
    page.tell(Msg::ShapeChosen(sixteen.unwrap()));
    page.tell(Msg::ModeChosen(Mode::Givens));
    typed(&mut page, &["1", "2", "3", "1", " ", "1", "0", "a"]);
    let digits: Vec<_> = page.view().cells.iter().map(|cell| cell.digit).collect();
    let wanted = [12, 3, 1, 10, 10].map(Digit::new);
    assert_eq!(digits[..5], wanted);
    assert_eq!(digits[5], None);
    typed(&mut page, &["1", "0"]);
    assert_eq!(page.focused, Some(Cell::new(6)), "the focus follows");
}

#[test]
fn digits_of_one_s_own_stay_where_they_are() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(1, 1);
    typed(&mut page, &["4", "."]);
    assert_eq!(cursor(&page), 0);
    assert_eq!(cell(&page.view(), 1, 1).digit, None);
    page.press(" ");
    assert_eq!(page.view().mode, Mode::Corner, "the next mode");
}

#[test]
fn candidates_out_of_sight_are_shown_before_one_is_eliminated() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    page.model.settings.mode = Mode::Eliminate; // as settings of an earlier visit have it
    let before = cell(&page.view(), 1, 1).candidates.expect("they are shown");
    page.tell(Msg::Switched(Switch::Candidates, false));
    assert_eq!(cell(&page.view(), 1, 1).candidates, None);
    let view = page.press("4");
    assert_eq!(cell(&view, 1, 1).candidates, Some(before));
    assert!(view.status.starts_with("The candidates are now shown."));
    assert_eq!(before.to_string(), "2 3 4 6 8");
    page.tell(Msg::Switched(Switch::Candidates, false));
    page.tell(Msg::ModeChosen(Mode::Eliminate));
    let view = page.view();
    assert_eq!(cell(&view, 1, 1).candidates, Some(before));
    assert!(
        view.status
            .starts_with("The computed candidates are shown.")
    );
    let view = page.press("4");
    assert_eq!(view.status, "Candidate 4 eliminated from R1C1.");
    let view = page.press("9");
    assert!(view.status.starts_with("9 is impossible in R1C1"));
    assert_eq!(cell(&page.press("4"), 1, 1).candidates, Some(before));
}

#[test]
fn what_needs_candidates_shows_them_for_as_long_as_it_is_shown() {
    for kind in [JobKind::Steps, JobKind::Step, JobKind::TrueCandidates] {
        let mut page = Page::with(PAIRS);
        let view = page.act(Action::Ask(kind));
        assert!(view.switches.is_on(Switch::Candidates), "{kind:?}");
        assert!(view.cells.iter().any(|cell| cell.candidates.is_some()));
        let view = page.act(Action::Dismiss);
        assert!(!view.switches.is_on(Switch::Candidates), "{kind:?}");
        assert!(view.cells.iter().all(|cell| cell.candidates.is_none()));
        page.act(Action::Ask(kind));
        let view = page.press("p");
        assert!(!view.switches.is_on(Switch::Candidates), "hidden by hand");
    }
}

#[test]
fn what_was_said_in_one_workspace_is_gone_in_the_next() {
    let mut page = Page::with(PAIRS);
    assert!(!page.press("h").status.is_empty());
    page.tell(Msg::WorkspaceChosen(Workspace::Create));
    assert_eq!(page.view().status, "");
    page.tell(Msg::WorkspaceChosen(Workspace::Solve));
    page.act(Action::Ask(JobKind::Diagnose));
    assert!(
        !page.view().status.is_empty(),
        "the answer is said where it is"
    );
}
