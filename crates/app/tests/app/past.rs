//! The panel of the history, by messages: rows, going, replay, savepoints, suppositions, the last correct board.

use crate::page::{Page, cell, name};
use answers::protocol::JobKind;
use app::Msg;
use app::model::{Mode, Switch};
use app::msg::{Action, PastAction, StoreAction};
use app::view::{Block, Origin, TreeRow, View};
use nonet::board::Digit;
use nonet::text;
use support::{Random, plain, solutions};

/// A puzzle with exactly one solution, and that solution.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn past(page: &mut Page, action: PastAction) -> View {
    page.act(Action::Past(action))
}

fn place(page: &mut Page, row: usize, col: usize, digit: u8) {
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(row, col);
    page.tell(Msg::Pad(Digit::new(digit).unwrap()));
}

/// The rows: their depth, class and text; the current one has a star.
fn rows(view: &View) -> Vec<String> {
    let text = |row: &TreeRow| {
        let star = if row.current { "*" } else { "" };
        let class = row.class.replace("past ", " ");
        format!("{}{class}{}{star}", "-".repeat(row.level), row.name)
    };
    view.tree.iter().map(text).collect()
}

fn buttons(view: &View) -> Vec<&str> {
    let rows = view.panel.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons),
        _ => None,
    });
    rows.flatten().map(|button| &*button.label).collect()
}

/// Two branches from the same board: the second is made, then the first is entered again.
fn forked() -> Page {
    let mut page = Page::with(EASY);
    place(&mut page, 1, 3, 4);
    place(&mut page, 1, 4, 6);
    page.act(Action::Undo);
    place(&mut page, 1, 4, 2);
    place(&mut page, 1, 6, 8);
    page
}

#[test]
fn branches_stand_to_the_right_of_the_way_to_here() {
    let mut page = forked();
    let view = past(&mut page, PastAction::Open);
    assert_eq!(
        rows(&view),
        [
            "- The beginning",
            "- new puzzle",
            "- R1C3 is 4",
            "-- turn R1C4 is 6",
            "- 2 changes, the last: R1C6 is 8 · you are here*",
        ]
    );
    page.tell(Msg::RowChosen(3));
    let view = page.view();
    assert!(
        view.status.starts_with("2 changes undone."),
        "{}",
        view.status
    );
    assert!(view.status.ends_with("1 change redone."), "{}", view.status);
    assert_eq!(
        rows(&view)[2..],
        [
            "- R1C3 is 4",
            "-- turn 2 changes, the last: R1C6 is 8",
            "- R1C4 is 6 · you are here*",
        ]
    );
    assert_eq!(
        (name(&view, 1, 4), name(&view, 1, 6)),
        ("R1C4, 6, yours".into(), "R1C6, empty".into())
    );
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(again.line(), page.line());
    assert_eq!(again.model.play.history(), page.model.play.history());
    page.tell(Msg::RowChosen(99));
    assert_eq!(page.view().status, view.status, "there is no such change");
    past(&mut page, PastAction::Open);
    assert!(page.view().tree.is_empty() && page.view().panel.is_empty());
}

#[test]
fn the_panel_stays_while_one_plays_and_goes_with_the_next_puzzle() {
    let mut page = forked();
    past(&mut page, PastAction::Open);
    place(&mut page, 5, 5, 5);
    page.act(Action::Undo);
    assert_eq!(page.view().tree.len(), 6);
    page.tell(Msg::TextGiven(".".repeat(80) + "1"));
    assert!(page.view().tree.is_empty());
}

