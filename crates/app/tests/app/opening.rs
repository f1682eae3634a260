//! Opening another game in place of this one.

use crate::page::Page;
use app::Msg;
use app::model::{Status, Workspace};
use app::msg::{Action, StoreFault};
use app::storage::wanted::Wanted;
use game::persistence::SaveState;
use game::rescue::Stored;
use std::rc::Rc;

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const TWO: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn wanted(game: &str, at: usize, puzzle: &str) -> Wanted {
    Wanted {
        game: game.into(),
        at,
        puzzle: puzzle.into(),
    }
}

fn kept(n_kept: usize, fault: Option<StoreFault>) -> Msg {
    Msg::Kept(SaveState { n_kept, fault })
}

/// The journal of another game.
fn other() -> Vec<String> {
    let mut page = Page::with(TWO);
    page.click(1, 2);
    page.press("2");
    page.journal
}

fn opened(page: &mut Page, wanted: Wanted, lines: Vec<String>) {
    let stored = Stored {
        game: wanted.game.clone(),
        head: None,
        sources: vec![Rc::default(), Rc::new(lines)],
    };
    page.tell(Msg::GameOpened(wanted, stored.rescue()));
}

#[test]
fn a_game_is_opened_once_this_one_is_saved() {
    let mut page = Page::with(ONE);
    let n_lines = page.journal.len();
    page.tell(Msg::GameWanted(wanted("7-9", 0, "")));
    assert!(page.wanted.is_empty());
    page.tell(kept(n_lines - 1, None));
    assert!(page.wanted.is_empty());
    page.tell(kept(n_lines, None));
    assert_eq!(page.wanted, [wanted("7-9", 0, "")]);
    page.tell(kept(n_lines, None));
    assert_eq!(page.wanted.len(), 1, "once");
}

#[test]
fn while_this_one_cannot_be_saved_it_is_not_left() {
    let mut page = Page::with(ONE);
    page.tell(kept(0, Some(StoreFault::Failed)));
    page.tell(Msg::GameWanted(wanted("7-9", 0, "")));
    assert_eq!(
        page.model.ui.status,
        Status::Word(words::named("game-taken").unwrap())
    );
    page.tell(kept(page.journal.len(), None));
    assert!(page.wanted.is_empty(), "the user was told");
}

#[test]
fn it_has_its_own_board_and_history() {
    let mut page = Page::with(ONE);
    let lines = other();
    let (before, epoch) = (page.journal.clone(), page.model.ui.epoch);
    page.journal = lines.clone();
    opened(&mut page, wanted(crate::page::GAME, 0, ""), lines);
    assert!(
        page.model.ui.epoch > epoch,
        "answers about the other board are dropped"
    );
    assert_eq!(page.model.settings.workspace, Workspace::Solve);
    assert_eq!(page.model.play.givens().n_givens(), 21);
    assert_eq!(page.model.play.history().n_changes(), 2);
    page.act(Action::Undo);
    page.act(Action::Undo);
    assert_eq!(page.model.play.history().here(), 1, "where it began");
    assert_ne!(page.journal, before);
}

#[test]
fn a_puzzle_is_a_game_once_something_is_done_in_it() {
    let mut page = Page::with(ONE);
    page.journal.clear();
    opened(&mut page, wanted("7-9", 0, &format!("p={TWO}")), Vec::new());
    assert_eq!(page.model.play.givens().n_givens(), 21);
    assert!(page.journal.is_empty(), "nothing was done yet");
    page.tell(Msg::GameWanted(wanted("7-1", 0, "")));
    assert_eq!(page.wanted.len(), 1, "there is nothing to save");
    page.click(1, 2);
    page.press("2");
    assert_eq!(page.journal.len(), 3, "{:?}", page.journal);
    assert!(page.journal[0].starts_with("nonet 2 7-9 "));
}

#[test]
fn of_the_game_that_is_open_another_puzzle_is_gone_to() {
    let mut page = Page::with(ONE);
    page.tell(Msg::TextGiven(TWO.into()));
    let game = page.model.ui.safe.ledger.game().to_owned();
    page.tell(Msg::GameWanted(wanted(&game, 1, "")));
    assert_eq!(page.model.play.givens().n_givens(), 30);
    assert_eq!(page.model.play.history().n_changes(), 2, "nothing is lost");
}
