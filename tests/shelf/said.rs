//! What the library says after an act, and for how long.

use crate::shop::Shop;
use nonet::app::model::Lang;
use nonet::shelf::view::view;
use nonet::shelf::{Button, Key, Msg, Place};

fn three() -> Shop {
    let mut shop = Shop::default();
    for n in 1..=3 {
        shop.game(
            &format!("7-{n}"),
            100 * n,
            &[&format!("load r1c1:.>5g r9c{n}:.>1g")],
        );
    }
    shop.again()
}

fn set(shop: &mut Shop, field: &str, value: &str) {
    shop.tell(Msg::Set(field.into(), value.into()));
}

fn answer(shop: &mut Shop, text: &str) {
    set(shop, "ask", text);
    shop.tell(Msg::Answered);
}

#[test]
fn what_was_said_goes_with_the_next_act() {
    let acts = [
        Msg::Typed(Key::Tick),
        Msg::Typed(Key::By(1)),
        Msg::Set("sort".into(), "name".into()),
        Msg::Set("search".into(), "x".into()),
        Msg::Pressed(Button::Go(Place::Deleted)),
        Msg::Pressed(Button::Figures),
    ];
    for act in acts {
        let mut shop = three();
        shop.tell(Msg::Typed(Key::Delete));
        shop.tell(Msg::Scrolled(0, 9));
        assert!(shop.model.said.starts_with("1 game deleted."));
        shop.tell(act.clone());
        assert_eq!(shop.model.said, "", "{act:?}");
    }
}

#[test]
fn every_act_says_what_became_of_it() {
    let mut shop = three();
    let said = |shop: &Shop| shop.model.said.clone();
    shop.tell(Msg::Pressed(Button::TickAll));
    set(&mut shop, "put", "new");
    answer(&mut shop, "Hard ones");
    assert_eq!(said(&shop), "3 games put into “Hard ones”.");
    shop.tell(Msg::Typed(Key::None));
    shop.tell(Msg::Typed(Key::Tick));
    set(&mut shop, "put", "none");
    assert_eq!(said(&shop), "1 game is in no folder now.");
    set(&mut shop, "put", "1");
    assert_eq!(said(&shop), "1 game put into “Hard ones”.");
    set(&mut shop, "mark", "new");
    answer(&mut shop, "Nice");
    assert_eq!(said(&shop), "Tag “Nice” given to 1 game.");
    set(&mut shop, "mark", "1");
    assert_eq!(said(&shop), "Tag “Nice” removed from 1 game.");
    shop.tell(Msg::Pressed(Button::Rename));
    answer(&mut shop, "Breakfast");
    assert_eq!(said(&shop), "The game is called “Breakfast” now.");
    shop.tell(Msg::Pressed(Button::Rename));
    answer(&mut shop, " ");
    assert_eq!(said(&shop), "The game has no name now.");
    shop.tell(Msg::Pressed(Button::NewFolder));
    answer(&mut shop, "Later");
    assert_eq!(said(&shop), "Folder “Later” made.");
}

#[test]
fn spanish_says_it_too() {
    let mut shop = three();
    shop.tell(Msg::Shown("7-0".into(), Lang::Es, Vec::new()));
    shop.tell(Msg::Pressed(Button::TickAll));
    set(&mut shop, "mark", "new");
    answer(&mut shop, "Para niños");
    assert_eq!(
        shop.model.said,
        "Etiqueta «Para niños» puesta a 3 partidas."
    );
}

#[test]
fn two_folders_or_tags_never_have_the_same_name() {
    for (menu, place, what) in [
        ("put", Place::Folder(2), "folder"),
        ("mark", Place::Tag(2), "tag"),
    ] {
        let mut shop = three();
        shop.tell(Msg::Typed(Key::Tick));
        for name in ["One", "Two"] {
            set(&mut shop, menu, "new");
            answer(&mut shop, name);
        }
        shop.tell(Msg::Pressed(Button::Go(place)));
        shop.tell(Msg::Pressed(Button::RenamePlace));
        let before = shop.journal.clone();
        answer(&mut shop, "One");
        assert_eq!(
            shop.model.said,
            format!("There is a {what} with this name already.")
        );
        assert_eq!(shop.journal, before);
        answer(&mut shop, "Three");
        assert_eq!(
            shop.model.said,
            format!("The {what} is called “Three” now.")
        );
        shop.tell(Msg::Pressed(Button::RenamePlace));
        answer(&mut shop, "Three");
        assert!(shop.model.asks.is_none(), "it may keep its own name");
    }
    let mut shop = three();
    for _ in 0..2 {
        shop.tell(Msg::Pressed(Button::NewFolder));
        answer(&mut shop, "One");
    }
    assert_eq!(shop.model.said, "There is a folder with this name already.");
}

#[test]
fn another_folder_is_asked_for_where_it_can_be_seen() {
    let mut shop = three();
    shop.tell(Msg::Pressed(Button::Figures));
    shop.tell(Msg::Pressed(Button::NewFolder));
    let page = view(&shop.model);
    assert!(
        page.find(&|node| node.attribute("data-field") == Some("ask"))
            .is_some()
    );
    shop.tell(Msg::Pressed(Button::Cancel));
    shop.tell(Msg::Pressed(Button::Figures));
    shop.tell(Msg::Pressed(Button::Forget));
    assert!(shop.model.shows_figures, "that is about the statistics");
}
