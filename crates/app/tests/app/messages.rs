//! The application by messages: no page, no clock, no store.

use crate::page::{Page, cell, name};
use answers::protocol::{Failure, Job, JobId, JobKind, Quick, Reply, Request};
use app::model::{Mode, Pick, Switch, Workspace};
use app::msg::{Action, CopyKind, PastAction, Slow, Start, StoreAction, StoreFault};
use app::storage::safe::OldGames;
use app::view::{Block, Origin, Role, Tone};
use app::{Effect, Msg, update};
use game::persistence::SaveState;
use nonet::board::{Cell, Digit};
use words::Lang;

const S2: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SIX_SOLUTIONS: &str =
    "800000600029670010000014050600391502051000900902006000060430000090087160007000003";

#[test]
fn a_pasted_puzzle_is_on_the_board_and_known_at_once() {
    let page = Page::with(S2);
    let view = page.view();
    assert_eq!(page.line(), S2);
    assert_eq!(name(&view, 1, 1), "R1C1, 5, given");
    assert_eq!(cell(&view, 1, 1).origin, Origin::Given);
    let chips = page.chips();
    assert!(chips.contains(&"30 givens".to_owned()), "{chips:?}");
    assert!(chips.contains(&"one solution".to_owned()), "{chips:?}");
    assert_eq!(chips[0], "Easy ·\u{a0}ER\u{a0}1.2");
    assert!(page.fragment.contains(&S2.replace('0', ".")));
}

#[test]
fn a_bad_paste_changes_nothing() {
    let mut page = Page::with(S2);
    page.tell(Msg::TextGiven("12".into()));
    assert_eq!(page.line(), S2);
    assert_eq!(page.journal.len(), 2, "the header and a line");
    let view = page.view();
    assert!(matches!(&view.text_panel[1], Block::Result(Tone::Bad, _)));
}

#[test]
fn typing_names_and_conflicts() {
    let mut page = Page::with(S2);
    page.click(4, 5);
    page.press("ArrowUp");
    page.click(1, 3);
    let view = page.press("5");
    assert_eq!(name(&view, 1, 3), "R1C3, 5, yours, conflicts with R1C1");
    assert_eq!(cell(&view, 1, 1).clashes, [Cell::new(2)]);
    assert!(view.status.contains("conflicts with R1C1"));
    let view = page.press("Backspace");
    assert_eq!(name(&view, 1, 3), "R1C3, empty");
    assert!(view.cells.iter().all(|cell| cell.clashes.is_empty()));
}

#[test]
fn givens_stay_unless_givens_are_typed() {
    let mut page = Page::with(S2);
    page.click(1, 1);
    let view = page.press("9");
    assert_eq!(cell(&view, 1, 1).digit, Digit::new(5));
    assert!(view.status.contains("given"));
    page.act(Action::EditPuzzle);
    assert_eq!(name(&page.press("2"), 1, 1), "R1C1, 2, given");
}

#[test]
fn candidates_follow_every_change() {
    let mut page = Page::with(S2);
    page.tell(Msg::Switched(Switch::Candidates, true));
    let view = page.view();
    assert_eq!(name(&view, 1, 3), "R1C3, empty, candidates 1 2 4");
    let shown = cell(&view, 1, 3).candidates.unwrap();
    assert_eq!(shown.to_string(), "1 2 4");
    page.click(1, 4);
    let view = page.press("2");
    assert_eq!(name(&view, 1, 3), "R1C3, empty, candidates 1 4");
    page.click(1, 3);
    page.tell(Msg::ModeChosen(Mode::Eliminate));
    let view = page.press("4");
    assert_eq!(name(&view, 1, 3), "R1C3, empty, candidates 1");
    let view = page.press("4");
    assert_eq!(name(&view, 1, 3), "R1C3, empty, candidates 1 4");
}

#[test]
fn propagate_reaches_the_end_and_one_undo_takes_it_back() {
    let mut page = Page::with(S2);
    let view = page.act(Action::Ask(JobKind::Propagate));
    assert!(!page.line().contains('0'));
    assert!(view.status.contains("51 digits placed"), "{}", view.status);
    assert!(view.status.contains("the board is complete"));
    assert!(view.status.contains("As the board stands now"));
    assert_eq!(cell(&view, 1, 3).origin, Origin::Tool);
    page.act(Action::Undo);
    assert_eq!(page.line(), S2);
    page.act(Action::Redo);
    assert!(!page.line().contains('0'));
}

