//! The four checks, one by one, judged by the solution that the obvious backtracker finds: checks that are on
//! report exactly what is true, those that are off stay silent.

use crate::page::{Page, cell, name};
use app::Msg;
use app::model::{Mode, Switch};
use app::view::View;
use nonet::board::{Cell, Digit};
use support::{Plain, Random, plain, solutions};

/// A puzzle with exactly one solution.
const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const CHECKS: [Switch; 4] = [
    Switch::Repeated,
    Switch::Wrong,
    Switch::Lacking,
    Switch::Strict,
];

fn only(page: &mut Page, on: &[Switch]) {
    for switch in CHECKS {
        page.tell(Msg::Switched(switch, on.contains(&switch)));
    }
}

fn typed(page: &mut Page, mode: Mode, at: usize, digit: u8) {
    page.tell(Msg::ModeChosen(mode));
    page.tell(Msg::Clicked(Cell::new(at)));
    page.tell(Msg::Pad(Digit::new(digit).unwrap()));
}

/// A board with digits and marks, right and wrong.
fn littered(random: &mut Random) -> Page {
    let mut page = Page::with(EASY);
    for _ in 0..30 {
        let modes = [Mode::Digits, Mode::Corner, Mode::Centre, Mode::Eliminate];
        let digit = 1 + random.below(9) as u8;
        typed(&mut page, modes[random.below(4)], random.below(81), digit);
    }
    page
}

/// Is the digit at this place repeated in a house, by the rules only?
fn repeats(board: &[u8], at: usize) -> bool {
    let sees = |other: usize| {
        let boxes = |at: usize| (at / 27, at % 9 / 3);
        at / 9 == other / 9 || at % 9 == other % 9 || boxes(at) == boxes(other)
    };
    board[at] > 0 && (0..81).any(|other| other != at && board[other] == board[at] && sees(other))
}

/// The state of a cell: its digit, its marks in the corner and centre, its eliminated candidates.
fn facts(page: &Page, at: usize) -> (u8, [Vec<u8>; 2], Vec<u8>) {
    use nonet::board::Layer;
    let square = page.model.play.square(Cell::new(at));
    let plain = |set: nonet::board::DigitSet| set.iter().map(Digit::get).collect::<Vec<_>>();
    let marks = [Layer::Corner, Layer::Centre].map(|layer| plain(square.marks.get(layer)));
    (
        square.digit.map_or(0, |(digit, _)| digit.get()),
        marks,
        plain(square.erased),
    )
}

/// Is there a corner mark in the cell that at least two cells of the box have, but not the one that should?
fn misses(page: &Page, solution: &Plain, at: usize) -> bool {
    let corners = |at: usize| match facts(page, at) {
        (0, [corners, _], _) => corners,
        _ => Vec::new(),
    };
    let in_box = |other: &usize| (other / 27, other % 9 / 3) == (at / 27, at % 9 / 3);
    corners(at).iter().any(|digit| {
        let marked: Vec<usize> = (0..81)
            .filter(in_box)
            .filter(|&it| corners(it).contains(digit))
            .collect();
        marked.len() > 1 && marked.iter().all(|&it| solution[it] != *digit)
    })
}

fn check(view: &View, page: &Page, solution: &Plain, on: &[Switch]) {
    let board: Vec<u8> = (0..81).map(|at| facts(page, at).0).collect();
    for (at, looks) in view.cells.iter().enumerate() {
        let (held, marks, erased) = facts(page, at);
        let right = solution[at];
        let lacks = !marks[1].is_empty() && !marks[1].contains(&right);
        let lacks = lacks || misses(page, solution, at);
        let so = [
            repeats(&board, at),
            held > 0 && held != right,
            held == 0 && (lacks || erased.contains(&right)),
        ];
        let told = [!looks.clashes.is_empty(), looks.wrong, looks.lacking];
        for ((switch, so), told) in CHECKS.into_iter().zip(so).zip(told) {
            assert_eq!(
                told,
                so && on.contains(&switch),
                "{switch:?} at {at}, on: {on:?}"
            );
        }
    }
    let is_told = view.chips.iter().any(|chip| chip.text == "repeated digits");
    let repeated = (0..81).any(|at| repeats(&board, at));
    assert_eq!(is_told, repeated && on.contains(&Switch::Repeated));
    let is_told = view
        .chips
        .iter()
        .any(|chip| chip.text.contains("with your digits: no solution"));
    assert!(!is_told || on.contains(&Switch::Wrong));
}

#[test]
fn each_check_tells_what_is_so_and_is_silent_when_off() {
    let solution = solutions(&plain(EASY), 2).pop().unwrap();
    for seed in 0..12 {
        let mut page = littered(&mut Random::new(seed));
        for choice in 0..8 {
            let on: Vec<Switch> = (0..3)
                .filter(|bit| choice >> bit & 1 == 1)
                .map(|bit| CHECKS[bit])
                .collect();
            only(&mut page, &on);
            check(&page.view(), &page, &solution, &on);
        }
    }
}