#[test]
fn savepoints_have_names_and_are_kept() {
    let mut page = forked();
    page.press("k");
    let view = past(&mut page, PastAction::Open);
    assert!(
        rows(&view)[4].starts_with("- saved Savepoint · 2 changes"),
        "{:?}",
        rows(&view)
    );
    page.tell(Msg::Named(" before the\nguess ".into()));
    let mut again = Page::start(page.journal.clone(), None);
    let view = past(&mut again, PastAction::Open);
    assert!(
        rows(&view)[4].starts_with("- saved Savepoint “before the guess” · "),
        "{:?}",
        rows(&view)
    );
    assert!(
        view.panel
            .iter()
            .any(|block| matches!(block, Block::Name(_, name) if name == "before the guess"))
    );
    let view = past(&mut again, PastAction::Unsave);
    assert!(!rows(&view)[4].contains("Savepoint"));
    again.act(Action::Undo);
    again.tell(Msg::Named("no savepoint".into()));
    assert!(again.model.play.history().saved().is_empty());
}

/// A first visit's puzzle is not a game until something is done; making a savepoint counts.
#[test]
fn a_savepoint_makes_the_ready_puzzle_a_game() {
    let mut page = Page::first(7);
    assert!(page.journal.is_empty());
    past(&mut page, PastAction::Save);
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(again.line(), page.line());
    assert_eq!(again.model.play.history().saved().len(), 1);
}

#[test]
fn the_whole_way_is_played_again_over_the_board() {
    let mut page = forked();
    let (now, n_lines) = (page.line(), page.journal.len());
    page.plays = true;
    let view = past(&mut page, PastAction::Replay);
    let player = view.player.unwrap();
    assert_eq!(
        (player.at, &*player.place, player.playing),
        (0, "1 of 4", true)
    );
    assert_eq!(page.line(), EASY.replace('.', "0"));
    page.tell(Msg::Frame(0.0));
    page.tell(Msg::Frame(260.0));
    assert_eq!(
        page.view().player.map(|player| player.what),
        Some("R1C3 is 4".into())
    );
    page.tell(Msg::Scrubbed(2));
    let view = page.view();
    assert_eq!(cell(&view, 1, 4).digit, Digit::new(2));
    assert_eq!(
        (cell(&view, 1, 4).origin, cell(&view, 1, 6).origin),
        (Origin::Own, Origin::Empty)
    );
    page.act(Action::LastStep);
    assert_eq!(page.line(), now);
    page.act(Action::PreviousStep);
    assert_eq!(page.journal.len(), n_lines, "looking changes nothing");
    assert_eq!(page.model.play.history().here(), 5);
    let view = past(&mut page, PastAction::GoThere);
    assert!(view.player.is_none());
    assert_eq!(page.model.play.history().here(), 4);
    page.plays = false;
    past(&mut page, PastAction::Replay);
    assert_eq!(
        page.view().player.map(|player| player.at),
        Some(2),
        "no motion wanted: the end at once"
    );
    place(&mut page, 9, 1, 3);
    assert!(
        page.view().player.is_none(),
        "it is no longer the way to here"
    );
}

#[test]
fn what_is_supposed_looks_so_until_it_is_kept_or_dropped() {
    for keeps in [true, false] {
        let mut page = Page::with(EASY);
        place(&mut page, 1, 3, 4);
        page.press("i");
        place(&mut page, 1, 4, 6);
        let view = past(&mut page, PastAction::Open);
        assert!(cell(&view, 1, 4).supposed && !cell(&view, 1, 3).supposed);
        assert_eq!(name(&view, 1, 4), "R1C4, 6, yours, what if");
        assert_eq!(
            rows(&view)[3],
            "- supposed R1C4 is 6 · what if · you are here*"
        );
        assert_eq!(page.chips()[0], "what if");
        page.tell(Msg::Switched(Switch::Supposed, false));
        assert!(!cell(&page.view(), 1, 4).supposed);
        let mut page = Page::start(page.journal.clone(), None);
        assert!(cell(&page.view(), 1, 4).supposed, "kept with the game");
        page.act(Action::Undo);
        page.act(Action::Undo);
        assert!(
            page.view().cells.iter().all(|cell| !cell.supposed),
            "before it began"
        );
        page.act(Action::Redo);
        page.act(Action::Redo);
        let action = if keeps {
            PastAction::Keep
        } else {
            PastAction::Drop
        };
        let view = past(&mut page, action);
        assert_eq!(cell(&view, 1, 4).digit.is_some(), keeps);
        assert_eq!(page.model.play.history().supposed(), None);
        assert!(view.cells.iter().all(|cell| !cell.supposed));
        assert!(
            page.model.play.history().n_changes() == 3,
            "nothing is thrown away"
        );
    }
}

