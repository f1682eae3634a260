//! The shape of a board reads back from every form in which it is written, and is the same in all.

use answers::protocol::{Position, bytes};
use nonet::board::{Geometry, Layout, Puzzle, SHAPES, ShapeError};
use nonet::text::{Game, Link, ShapeForm, read_link, read_regions, regions, write_link};
use std::sync::Arc;
use support::Random;
use support::judges::Shape;

const FORMS: [ShapeForm; 3] = [ShapeForm::PLAIN, ShapeForm::JOURNAL, ShapeForm::LINK];

/// Boards with boxes, and ten irregular ones of each size, their regions numbered at random.
fn all() -> Vec<Arc<Geometry>> {
    println!("seed 45");
    let mut random = Random::new(45);
    let mut all = Vec::new();
    for (rows, cols) in SHAPES.into_iter().chain([(1, 4), (7, 1)]) {
        all.push(Shape::boxes(rows, cols).geometry);
        for n_swaps in (1..11).filter(|_| rows > 1 && cols > 1) {
            all.push(Shape::irregular(rows, cols, n_swaps, &mut random).geometry);
        }
    }
    all
}

/// The same board with its regions numbered in the order in which they begin, as every map is read.
fn in_order(geometry: &Arc<Geometry>) -> Arc<Geometry> {
    match geometry.boxes() {
        Some(_) => Arc::clone(geometry),
        None => read_regions(&regions(geometry)).expect("regions in one piece each"),
    }
}

fn link(geometry: &Arc<Geometry>, is_begun: bool) -> String {
    let mut game = Game::of(Puzzle::empty(Arc::clone(geometry)));
    game.candidates = is_begun;
    write_link(&Link {
        game: Some(game),
        workspace: None,
    })
}

fn linked(link: &str) -> Option<Arc<Geometry>> {
    let game = read_link(link).ok()?.game?;
    Some(Arc::clone(game.givens.geometry()))
}

#[test]
fn a_shape_reads_back_from_each_of_its_texts() {
    for geometry in all() {
        let ordered = in_order(&geometry);
        for form in FORMS {
            let text = form.write(geometry.layout());
            let read = form.read(&text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(read.layout(), ordered.layout(), "{text}");
            let text = form.write(read.layout());
            assert_eq!(form.read(&text).as_ref(), Some(&ordered), "{text}");
        }
        let link = link(&geometry, false);
        assert_eq!(linked(&link).as_ref(), Some(&ordered), "{link}");
    }
}

/// These forms have the regions' own numbers.
#[test]
fn a_shape_reads_back_from_a_whole_link_and_from_a_message() {
    for geometry in all() {
        let link = link(&geometry, true);
        assert_eq!(linked(&link).as_ref(), Some(&geometry), "{link}");
        let puzzle = Puzzle::empty(Arc::clone(&geometry));
        assert_eq!(
            bytes::read(&bytes::written(&puzzle)).as_ref(),
            Some(&puzzle)
        );
        let read: Option<Position> = bytes::read(&bytes::written(&Position::of(&puzzle)));
        let read = read.and_then(|position| position.read()).expect("a board");
        assert_eq!(read.geometry, geometry);
    }
}

#[test]
fn the_forms_are_those_of_every_version() {
    let map = "1112132233243444";
    let forms = |layout: &Layout| FORMS.map(|form| form.write(layout));
    let six = Layout::rectangular(2, 3).expect("six digits");
    assert_eq!(forms(&six), ["2x3", "2x3", "s=2x3"]);
    assert_eq!(
        bytes::written(&six),
        bytes::written(&six.box_map().to_vec())
    );
    let crooked = read_regions(map).expect("four regions");
    assert_eq!(
        forms(crooked.layout()),
        [map, "=1112132233243444", "r=1112132233243444"]
    );
}

#[test]
fn a_form_has_its_own_signs() {
    let map = "1112132233243444";
    let read = |form: ShapeForm, text: &str| form.read(text).is_some();
    assert!(read(ShapeForm::PLAIN, map) && read(ShapeForm::PLAIN, "2X3"));
    for (form, text) in [
        (ShapeForm::PLAIN, "s=2x3"),
        (ShapeForm::PLAIN, "=1112132233243444"),
        (ShapeForm::JOURNAL, map),
        (ShapeForm::JOURNAL, "=2x3"),
        (ShapeForm::LINK, map),
        (ShapeForm::LINK, "2x3"),
        (ShapeForm::LINK, "s=1112132233243444"),
        (ShapeForm::LINK, "r=2x3"),
    ] {
        assert!(!read(form, text), "{text}");
    }
}

#[test]
fn boards_are_the_same_if_their_layouts_are() {
    let all = all();
    for one in &all {
        for other in &all {
            assert_eq!(one == other, one.layout() == other.layout());
        }
        let again = Geometry::of(one.layout().clone()).expect("a board");
        assert_eq!((&again, again.boxes()), (&**one, one.layout().boxes()));
    }
}

#[test]
fn what_is_no_board_says_why() {
    let made = |boxes: Vec<u8>| Geometry::of(Layout::from(boxes)).map(|board| board.side());
    assert_eq!(made(vec![0; 676]), Err(ShapeError::Side(26)));
    assert_eq!(made(Vec::new()), Err(ShapeError::Side(0)));
    assert_eq!(made(vec![0, 0, 1]), Err(ShapeError::Length(3)));
    assert_eq!(made(vec![0, 0, 1, 9]), Err(ShapeError::Box(9)));
    assert_eq!(made(vec![0, 1, 1, 1]), Err(ShapeError::Box(0)));
    assert_eq!(made(vec![0, 0, 1, 1]), Ok(2));
}
