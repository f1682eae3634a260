//! Puzzles that come in as text, by a button or by a link, and what the page offers about them.

use crate::page::{PAIRS, Page, cell, name};
use answers::protocol::{Content, JobKind};
use app::Msg;
use app::model::{Mode, Switch, Workspace};
use app::msg::{Action, CopyKind, PastAction};
use app::view::{Block, Origin, Press, Tone, View};
use nonet::text::read_link;

const S2: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Does a panel have this button?
fn offers(blocks: &[Block], action: Action) -> bool {
    let buttons = blocks.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons),
        _ => None,
    });
    let mut buttons = buttons.flatten();
    buttons.any(|button| button.press == Press::Action(action))
}

const DIAGNOSE: Action = Action::Ask(JobKind::Diagnose);

#[test]
fn repeated_givens_are_loaded_marked_and_offered_for_diagnosis() {
    let mut page = Page::with(PAIRS);
    let wrong = S2.replacen("53", "55", 1);
    page.tell(Msg::TextGiven(wrong.clone()));
    assert_eq!(page.line(), wrong);
    let view = page.view();
    assert!(name(&view, 1, 1).ends_with("conflicts with R1C2"));
    assert!(view.status.contains("repeated"), "{}", view.status);
    assert!(matches!(&view.text_panel[1], Block::Result(Tone::Bad, _)));
    let Block::List(_, repeated) = &view.text_panel[2] else {
        panic!("the repeated digits are listed");
    };
    assert!(repeated.iter().any(|line| line.contains("row 1")));
    assert!(repeated.iter().any(|line| line.contains("box 1")));
    assert!(offers(&view.text_panel, DIAGNOSE));
    let view = page.act(DIAGNOSE);
    assert!(!offers(&view.text_panel, DIAGNOSE), "it was pressed");
    page.tell(Msg::RepairChosen(0));
    page.act(Action::Undo);
    assert_eq!(page.line(), wrong);
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), PAIRS);
}

#[test]
fn a_linked_puzzle_was_not_read_and_nothing_was_skipped() {
    let mut page = Page::fresh();
    page.tell(Msg::FragmentChanged(format!("p={S2}")));
    let view = page.view();
    assert_eq!(view.status, "A puzzle with 30 givens is on the board.");
    assert!(view.text_panel.is_empty());
    page.tell(Msg::TextGiven(S2.into()));
    let view = page.view();
    assert!(view.status.starts_with("Read a puzzle with 30 givens."));
}

/// Types these digits into the first row, as the player's own.
fn typed(page: &mut Page, digits: &str) -> View {
    page.tell(Msg::ModeChosen(Mode::Digits));
    for (place, digit) in digits.chars().enumerate() {
        page.click(1, place + 1);
        page.press(&digit.to_string());
    }
    page.view()
}

#[test]
fn without_givens_there_is_nothing_to_go_back_to() {
    let mut page = Page::fresh();
    typed(&mut page, "123");
    let before = page.line();
    let view = page.act(Action::Restart);
    assert_eq!(page.line(), before, "nothing is erased");
    assert!(view.status.starts_with("There are no givens"));
    assert!(offers(&view.panel, Action::Adopt));
    let view = page.act(Action::Adopt);
    assert_eq!(view.status, "3 digits are now givens.");
    assert_eq!(cell(&view, 1, 3).origin, Origin::Given);
    typed(&mut page, "...4");
    page.act(Action::Restart);
    assert_eq!(page.line(), before, "there are givens now");
    page.act(Action::Undo);
    page.act(Action::Undo);
    let view = page.act(Action::Undo);
    assert_eq!(cell(&view, 1, 3).origin, Origin::Own);
    assert!(view.status.contains("new givens"), "{}", view.status);
}

#[test]
fn when_all_digits_are_givens_none_becomes_one() {
    let mut page = Page::with(S2);
    let lines = page.journal.len();
    let view = page.act(Action::Adopt);
    assert_eq!(view.status, "Every digit on the board is already a given.");
    assert_eq!(page.journal.len(), lines);
}

#[test]
fn a_puzzle_without_solution_is_offered_for_diagnosis() {
    let wrong = S2.replacen("53", "54", 1);
    for kind in [JobKind::Hint, JobKind::Steps, JobKind::Path, JobKind::Solve] {
        let mut page = Page::with(&wrong);
        let view = page.act(Action::Ask(kind));
        assert!(offers(&view.panel, DIAGNOSE), "{kind:?}");
        let view = page.act(DIAGNOSE);
        assert_eq!(view.workspace, Workspace::Solutions);
    }
}

