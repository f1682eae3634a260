//! Colours of candidates, by messages: saved, undone, reported, and only of visible candidates.

use crate::page::{PAIRS, Page, name};
use app::Msg;
use app::keyboard::keys::{Focus, Key};
use app::model::{Mode, Switch};
use app::msg::{Action, Pointed, Press};
use nonet::board::SHAPES;
use nonet::board::{Cell, Digit};

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

fn press(page: &mut Page, value: u8, [ctrl, shift, alt]: [bool; 3]) -> String {
    page.tell(Msg::Pressed(Key {
        key: value.to_string(),
        code: format!("Digit{value}"),
        ctrl,
        shift,
        alt,
        focus: Focus::Board,
    }));
    page.view().status
}

const LOOK: [bool; 3] = [false, false, true];
const COLOUR: [bool; 3] = [true, true, false];
const CENTRE: [bool; 3] = [true, false, false];

#[test]
fn the_digit_looked_at_is_coloured_where_it_is_seen_and_nowhere_else() {
    let mut page = Page::with(PAIRS);
    page.click(1, 1);
    press(&mut page, 3, CENTRE);
    press(&mut page, 6, CENTRE);
    press(&mut page, 3, LOOK);
    assert_eq!(press(&mut page, 4, COLOUR), "Added to R1C1: 3 in green.");
    assert_eq!(
        name(&page.view(), 1, 1),
        "R1C1, empty, centre 3 6, 3 in green"
    );
    // Another colour replaces it; two cells get it if one of them does not have it, and lose it if both do.
    page.tell(Msg::Pointed(Pointed::Down(Cell::new(1), true, false)));
    assert_eq!(
        press(&mut page, 1, COLOUR),
        "Added to R1C1: 3 in red.",
        "only there it is seen"
    );
    let both =
        |page: &Page| [0, 1].map(|at| page.model.play.square(Cell::new(at)).marks.tint(digit(3)));
    press(&mut page, 3, CENTRE);
    assert_eq!(press(&mut page, 1, COLOUR), "Added to 2 cells: 3 in red.");
    assert_eq!(both(&page), [Some(digit(1)); 2]);
    assert_eq!(
        press(&mut page, 1, COLOUR),
        "Removed from 2 cells: 3 in red."
    );
    assert_eq!(both(&page), [None; 2]);
    page.act(Action::Undo);
    assert_eq!(both(&page), [Some(digit(1)); 2]);
    // With a digit in focus that is not shown, nothing is coloured, not even the cell.
    press(&mut page, 8, LOOK);
    let before = page.model.play.squares().to_vec();
    assert!(press(&mut page, 2, COLOUR).starts_with("8 is not shown"));
    assert_eq!(page.model.play.squares(), before);
    // With no digit in focus, the cell is coloured.
    press(&mut page, 0, LOOK);
    assert_eq!(press(&mut page, 2, COLOUR), "Added to 2 cells: orange.");
}

#[test]
fn colours_of_candidates_are_seen_as_long_as_the_candidate_is_and_kept() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::Switched(Switch::Candidates, true));
    page.click(1, 1);
    let open = page.model.play.grid().candidates(Cell::new(0));
    let mine = open.first().unwrap();
    press(&mut page, mine.get(), LOOK);
    press(&mut page, 9, COLOUR);
    let told = format!(", {mine} in grey");
    assert!(name(&page.view(), 1, 1).ends_with(&told));
    page.tell(Msg::Switched(Switch::Candidates, false));
    assert_eq!(name(&page.view(), 1, 1), "R1C1, empty");
    page.tell(Msg::Switched(Switch::Candidates, true));
    let again = Page::start(page.journal.clone(), page.settings.clone());
    assert_eq!(again.model.play.squares(), page.model.play.squares());
    assert!(name(&again.view(), 1, 1).ends_with(&told));
    // A digit hides it, and undo brings it back; Delete removes it like other colours.
    press(&mut page, 0, LOOK);
    press(&mut page, open.iter().last().unwrap().get(), [false; 3]);
    assert!(!name(&page.view(), 1, 1).contains("grey"));
    page.act(Action::Undo);
    assert!(name(&page.view(), 1, 1).ends_with(&told));
    page.act(Action::Erase);
    assert!(!name(&page.view(), 1, 1).contains("grey"));
}

#[test]
fn by_touch_a_digit_held_is_looked_at_while_colours_are_chosen() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::ModeChosen(Mode::Corner));
    page.click(1, 1);
    page.tell(Msg::Pad(digit(3)));
    page.tell(Msg::PadPressed(digit(3), Press::Long));
    page.tell(Msg::ModeChosen(Mode::Colour));
    page.tell(Msg::Pointed(Pointed::Down(Cell::new(0), false, false)));
    page.tell(Msg::Pad(digit(6)));
    assert_eq!(name(&page.view(), 1, 1), "R1C1, empty, corner 3, 3 in blue");
}

/// Random colours of random candidates, against a list.
#[test]
fn every_sequence_of_colours_is_kept_on_every_size() {
    println!("seed 5");
    let mut state = 5_u64;
    let mut roll = |n: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % n
    };
    for side in [4, 9, 25] {
        let mut page = Page::fresh();
        let row = SHAPES
            .iter()
            .position(|&(rows, cols)| rows * cols == side)
            .unwrap();
        page.tell(Msg::ShapeChosen(row));
        page.tell(Msg::Switched(Switch::Candidates, true));
        page.tell(Msg::ModeChosen(Mode::Colour));
        let mut twin = vec![vec![None; side]; side * side];
        let n_colours = 9;
        for _ in 0..150 {
            let (at, value, colour) = (roll(side * side), roll(side), roll(n_colours));
            page.tell(Msg::Clicked(Cell::new(at)));
            page.model.ui.filter = Some(app::edit::filter::Filter {
                digit: digit(value as u8 + 1),
                locked: false,
            });
            page.tell(Msg::Pad(digit(colour as u8 + 1)));
            let tint = &mut twin[at][value];
            *tint = Some(digit(colour as u8 + 1)).filter(|colour| *tint != Some(*colour));
        }
        for page in [Page::start(page.journal.clone(), None), page] {
            for (square, tints) in page.model.play.squares().iter().zip(&twin) {
                let found: Vec<_> = Digit::all(side)
                    .map(|digit| square.marks.tint(digit))
                    .collect();
                assert_eq!(&found, tints);
            }
        }
    }
}