#[test]
fn a_hint_is_told_in_five_presses() {
    let mut page = Page::with(S2);
    let view = page.press("h");
    assert!(view.cells.iter().all(|cell| cell.role == Role::None));
    assert!(view.status.contains("uses a single"), "{}", view.status);
    let view = page.press("h");
    assert!(view.cells.iter().any(|cell| cell.role == Role::House));
    assert!(view.status.contains("look in"), "{}", view.status);
    let view = page.press("h");
    assert!(view.cells.iter().any(|cell| cell.role == Role::Pattern));
    assert!(view.cells.iter().all(|cell| cell.marks.is_empty()));
    let view = page.press("h");
    assert!(view.cells.iter().any(|cell| cell.role == Role::Placed));
    assert_eq!(page.line(), S2);
    page.press("h");
    assert_ne!(page.line(), S2);
    page.act(Action::Undo);
    assert_eq!(page.line(), S2);
}

#[test]
fn enter_carries_a_hint_out_and_escape_puts_it_away() {
    let mut page = Page::with(S2);
    page.press("h");
    let view = page.press("Escape");
    assert!(view.cells.iter().all(|cell| cell.role == Role::None));
    page.press("h");
    page.press("Enter");
    assert_ne!(page.line(), S2);
}

#[test]
fn a_hint_names_the_mistake_before_anything_else() {
    let mut page = Page::with(S2);
    page.click(1, 3);
    page.press("1");
    let view = page.press("h");
    assert_eq!(cell(&view, 1, 3).role, Role::Mistake);
    assert!(view.status.contains("R1C3 cannot be 1"), "{}", view.status);
}

#[test]
fn solve_counts_fills_and_is_taken_back() {
    let mut page = Page::with(SIX_SOLUTIONS);
    let view = page.act(Action::Ask(JobKind::Solve));
    assert!(!page.line().contains('0'));
    assert!(view.status.contains("6 in all"), "{}", view.status);
    assert_eq!(cell(&view, 1, 2).origin, Origin::Tool);
    page.act(Action::Undo);
    assert_eq!(page.line(), SIX_SOLUTIONS);
}

#[test]
fn solve_of_a_wrong_board_says_that_the_givens_are_sound() {
    let mut page = Page::with(S2);
    page.click(1, 3);
    page.press("1");
    let before = page.line();
    let view = page.act(Action::Ask(JobKind::Solve));
    assert!(
        view.status.contains("one of your digits is wrong"),
        "{}",
        view.status
    );
    assert_eq!(page.line(), before);
}

#[test]
fn rate_says_what_it_looked_at() {
    let mut page = Page::with(S2);
    page.click(1, 3);
    page.press("4");
    let view = page.act(Action::Ask(JobKind::Rate));
    assert!(view.status.contains("ER"), "{}", view.status);
    assert!(view.status.contains("givens"));
    let mut page = Page::with(SIX_SOLUTIONS);
    let view = page.act(Action::Ask(JobKind::Rate));
    assert!(view.status.contains("several solutions"), "{}", view.status);
}

#[test]
fn every_button_is_safe_on_every_sort_of_board() {
    let contradictory = format!("{}123456789000", "0".repeat(69));
    let boards = [
        "0".repeat(81),
        contradictory,
        S2.to_owned(),
        SIX_SOLUTIONS.to_owned(),
    ];
    let actions = [
        Action::Ask(JobKind::Propagate),
        Action::Ask(JobKind::Step),
        Action::Ask(JobKind::Hint),
        Action::Ask(JobKind::Hint),
        Action::Apply,
        Action::Ask(JobKind::Rate),
        Action::Verify,
        Action::Ask(JobKind::Solve),
        Action::Ask(JobKind::Solve),
        Action::Ask(JobKind::Hint),
        Action::Ask(JobKind::Rate),
        Action::Undo,
        Action::Dismiss,
        Action::Cancel,
        Action::Restart,
        Action::Clear,
        Action::Erase,
    ];
    for board in boards {
        let mut page = Page::with(&board);
        for action in actions {
            let view = page.act(action);
            assert_eq!(view.cells.len(), 81);
            assert!(!view.busy, "{action:?} on {board} is answered");
        }
        while page.view().can_undo {
            page.act(Action::Undo);
        }
        assert_eq!(page.line(), "0".repeat(81));
    }
}

