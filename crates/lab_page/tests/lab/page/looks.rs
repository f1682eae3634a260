//! How the page looks: boards, pictures, names, numbers.

use super::{Lab, names, p3, page};
use lab::ALGORITHMS;
use lab_page::{Button, Msg, Room};
use markup::{Act, Node};
use nonet::board::Cell as Place;
use words::Lang;

#[test]
fn the_lab_names_cells_as_the_page_does() {
    let mut lab = Lab::open(&p3());
    lab.set("predict", "true");
    lab.say(Msg::Guessed(0, Place::new(2)));
    for (lang, name) in [(Lang::En, ": R1C3."), (Lang::Es, ": F1C3.")] {
        lab.model.lang = lang;
        assert!(format!("{:?}", page(&lab.model)).contains(name));
    }
}

/// Everything that can be pressed or set in a view.
#[test]
fn every_algorithm_is_drawn_in_both_languages_and_every_button_is_known() {
    for lang in Lang::ALL {
        for row in ALGORITHMS {
            let mut lab = Lab::open(&p3());
            lab.say(Msg::Speaks(lang));
            lab.set("algorithm/0", row.slug);
            lab.set("nodes", "300");
            lab.set("speed", "100");
            lab.press(Button::Run);
            assert!(lab.verdicts()[0].is_some(), "{}", row.slug);
            let drawn = page(&lab.model);
            let mut buttons = Vec::new();
            names(&drawn, "data-do", &mut buttons);
            assert!(buttons.len() > 10);
            for name in buttons {
                let button = Button::named(&name).unwrap_or_else(|| panic!("no {name}"));
                assert_eq!(button.name(), name);
            }
            assert!(!drawn.all_text().contains('{'), "{}", drawn.all_text());
        }
    }
}

/// An empty board, one with two 5s in a row, and one that is full.
fn odd_boards() -> [String; 3] {
    let full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let with = |start: &str| format!("{start}{}", ".".repeat(81 - start.len()));
    [with(""), with("5.5"), full.to_owned()]
}

/// Each is pressed in turn where the run was left, on boards of no interest to a search; rebuilt views must equal
/// the kept ones (`Lab::say`).
#[test]
fn every_button_can_be_pressed_on_odd_boards() {
    let boards = odd_boards();
    for (row, board) in ALGORITHMS.iter().zip(boards.iter().cycle()) {
        let mut lab = Lab::open(&format!("a={}&n=40&p={board}&w=lab", row.slug));
        lab.set("speed", "100");
        let mut buttons = Vec::new();
        names(&page(&lab.model), "data-do", &mut buttons);
        for name in buttons {
            lab.press(Button::named(&name).expect("it is known"));
            lab.press(Button::Room(Room::Watch));
        }
        lab.press(Button::Restart);
        lab.press(Button::Run);
        let is_refused = lab.model.watched[0].fault.is_some();
        let is_over = lab.verdicts()[0].is_some();
        assert!(is_refused || is_over, "{} {board}", row.slug);
    }
}

#[test]
fn a_board_of_any_size_has_each_cell_once() {
    for (boxes, side) in [
        ("2x2", 4),
        ("3x3", 9),
        ("4x3", 12),
        ("4x4", 16),
        ("5x5", 25),
    ] {
        let board = format!("1{}", ".".repeat(side * side - 1));
        let lab = Lab::open(&format!("a=depth-first&s={boxes}&p={board}&w=lab"));
        let drawn = page(&lab.model);
        let is_grid = |node: &Node| node.attribute("class") == Some("grid");
        let mut classes = Vec::new();
        let grid = drawn.find(&is_grid).expect("there is a board");
        names(grid, "class", &mut classes);
        let cells = classes.iter().filter(|class| class.starts_with("c "));
        let empty = classes.iter().filter(|class| *class == "c");
        assert_eq!(cells.count() + empty.count(), side * side, "{boxes}");
        assert_eq!(grid.all_text().matches('1').count(), 1, "{boxes}");
    }
}

#[test]
fn the_numbers_of_a_picture_are_there_for_who_wants_them() {
    let mut lab = Lab::open(&format!("a=tabu-search&{}", p3()));
    lab.press(Button::Step);
    let rows = |lab: &Lab| {
        let page = page(&lab.model);
        let table = page.find(&|node| node.attribute("class") == Some("scroll"));
        table.map(|table| table.children[0].children[1].children.len())
    };
    assert_eq!(rows(&lab), None);
    lab.press(Button::Numbers(0));
    let before = rows(&lab).expect("it is open");
    lab.press(Button::Step);
    assert_eq!(rows(&lab), Some(before + 1), "it grows with the run");
    lab.press(Button::Numbers(0));
    assert_eq!(rows(&lab), None);
}

/// The view draws any report: a picture of another board is drawn as far as possible.
#[test]
fn a_picture_of_another_board_is_drawn_as_far_as_it_goes() {
    for row in ALGORITHMS {
        let mut small = Lab::open(&format!("a={}&p=12..............&s=2x2&w=lab", row.slug));
        let mut large = Lab::open(&format!("a={}&{}", row.slug, p3()));
        small.press(Button::Step);
        large.press(Button::Step);
        std::mem::swap(&mut small.model.watched, &mut large.model.watched);
        for lab in [small, large] {
            assert!(
                page(&lab.model)
                    .find(&|node| node.tag == "figure")
                    .is_some()
            );
        }
    }
}

#[test]
fn eight_colours_and_then_dashes_tell_all_algorithms_apart() {
    use watch::chart::{STYLE, classes};
    let all: Vec<String> = (0..ALGORITHMS.len()).map(classes).collect();
    let mut apart = all.clone();
    apart.sort();
    apart.dedup();
    assert_eq!(apart.len(), all.len());
    let sheet = include_str!("../../../../../www/lab.css");
    for class in all.iter().flat_map(|classes| classes.split(' ')) {
        assert!(sheet.contains(&format!(".{class} {{")), "{class}");
        assert!(STYLE.contains(&format!(".{class}{{")), "{class}");
    }
}
