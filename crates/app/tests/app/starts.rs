//! Where a game starts, undo ends and givens stay; what is shown temporarily goes when that is over.

use crate::page::{HARD, PAIRS, Page, SUBSETS};
use answers::protocol::{Grade, JobKind};
use app::Msg;
use app::model::{Mode, Switch, Workspace};
use app::msg::{Action, MarksAction, PastAction, Pointed, Press};
use app::view::{Block, View};
use nonet::board::{Cell, Digit, Layer};
use support::Random;

fn digit(value: usize) -> Digit {
    Digit::new(value as u8).unwrap()
}

fn texts(view: &View) -> String {
    format!("{:?}", view.panel)
}

fn buttons(view: &View) -> Vec<&str> {
    let rows = view.panel.iter().filter_map(|block| match block {
        Block::Buttons(buttons) => Some(buttons),
        _ => None,
    });
    rows.flatten().map(|button| &*button.label).collect()
}

/// Plays at random, within one puzzle.
fn play(page: &mut Page, random: &mut Random, n: usize) {
    for _ in 0..n {
        page.click(1 + random.below(9), 1 + random.below(9));
        match random.below(6) {
            0 => drop(page.act(Action::Ask(JobKind::Step))),
            1 => drop(page.act(Action::Erase)),
            2 => drop(page.act(Action::Marks(MarksAction::Fill))),
            3 => page.tell(Msg::ModeChosen(Mode::ROUND[random.below(4)])),
            _ => page.tell(Msg::Pad(digit(1 + random.below(9)))),
        }
    }
}

/// Puts another puzzle on the board.
fn another(page: &mut Page, random: &mut Random) {
    match random.below(5) {
        0 => drop(page.act(Action::New(Grade::Easy))),
        1 => page.tell(Msg::TextGiven(SUBSETS.into())),
        2 => drop(page.act(Action::Clear)),
        3 => page.tell(Msg::FragmentChanged(format!("p={HARD}"))),
        _ => page.tell(Msg::ShapeChosen(random.below(3))),
    }
}

#[test]
fn undo_ends_where_the_game_started_and_the_one_before_is_a_press_away() {
    for seed in 0..25 {
        let mut random = Random::new(seed);
        let mut page = Page::with(PAIRS);
        page.stays_unrated = true;
        play(&mut page, &mut random, 12);
        let first = page.model.play.position();
        another(&mut page, &mut random);
        if page.model.play.position() == first {
            continue; // the same puzzle does not count
        }
        let second = page.model.play.position();
        if page.model.play.geometry().side() == 9 {
            play(&mut page, &mut random, 12);
        }
        let left = page.model.play.position();
        let mut n_undone = 0;
        while page.view().can_undo {
            page.act(Action::Undo);
            n_undone += 1;
        }
        assert_eq!(page.model.play.position(), second, "seed {seed}");
        // One more undo changes nothing, and says what can be done.
        let view = page.act(Action::Undo);
        assert_eq!(
            page.model.play.position(),
            second,
            "seed {seed}: one too many"
        );
        assert_eq!(
            buttons(&view),
            ["Back to the previous puzzle"],
            "seed {seed}"
        );
        let view = page.act(Action::Past(PastAction::Previous));
        assert_eq!(
            page.model.play.position(),
            first,
            "seed {seed}: the one before"
        );
        assert_ne!(view.mode, Mode::Givens, "seed {seed}");
        // Nor does redo lead into another game.
        while page.view().can_redo {
            page.act(Action::Redo);
        }
        assert_eq!(page.model.play.position(), first, "seed {seed}: redo");
        // The tree of changes has both games.
        page.act(Action::Past(PastAction::Open));
        let second_game = page.model.play.history().n_changes();
        page.tell(Msg::RowChosen(second_game));
        if n_undone == 0 {
            assert_eq!(page.model.play.position(), left, "seed {seed}: and back");
        }
        let again = Page::start(page.journal.clone(), page.settings.clone());
        assert_eq!(again.model.play.position(), page.model.play.position());
    }
}

#[test]
fn what_is_entered_by_hand_starts_empty() {
    let mut page = Page::fresh();
    for at in 1..=4 {
        page.click(1, at);
        page.tell(Msg::Pad(digit(at)));
    }
    (0..6).for_each(|_| drop(page.act(Action::Undo)));
    assert!(page.model.play.is_empty() && !page.view().can_undo);
    assert_eq!(
        page.view().status,
        "Nothing to undo.",
        "there is no game before it"
    );
    assert!(page.view().panel.is_empty());
}

#[test]
fn the_history_offers_the_previous_puzzle() {
    let mut page = Page::with(PAIRS);
    let offers = |page: &mut Page| {
        let view = page.act(Action::Past(PastAction::Open));
        let offers = buttons(&view).contains(&"Back to the previous puzzle");
        page.act(Action::Past(PastAction::Open));
        offers
    };
    assert!(!offers(&mut page));
    page.tell(Msg::TextGiven(HARD.into()));
    assert!(offers(&mut page));
}

