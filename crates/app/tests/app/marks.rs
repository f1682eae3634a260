//! The player's marks, by messages: against an obvious twin, and one by one.

use crate::page::{PAIRS, Page, cell, name};
use app::Msg;
use app::edit::layer::slots;
use app::keyboard::keys::{Focus, Key};
use app::model::{Mode, Switch};
use app::msg::{Action, MarksAction, Pointed};
use nonet::board::SHAPES;
use nonet::board::{Cell, Digit, DigitSet, Layer, Marks};
use std::collections::BTreeSet;

/// Pseudo-random numbers, the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % n
    }
}

/// A board as a list of facts: the digit of a cell, and whether it is given; a mark of a cell, in a layer.
#[derive(Clone, Debug, Default, PartialEq)]
struct Facts {
    digits: Vec<(usize, u8, bool)>,
    marks: BTreeSet<(usize, usize, u8)>,
}

/// The expected state of the page: plain loops over 81 cells, and every earlier board.
#[derive(Default)]
struct Twin {
    now: Facts,
    past: Vec<Facts>,
    future: Vec<Facts>,
    selected: BTreeSet<usize>,
}

fn sees(a: usize, b: usize) -> bool {
    let boxed = |cell: usize| (cell / 27, cell % 9 / 3);
    a != b && (a / 9 == b / 9 || a % 9 == b % 9 || boxed(a) == boxed(b))
}

impl Facts {
    fn digit(&self, cell: usize) -> Option<(u8, bool)> {
        let found = self.digits.iter().find(|(at, ..)| *at == cell);
        found.map(|&(_, digit, given)| (digit, given))
    }

    fn of(page: &Page) -> Self {
        let mut facts = Self::default();
        for (at, square) in page.model.play.squares().iter().enumerate() {
            if let Some((digit, by)) = square.digit {
                let is_given = by == game::play::By::Given;
                facts.digits.push((at, digit.get(), is_given));
            }
            for (place, layer) in Layer::ALL.into_iter().enumerate() {
                let marks = square.marks.get(layer).iter();
                facts
                    .marks
                    .extend(marks.map(|mark| (at, place, mark.get())));
            }
        }
        facts
    }
}

impl Twin {
    fn change(&mut self, to: Facts) {
        if to != self.now {
            self.past.push(std::mem::replace(&mut self.now, to));
            self.future.clear();
        }
    }

    fn toggle(&mut self, layer: usize, mark: u8) {
        let takes = |&cell: &usize| layer == 2 || self.now.digit(cell).is_none();
        let cells: Vec<usize> = self.selected.iter().copied().filter(takes).collect();
        let has = |cell: &usize| self.now.marks.contains(&(*cell, layer, mark));
        let all_have = cells.iter().all(has);
        let mut to = self.now.clone();
        for cell in cells {
            match all_have {
                true => to.marks.remove(&(cell, layer, mark)),
                false => to.marks.insert((cell, layer, mark)),
            };
        }
        self.change(to);
    }

    fn place(&mut self, digit: u8) {
        let clash = |&a: &usize| self.selected.iter().any(|&b| sees(a, b));
        if self.selected.iter().any(clash) {
            return self.toggle(1, digit);
        }
        let mut to = self.now.clone();
        for &cell in &self.selected {
            match self.now.digit(cell) {
                Some((_, true)) => continue,
                Some((before, _)) if before == digit => continue,
                _ => {}
            }
            to.digits.retain(|(at, ..)| *at != cell);
            to.digits.push((cell, digit, false));
            to.marks
                .retain(|&(at, layer, mark)| layer == 2 || mark != digit || !sees(at, cell));
        }
        to.digits.sort_unstable();
        self.change(to);
    }

    fn delete(&mut self, first: Option<usize>) {
        let cells = self.selected.clone();
        let order = first.into_iter().chain([9, 1, 0, 2]);
        for kind in order {
            let mut to = self.now.clone();
            if kind == 9 {
                to.digits
                    .retain(|(at, _, given)| *given || !cells.contains(at));
            }
            let is_open = |cell: usize| kind == 2 || self.now.digit(cell).is_none();
            to.marks
                .retain(|&(at, layer, _)| layer != kind || !cells.contains(&at) || !is_open(at));
            if to != self.now {
                return self.change(to);
            }
        }
    }

