//! Expectations of players of other programs for keys and highlighting (docs/CONVENTIONS.md) that no other test
//! covers.

use crate::learn::{open, pages_of};
use crate::page::{PAIRS, Page, cell};
use app::Msg;
use app::keyboard::keys::{Focus, Key, takes};
use app::model::{Mode, Switch, Workspace};
use app::msg::{Action, Pointed};
use app::view::{Mark, Origin};
use nonet::board::SHAPES;
use nonet::board::{Cell, Digit};
use std::collections::BTreeSet;
use words::Lang;

/// Presses a key by its text and its place; `held` contains `c` for Ctrl and `s` for Shift.
fn press(page: &mut Page, text: &str, code: &str, held: &str) {
    page.tell(Msg::Pressed(key(text, code, held)));
}

fn key(text: &str, code: &str, held: &str) -> Key {
    Key {
        key: text.into(),
        code: code.into(),
        ctrl: held.contains('c'),
        shift: held.contains('s'),
        focus: Focus::Board,
        ..Key::default()
    }
}

fn cursor(page: &Page) -> usize {
    page.model.settings.cursor.index()
}

fn choose(page: &mut Page, shape: (usize, usize)) {
    let row = SHAPES.iter().position(|it| *it == shape);
    page.tell(Msg::ShapeChosen(row.unwrap()));
}

#[test]
fn wasd_moves_by_place_and_where_letters_are_digits_those_type() {
    let mut page = Page::with(PAIRS);
    page.click(5, 5);
    // As on a French keyboard.
    for (text, code, to) in [
        ("z", "KeyW", 31),
        ("q", "KeyA", 30),
        ("s", "KeyS", 39),
        ("d", "KeyD", 40),
    ] {
        press(&mut page, text, code, "");
        assert_eq!(cursor(&page), to, "{code}");
    }
    let mut page = Page::fresh();
    choose(&mut page, (4, 4));
    page.tell(Msg::ModeChosen(Mode::Digits));
    for (text, digit) in [("a", 10), ("d", 13)] {
        press(&mut page, text, &format!("Key{}", text.to_uppercase()), "");
        assert_eq!(page.view().cells[0].digit, Digit::new(digit));
    }
    press(&mut page, "s", "KeyS", "");
    assert_eq!(cursor(&page), 16, "no digit of this board");
}

#[test]
fn with_ctrl_no_letter_moves() {
    for text in ["w", "s", "d"] {
        let code = format!("Key{}", text.to_uppercase());
        assert!(takes(&key(text, &code, "")), "{text}");
        assert!(!takes(&key(text, &code, "c")), "the browser’s own");
    }
    let mut page = Page::with(PAIRS);
    press(&mut page, "a", "KeyA", "c");
    assert_eq!(cursor(&page), 0, "it selects all cells");
}

#[test]
fn keys_that_are_initials_go_by_their_letter_wherever_it_is() {
    let mut page = Page::with(PAIRS);
    press(&mut page, "h", "KeyJ", ""); // as on a Dvorak keyboard
    assert!(page.view().status.contains("next step"));
    let mut page = Page::with(PAIRS);
    let before = page.view().status;
    press(&mut page, "d", "KeyH", "");
    assert_eq!(page.view().status, before, "the place alone means nothing");
}

#[test]
fn undo_and_redo_have_the_keys_of_three_families() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(1, 1);
    for (text, held) in [("u", ""), ("[", ""), ("N", "s")] {
        page.press("4");
        let written = page.line();
        press(&mut page, text, "", held);
        assert_eq!(page.line(), PAIRS, "{text}");
        press(&mut page, "]", "", "");
        assert_eq!(page.line(), written, "{text}");
        press(&mut page, "z", "", "c");
    }
}

#[test]
fn nothing_is_undone_on_a_board_that_is_not_seen() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(1, 1);
    page.press("4");
    for (workspace, is_seen) in [
        (Workspace::Library, false),
        (Workspace::Lab, false),
        (Workspace::Learn, false),
        (Workspace::Text, true),
        (Workspace::Solve, true),
    ] {
        page.tell(Msg::WorkspaceChosen(workspace));
        assert_eq!(page.view().can_undo, is_seen, "{workspace:?}");
    }
}

