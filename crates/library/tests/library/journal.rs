//! The library's journal is cut off after any line, and damaged anywhere: no game is lost.

use crate::shop::Shop;
use library::{Button, Key, Msg, Place};

const ONE: [&str; 2] = ["load r1c1:.>5g r1c2:.>3g", "type r1c3:.>4p"];
const TWO: [&str; 1] = ["load r1c1:.>8g"];

/// A library in which a few things have been done.
fn used() -> Shop {
    let mut shop = Shop::default();
    shop.game("7-0", 100, &ONE);
    shop.game("7-1", 200, &TWO);
    let mut shop = shop.again();
    shop.tell(Msg::Pressed(Button::Rename));
    shop.answer("Mine");
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("put", "new");
    shop.answer("Hard ones");
    shop.set("mark", "new");
    shop.answer("to do");
    shop
}

#[test]
fn what_was_done_is_there_again() {
    let shop = used();
    let again = shop.again();
    assert_eq!(again.list(), ["Mine", "2 givens"]);
    assert_eq!(
        again.model.catalogue.retold(),
        shop.model.catalogue.retold()
    );
    assert_eq!(again.n_read, 0, "no game has changed");
    assert_eq!(again.journal, shop.journal);
}

#[test]
fn cut_off_after_any_line_every_game_is_still_listed() {
    let shop = used();
    for n in 0..=shop.journal.len() {
        let again = Shop::with(shop.journal[..n].to_vec(), shop.games.clone());
        assert_eq!(again.list().len(), 2, "{n} lines");
        assert!(again.model.catalogue.damaged().is_empty(), "{n} lines");
        let once_more = again.again();
        assert_eq!(once_more.list(), again.list());
    }
}

#[test]
fn a_damaged_line_costs_what_it_said_and_no_more() {
    let shop = used();
    for at in 1..shop.journal.len() {
        let mut lines = shop.journal.clone();
        lines[at] = lines[at].replace(' ', "  ");
        let mut again = Shop::with(lines.clone(), shop.games.clone());
        assert_eq!(again.list().len(), 2, "{}", lines[at]);
        assert!(!again.model.catalogue.damaged().is_empty());
        let names = again.model.catalogue.folders().count() + again.model.catalogue.tags().count();
        assert!(names >= 1, "{}", lines[at]);
        assert_eq!(again.again().list(), again.list());
        let file = again.files.len();
        again.tell(Msg::Pressed(Button::SaveDamaged));
        assert!(again.files[file].1.contains(&*lines[at]));
        again.tell(Msg::Pressed(Button::ForgetDamaged));
        assert!(again.again().model.catalogue.damaged().is_empty());
    }
}

#[test]
fn a_journal_grown_long_is_written_anew() {
    let mut shop = used();
    for _ in 0..150 {
        shop.tell(Msg::Set("mark".into(), "1".into()));
        shop.tell(Msg::Set("put".into(), "1".into()));
    }
    assert!(shop.journal.len() > 300);
    let again = shop.again();
    assert!(again.journal.len() < 20, "{:#?}", again.journal);
    assert_eq!(again.list(), shop.list());
    let mut there = again.again();
    there.tell(Msg::Pressed(Button::Go(Place::Folder(1))));
    assert_eq!(there.list(), ["Mine"]);
}