    fn step(from: &mut Vec<Facts>, now: &mut Facts, to: &mut Vec<Facts>) {
        if let Some(next) = from.pop() {
            to.push(std::mem::replace(now, next));
        }
    }
}

fn play(page: &mut Page, twin: &mut Twin, dice: &mut Dice) {
    let modes = [Mode::Digits, Mode::Corner, Mode::Centre, Mode::Colour];
    let mode = dice.roll(4);
    match dice.roll(12) {
        0..=2 => {
            let n = 1 + dice.roll(4);
            twin.selected.clear();
            for nth in 0..n {
                let at = dice.roll(81);
                if twin.selected.insert(at) {
                    page.tell(Msg::Pointed(Pointed::Down(Cell::new(at), nth > 0, false)));
                }
            }
        }
        3 if !twin.past.is_empty() => {
            page.act(Action::Undo);
            Twin::step(&mut twin.past, &mut twin.now, &mut twin.future);
            twin.selected = selected(page);
        }
        4 => {
            page.act(Action::Redo);
            Twin::step(&mut twin.future, &mut twin.now, &mut twin.past);
            twin.selected = selected(page);
        }
        5 => {
            page.tell(Msg::ModeChosen(modes[mode]));
            page.press("Delete");
            twin.delete(mode.checked_sub(1));
        }
        _ => {
            let digit = 1 + dice.roll(9);
            page.tell(Msg::ModeChosen(modes[mode]));
            page.press(&digit.to_string());
            match mode.checked_sub(1) {
                None => twin.place(digit as u8),
                Some(layer) => twin.toggle(layer, digit as u8),
            }
        }
    }
}

/// The selection after undo and redo is up to them.
fn selected(page: &Page) -> BTreeSet<usize> {
    let cells = page.view().cells.into_iter();
    let selected = cells.filter(|cell| cell.selected);
    selected.map(|cell| cell.cell.index()).collect()
}

#[test]
fn every_sequence_of_edits_agrees_with_the_twin_is_saved_and_can_be_undone() {
    for seed in 1..=12 {
        let mut page = Page::with(PAIRS);
        let mut twin = Twin {
            now: Facts::of(&page),
            selected: [0].into(),
            ..Twin::default()
        };
        page.tell(Msg::Pointed(Pointed::Down(Cell::new(0), false, false)));
        let first = twin.now.clone();
        let mut dice = Dice(seed);
        for turn in 0..150 {
            play(&mut page, &mut twin, &mut dice);
            assert_eq!(Facts::of(&page), twin.now, "seed {seed}, turn {turn}");
            assert_eq!(selected(&page), twin.selected, "seed {seed}, turn {turn}");
        }
        let again = Page::start(page.journal.clone(), None);
        assert_eq!(again.model.play.squares(), page.model.play.squares());
        for _ in 0..twin.past.len() {
            page.act(Action::Undo);
        }
        assert_eq!(Facts::of(&page), first, "seed {seed}: all undone");
        let again = Page::start(page.journal.clone(), None);
        assert_eq!(again.model.play.squares(), page.model.play.squares());
    }
}

fn held(page: &mut Page, ctrl: bool, shift: bool, digit: &str) {
    page.tell(Msg::Pressed(Key {
        key: digit.into(),
        ctrl,
        shift,
        focus: Focus::Board,
        ..Key::default()
    }));
}