#[test]
fn n_carries_a_step_out_and_with_shift_takes_it_back() {
    let mut page = Page::with(PAIRS);
    let digits = |page: &Page| page.line().matches(|c| c != '0').count();
    let before = digits(&page);
    press(&mut page, "n", "KeyN", "");
    press(&mut page, "n", "KeyN", "");
    assert_eq!(digits(&page), before + 2);
    press(&mut page, "N", "KeyN", "s");
    assert_eq!(digits(&page), before + 1);
    press(&mut page, "N", "KeyN", "s");
    assert_eq!(page.line(), PAIRS);
}

#[test]
fn ctrl_and_enter_solve_with_shift_and_without() {
    for held in ["c", "cs"] {
        let mut page = Page::with(PAIRS);
        press(&mut page, "Enter", "Enter", held);
        assert!(!page.line().contains('0'), "{held}");
    }
}

#[test]
fn enter_names_repeated_digits_where_no_step_is_shown() {
    let mut page = Page::with(PAIRS);
    page.press("Enter");
    let fine = page.view().status;
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(1, 1);
    page.press("9");
    page.press("Enter");
    let view = page.view();
    assert_ne!(view.status, fine);
    assert!(!view.panel.is_empty());
}

#[test]
fn the_cursor_goes_round_at_the_edge_if_that_is_wanted() {
    let ways = [
        ("ArrowUp", (1, 4), 75),
        ("ArrowDown", (9, 4), 3),
        ("ArrowLeft", (4, 1), 35),
        ("ArrowRight", (4, 9), 27),
    ];
    let mut page = Page::with(PAIRS);
    for (arrow, (row, col), _) in ways {
        page.click(row, col);
        page.press(arrow);
        assert_eq!(cursor(&page), 9 * row + col - 10, "{arrow}: off at first");
    }
    page.tell(Msg::Switched(Switch::Wrap, true));
    for (arrow, (row, col), to) in ways {
        page.click(row, col);
        page.press(arrow);
        assert_eq!(cursor(&page), to, "{arrow}");
    }
    page.click(4, 9);
    press(&mut page, "ArrowRight", "", "s");
    assert_eq!(cursor(&page), 35, "selecting more cells stops there");
    page.press("ArrowLeft");
    assert_eq!(cursor(&page), 34, "inside it is one cell");
    page.press("End");
    page.press("End");
    assert_eq!(cursor(&page), 35);
    let again = Page::start(page.journal.clone(), page.settings.clone());
    assert!(again.view().switches.is_on(Switch::Wrap), "it is kept");
}

#[test]
fn a_complete_digit_is_grey_on_the_pad_unless_one_is_repeated() {
    let mut page = Page::fresh();
    page.tell(Msg::ModeChosen(Mode::Digits));
    // A digit in nine cells, no two of them in one house.
    let places: Vec<(usize, usize)> = (0..9).map(|row| (row, (3 * row + row / 3) % 9)).collect();
    let write = |page: &mut Page, (row, col): (usize, usize)| {
        page.click(row + 1, col + 1);
        page.press("7");
    };
    for &place in &places[..8] {
        write(&mut page, place);
    }
    assert!(!page.view().pad[6].done);
    write(&mut page, places[8]);
    assert!(page.view().pad[6].done && !page.view().pad[5].done);
    // The last one elsewhere: all nine are placed, but one is wrong.
    page.press("Delete");
    write(&mut page, (8, 0));
    assert_eq!(
        (page.view().pad[6].left, page.view().pad[6].done),
        (0, false)
    );
    page.tell(Msg::Switched(Switch::Repeated, false));
    assert!(page.view().pad[6].done, "which is not told then");
}