#[test]
fn an_answer_about_an_older_board_is_dropped() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Solve));
    assert!(page.view().busy);
    page.click(1, 3);
    page.press("4");
    let before = page.line();
    let is_solve = |request: &&Request| matches!(request.job, Job::Quick(Quick::Solve, _));
    let request = page.asked.iter().find(is_solve).cloned();
    page.answer(request.expect("Solve was asked"));
    assert_eq!(page.line(), before);
    assert!(!page.view().busy);
    assert!(page.view().status.contains("changed in the meantime"));
}

#[test]
fn a_cancelled_job_changes_nothing_even_if_it_answers() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Solve));
    let request = page.asked.last().cloned().expect("Solve was asked");
    page.act(Action::Cancel);
    assert_eq!(page.cancelled, [request.id]);
    page.answer(request);
    assert_eq!(page.line(), S2);
}

#[test]
fn a_dead_worker_is_told_and_the_next_job_works() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Solve));
    let id = page.asked.last().expect("it was asked").id;
    page.tell(Msg::Worker(Reply::Failed(id, Failure::WorkerDied)));
    let view = page.view();
    assert!(!view.busy);
    assert!(
        view.status.contains("The engine stopped"),
        "{}",
        view.status
    );
    assert_eq!(page.line(), S2);
    page.holds_back = false;
    page.act(Action::Ask(JobKind::Solve));
    assert!(!page.line().contains('0'));
}

#[test]
fn without_an_engine_playing_by_hand_goes_on() {
    let mut page = Page::with(S2);
    page.tell(Msg::EngineLost);
    page.click(1, 3);
    let view = page.press("4");
    assert_eq!(cell(&view, 1, 3).digit, Digit::new(4));
    let view = page.act(Action::Ask(JobKind::Hint));
    assert!(!view.busy);
    assert_eq!(view.status, view.notices[0].text, "one judge of one fact");
}

#[test]
fn a_replied_stranger_is_nobody() {
    let mut page = Page::with(S2);
    let before = page.view();
    page.tell(Msg::Worker(Reply::Failed(
        JobId(999),
        answers::protocol::Failure::BadRequest,
    )));
    assert_eq!(page.view(), before);
}

#[test]
fn reload_brings_back_board_history_and_settings() {
    let mut page = Page::with(S2);
    page.click(1, 3);
    page.press("4");
    page.act(Action::Ask(JobKind::Propagate));
    page.act(Action::Undo);
    page.tell(Msg::LangChosen(Lang::Es));
    page.tell(Msg::Picked(Pick::Theme, 2));
    page.tell(Msg::WorkspaceChosen(Workspace::Text));
    let mut again = Page::start(page.journal.clone(), page.settings.clone());
    assert_eq!(again.line(), page.line());
    let (old, new) = (page.view(), again.view());
    assert_eq!(
        (new.voice.lang, new.picks.name(Pick::Theme), new.workspace),
        (Lang::Es, "dark", Workspace::Text)
    );
    assert_eq!((new.can_undo, new.can_redo), (old.can_undo, old.can_redo));
    again.act(Action::Redo);
    assert!(!again.line().contains('0'));
    while again.view().can_undo {
        again.act(Action::Undo);
    }
    assert_eq!(again.line(), S2, "where the game began");
}