#[test]
fn keys_held_mark_in_their_layers_and_the_cell_s_name_says_them() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    held(&mut page, false, true, "8");
    held(&mut page, false, true, "3");
    held(&mut page, true, false, "2");
    held(&mut page, true, true, "1");
    held(&mut page, true, true, "6");
    assert_eq!(
        name(&page.view(), 1, 1),
        "R1C1, empty, corner 3 8, centre 2, red and blue"
    );
    assert_eq!(page.view().status, "Added to R1C1: blue.");
    held(&mut page, true, false, "2");
    assert_eq!(page.view().status, "Removed from R1C1: centre 2.");
    page.tell(Msg::Held(false, true));
    assert_eq!(page.view().mode, Mode::Corner);
    page.tell(Msg::Pad(Digit::new(3).unwrap()));
    page.tell(Msg::Held(false, false));
    assert_eq!(page.view().mode, Mode::Digits);
    assert_eq!(
        name(&page.view(), 1, 1),
        "R1C1, empty, corner 8, red and blue"
    );
    page.press("4");
    assert_eq!(
        name(&page.view(), 1, 1),
        "R1C1, 4, yours, red and blue",
        "a digit hides what may be there, not the colours"
    );
    assert_eq!(page.press("Delete").status, "R1C1 is empty.");
    assert_eq!(page.press("Delete").status, "Removed from R1C1: Corner.");
    assert_eq!(page.press("Delete").status, "Removed from R1C1: Colour.");
    assert_eq!(name(&page.view(), 1, 1), "R1C1, empty");
}

#[test]
fn marks_stay_apart_from_what_is_computed() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    let before = page.model.play.position();
    let epoch = page.model.ui.epoch;
    held(&mut page, true, false, "9");
    let view = page.view();
    assert_eq!(cell(&view, 1, 1).candidates, None, "nothing is shown by it");
    assert_eq!(
        page.model.play.position(),
        before,
        "no answer depends on it"
    );
    assert_eq!(page.model.ui.epoch, epoch, "and none is dropped for it");
    page.tell(Msg::Switched(Switch::Candidates, true));
    let view = page.view();
    let shown = cell(&view, 1, 1).candidates.unwrap();
    assert_eq!(shown.to_string(), "2 3 4 6 8", "computed");
    assert_eq!(cell(&view, 1, 1).mine.digits().to_string(), "9", "mine");
    let view = page.act(Action::Marks(MarksAction::Only));
    assert_eq!(cell(&view, 1, 1).candidates, None);
}

#[test]
fn one_press_fills_in_what_is_missing_and_one_removes_what_is_wrong() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    held(&mut page, true, false, "9"); // there is one in the row
    held(&mut page, false, true, "2");
    let text = |page: &Page| format!("{:?}", page.view().panel);
    let view = page.act(Action::Marks(MarksAction::Compare));
    assert!(
        view.status.ends_with("1 mark is impossible."),
        "{}",
        view.status
    );
    assert!(text(&page).contains("R1C1"), "{}", text(&page));
    let view = page.act(Action::Marks(MarksAction::Drop));
    assert_eq!(view.status, "1 wrong mark removed.");
    page.act(Action::Marks(MarksAction::Fill));
    assert!(text(&page).contains("Your marks are exactly the computed candidates."));
    for (square, at) in page.model.play.squares().iter().zip(0..) {
        let computed = page.model.play.grid().candidates(Cell::new(at));
        let wanted = square.digit.map_or(computed, |_| DigitSet::EMPTY);
        assert_eq!(square.marks.digits(), wanted, "cell {at}");
    }
    let marks = page.model.play.square(Cell::new(0)).marks;
    assert_eq!(marks.get(Layer::Corner).to_string(), "2", "it counts");
    assert_eq!(marks.get(Layer::Centre).to_string(), "3 4 6 8");
    page.act(Action::Undo);
    page.act(Action::Undo);
    let marks = page.model.play.square(Cell::new(0)).marks;
    assert_eq!(marks.digits().to_string(), "2 9", "as before");
}

