//! What the library says after an act, and for how long.

use crate::shop::Shop;
use library::view::view;
use library::{Button, Key, Msg, Place};
use words::Lang;

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
        let mut shop = Shop::three();
        shop.tell(Msg::Typed(Key::Delete));
        shop.tell(Msg::Scrolled(0, 9));
        assert!(shop.model.said.starts_with("1 game deleted."));
        shop.tell(act.clone());
        assert_eq!(shop.model.said, "", "{act:?}");
    }
}

#[test]
fn every_act_says_what_became_of_it() {
    let mut shop = Shop::three();
    let said = |shop: &Shop| shop.model.said.clone();
    shop.tell(Msg::Pressed(Button::TickAll));
    shop.set("put", "new");
    shop.answer("Hard ones");
    assert_eq!(said(&shop), "3 games put into “Hard ones”.");
    shop.tell(Msg::Typed(Key::None));
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("put", "none");
    assert_eq!(said(&shop), "1 game is no longer in a folder.");
    shop.set("put", "1");
    assert_eq!(said(&shop), "1 game put into “Hard ones”.");
    shop.set("mark", "new");
    shop.answer("Nice");
    assert_eq!(said(&shop), "Tag “Nice” added to 1 game.");
    shop.set("mark", "1");
    assert_eq!(said(&shop), "Tag “Nice” removed from 1 game.");
    shop.tell(Msg::Pressed(Button::Rename));
    shop.answer("Breakfast");
    assert_eq!(said(&shop), "The game is now called “Breakfast”.");
    shop.tell(Msg::Pressed(Button::Rename));
    shop.answer(" ");
    assert_eq!(said(&shop), "The game no longer has a name.");
    shop.tell(Msg::Pressed(Button::NewFolder));
    shop.answer("Later");
    assert_eq!(said(&shop), "Folder “Later” created.");
}

#[test]
fn spanish_says_it_too() {
    let mut shop = Shop::three();
    shop.tell(Msg::Shown("7-0".into(), Lang::Es, Vec::new()));
    shop.tell(Msg::Pressed(Button::TickAll));
    shop.set("mark", "new");
    shop.answer("Para niños");
    assert_eq!(
        shop.model.said,
        "Etiqueta «Para niños» añadida a 3 partidas."
    );
}

#[test]
fn two_folders_or_tags_never_have_the_same_name() {
    for (menu, place, what) in [
        ("put", Place::Folder(2), "folder"),
        ("mark", Place::Tag(2), "tag"),
    ] {
        let mut shop = Shop::three();
        shop.tell(Msg::Typed(Key::Tick));
        for name in ["One", "Two"] {
            shop.set(menu, "new");
            shop.answer(name);
        }
        shop.tell(Msg::Pressed(Button::Go(place)));
        shop.tell(Msg::Pressed(Button::RenamePlace));
        let before = shop.journal.clone();
        shop.answer("One");
        assert_eq!(
            shop.model.said,
            format!("There is already a {what} with this name.")
        );
        assert_eq!(shop.journal, before);
        shop.answer("Three");
        assert_eq!(
            shop.model.said,
            format!("The {what} is now called “Three”.")
        );
        shop.tell(Msg::Pressed(Button::RenamePlace));
        shop.answer("Three");
        assert!(shop.model.asks.is_none(), "it may keep its own name");
    }
    let mut shop = Shop::three();
    for _ in 0..2 {
        shop.tell(Msg::Pressed(Button::NewFolder));
        shop.answer("One");
    }
    assert_eq!(shop.model.said, "There is already a folder with this name.");
}

#[test]
fn another_folder_is_asked_for_where_it_can_be_seen() {
    let mut shop = Shop::three();
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
