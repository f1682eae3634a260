//! Grades by messages: new puzzles of one, ready puzzles, the chips.

use crate::page::{CHANCE, HARD, PAIRS, Page};
use answers::protocol::{Deep, Failure, Grade, Job, JobKind, Reply, Request};
use app::model::{Mode, Switch, Workspace};
use app::msg::{Action, PastAction};
use app::ready;
use app::view::{Chip, Tone};
use app::{Msg, buttons};
use nonet::generate::Symmetry;
use nonet::{generate, rate, solve};

const MADE: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::Fiendish];

fn graded(page: &Page) -> Option<Chip> {
    let mut chips = page.view().chips.into_iter();
    chips.find(|chip| matches!(chip.tone, Tone::Grade(_)))
}

#[test]
fn a_new_puzzle_has_the_grade_that_was_asked_for_and_the_old_one_is_kept() {
    for grade in MADE {
        let mut page = Page::with(PAIRS);
        let action = buttons::named(&format!("new-{}", grade.slug()));
        let view = page.act(action.expect("a button"));
        let givens = page.model.play.givens();
        let certificate = generate::certify(&givens, 100_000, &mut || {}).expect("one solution");
        assert_ne!(certificate.symmetry, Symmetry::None);
        let er = rate::explainer(&givens).and_then(|rating| rating.er);
        assert_eq!(Grade::of(er), grade);
        assert_eq!(graded(&page).expect("a chip").tone, Tone::Grade(grade));
        let er = er.expect("within the scale");
        let said = format!("ER\u{a0}{}.{}", er / 10, er % 10);
        assert!(view.status.contains(&said), "{}", view.status);
        assert_eq!(view.workspace, Workspace::Solve);
        assert!(page.model.ui.create.list.is_empty());
        page.act(Action::Past(PastAction::Previous));
        assert_eq!(page.line(), PAIRS);
    }
}

#[test]
fn the_seed_of_a_new_puzzle_comes_from_the_caller() {
    let mut page = Page::fresh();
    page.act(Action::New(Grade::Medium));
    let asked = page.asked.iter().find_map(|request| match &request.job {
        Job::Craft(craft, _) => Some(format!("{craft:?}")),
        _ => None,
    });
    assert!(asked.is_some_and(|craft| craft.ends_with(&format!("{CHANCE})"))));
}

#[test]
fn a_new_puzzle_that_cannot_be_made_is_told_where_it_was_asked_for() {
    let mut page = Page::with(PAIRS);
    page.holds_back = true;
    page.act(Action::New(Grade::Hard));
    let Some(Request { id, .. }) = page.asked.last().cloned() else {
        panic!("nothing was asked");
    };
    page.tell(Msg::Worker(Reply::Failed(id, Failure::NotFetched)));
    let view = page.view();
    assert_eq!(view.workspace, Workspace::Solve);
    assert!(
        view.status.contains("could not be loaded"),
        "{}",
        view.status
    );
    assert_eq!(page.line(), PAIRS);
}

#[test]
fn puzzles_that_are_ready_are_medium_and_have_one_solution() {
    for chance in 0..8 {
        let (puzzle, er) = ready(chance);
        let rating = rate::explainer(&puzzle).expect("of nine by nine");
        assert_eq!(rating.er, Some(er));
        assert_eq!(Grade::of(Some(er)), Grade::Medium);
        let verdict = solve::verdict(&puzzle, 100_000);
        assert!(matches!(verdict, solve::Verdict::One(_)), "{chance}");
        assert_ne!(puzzle, ready(chance + 1).0);
    }
}

#[test]
fn the_grade_is_found_in_the_background_once_for_each_puzzle() {
    let mut page = Page::with(PAIRS);
    let ers = |page: &Page| {
        let is_er = |request: &&Request| matches!(request.job, Job::Deep(Deep::Er, _));
        page.asked.iter().filter(is_er).count()
    };
    let chip = graded(&page).expect("a chip");
    page.act(Action::Clear);
    assert_eq!(graded(&page), None);
    page.act(Action::Past(PastAction::Previous));
    assert_eq!(graded(&page).as_ref(), Some(&chip), "known again at once");
    assert_eq!(ers(&page), 1);
    let mut again = Page::start(page.journal.clone(), page.settings.clone());
    again.holds_back = true;
    assert_eq!(graded(&again), Some(chip), "in the next visit, too");
    assert_eq!(ers(&again), 0);
}

#[test]
fn the_hardest_has_a_chip_and_other_boards_have_none() {
    let page = Page::with(HARD);
    assert_eq!(page.chips()[0], "Nightmare ·\u{a0}ER\u{a0}10.7");
    let page = Page::with("12343412214343.1");
    assert_eq!(graded(&page), None);
    assert!(page.chips().contains(&"one solution".to_owned()));
}

#[test]
fn a_grade_that_cannot_be_found_is_not_asked_for_again_and_again() {
    let mut page = Page::fresh();
    page.holds_back = true;
    page.tell(Msg::TextGiven(PAIRS.into()));
    let check = page.asked.pop().expect("the verdict");
    page.answer(check);
    let Some(Request { id, .. }) = page.asked.last().cloned() else {
        panic!("nothing was asked");
    };
    page.tell(Msg::Worker(Reply::Failed(id, Failure::NotFetched)));
    let n = page.asked.len();
    page.click(5, 5);
    assert_eq!(page.asked.len(), n);
    assert_eq!(graded(&page), None);
}

#[test]
fn the_verdict_is_about_the_puzzle_and_says_when_the_player_s_digits_differ() {
    let with_digits = "with your digits: no solution".to_owned();
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    page.press("8");
    assert!(page.chips().contains(&"one solution".to_owned()));
    for digit in 1..=9 {
        page.press(&digit.to_string());
        assert!(
            !page.chips().contains(&with_digits),
            "that would tell of a mistake"
        );
    }
    page.tell(Msg::Switched(Switch::Wrong, true));
    let wrong: Vec<String> = (1..=9)
        .filter_map(|digit| {
            page.press(&digit.to_string());
            page.chips()
                .into_iter()
                .find(|chip| chip.starts_with("with"))
        })
        .collect();
    assert!(wrong.len() >= 2 && wrong.iter().all(|chip| *chip == with_digits));
    page.press("Delete");
    assert!(!page.chips().contains(&with_digits));
}

#[test]
fn what_solve_filled_in_on_an_empty_board_is_neither_judged_nor_rated() {
    let mut page = Page::fresh();
    page.act(Action::Ask(JobKind::Solve));
    assert!(!page.line().contains('0'));
    assert_eq!(page.chips(), ["0 givens"]);
    let view = page.act(Action::Ask(JobKind::Rate));
    assert!(view.status.contains("several solutions"), "{}", view.status);
}

#[test]
fn a_puzzle_typed_as_digits_is_judged_as_a_puzzle() {
    let mut page = Page::fresh();
    page.tell(Msg::ModeChosen(Mode::Digits));
    for (at, digit) in PAIRS.chars().enumerate().filter(|(_, digit)| *digit != '0') {
        page.click(at / 9 + 1, at % 9 + 1);
        page.press(&digit.to_string());
    }
    let before = page.chips();
    assert_eq!(before[0], Page::with(PAIRS).chips()[0]);
    assert!(before.contains(&"one solution".to_owned()), "{before:?}");
    page.act(Action::Ask(JobKind::Propagate));
    let mut after = page.chips();
    after.retain(|chip| chip != "solved");
    assert_eq!(after, before, "what a tool adds changes nothing");
}