#[test]
fn a_damaged_journal_is_told_and_what_follows_kept_until_it_is_let_go() {
    let mut page = Page::with(S2);
    page.click(1, 3);
    page.press("4");
    page.press("6");
    page.journal[2] = page.journal[2].replace(">4p", ">9p");
    let damaged = page.journal[2..].to_vec();
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(again.line(), S2, "the sound lines before it");
    assert_eq!(again.view().notices[0].tone, Tone::Warn);
    let mut third = Page::start(again.journal.clone(), None);
    assert_eq!(third.view().notices, again.view().notices, "told again");
    third.act(Action::Store(StoreAction::SaveDamaged));
    assert_eq!(third.files, [damaged.join("\n") + "\n"]);
    third.act(Action::Store(StoreAction::ForgetDamaged));
    assert!(third.view().notices.is_empty());
    let fourth = Page::start(third.journal.clone(), None);
    assert!(fourth.view().notices.is_empty());
    assert_eq!(fourth.line(), S2);
}

#[test]
fn a_store_that_fails_is_told_until_it_works_again() {
    let mut page = Page::with(S2);
    let n_kept = page.journal.len();
    let kept = |n_kept, fault| Msg::Kept(SaveState { n_kept, fault });
    page.tell(kept(0, Some(StoreFault::Full)));
    let view = page.view();
    assert_eq!(view.notices.len(), 1);
    assert!(view.standing.contains("not saved"));
    page.act(Action::Store(StoreAction::SaveGame));
    page.tell(kept(n_kept - 1, None));
    assert!(page.view().notices.is_empty());
    assert!(page.view().standing.contains("saving"));
    page.tell(kept(n_kept, None));
    assert!(page.view().standing.starts_with("saved"));
    let mut other = Page::fresh();
    other.tell(Msg::TextGiven(page.files[0].clone()));
    assert_eq!(other.line(), S2, "the file brings the game back");
    assert!(!other.view().can_undo, "that far");
}

#[test]
fn old_games_go_only_after_they_were_shown_and_that_was_pressed() {
    let mut page = Page::fresh();
    let days = ["2026-01-02".to_owned(), "2026-11-22".to_owned()];
    let old = OldGames {
        n: 481,
        n_bytes: 1_234_567,
        days,
    };
    page.tell(Msg::GamesWeighed(old));
    assert_eq!(
        page.view().notices[0].text,
        "481 old games are kept, 1235 kB in all."
    );
    page.act(Action::Store(StoreAction::AskGames));
    let asked = &page.view().notices[0];
    assert!(
        asked.text.contains("2026-01-02 and 2026-11-22"),
        "{}",
        asked.text
    );
    assert_eq!(
        update(
            &mut page.model,
            Msg::Action(Action::Store(StoreAction::KeepGames))
        ),
        []
    );
    assert!(page.view().notices.is_empty());
    let removed = update(
        &mut page.model,
        Msg::Action(Action::Store(StoreAction::RemoveGames)),
    );
    assert_eq!(removed, [Effect::RemoveGames]);
}

#[test]
fn the_link_opens_the_puzzle_and_the_old_one_is_a_press_away() {
    let page = Page::with(S2);
    let mut other = Page::with(SIX_SOLUTIONS);
    other.tell(Msg::FragmentChanged(page.fragment.clone()));
    assert_eq!(other.line(), S2);
    other.act(Action::Past(PastAction::Previous));
    assert_eq!(other.line(), SIX_SOLUTIONS);
    other.tell(Msg::FragmentChanged("p=nonsense".into()));
    assert_eq!(other.line(), SIX_SOLUTIONS);
}

#[test]
fn copies_are_what_they_say() {
    let mut page = Page::with(S2);
    page.click(1, 3);
    page.press("4");
    for kind in [CopyKind::Givens, CopyKind::Board] {
        page.act(Action::Copy(kind));
    }
    assert_eq!(page.copied[0].1, S2.replace('0', "."));
    assert_eq!(page.copied[1].1.chars().nth(2), Some('4'));
    page.tell(Msg::NotCopied(CopyKind::Board, page.copied[1].1.clone()));
    let view = page.view();
    assert_eq!(view.workspace, Workspace::Text);
    assert!(matches!(&view.text_panel[..], [Block::Selectable(text, _)] if text.len() == 81));
}

#[test]
fn the_pad_counts_what_is_left() {
    let page = Page::with(S2);
    let pad = page.view().pad;
    let n_eights = S2.matches('8').count();
    assert_eq!(pad[7].left, 9 - n_eights);
    assert_eq!(pad.len(), 9);
}

