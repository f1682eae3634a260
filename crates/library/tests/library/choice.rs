//! Ticked rows, and what an act applies to.

use crate::shop::Shop;
use library::view::view;
use library::{Button, Key, Msg, Place};

/// Games with 1 to 6 givens, the one with 1 first in the list.
fn six() -> Shop {
    let mut shop = Shop::default();
    for n in 1..=6 {
        let cells: String = (1..=n).map(|c| format!(" r1c{c}:.>{c}g")).collect();
        shop.game(&format!("7-{n}"), 100 * (9 - n), &[&format!("load{cells}")]);
    }
    shop.again()
}

/// The places in the list of the ticked rows.
fn ticked(shop: &Shop) -> Vec<usize> {
    let places = shop.model.list.iter().enumerate();
    let ticked = places.filter(|(_, row)| shop.model.ticked.contains(row));
    ticked.map(|(place, _)| place).collect()
}

/// What the bar above the list offers.
fn offers(shop: &Shop) -> Vec<String> {
    let page = view(&shop.model);
    let bar = page
        .find(&|node| node.attribute("class") == Some("acts"))
        .unwrap();
    let names = [
        "rename",
        "delete",
        "put",
        "mark",
        "restore",
        "empty",
        "rename-place",
        "remove-place",
    ];
    let has = |name: &&str| {
        let is = |node: &markup::Node| {
            node.attribute("data-do") == Some(*name) || node.attribute("data-field") == Some(*name)
        };
        bar.find(&is).is_some()
    };
    names
        .iter()
        .filter(|name| has(name))
        .map(|name| (*name).to_owned())
        .collect()
}

/// Is *Select all* ticked, and is it indeterminate?
fn select_all_shows(shop: &Shop) -> [bool; 2] {
    let page = view(&shop.model);
    let all = page
        .find(&|node| node.attribute("data-do") == Some("tick-all"))
        .unwrap();
    ["checked", "indeterminate"].map(|state| all.attribute(state) == Some("true"))
}

#[test]
fn all_of_nothing_cannot_be_selected() {
    let is_idle = |shop: &Shop| {
        let page = view(&shop.model);
        let is_all = |node: &markup::Node| node.attribute("data-do") == Some("tick-all");
        page.find(&is_all).unwrap().attribute("disabled").is_some()
    };
    let mut shop = six();
    assert!(!is_idle(&shop));
    shop.set("search", "no such game");
    assert_eq!((shop.list().len(), is_idle(&shop)), (0, true));
}

#[test]
fn what_a_search_or_a_filter_hides_is_not_ticked_and_not_deleted() {
    let hides = [("search", "12345"), ("state", "solved")];
    for (field, value) in hides {
        let mut shop = six();
        shop.tell(Msg::Typed(Key::Tick));
        shop.tell(Msg::Typed(Key::TickOn(1)));
        shop.set(field, value);
        assert_eq!(ticked(&shop), [0; 0], "{field}");
        assert!(shop.model.ticked.is_empty(), "{field}");
        shop.tell(Msg::Pressed(Button::Delete));
        shop.set("search", "");
        shop.set("state", "any");
        assert_eq!(shop.list()[..2], ["1 given", "2 givens"], "{field}");
    }
}

#[test]
fn select_all_is_about_the_rows_in_the_list() {
    let mut shop = six();
    assert_eq!(select_all_shows(&shop), [false, false]);
    shop.tell(Msg::Typed(Key::Tick));
    assert_eq!(select_all_shows(&shop), [false, true], "one of six");
    shop.tell(Msg::Typed(Key::TickOn(1)));
    shop.set("search", "12345");
    assert_eq!(shop.list().len(), 2);
    assert_eq!(select_all_shows(&shop), [false, false]);
    assert!(view(&shop.model).all_text().contains("2 games"));
    shop.tell(Msg::Pressed(Button::TickAll));
    assert_eq!(select_all_shows(&shop), [true, false]);
    assert_eq!(shop.model.ticked.len(), 2);
}

#[test]
fn acts_on_rows_are_offered_when_something_is_ticked() {
    let mut shop = six();
    assert_eq!(offers(&shop), [""; 0]);
    shop.tell(Msg::Typed(Key::Tick));
    assert_eq!(offers(&shop), ["rename", "delete", "put", "mark"]);
    shop.tell(Msg::Typed(Key::TickOn(1)));
    assert_eq!(
        offers(&shop),
        ["delete", "put", "mark"],
        "a name is for one"
    );
    shop.set("put", "new");
    shop.answer("Mine");
    shop.tell(Msg::Pressed(Button::Go(Place::Folder(1))));
    assert_eq!(offers(&shop), ["rename-place", "remove-place"]);
    shop.tell(Msg::Typed(Key::Tick));
    assert_eq!(offers(&shop), ["rename", "delete", "put", "mark"]);
    shop.tell(Msg::Pressed(Button::Delete));
    shop.tell(Msg::Pressed(Button::Go(Place::Deleted)));
    assert_eq!(offers(&shop), ["empty"]);
    shop.tell(Msg::Typed(Key::Tick));
    assert_eq!(offers(&shop), ["restore", "empty"]);
}

#[test]
fn lists_act_on_what_is_ticked_and_keys_on_the_row_of_the_cursor() {
    let mut shop = six();
    shop.tell(Msg::Pressed(Button::NewFolder));
    shop.answer("Mine");
    let before = shop.journal.clone();
    shop.set("put", "1");
    shop.set("mark", "new");
    shop.answer("Nice");
    shop.tell(Msg::Pressed(Button::Restore));
    assert_eq!(shop.journal, before, "nothing is ticked");
    shop.tell(Msg::Pressed(Button::Rename));
    shop.answer("First");
    assert_eq!(shop.list()[0], "First");
    shop.tell(Msg::Typed(Key::Delete));
    assert_eq!(shop.list()[0], "2 givens");
}

#[test]
fn a_range_follows_the_cursor_from_where_it_began() {
    let mut shop = six();
    for (n, expected) in [(1, 1), (1, 2), (1, 3), (-1, 2), (-1, 1)] {
        shop.tell(Msg::Typed(Key::TickOn(n)));
        assert_eq!(ticked(&shop), (0..=expected).collect::<Vec<_>>());
    }
    shop.tell(Msg::Typed(Key::By(3)));
    shop.tell(Msg::Typed(Key::TickOn(-1)));
    assert_eq!(ticked(&shop), [0, 1, 3, 4], "another range");
    shop.tell(Msg::Typed(Key::None));
    let rows = shop.model.list.clone();
    for (row, through) in [(3, false), (5, true), (1, true)] {
        shop.tell(Msg::Ticked(rows[row], through));
    }
    assert_eq!(ticked(&shop), [1, 2, 3], "on both sides of where it began");
}

#[test]
fn the_list_of_tags_shows_which_are_on() {
    let mut shop = six();
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("mark", "new");
    shop.answer("Nice");
    let says = |shop: &Shop, words: &str| view(&shop.model).all_text().contains(words);
    assert!(says(&shop, "✓ Nice"));
    shop.tell(Msg::Typed(Key::TickOn(1)));
    assert!(says(&shop, "– Nice"), "some have it");
    shop.set("mark", "1");
    assert!(says(&shop, "✓ Nice"));
    shop.set("mark", "1");
    assert!(!says(&shop, "✓ Nice") && !says(&shop, "– Nice"));
}
