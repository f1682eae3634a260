//! What is read aloud of the board on request, and of selections.

use crate::page::{PAIRS, Page};
use app::Msg;
use app::keyboard::keys::{Focus, Key};
use app::model::Mode;
use app::msg::Pointed;
use nonet::board::Cell;
use words::Lang;

fn press(page: &mut Page, key: &str, code: &str, ctrl: bool, shift: bool) -> String {
    page.tell(Msg::Pressed(Key {
        key: key.into(),
        code: code.into(),
        ctrl,
        shift,
        focus: Focus::Board,
        ..Key::default()
    }));
    page.view().status
}

fn read(page: &mut Page, key: &str) -> String {
    let shift = key.chars().all(char::is_uppercase);
    press(
        page,
        key,
        &format!("Key{}", key.to_uppercase()),
        false,
        shift,
    )
}

#[test]
fn rows_columns_and_boxes_are_read_as_they_stand() {
    let mut page = Page::with(PAIRS);
    let at = |row: usize, col: usize| match PAIRS.as_bytes()[row * 9 + col] - b'0' {
        0 => "empty".to_owned(),
        value => value.to_string(),
    };
    for cell in 0..81 {
        let (row, col) = (cell / 9, cell % 9);
        page.click(row + 1, col + 1);
        let line = |of: &dyn Fn(usize) -> String| (0..9).map(of).collect::<Vec<_>>().join(", ");
        let across = line(&|n| at(row, n));
        let down = line(&|n| at(n, col));
        let (up, left) = (row / 3 * 3, col / 3 * 3);
        let boxed = line(&|n| at(up + n / 3, left + n % 3));
        assert_eq!(read(&mut page, "q"), format!("Row {}: {across}", row + 1));
        assert_eq!(read(&mut page, "Q"), format!("Column {}: {down}", col + 1));
        let n = up + left / 3 + 1;
        assert_eq!(read(&mut page, "y"), format!("Box {n}: {boxed}"));
    }
}

#[test]
fn marks_are_read_of_the_cells_selected() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    assert_eq!(read(&mut page, "Y"), "No marks in R1C1.");
    for (mode, digits) in [
        (Mode::Corner, "14"),
        (Mode::Centre, "2"),
        (Mode::Colour, "4"),
    ] {
        page.tell(Msg::ModeChosen(mode));
        digits
            .chars()
            .for_each(|digit| drop(page.press(&digit.to_string())));
    }
    assert_eq!(read(&mut page, "Y"), "R1C1, corner 1 4, centre 2, green");
    page.tell(Msg::Pointed(Pointed::Down(Cell::new(6), true, false)));
    page.press("9");
    assert_eq!(
        read(&mut page, "Y"),
        "R1C1, corner 1 4, centre 2, green and grey; R1C7, grey"
    );
    page.tell(Msg::LangChosen(Lang::Es));
    let spoken = page.view().status;
    assert!(
        spoken.starts_with("F1C1, ") && spoken.contains("verde"),
        "{spoken}"
    );
}

#[test]
fn the_keys_of_reading_are_no_digits_of_the_largest_boards() {
    let mut page = Page::fresh();
    let row = nonet::board::SHAPES
        .iter()
        .position(|&shape| shape == (5, 5))
        .unwrap();
    page.tell(Msg::ShapeChosen(row));
    for key in ["q", "Q", "y", "Y"] {
        let said = read(&mut page, key);
        assert!(
            said.contains("empty") || said.contains("No marks"),
            "{said}"
        );
    }
    assert!(page.model.play.is_empty());
}

#[test]
fn selections_are_said_when_they_change_and_when_they_end() {
    let mut page = Page::with(PAIRS);
    page.click(2, 4);
    assert_eq!(
        press(&mut page, "End", "End", false, true),
        "6 cells selected."
    );
    assert_eq!(
        press(&mut page, "Home", "Home", false, true),
        "9 cells selected."
    );
    assert_eq!(page.focused, Some(Cell::new(9)));
    assert_eq!(
        press(&mut page, "End", "End", true, true),
        "72 cells selected."
    );
    assert_eq!(
        press(&mut page, "i", "KeyI", true, false),
        "9 cells selected."
    );
    assert_eq!(
        press(&mut page, "Escape", "Escape", false, false),
        "1 cell selected."
    );
    press(&mut page, "End", "End", false, true);
    page.click(1, 1);
    assert_eq!(page.view().status, "1 cell selected.", "by pointer, too");
}