#[test]
fn a_supposition_ends_with_its_puzzle() {
    let mut page = Page::with(EASY);
    past(&mut page, PastAction::Suppose);
    let view = past(&mut page, PastAction::Open);
    assert!(buttons(&view).contains(&"Drop it") && !buttons(&view).contains(&"What if …"));
    page.tell(Msg::TextGiven(".".repeat(80) + "1"));
    assert_eq!(page.model.play.history().supposed(), None);
}

/// Another puzzle is not part of the supposition; one undo leads back into it, even after a reload.
#[test]
fn a_supposition_outlasts_another_puzzle() {
    let mut page = Page::with(EASY);
    page.press("i");
    place(&mut page, 1, 3, 4);
    page.tell(Msg::TextGiven(SOLUTION.replace('4', ".")));
    assert_ne!(page.chips()[0], "what if");
    page.press("i");
    place(&mut page, 1, 3, 4);
    assert_eq!(page.chips()[0], "what if", "each puzzle has its own");
    let view = past(&mut page, PastAction::Drop);
    assert_eq!(cell(&view, 1, 3).origin, Origin::Empty);
    for mut page in [Page::start(page.journal.clone(), None), page] {
        page.act(Action::Past(PastAction::Previous));
        assert_eq!(page.chips()[0], "what if");
        assert!(cell(&page.view(), 1, 3).supposed);
        let view = past(&mut page, PastAction::Drop);
        assert!(view.status.starts_with("Dropped: 1 change undone."));
        assert_eq!(page.line(), EASY.replace('.', "0"));
    }
}

/// It applies below the place where it began, and nowhere else: neither above nor on an older branch.
#[test]
fn a_supposition_belongs_to_its_place() {
    let mut page = Page::with(EASY);
    place(&mut page, 1, 3, 4);
    place(&mut page, 1, 4, 6);
    page.act(Action::Undo);
    page.press("i");
    page.act(Action::Redo);
    assert_ne!(page.chips()[0], "what if", "that branch is older");
    page.act(Action::Undo);
    assert_eq!(page.chips()[0], "what if");
    place(&mut page, 1, 4, 2);
    page.model.play.go(1);
    assert_ne!(page.chips()[0], "what if");
    place(&mut page, 1, 3, 1);
    assert!(!cell(&page.view(), 1, 3).supposed);
}

#[test]
fn a_second_supposition_within_one_is_refused() {
    let mut page = Page::with(EASY);
    page.press("i");
    place(&mut page, 1, 3, 4);
    page.press("i");
    let status = page.view().status;
    assert_eq!(
        status,
        "You are already trying something out: keep it or drop it first."
    );
    place(&mut page, 1, 4, 2);
    let view = past(&mut page, PastAction::Drop);
    assert!(view.status.starts_with("Dropped: 2 changes undone."));
    assert_eq!(page.model.play.history().supposed(), None);
}

/// Even if some of its givens were there before, and the last change of the previous puzzle keeps its row.
#[test]
fn a_new_puzzle_is_a_row_of_its_own() {
    let mut page = Page::with(EASY);
    place(&mut page, 1, 3, 4);
    page.tell(Msg::TextGiven(SOLUTION.replace('4', ".")));
    place(&mut page, 1, 3, 4);
    page.tell(Msg::TextGiven(SOLUTION.to_owned()));
    page.act(Action::Clear);
    let rows = rows(&past(&mut page, PastAction::Open));
    assert_eq!(
        rows[1..],
        [
            "- new puzzle",
            "- R1C3 is 4",
            "- new puzzle",
            "- R1C3 is 4",
            "- new puzzle",
            "- clear the board · you are here*"
        ]
    );
}