#[test]
fn corner_marks_are_judged_together_and_one_alone_says_nothing() {
    let solution = solutions(&plain(EASY), 2).pop().unwrap();
    let empty: Vec<usize> = (0..81).filter(|&at| plain(EASY)[at] == 0).collect();
    let in_box = |at: &&usize| **at / 27 == 0 && **at % 9 < 3;
    let first: Vec<usize> = empty.iter().filter(in_box).copied().collect();
    let (place, others) = (first[0], &first[1..]);
    let mut page = Page::with(EASY);
    only(&mut page, &[Switch::Lacking]);
    let lacking = |page: &Page| -> Vec<usize> {
        let cells = page.view().cells.into_iter().enumerate();
        cells
            .filter(|(_, cell)| cell.lacking)
            .map(|(at, _)| at)
            .collect()
    };
    typed(&mut page, Mode::Corner, others[0], solution[place]);
    assert!(lacking(&page).is_empty(), "it may be marked elsewhere next");
    typed(&mut page, Mode::Corner, others[1], solution[place]);
    assert_eq!(lacking(&page), others[..2]);
    typed(&mut page, Mode::Corner, place, solution[place]);
    assert!(lacking(&page).is_empty(), "its place is one of the three");
}

#[test]
fn only_repeated_digits_are_told_unless_wished_otherwise() {
    let page = Page::fresh();
    let on = CHECKS.map(|switch| page.model.settings.switches.is_on(switch));
    assert_eq!(on, [true, false, false, false]);
    let mut page = Page::with(EASY);
    typed(&mut page, Mode::Digits, 2, 1);
    assert!(page.model.play.squares()[2].digit.is_some());
    let asked = page.asked.len();
    assert_eq!(name(&page.view(), 1, 3), "R1C3, 1, yours");
    page.tell(Msg::Switched(Switch::Wrong, true));
    assert_eq!(
        page.asked.len(),
        asked + 1,
        "the solution is asked for only now"
    );
    assert_eq!(name(&page.view(), 1, 3), "R1C3, 1, yours, wrong");
    let again = Page::start(page.journal.clone(), page.settings.clone());
    assert_eq!(
        name(&again.view(), 1, 3),
        "R1C3, 1, yours, wrong",
        "kept with the settings"
    );
}

#[test]
fn mistakes_are_refused_if_wished() {
    let solution = solutions(&plain(EASY), 2).pop().unwrap();
    let mut page = Page::with(EASY);
    only(&mut page, &[Switch::Strict]);
    for at in 0..81 {
        for digit in 1..=9 {
            typed(&mut page, Mode::Digits, at, digit);
        }
    }
    let held: Vec<u8> = (0..81).map(|at| facts(&page, at).0).collect();
    assert_eq!(held, solution, "only what is right went in");
    let mut page = Page::with(EASY);
    only(&mut page, &[Switch::Strict]);
    typed(&mut page, Mode::Digits, 2, 1);
    assert!(
        page.view().status.starts_with("1 is wrong in R1C3"),
        "{}",
        page.view().status
    );
    assert!(!cell(&page.view(), 1, 3).wrong);
    typed(&mut page, Mode::Corner, 2, 1);
    assert_eq!(facts(&page, 2).1[0], [1], "a mark is no digit");
}

/// If the givens have no solution or several, no digit can be called wrong.
#[test]
fn without_one_solution_nothing_is_told_of_it() {
    for puzzle in [".".repeat(80) + "1", "11".to_owned() + &".".repeat(79)] {
        let mut page = Page::with(&puzzle);
        only(&mut page, &CHECKS);
        typed(&mut page, Mode::Digits, 40, 5);
        typed(&mut page, Mode::Corner, 41, 5);
        assert_eq!(facts(&page, 40).0, 5);
        assert!(
            page.view()
                .cells
                .iter()
                .all(|cell| !cell.wrong && !cell.lacking)
        );
    }
}

/// The worker that was asked for the solution dies: nothing is reported, and it is not asked for again and again.
#[test]
fn a_solution_that_does_not_come_is_not_waited_for() {
    use answers::protocol::{Failure, Reply};
    let mut page = Page::with(EASY);
    page.holds_back = true;
    page.tell(Msg::Switched(Switch::Wrong, true));
    let id = page.asked.last().unwrap().id;
    page.tell(Msg::Worker(Reply::Failed(id, Failure::WorkerDied)));
    let n_asked = page.asked.len();
    typed(&mut page, Mode::Digits, 2, 1);
    page.tell(Msg::Switched(Switch::Lacking, true));
    assert!(page.view().cells.iter().all(|cell| !cell.wrong));
    assert!(
        page.asked.len() <= n_asked + 1,
        "but for the verdict on the board"
    );
}