#[test]
fn marks_vanish_only_if_that_is_wished_and_for_tools_too() {
    for (on, left) in [(true, "8"), (false, "4 8")] {
        let mut page = Page::with(PAIRS);
        page.tell(Msg::Switched(Switch::Vanish, on));
        page.click(1, 1);
        held(&mut page, true, false, "4");
        held(&mut page, true, false, "8");
        page.click(1, 2);
        page.press("4");
        let marks = |page: &Page| page.model.play.square(Cell::new(0)).marks;
        assert_eq!(marks(&page).digits().to_string(), left);
        page.act(Action::Undo);
        assert_eq!(marks(&page).digits().to_string(), "4 8", "undo brings back");
    }
    let mut page = Page::with(PAIRS);
    page.act(Action::Marks(MarksAction::Fill));
    page.act(Action::Ask(answers::protocol::JobKind::Solve));
    page.act(Action::Marks(MarksAction::Compare));
    let squares = page.model.play.squares();
    assert!(squares.iter().all(|square| square.digit.is_some()));
    page.act(Action::Undo);
    page.act(Action::Ask(answers::protocol::JobKind::Propagate));
    let view = page.act(Action::Marks(MarksAction::Compare));
    assert!(
        view.status.ends_with("0 marks are impossible."),
        "{}",
        view.status
    );
}

#[test]
fn numbers_of_two_figures_are_marks_too_and_colours_stop_at_nine() {
    let mut page = Page::fresh();
    let sixteen = SHAPES.iter().position(|shape| *shape == (4, 4));
    page.tell(Msg::ShapeChosen(sixteen.unwrap()));
    page.tell(Msg::ModeChosen(Mode::Centre));
    for key in ["1", "2", "3", "1", "0", "b"] {
        page.press(key);
    }
    let mine = |page: &Page| page.view().cells[0].mine;
    assert_eq!(mine(&page).get(Layer::Centre).to_string(), "3 10 11 12");
    page.tell(Msg::ModeChosen(Mode::Colour));
    page.press("1");
    page.press("2");
    assert_eq!(mine(&page).get(Layer::Colour).to_string(), "1 2");
    page.press("b");
    assert_eq!(mine(&page).get(Layer::Colour).to_string(), "1 2");
}

#[test]
fn the_places_of_corner_marks_are_the_corners_first() {
    for across in 2..=5 {
        for n in 0..=across * across {
            let taken = slots(across, n);
            assert_eq!(taken.iter().filter(|taken| **taken).count(), n);
            let corners = [0, across - 1, across * (across - 1), across * across - 1];
            let n_corners = corners.iter().filter(|corner| taken[**corner]).count();
            assert_eq!(n_corners, n.min(4), "{across}, {n}");
        }
    }
    assert_eq!(Marks::default().digits(), DigitSet::EMPTY);
}

#[test]
fn a_game_saved_before_there_were_marks_still_opens_and_takes_them() {
    let lines = include_str!("../../../../tests/data/journal-2.txt").lines();
    let journal: Vec<String> = lines.map(str::to_owned).collect();
    let n_givens = journal[1].matches(":.>").count();
    let mut page = Page::start(journal, None);
    let line = page.line();
    let n_digits = line.chars().filter(|&digit| digit != '0').count();
    assert_eq!(
        (&line[..3], n_digits),
        ("800", n_givens + 2),
        "as it was left"
    );
    let mut squares = page.model.play.squares().iter();
    assert!(squares.all(|square| square.marks == Marks::default()));
    assert!(page.view().can_undo && !page.view().can_redo);
    page.click(1, 2);
    held(&mut page, false, true, "6");
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(again.model.play.squares(), page.model.play.squares());
    assert!(name(&again.view(), 1, 2).ends_with("corner 6"));
}

#[test]
fn only_cells_that_are_empty_then_are_said_to_be() {
    let mut page = Page::with(PAIRS);
    let n_empty = page.model.play.squares();
    let n_empty = n_empty.iter().filter(|it| it.digit.is_none()).count();
    let free = (0..81).find(|&at| page.model.play.squares()[at].digit.is_none());
    page.tell(Msg::Clicked(Cell::new(free.unwrap())));
    page.press("3");
    page.tell(Msg::Pressed(Key {
        key: "a".into(),
        ctrl: true,
        focus: Focus::Board,
        ..Key::default()
    }));
    let status = page.press("Delete").status;
    assert_eq!(status, format!("{n_empty} cells are empty."));
}