/// Random games in which some digits are wrong, judged by whole boards kept for each change.
#[test]
fn the_last_correct_board_is_the_last_without_a_wrong_digit() {
    let solution = plain(SOLUTION);
    assert_eq!(solutions(&plain(EASY), 2), [solution]);
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut page = Page::with(EASY);
        let mut boards = vec![page.line()];
        for _ in 0..random.below(12) {
            let at = random.below(81);
            let digit = match random.below(4) {
                0 => 1 + random.below(9) as u8,
                _ => solution[at],
            };
            place(&mut page, at / 9 + 1, at % 9 + 1, digit);
            boards.extend(Some(page.line()).filter(|line| Some(line) != boards.last()));
        }
        let is_right = |line: &&String| {
            line.chars()
                .zip(SOLUTION.chars())
                .all(|(held, right)| held == '0' || held == right)
        };
        let right = boards.iter().rev().find(is_right).unwrap();
        let n_wrong = boards
            .iter()
            .rev()
            .take_while(|line| !is_right(line))
            .count();
        let before = page.model.play.history().n_changes();
        let view = page.act(Action::Ask(JobKind::LastCorrect));
        assert_eq!(&page.line(), right, "seed {seed}");
        let said = match n_wrong {
            0 => "Everything on the board agrees",
            1 => "1 change undone:",
            _ => &format!("{n_wrong} changes undone:"),
        };
        assert!(
            view.status.starts_with(said),
            "seed {seed}: {}",
            view.status
        );
        assert_eq!(page.model.play.history().n_changes(), before);
    }
}

#[test]
fn a_candidate_ruled_out_that_is_the_solution_is_wrong_too() {
    let mut page = Page::with(EASY);
    page.tell(Msg::ModeChosen(Mode::Eliminate));
    page.click(1, 3);
    for digit in [1, 4] {
        page.tell(Msg::Pad(Digit::new(digit).unwrap()));
    }
    page.act(Action::Ask(JobKind::LastCorrect));
    assert_eq!(
        page.model.play.history().here(),
        2,
        "1 was rightly ruled out"
    );
}

#[test]
fn without_one_solution_it_says_why_and_goes_nowhere() {
    for (puzzle, why) in [
        (
            ".".repeat(80) + "1",
            "The givens have more than one solution",
        ),
        (
            "11".to_owned() + &".".repeat(79),
            "The givens have no solution",
        ),
    ] {
        let mut page = Page::with(&puzzle);
        place(&mut page, 5, 5, 5);
        let view = page.act(Action::Ask(JobKind::LastCorrect));
        assert!(view.status.starts_with(why), "{}", view.status);
        assert_eq!(cell(&view, 5, 5).digit, Digit::new(5));
    }
}

/// 1 on the way to 12 was never meant: neither the tree nor redo knows it.
#[test]
fn figures_of_one_number_leave_no_branch() {
    let mut page = Page::fresh();
    page.tell(Msg::ShapeChosen(
        nonet::board::SHAPES
            .iter()
            .position(|&shape| shape == (4, 4))
            .unwrap(),
    ));
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.press("1");
    page.press("2");
    let view = past(&mut page, PastAction::Open);
    assert_eq!(rows(&view).last().unwrap(), "- R1C1 is C · you are here*");
    assert_eq!(rows(&view).len(), 3, "{:?}", rows(&view));
    page.act(Action::Undo);
    page.act(Action::Redo);
    assert_eq!(page.view().cells[0].digit, Digit::new(12));
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(again.model.play.history(), page.model.play.history());
}

/// Ten thousand changes, each of which begins a branch: only the rows around here are shown.
#[test]
fn a_long_history_shows_the_rows_around_here() {
    let mut page = Page::with(EASY);
    past(&mut page, PastAction::Open);
    for n in 0..600 {
        place(&mut page, 1, 3, 1 + (n % 9) as u8);
        page.act(Action::Undo);
    }
    let view = page.view();
    assert_eq!(view.tree.len(), 200);
    assert_eq!(
        view.tree
            .iter()
            .filter(|row| row.stop && row.current)
            .count(),
        1
    );
}

