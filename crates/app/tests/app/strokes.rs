//! What the pointer selects, stroke by stroke.

use crate::page::{PAIRS, Page};
use app::Msg;
use app::action::Action;
use app::edit::selection::{Pick, Pointed};
use app::model::Switch;
use nonet::board::Cell;

/// The selected cells, by number.
fn selected(page: &Page) -> Vec<usize> {
    let cells = page.view().cells.into_iter().enumerate();
    let cells = cells.filter(|(_, cell)| cell.selected);
    cells.map(|(at, _)| at).collect()
}

/// A stroke from the first of these cells over the others, with Ctrl and Shift held or not.
fn stroke(page: &mut Page, (ctrl, shift): (bool, bool), cells: &[usize]) {
    for (nth, &at) in cells.iter().enumerate() {
        page.tell(Msg::Pointed(match nth {
            0 => Pointed::Down(Cell::new(at), ctrl, shift),
            _ => Pointed::On(Cell::new(at)),
        }));
    }
}

#[test]
fn the_first_cell_of_a_stroke_with_ctrl_decides_whether_it_takes_away() {
    let mut page = Page::with(PAIRS);
    stroke(&mut page, (false, false), &[0, 1, 2, 3]);
    assert_eq!(selected(&page), [0, 1, 2, 3]);
    stroke(&mut page, (true, false), &[1, 2, 20]);
    assert_eq!(selected(&page), [0, 3]);
    stroke(&mut page, (true, false), &[20, 0, 21]);
    assert_eq!(selected(&page), [0, 3, 20, 21]);
}

#[test]
fn a_stroke_with_shift_only_adds_whatever_the_last_one_did() {
    let mut page = Page::with(PAIRS);
    stroke(&mut page, (false, false), &[0, 1]);
    stroke(&mut page, (true, false), &[1]);
    assert_eq!(selected(&page), [0]);
    // The rectangle from where the last stroke began, and then the cells touched.
    stroke(&mut page, (false, true), &[11, 12, 13]);
    assert_eq!(selected(&page), [1, 2, 10, 11, 12, 13]);
}

#[test]
fn without_a_keyboard_presses_add_up_where_that_is_wanted_until_it_is_not() {
    let mut page = Page::with(PAIRS);
    let wanted = |page: &Page| page.view().switches.is_on(Switch::Several);
    page.tell(Msg::Switched(Switch::Several, true));
    let plain = (false, false);
    stroke(&mut page, plain, &[0]);
    stroke(&mut page, plain, &[20, 21]);
    stroke(&mut page, plain, &[40]);
    assert_eq!(selected(&page), [0, 20, 21, 40]);
    stroke(&mut page, plain, &[21]);
    assert_eq!(selected(&page), [0, 20, 40]);
    page.act(Action::Pick(Pick::Others));
    assert_eq!(selected(&page).len(), 78);
    page.act(Action::Pick(Pick::All));
    assert_eq!(selected(&page).len(), 81);
    page.press("Escape");
    assert_eq!(selected(&page), [21], "where the cursor is");
    assert!(!wanted(&page));
    stroke(&mut page, plain, &[3]);
    stroke(&mut page, plain, &[4]);
    assert_eq!(selected(&page), [4]);
}
