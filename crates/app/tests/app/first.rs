//! The first minute, and the last: a first visit, the ways to begin, a solved board.

use crate::page::Page;
use answers::protocol::JobKind;
use app::model::{Model, Workspace};
use app::msg::{Action, PastAction, Start};
use app::ready;
use app::{Effect, Msg, update};
use nonet::text::line;

const S2: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn a_first_visit_finds_a_puzzle_ready_to_play() {
    for chance in 0..8 {
        let page = Page::first(chance);
        let view = page.view();
        assert_eq!(page.line(), line(&ready(chance).0, '0'));
        assert_eq!(view.start.as_deref(), Some("A puzzle is ready: just type."));
        let at = view
            .cells
            .iter()
            .find(|cell| cell.selected)
            .expect("one is");
        assert!((40..50).contains(&at.cell.index()) && at.digit.is_none());
        assert!(view.panel.is_empty());
        assert!(view.chips.iter().any(|chip| chip.text.contains("ER")));
    }
}

#[test]
fn the_ready_puzzle_is_nobodys_game_until_something_is_done() {
    let mut page = Page::first(0);
    page.press("ArrowLeft");
    assert!(!page.view().can_undo && page.journal.is_empty());
    page.act(Action::Undo);
    assert_eq!(page.view().status, "Nothing to undo.");
    page.tell(Msg::FragmentChanged(format!("p={S2}")));
    assert_eq!(page.line(), S2);
    let n_lines = Page::with(S2).journal.len();
    assert_eq!(page.journal.len(), n_lines + 1, "both can be brought back");
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), line(&ready(0).0, '0'));
}

#[test]
fn the_first_digit_folds_the_ways_to_begin_and_is_saved_with_the_puzzle() {
    let mut page = Page::first(0);
    page.press("1");
    assert_eq!(page.view().start, None);
    assert_eq!(page.journal.len(), Page::with(S2).journal.len() + 1);
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(again.line(), page.line());
    let view = page.act(Action::Start);
    assert_eq!(view.start.as_deref(), Some("Another puzzle?"));
}

#[test]
fn a_link_or_a_game_comes_before_the_ready_puzzle() {
    let link = Start {
        fragment: format!("p={S2}"),
        ..Start::default()
    };
    let mut model = Model::default();
    update(&mut model, Msg::Started(link));
    assert_eq!(line(&model.play.givens(), '0'), S2);
    let game = Page::with(S2);
    assert_eq!(Page::start(game.journal.clone(), None).line(), S2);
}

#[test]
fn pasting_mine_opens_the_box() {
    let mut page = Page::first(0);
    let effects = update(&mut page.model, Msg::Action(Action::PasteMine));
    assert!(effects.contains(&Effect::FocusBox));
    assert_eq!(page.view().workspace, Workspace::Text);
}

#[test]
fn finishing_says_what_it_took() {
    let all_but_one = format!("{}0", &SOLVED[..80]);
    let mut page = Page::with(&all_but_one);
    page.click(9, 9);
    page.press("9");
    let view = page.view();
    assert_eq!(view.status, "Solved by hand. Next?");
    assert_eq!(view.start.as_deref(), Some("Solved by hand. Next?"));
    assert!(view.is_solved);
    page.act(Action::Undo);
    assert!(!page.view().is_solved);
    page.act(Action::Ask(JobKind::Hint));
    page.act(Action::Dismiss);
    page.press("9");
    assert_eq!(page.view().status, "Solved by hand, with 1 hint. Next?");
    page.act(Action::Undo);
    page.press("8");
    assert!(!page.view().is_solved, "a wrong digit is no solution");
}

#[test]
fn what_tools_did_is_not_called_by_hand() {
    let mut page = Page::with(&format!("00{}", &SOLVED[2..]));
    page.act(Action::Ask(JobKind::Step));
    page.act(Action::Dismiss);
    let empty = page.line().find('0').expect("one is left");
    page.click(1, empty + 1);
    page.press(&SOLVED[empty..=empty]);
    assert_eq!(page.view().status, "Solved: 1 by hand, 1 by Nonet. Next?");
}