/// A game saved as a file is opened with its branches, savepoints and time.
#[test]
fn a_file_has_all_that_was_done() {
    let mut page = forked();
    page.act(Action::Past(PastAction::Save));
    page.tell(Msg::Named("here".into()));
    page.model.play.spend(75);
    let opened = past(&mut page, PastAction::Open);
    assert!(buttons(&opened).contains(&"Save the game as a file"));
    page.act(Action::Store(StoreAction::SaveGame));
    let before = rows(&page.view());
    let mut other = Page::with(EASY);
    place(&mut other, 1, 3, 1);
    other.tell(Msg::TextGiven(page.files[0].clone()));
    assert_eq!((other.line(), other.model.play.spent()), (page.line(), 75));
    let after = rows(&past(&mut other, PastAction::Open));
    let tail = |rows: &[String]| rows[rows.len() - 3..].to_vec();
    assert_eq!(tail(&after), tail(&before));
    let again = Page::start(other.journal.clone(), None);
    assert_eq!(again.line(), page.line());
}

#[test]
fn a_file_has_what_is_supposed_and_where_redo_leads() {
    let mut page = Page::with(EASY);
    page.press("i");
    place(&mut page, 1, 3, 4);
    place(&mut page, 1, 4, 6);
    page.act(Action::Undo);
    place(&mut page, 1, 4, 2);
    page.model.play.go(3);
    page.act(Action::Undo);
    page.act(Action::Store(StoreAction::SaveGame));
    let mut other = Page::fresh();
    place(&mut other, 9, 9, 9);
    other.tell(Msg::TextGiven(page.files[0].clone()));
    assert_eq!(other.chips()[0], "what if");
    assert!(buttons(&past(&mut other, PastAction::Open)).contains(&"Drop it"));
    other.act(Action::Redo);
    let view = other.view();
    assert_eq!(name(&view, 1, 4), "R1C4, 6, yours, what if");
    past(&mut other, PastAction::Drop);
    assert_eq!(other.line(), EASY.replace('.', "0"));
}

/// The boards since the last puzzle began, and whether each is within a supposition.
fn boards(page: &Page) -> Vec<(String, bool)> {
    let play = &page.model.play;
    let history = play.history();
    let begins = |&node: &usize| play.entry(node).is_some_and(|entry| entry.begins());
    let first = history.back(history.here()).find(begins).unwrap_or(0);
    let after = (first..=history.n_changes()).filter(|&node| {
        let mut way = history.back(node).take_while(|&at| at != first);
        history.leads_through(first, node) && !way.any(|at| begins(&at))
    });
    let board = |node| text::whole_line(&play.at(node).board());
    let mut boards: Vec<_> = after
        .map(|node| (board(node), history.is_supposed(node)))
        .collect();
    boards.sort();
    boards
}

/// Random games of several puzzles, saved and opened over another game: from its last puzzle on, every board and
/// supposition is there.
#[test]
fn random_games_come_back_whole() {
    for seed in 0..30 {
        let mut random = Random::new(seed);
        let mut page = Page::with(EASY);
        page.holds_back = true;
        for _ in 0..40 {
            match random.below(9) {
                8 => {
                    page.model.play.suppose();
                }
                0 => page.tell(Msg::Action(Action::Undo)),
                1 => page.tell(Msg::Action(Action::Redo)),
                2 => {
                    let node = random.below(page.model.play.history().n_changes() + 1);
                    page.model.play.go(node);
                }
                3 if random.below(4) == 0 => page.tell(Msg::TextGiven(SOLUTION.replace('4', "."))),
                _ => place(
                    &mut page,
                    1 + random.below(9),
                    1 + random.below(9),
                    1 + random.below(9) as u8,
                ),
            }
        }
        let text = page
            .model
            .ui
            .safe
            .ledger
            .clone()
            .anew(&page.model.play.journal())
            .join("\n");
        let mut other = Page::with(EASY);
        other.tell(Msg::TextGiven(text));
        assert_eq!(other.line(), page.line(), "seed {seed}");
        assert_eq!(boards(&other), boards(&page), "seed {seed}");
    }
}