fn copied(page: &mut Page, kind: CopyKind) -> String {
    page.act(Action::Copy(kind));
    page.copied.last().expect("something was copied").1.clone()
}

/// A game: a digit of the player's, one by a tool, erased candidates.
fn begun(puzzle: &str) -> Page {
    let mut page = Page::with(puzzle);
    page.tell(Msg::ModeChosen(Mode::Eliminate));
    page.press("ArrowRight");
    page.press("ArrowRight");
    page.press("4");
    page.act(Action::Ask(JobKind::Step));
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.press("1");
    page
}

#[test]
fn a_link_carries_the_game_and_opens_on_the_board() {
    let mut sender = begun(S2);
    sender.tell(Msg::WorkspaceChosen(Workspace::Text));
    let link = copied(&mut sender, CopyKind::Link);
    let mut page = Page::with(PAIRS);
    page.tell(Msg::WorkspaceChosen(Workspace::Create));
    page.tell(Msg::FragmentChanged(link.clone()));
    assert_eq!(page.line(), sender.line());
    assert_eq!(page.model.play.position(), sender.model.play.position());
    let view = page.view();
    assert_eq!(view.workspace, Workspace::Solve);
    assert!(view.switches.is_on(Switch::Candidates));
    assert_eq!(page.fragment, sender.fragment, "the givens alone");
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.line(), PAIRS);
    let mut own = begun(S2);
    let before = own.model.play.position();
    own.press("ArrowDown");
    own.press("2");
    own.tell(Msg::FragmentChanged(own.fragment.clone()));
    assert_ne!(
        own.model.play.position(),
        before,
        "its own address changes nothing"
    );
    own.tell(Msg::FragmentChanged(link));
    assert_eq!(own.model.play.position(), before, "but the link does");
}

#[test]
fn old_links_open_on_the_board_too() {
    let old = format!("p={}&w=text", S2.replace('0', "."));
    let mut page = Page::with(PAIRS);
    page.tell(Msg::FragmentChanged(old));
    assert_eq!(page.line(), S2);
    assert_eq!(page.view().workspace, Workspace::Solve);
    page.tell(Msg::FragmentChanged("w=create".into()));
    assert_eq!(page.view().workspace, Workspace::Create);
}

#[test]
fn a_link_with_repeated_givens_is_loaded_and_offered_for_diagnosis() {
    let wrong = S2.replacen("53", "55", 1);
    let mut page = Page::fresh();
    page.tell(Msg::FragmentChanged(format!("p={wrong}")));
    assert_eq!(page.line(), wrong);
    assert!(offers(&page.view().panel, DIAGNOSE));
}

/// The page can read what it copies: digits, and where the form has them, givens and erased candidates too.
#[test]
fn what_the_page_copies_it_reads_back() {
    let crooked =
        "..1...............................................................................";
    let map = "111122333111222333112222333444555566444555666444556666777788999777888999778888999";
    let six = "1..23....4.........................6 112233112233112233445566445566445566";
    let irregular = format!("{} {map}", &crooked[1..]);
    for puzzle in [S2, PAIRS, six, &irregular] {
        let mut page = begun(puzzle);
        for kind in [
            CopyKind::Givens,
            CopyKind::Board,
            CopyKind::Framed,
            CopyKind::Candidates,
            CopyKind::Link,
            CopyKind::Library,
        ] {
            if kind == CopyKind::Library && ![S2, PAIRS].contains(&puzzle) {
                continue;
            }
            let text = copied(&mut page, kind);
            let mut there = Page::fresh();
            there.reads(&text);
            let (here, there) = (&page.model.play, &there.model.play);
            assert_eq!(here.geometry(), there.geometry(), "{text}");
            match kind {
                CopyKind::Givens => assert_eq!(here.givens(), there.givens()),
                CopyKind::Board | CopyKind::Framed => assert_eq!(here.board(), there.board()),
                _ => {
                    assert_eq!(here.givens(), there.givens(), "{text}");
                    assert_eq!(here.grid(), there.grid(), "{text}");
                }
            }
        }
    }
}

#[test]
fn a_link_is_short() {
    let mut page = begun(S2);
    let link = copied(&mut page, CopyKind::Link);
    assert!(link.len() < 150, "{link}");
    let game = read_link(&link).ok().and_then(|link| link.game);
    let own = |content: &&Content| matches!(content, Content::Filled(_));
    let n_own = page.model.play.position().cells.iter().filter(own).count();
    let filled = game.map(|game| game.board.n_givens() - game.givens.n_givens());
    assert_eq!(filled, Some(n_own));
}
