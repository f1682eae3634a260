//! A digit in focus, and a digit locked: first the digit, then the cells.

use crate::page::{PAIRS, Page, name};
use app::Msg;
use app::keyboard::keys::{Focus, Key};
use app::model::{Mode, Switch};
use app::msg::{Action, Pointed, Press};
use nonet::board::{Cell, Digit};

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("1 to 25")
}

fn at(row: usize, col: usize) -> Cell {
    Cell::new(9 * row + col - 10)
}

fn alt(page: &mut Page, code: &str) {
    page.tell(Msg::Pressed(Key {
        key: "¡".into(), // some keyboards type another character with Alt
        code: code.into(),
        alt: true,
        focus: Focus::Board,
        ..Key::default()
    }));
}

/// The cells that are lit.
fn lit(page: &Page) -> Vec<usize> {
    let cells = page.view().cells;
    let lit = cells.iter().filter(|cell| cell.lit);
    lit.map(|cell| cell.cell.index()).collect()
}

fn holding(page: &Page, digit: Digit) -> Vec<usize> {
    let squares = page.model.play.squares().iter().enumerate();
    let holding = squares.filter(|(_, square)| square.digit.is_some_and(|(held, _)| held == digit));
    holding.map(|(at, _)| at).collect()
}

fn down(page: &mut Page, cell: Cell) {
    page.tell(Msg::Pointed(Pointed::Down(cell, false, false)));
}

#[test]
fn a_digit_looked_at_lights_what_is_shown_of_it_and_nothing_computed_in_secret() {
    let mut page = Page::with(PAIRS);
    assert_eq!(lit(&page), []);
    alt(&mut page, "Digit5");
    assert_eq!(lit(&page), holding(&page, digit(5)), "digits alone");
    page.click(1, 1);
    page.tell(Msg::ModeChosen(Mode::Centre));
    page.press("5");
    let mut wanted = holding(&page, digit(5));
    wanted.insert(0, 0);
    assert_eq!(lit(&page), wanted, "and marks of one's own");
    page.tell(Msg::Switched(Switch::Candidates, true));
    let grid = page.model.play.grid();
    for cell in page.view().cells {
        let shown = cell.digit == Some(digit(5))
            || cell.digit.is_none() && grid.candidates(cell.cell).contains(digit(5));
        assert_eq!(cell.lit, shown || cell.cell.index() == 0, "{:?}", cell.cell);
    }
    alt(&mut page, "Numpad5");
    assert_eq!(lit(&page), [], "once more, and it is over");
}

#[test]
fn cells_that_show_two_candidates_are_lit_and_nothing_computed_in_secret() {
    let mut page = Page::with(PAIRS);
    let two = |page: &Page| -> Vec<usize> {
        let grid = page.model.play.grid();
        let open = page
            .view()
            .cells
            .into_iter()
            .filter(|cell| cell.digit.is_none());
        let two = open.filter(|it| grid.candidates(it.cell).iter().count() == 2);
        two.map(|it| it.cell.index()).collect()
    };
    page.press("b");
    assert_eq!(lit(&page), [], "none is shown");
    assert!(page.view().status.starts_with("Cells that show two"));
    page.click(1, 1);
    for key in ["2", "3", "4"] {
        page.tell(Msg::ModeChosen(Mode::Corner));
        page.press(key);
        let wanted: &[usize] = if key == "3" { &[0] } else { &[] };
        assert_eq!(lit(&page), wanted, "marks up to {key}");
    }
    page.tell(Msg::Switched(Switch::Candidates, true));
    assert!(two(&page).len() > 2);
    assert_eq!(lit(&page), two(&page));
    page.press("b");
    assert_eq!(lit(&page), [], "once more, and it is over");
    page.press("b");
    page.act(Action::Dismiss);
    assert_eq!(lit(&page), []);
    // A digit in focus, or these cells: one replaces the other.
    page.press("b");
    alt(&mut page, "Digit9");
    assert!(lit(&page).len() > 5 && lit(&page) != two(&page));
    page.press("b");
    assert_eq!((lit(&page), page.model.ui.filter), (two(&page), None));
}

#[test]
fn keys_turn_from_digit_to_digit_and_round_and_escape_ends_it() {
    let mut page = Page::with(PAIRS);
    let now = |page: &Page| page.model.ui.filter.map(|filter| filter.digit.get());
    page.press(">");
    assert_eq!(now(&page), Some(1));
    page.press("<");
    assert_eq!(now(&page), Some(9));
    page.press(">");
    page.press(">");
    assert_eq!(now(&page), Some(2));
    page.act(Action::Dismiss);
    assert_eq!(now(&page), None);
    page.press("<");
    assert_eq!(now(&page), Some(9));
    alt(&mut page, "Digit0");
    assert_eq!(now(&page), None);
}

#[test]
fn a_locked_digit_goes_where_the_pointer_presses_and_comes_away_again() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    page.tell(Msg::Pad(digit(4)));
    assert_eq!(name(&page.view(), 1, 1), "R1C1, 4, yours");
    page.tell(Msg::PadPressed(digit(4), Press::Again));
    assert_eq!(name(&page.view(), 1, 1), "R1C1, empty", "not meant");
    assert!(page.view().pad[3].locked);
    down(&mut page, at(1, 2));
    page.tell(Msg::Pointed(Pointed::On(at(1, 3)))); // a shaking hand
    assert_eq!(name(&page.view(), 1, 2), "R1C2, 4, yours");
    assert_eq!(name(&page.view(), 1, 3), "R1C3, empty");
    down(&mut page, at(1, 2));
    assert_eq!(name(&page.view(), 1, 2), "R1C2, empty");
    page.tell(Msg::Pad(digit(8)));
    assert!(page.view().pad[7].locked && !page.view().pad[3].locked);
    page.tell(Msg::ModeChosen(Mode::Corner));
    down(&mut page, at(1, 1));
    assert_eq!(name(&page.view(), 1, 1), "R1C1, empty, corner 8");
    page.tell(Msg::Pad(digit(8)));
    down(&mut page, at(1, 4));
    assert_eq!(name(&page.view(), 1, 4), "R1C4, empty", "let go");
}

#[test]
fn a_held_key_locks_and_changes_nothing_and_two_givens_are_typed_quickly() {
    let mut page = Page::with(PAIRS);
    let before = page.line();
    page.tell(Msg::PadPressed(digit(2), Press::Long));
    assert!(page.view().pad[1].locked);
    page.tell(Msg::PadPressed(digit(2), Press::Again));
    assert!(
        page.view().pad[1].locked,
        "the first press of the two counted"
    );
    assert_eq!(page.line(), before);
    page.act(Action::Dismiss);
    assert!(page.view().pad.iter().all(|key| !key.locked));
    let mut page = Page::fresh();
    page.act(Action::Clear);
    page.tell(Msg::ModeChosen(Mode::Givens));
    page.click(1, 1);
    page.tell(Msg::Pad(digit(5)));
    page.tell(Msg::PadPressed(digit(5), Press::Again));
    assert!(page.line().starts_with("55"), "{}", page.line());
}

#[test]
fn a_given_is_not_written_over() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::PadPressed(digit(1), Press::Long));
    let before = page.line();
    down(&mut page, at(1, 7)); // a 9
    assert_eq!(page.line(), before);
    assert!(
        page.view().status.contains("R1C7"),
        "{}",
        page.view().status
    );
}