/// The numbers of the cells for which this holds.
fn those(page: &Page, is_so: impl Fn(&app::view::CellView) -> bool) -> BTreeSet<usize> {
    let cells = page.view().cells.into_iter().enumerate();
    cells
        .filter(|(_, cell)| is_so(cell))
        .map(|(at, _)| at)
        .collect()
}

/// The peers of this cell: rows, columns and boxes computed independently.
fn seen(at: usize) -> BTreeSet<usize> {
    let boxed = |cell: usize| (cell / 27, cell % 9 / 3);
    let sees = |&other: &usize| {
        let lines = other / 9 == at / 9 || other % 9 == at % 9;
        other != at && (lines || boxed(other) == boxed(at))
    };
    (0..81).filter(sees).collect()
}

#[test]
fn what_all_selected_cells_see_is_shaded() {
    let mut page = Page::with(PAIRS);
    page.click(5, 5);
    assert_eq!(those(&page, |cell| cell.peer), seen(40));
    page.tell(Msg::Pointed(Pointed::Down(Cell::new(0), true, false)));
    let both: BTreeSet<usize> = seen(40).intersection(&seen(0)).copied().collect();
    assert_eq!(both.len(), 2);
    assert_eq!(those(&page, |cell| cell.peer), both);
    page.tell(Msg::Switched(Switch::Peers, false));
    assert_eq!(those(&page, |cell| cell.peer), BTreeSet::new());
}

#[test]
fn equal_digits_are_shaded() {
    let mut page = Page::with(PAIRS);
    page.click(1, 7); // a 9
    let nines: BTreeSet<usize> = PAIRS.match_indices('9').map(|(at, _)| at).collect();
    assert_eq!(those(&page, |cell| cell.same), nines);
    page.click(1, 1);
    assert_eq!(
        those(&page, |cell| cell.same),
        BTreeSet::new(),
        "it is empty"
    );
    page.click(1, 7);
    page.tell(Msg::Switched(Switch::Same, false));
    assert_eq!(those(&page, |cell| cell.same), BTreeSet::new());
}

/// The example of a technique, with its step on the board.
fn example(slug: &str) -> Page {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    open(&mut page, slug);
    page.act(Action::LoadExample);
    page
}

#[test]
fn fins_and_endo_fins_look_alike_and_unlike_the_fish() {
    for (slug, digit, fin) in [
        ("finned-franken-x-wing", 3, (9, 4)),
        ("finned-franken-leviathan", 5, (3, 5)), // an endo-fin
    ] {
        let view = example(slug).view();
        let mark = |(row, col): (usize, usize)| {
            let marks = &cell(&view, row, col).marks;
            let found = marks.iter().find(|(marked, _)| marked.get() == digit);
            found.map(|(_, mark)| *mark)
        };
        assert_eq!(mark(fin), Some(Mark::Extra), "{slug}");
        let mut marks = view.cells.iter().flat_map(|cell| &cell.marks);
        assert!(marks.any(|(_, mark)| *mark == Mark::Pattern), "{slug}");
    }
}

#[test]
fn two_clusters_have_four_colours_with_letters() {
    let page = example("multi-colours-1");
    let view = page.view();
    let colours: BTreeSet<u8> = view
        .cells
        .iter()
        .flat_map(|cell| &cell.marks)
        .filter_map(|(_, mark)| match mark {
            Mark::Set(number) => Some(*number),
            _ => None,
        })
        .collect();
    assert_eq!(colours, [0, 1, 2, 3].into());
    let letters: BTreeSet<&str> = view.labels.iter().map(|label| &*label.text).collect();
    assert_eq!(letters, ["A", "B", "C", "D"].into());
}

#[test]
fn who_filled_a_cell_is_told_apart() {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::ModeChosen(Mode::Digits));
    page.click(1, 1);
    page.press("8");
    press(&mut page, "n", "KeyN", "");
    let origins: Vec<Origin> = page.view().cells.iter().map(|cell| cell.origin).collect();
    for origin in [Origin::Given, Origin::Own, Origin::Tool] {
        assert!(origins.contains(&origin), "{origin:?}");
    }
}