#[test]
fn every_sentence_is_spanish_too() {
    let mut page = Page::with(S2);
    page.tell(Msg::LangChosen(Lang::Es));
    let view = page.press("h");
    assert!(view.status.contains("usa un único"), "{}", view.status);
    let view = page.press("h");
    assert!(view.status.contains("mire en"), "{}", view.status);
    assert_eq!(name(&view, 1, 1).split(',').next(), Some("F1C1"));
}

#[test]
fn text_input_writes_digits() {
    let mut page = Page::fresh();
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(5, 5);
    page.tell(Msg::Entered("７".into()));
    assert_eq!(name(&page.view(), 5, 5), "R5C5, 7, yours");
    page.tell(Msg::Entered(".".into()));
    assert_eq!(name(&page.view(), 5, 5), "R5C5, empty");
    page.tell(Msg::Entered("hello".into()));
    assert_eq!(name(&page.view(), 5, 5), "R5C5, empty");
}

#[test]
fn ten_thousand_edits_are_undone_one_by_one() {
    let mut page = Page::fresh();
    for n in 0..10_000usize {
        page.tell(Msg::Clicked(Cell::new(n % 81)));
        page.tell(Msg::Pad(
            Digit::new((n / 81 % 9 + 1) as u8).expect("1 to 9"),
        ));
    }
    let mut undone = 0;
    while page.model.play.undo().is_some() {
        undone += 1;
    }
    assert!(undone >= 9_000, "{undone}");
    assert!(page.model.play.is_empty());
}

#[test]
fn what_a_job_waits_for_is_said() {
    let mut page = Page::with(S2);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Solve));
    let id = page.asked.last().map(|request| request.id).unwrap();
    page.tell(Msg::Slow(id, Slow::Silent));
    assert!(page.view().status.contains("another one is taking over"));
    page.tell(Msg::Worker(Reply::Failed(id, Failure::Silent)));
    assert!(page.view().status.contains("stopped responding"));
    page.tell(Msg::Slow(id, Slow::Fetching));
    assert!(
        page.view().status.contains("stopped responding"),
        "nobody waits for it"
    );
    page.tell(Msg::Mended);
    assert!(
        page.view()
            .status
            .contains("Everything that was saved is here")
    );
}

#[test]
fn the_laboratory_is_told_of_puzzle_run_and_language() {
    let mut page = Page::with(S2);
    page.tell(Msg::LangChosen(Lang::Es));
    page.tell(Msg::WordsCame(Lang::Es, true));
    assert_eq!(page.lab, [], "nobody listens yet");
    page.tell(Msg::WorkspaceChosen(Workspace::Lab));
    let opened = (format!("x=&{}", page.fragment), Lang::Es);
    assert_eq!(
        page.lab,
        [opened],
        "the link that the page began with, and the game"
    );
    page.tell(Msg::Clicked(Cell::new(2)));
    page.tell(Msg::Pad(Digit::new(4).expect("1 to 9")));
    assert_eq!(page.lab.len(), 1, "the puzzle is the same");
    page.tell(Msg::TextGiven(SIX_SOLUTIONS.into()));
    let told = page.lab.last().expect("told");
    assert!(
        told.0.contains(&SIX_SOLUTIONS.replace('0', ".")),
        "{told:?}"
    );
    page.tell(Msg::LangChosen(Lang::En));
    page.tell(Msg::WordsCame(Lang::En, true));
    assert_eq!(page.lab.last(), Some(&(page.fragment.clone(), Lang::En)));
    let run = format!("{}&a=dancing-links", page.fragment);
    page.tell(Msg::FragmentChanged(run.clone()));
    assert_eq!(page.lab.last(), Some(&(run, Lang::En)));
}

#[test]
fn the_page_speaks_the_first_language_that_it_has() {
    let lang = |tags: &[&str]| {
        let languages = tags.iter().map(|tag| (*tag).to_owned()).collect();
        Start {
            languages,
            ..Start::default()
        }
        .lang()
    };
    assert_eq!(lang(&["fr-CA", "es-419", "en"]), Lang::Es);
    assert_eq!(lang(&["en-GB", "es"]), Lang::En);
    assert_eq!(lang(&["fr", "est"]), Lang::En);
}
