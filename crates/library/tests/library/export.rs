//! Saving the ticked rows as a file for other programs.

use crate::shop::Shop;
use library::{Button, LibraryEdit, Msg, Rows};
use nonet::text::{Expect, read_any};
use std::collections::BTreeMap;

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// An ordinary board with a name, and one of 6x6 that is not ticked at first.
fn two() -> Shop {
    let mut shop = Shop::with(Vec::new(), BTreeMap::new());
    let small = format!("12{}", ".".repeat(34));
    let text = format!("{EASY}\n{small}");
    shop.tell(Msg::FileCame("some.txt".into(), Some(text)));
    let name = "a \"fine\" one, mine".to_owned();
    shop.model.catalogue.take(&LibraryEdit::Name(0, name));
    shop.model
        .catalogue
        .take(&LibraryEdit::Rated(12, Rows::of([0])));
    shop.tell(Msg::Ticked(0, false));
    shop
}

#[test]
fn lines_are_read_again_and_only_those_ticked_are_there() {
    let mut shop = two();
    shop.tell(Msg::Pressed(Button::SaveLines));
    let (name, text) = shop.files.last().unwrap().clone();
    assert_eq!((&*name, text), ("nonet-puzzles.txt", format!("{EASY}\n")));
    shop.tell(Msg::Pressed(Button::TickAll));
    shop.tell(Msg::Pressed(Button::SaveLines));
    let (_, text) = shop.files.last().unwrap();
    let sides = text.lines().map(|line| {
        let boards = read_any(line, &Expect::default()).unwrap();
        boards.likeliest().puzzle.geometry().side()
    });
    assert_eq!(sides.collect::<Vec<_>>(), [9, 6]);
}

#[test]
fn a_table_has_what_is_known_and_quotes_what_needs_it() {
    let mut shop = two();
    shop.tell(Msg::Pressed(Button::SaveTable));
    let (name, text) = shop.files.last().unwrap();
    assert_eq!(name, "nonet-puzzles.csv");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "puzzle,name,folder,tags,er,grade,givens,solved");
    let row = format!("{EASY},\"a \"\"fine\"\" one, mine\",some,,1.2,easy,30,no");
    assert_eq!(lines[1..], [row]);
}
