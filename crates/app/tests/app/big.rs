//! Differences on boards of sixteen and twenty-five: letters that are digits, the enlarged board.

use crate::page::Page;
use app::Msg;
use app::edit::zoom;
use app::model::{Mode, Switch};
use app::msg::Pointed;
use nonet::board::SHAPES;
use nonet::board::{Cell, Digit, DigitSet, Layer};

fn board(side: usize) -> Page {
    let mut page = Page::fresh();
    let is_it = |&(rows, cols): &(usize, usize)| rows * cols == side && rows == cols;
    let row = SHAPES.iter().position(is_it).unwrap();
    page.tell(Msg::ShapeChosen(row));
    page.tell(Msg::ModeChosen(Mode::Digits));
    page
}

#[test]
fn letters_with_shift_are_corner_marks_as_figures_are() {
    for (side, letter) in [(16, 'g'), (25, 'p')] {
        let mut page = board(side);
        let digit = Digit::new(side as u8).unwrap();
        page.tell(Msg::Held(false, true));
        page.tell(Msg::Entered(letter.to_ascii_uppercase().to_string()));
        let marks = page.model.play.square(Cell::new(0)).marks;
        assert_eq!(marks.get(Layer::Corner), DigitSet::only(digit));
        page.tell(Msg::Held(false, false));
        page.tell(Msg::Entered(letter.to_string()));
        let placed = page.model.play.square(Cell::new(0)).digit;
        assert_eq!(placed.map(|(digit, _)| digit), Some(digit));
    }
}

#[test]
fn an_enlarged_board_follows_the_cursor_but_no_pointer_that_is_down() {
    let mut page = board(25);
    assert_eq!(page.view().zoom, None);
    page.tell(Msg::Switched(Switch::Zoom, true));
    assert_eq!(page.view().zoom, Some([0, 0]));
    let last = Cell::new(624);
    page.tell(Msg::Pointed(Pointed::Down(last, false, false)));
    assert_eq!(page.view().zoom, Some([0, 0]), "the finger is on it");
    page.tell(Msg::Pointed(Pointed::On(Cell::new(623))));
    page.tell(Msg::Pointed(Pointed::Up));
    assert_eq!(page.view().zoom, Some([2, 2]));
    assert!(page.view().lens.is_none(), "it is large enough");
    let geometry = page.model.play.geometry().clone();
    for cell in geometry.cells() {
        page.tell(Msg::Clicked(cell));
        let seen = page.view().zoom.unwrap();
        assert_eq!(
            zoom::followed(seen, cell, &geometry),
            seen,
            "it has settled"
        );
    }
    let again = Page::start(page.journal.clone(), page.settings.clone());
    assert!(again.view().zoom.is_some(), "it is kept");
}