#[test]
fn givens_of_a_game_change_only_after_edit_puzzle() {
    let mut page = Page::with(PAIRS);
    let givens = page.model.play.givens();
    page.tell(Msg::ModeChosen(Mode::Givens));
    let view = page.view();
    assert_eq!(
        (view.mode, buttons(&view)[0]),
        (Mode::Digits, "Edit the puzzle")
    );
    for at in 1..=9 {
        page.click(1, at);
        page.tell(Msg::Pad(digit(at)));
    }
    assert_eq!(page.model.play.givens(), givens);
    page.act(Action::EditPuzzle);
    assert!(page.view().mode == Mode::Givens && page.view().panel.is_empty());
    page.click(1, 1);
    page.tell(Msg::Pad(digit(9)));
    assert_ne!(page.model.play.givens(), givens);
    // It applies to this puzzle only.
    page.tell(Msg::TextGiven(HARD.into()));
    page.act(Action::EditPuzzle);
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(page.view().mode, Mode::Digits);
}

#[test]
fn givens_are_typed_on_boards_without_any() {
    let mut page = Page::fresh();
    for mode in [Mode::Digits, Mode::Givens] {
        page.tell(Msg::ModeChosen(mode));
        assert_eq!(page.view().mode, mode);
    }
    page.click(5, 5);
    page.tell(Msg::Pad(digit(5)));
    assert_eq!(page.model.play.givens().n_givens(), 1);
    // A game whose settings are lost is played, not entered.
    let again = Page::start(Page::with(PAIRS).journal, None);
    assert_eq!(again.view().mode, Mode::Digits);
}

#[test]
fn candidates_shown_for_ruling_out_go_with_that() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Marks(MarksAction::Fill));
    let shown = |page: &Page| {
        page.view()
            .cells
            .iter()
            .any(|cell| cell.candidates.is_some())
    };
    assert!(!shown(&page));
    page.tell(Msg::ModeChosen(Mode::Eliminate));
    assert!(shown(&page));
    page.click(1, 1);
    let erased = |page: &Page| page.model.play.square(Cell::new(0)).erased.len();
    let some = page
        .model
        .play
        .square(Cell::new(0))
        .marks
        .get(Layer::Centre);
    page.tell(Msg::Pad(some.iter().next().unwrap()));
    assert_eq!(erased(&page), 1);
    for mode in [Mode::Digits, Mode::Corner, Mode::Centre, Mode::Colour] {
        page.tell(Msg::ModeChosen(Mode::Eliminate));
        assert!(shown(&page), "{mode:?}");
        page.tell(Msg::ModeChosen(mode));
        assert!(
            !shown(&page) && erased(&page) == 1,
            "{mode:?}: what was ruled out stays so"
        );
        assert!(!page.view().switches.is_on(Switch::Candidates), "{mode:?}");
    }
    // Another puzzle does not start with them, unless they were switched on.
    page.tell(Msg::ModeChosen(Mode::Eliminate));
    page.tell(Msg::TextGiven(HARD.into()));
    assert!(!shown(&page));
    page.tell(Msg::Switched(Switch::Candidates, true));
    page.tell(Msg::ModeChosen(Mode::Eliminate));
    page.tell(Msg::ModeChosen(Mode::Digits));
    assert!(shown(&page));
}

#[test]
fn the_ways_to_begin_stay_until_there_is_another_puzzle() {
    let mut page = Page::first(3);
    page.holds_back = true;
    let is_shown = |page: &Page| page.view().start.is_some();
    assert!(is_shown(&page));
    page.act(Action::New(Grade::Medium));
    assert!(
        page.model.ui.job.is_some() && is_shown(&page),
        "while it is made"
    );
    let asked = page.asked.pop().unwrap();
    page.answer(asked);
    assert!(!is_shown(&page), "it is there");
    let mut page = Page::first(3);
    page.tell(Msg::TextGiven("no puzzle at all".into()));
    assert!(is_shown(&page), "after a text that cannot be read");
    assert!(!page.view().panel.is_empty());
}

#[test]
fn a_pause_is_told_and_lasts_until_somebody_goes_on() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::Switched(Switch::Timer, true));
    page.tell(Msg::TextGiven("nothing to be read".into()));
    page.act(Action::Timer);
    assert!(
        page.view().status.starts_with("Paused"),
        "{}",
        page.view().status
    );
    page.tell(Msg::PadPressed(digit(3), Press::Long)); // locked
    page.act(Action::Timer);
    page.act(Action::Timer);
    let before = page.model.play.position();
    for at in 0..81 {
        page.tell(Msg::Pointed(Pointed::Down(Cell::new(at), false, false)));
        page.tell(Msg::Pointed(Pointed::Up));
        page.tell(Msg::Clicked(Cell::new(at)));
    }
    assert_eq!(page.model.play.position(), before);
    assert!(page.view().timer.unwrap().2, "it still stands");
    assert_eq!(page.view().workspace, Workspace::Solve);
    page.act(Action::Timer);
    assert!(!page.view().timer.unwrap().2 && page.view().status.is_empty());
    assert!(!texts(&page.view()).contains("Paused"));
}
