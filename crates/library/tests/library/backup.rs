//! A backup is written and read: nothing is lost or doubled, and nothing existing is changed.

use crate::shop::Shop;
use library::{Button, Key, Msg, Place};

const ONE: [&str; 2] = ["load r1c1:.>5g r1c2:.>3g", "type r1c3:.>4p"];
const MORE: &str = "type r1c4:.>6p";
const OTHER: &str = "type r1c4:.>7p";

/// A library with two games, a collection, names, a folder, a tag, and something deleted.
fn used() -> Shop {
    let mut shop = Shop::default();
    shop.game("7-0", 100, &ONE);
    shop.game("7-1", 200, &["load r1c1:.>8g"]);
    let mut shop = shop.again();
    shop.tell(Msg::FileCame(
        "Book.txt".into(),
        Some(format!("{}12\n{}13\n", ".".repeat(79), ".".repeat(79))),
    ));
    shop.tell(Msg::Pressed(Button::Go(Place::All)));
    shop.tell(Msg::Pressed(Button::Rename));
    shop.answer("Mine");
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("put", "1");
    shop.set("mark", "new");
    shop.answer("Nice");
    shop.tell(Msg::Typed(Key::None));
    shop.tell(Msg::Chosen(*shop.model.list.last().unwrap()));
    shop.tell(Msg::Pressed(Button::Delete));
    shop
}

fn saved(shop: &mut Shop) -> String {
    shop.show();
    shop.tell(Msg::Pressed(Button::Backup));
    shop.files.pop().unwrap().1
}

fn restore(shop: &mut Shop, text: &str) {
    shop.show();
    shop.tell(Msg::FileCame("nonet-library.txt".into(), Some(text.into())));
}

/// All that is visible: each row's name, and whether it is deleted, by folders and tags.
fn seen(shop: &Shop) -> Vec<String> {
    let catalogue = &shop.model.catalogue;
    let mut rows: Vec<String> = catalogue
        .rows()
        .map(|(_, row)| {
            let folder = catalogue
                .folders()
                .find(|(n, _)| *n == row.folder)
                .map(|(_, name)| name);
            let tags = catalogue
                .tags()
                .filter(|(n, _)| row.has_tag(usize::from(*n)));
            let tags: Vec<&str> = tags.map(|(_, name)| name).collect();
            let board = row.played.as_ref().map(|it| &it.board);
            format!(
                "{:?} {} {folder:?} {tags:?} {board:?} {}",
                row.standing,
                row.name,
                catalogue.puzzle(row)
            )
        })
        .collect();
    rows.sort();
    rows
}

#[test]
fn an_empty_library_has_everything_afterwards() {
    let mut shop = used();
    let text = saved(&mut shop);
    let mut other = Shop::default().again();
    restore(&mut other, &text);
    assert_eq!(other.games, shop.games);
    assert_eq!(seen(&other), seen(&shop));
    assert_eq!(seen(&other.again()), seen(&shop));
}

#[test]
fn reading_it_again_changes_nothing() {
    let mut shop = used();
    let text = saved(&mut shop);
    let (journal, games, before) = (shop.journal.clone(), shop.games.clone(), seen(&shop));
    for _ in 0..2 {
        restore(&mut shop, &text);
        assert_eq!((&shop.journal, &shop.games), (&journal, &games));
        assert_eq!(seen(&shop), before);
    }
    let mut other = Shop::default().again();
    restore(&mut other, &text);
    let (journal, games) = (other.journal.clone(), other.games.clone());
    restore(&mut other, &text);
    assert_eq!((other.journal, other.games), (journal, games));
}

#[test]
fn what_went_on_here_stays_and_what_went_on_there_comes() {
    let mut shop = used();
    let text = saved(&mut shop);
    let before = shop.games["7-0"].clone();
    shop.game("7-0", 300, &[ONE[0], ONE[1], MORE]);
    let later = saved(&mut shop);
    restore(&mut shop, &text);
    assert_eq!(shop.games["7-0"].1.len(), 4, "it went on here");
    let mut other = used();
    other.model.here.clear();
    other.tell(Msg::Shown("9-9".into(), words::Lang::En, Vec::new()));
    other.tell(Msg::FileCame("x".into(), Some(later.clone())));
    assert_eq!(other.games["7-0"], shop.games["7-0"], "it went on there");
    let mut open = used();
    restore(&mut open, &later);
    assert_eq!(open.games["7-0"], before, "it is open here");
    assert_eq!(open.games.len(), 3, "the longer one is another game");
}

#[test]
fn a_game_that_went_two_ways_is_there_twice_but_not_more() {
    let mut shop = used();
    shop.game("7-0", 300, &[ONE[0], ONE[1], MORE]);
    let text = saved(&mut shop);
    let mut other = used();
    other.game("7-0", 400, &[ONE[0], ONE[1], OTHER]);
    let before = other.games["7-0"].clone();
    restore(&mut other, &text);
    assert_eq!(other.games["7-0"], before);
    assert_eq!(other.games.len(), 3);
    let rows = seen(&other);
    for row in ["534", "5347", "5346"] {
        assert_eq!(
            rows.iter()
                .any(|seen| seen.contains(&format!("Some(\"{row}."))),
            row != "534",
            "{row}"
        );
    }
    restore(&mut other, &text);
    assert_eq!(other.games.len(), 3);
    assert_eq!(seen(&other), rows);
}

#[test]
fn a_damaged_file_says_where_and_costs_nothing_here() {
    let mut shop = used();
    let text = saved(&mut shop);
    let lines: Vec<&str> = text.lines().collect();
    for at in 1..lines.len() {
        let mut damaged = lines.clone();
        let line = damaged[at].replacen(' ', "  ", 1);
        damaged[at] = &line;
        let mut other = used();
        let before = seen(&other);
        restore(&mut other, &damaged.join("\n"));
        assert!(
            other.model.said.contains(&format!("line {}", at + 1)),
            "{}",
            other.model.said
        );
        for row in before {
            assert!(seen(&other).contains(&row), "line {at}: {row}");
        }
    }
    let newer = text.replacen("backup 1", "backup 2", 1);
    let journal = shop.journal.clone();
    restore(&mut shop, &newer);
    assert!(shop.model.said.contains("another version"));
    assert_eq!(shop.journal, journal);
}
