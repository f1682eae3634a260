//! The behaviour of the library, by messages.

use crate::shop::Shop;
use library::view::view;
use library::{Button, Effect, Key, Msg, Place, update};
use words::Lang;

const ONE: [&str; 2] = ["load r1c1:.>5g r1c2:.>3g", "type r1c3:.>4p"];
const OVER: &str = "load r1c1:5g>. r1c2:3g>. r1c3:4p>. r9c9:.>1g";

fn two() -> Shop {
    let mut shop = Shop::default();
    shop.game("7-0", 100, &[ONE[0], ONE[1], OVER]);
    shop.game("7-1", 200, &["load r1c1:.>8g r1c4:.>1g r2c2:.>4g"]);
    shop.again()
}

#[test]
fn each_puzzle_of_each_game_is_listed_the_last_first() {
    let mut shop = two();
    assert_eq!(shop.list(), ["3 givens", "1 given", "2 givens"]);
    shop.tell(Msg::Typed(Key::Last));
    shop.tell(Msg::Typed(Key::Open));
    let (game, at, _) = &shop.opened[0];
    assert_eq!((game.as_str(), *at), ("7-0", 2), "where it was left");
}

#[test]
fn only_games_that_changed_are_read_again() {
    let mut shop = two();
    assert_eq!(shop.n_read, 2);
    shop.show();
    assert_eq!(shop.n_read, 2);
    shop.game("7-0", 300, &[ONE[0], ONE[1], OVER, "type r9c8:.>2p"]);
    shop.show();
    assert_eq!(shop.n_read, 3);
    assert_eq!(shop.list()[0], "1 given");
    assert_eq!(shop.list().len(), 3);
}

#[test]
fn ratings_that_the_page_knows_are_kept() {
    let mut shop = two();
    let line = format!("8..1......4{}", ".".repeat(70));
    shop.tell(Msg::Shown("7-0".into(), Lang::En, vec![(line, 72)]));
    shop.set("search", "fiend");
    let again = shop.again();
    for shop in [&shop, &again] {
        let rated = shop.model.catalogue.rows().filter_map(|(_, row)| row.er);
        assert_eq!(rated.collect::<Vec<_>>(), [72]);
    }
}

#[test]
fn rows_are_found_by_digits_names_tags_folders_and_states() {
    let mut shop = two();
    let found = |shop: &mut Shop, text: &str| {
        shop.set("search", text);
        shop.list()
    };
    assert_eq!(found(&mut shop, "8001"), ["3 givens"]);
    assert_eq!(found(&mut shop, "8..1..."), ["3 givens"]);
    assert_eq!(found(&mut shop, "999"), [""; 0]);
    assert_eq!(found(&mut shop, "").len(), 3);
    shop.tell(Msg::Pressed(Button::Rename));
    shop.answer("  Sunday \n paper ");
    assert_eq!(found(&mut shop, "sunday"), ["Sunday paper"]);
    assert_eq!(found(&mut shop, "SUN per"), ["Sunday paper"]);
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("mark", "new");
    shop.set("ask", "Nice");
    shop.tell(Msg::Pressed(Button::Ok));
    assert_eq!(found(&mut shop, "nice"), ["Sunday paper"]);
    assert_eq!(found(&mut shop, "nasty"), [""; 0]);
    found(&mut shop, "");
    shop.tell(Msg::Pressed(Button::Go(Place::Tag(1))));
    assert_eq!(shop.list(), ["Sunday paper"]);
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("mark", "1");
    assert_eq!(shop.list(), [""; 0], "it lost the tag");
}

#[test]
fn what_is_deleted_can_be_put_back_until_it_is_removed_for_ever() {
    let mut shop = two();
    shop.tell(Msg::Typed(Key::Delete));
    assert_eq!(shop.list(), ["1 given", "2 givens"]);
    shop.tell(Msg::Pressed(Button::Undo));
    assert_eq!(shop.list().len(), 3);
    shop.tell(Msg::Typed(Key::First));
    shop.tell(Msg::Pressed(Button::Delete));
    let mut shop = shop.again();
    assert_eq!(shop.list().len(), 2, "it stays deleted");
    assert!(shop.games.contains_key("7-1"), "and is still there");
    shop.tell(Msg::Pressed(Button::Go(Place::Deleted)));
    assert_eq!(shop.list(), ["3 givens"]);
    shop.tell(Msg::Pressed(Button::Empty));
    assert!(shop.games.contains_key("7-1"), "it asks first");
    shop.tell(Msg::Pressed(Button::ReallyEmpty));
    assert!(!shop.games.contains_key("7-1"));
    let shop = shop.again();
    assert_eq!(shop.list(), ["1 given", "2 givens"]);
}

#[test]
fn a_journal_stays_as_long_as_one_of_its_puzzles() {
    let mut shop = two();
    shop.tell(Msg::Shown("7-1".into(), Lang::En, Vec::new()));
    let empty = |shop: &mut Shop| {
        shop.tell(Msg::Pressed(Button::Go(Place::All)));
        shop.tell(Msg::Typed(Key::Last));
        shop.tell(Msg::Typed(Key::Delete));
        shop.tell(Msg::Pressed(Button::ReallyEmpty));
    };
    empty(&mut shop);
    assert_eq!(shop.list(), ["3 givens", "1 given"]);
    assert!(shop.games.contains_key("7-0"));
    empty(&mut shop);
    assert!(
        !shop.games.contains_key("7-0"),
        "both of its puzzles are gone"
    );
    empty(&mut shop);
    assert!(shop.games.contains_key("7-1"), "it is open");
    shop.tell(Msg::Pressed(Button::Go(Place::Deleted)));
    assert_eq!(shop.list(), ["3 givens"]);
}

/// The game 7-0 is open, and has had two puzzles on its board.
#[test]
fn a_deleted_game_that_is_played_on_is_back() {
    let mut shop = two();
    shop.tell(Msg::Pressed(Button::TickAll));
    shop.tell(Msg::Pressed(Button::Delete));
    let said = "3 games deleted. They stay under Deleted until you remove them for ever. \
        The game on the board is among them: if you go on playing it, it comes back.";
    assert_eq!(shop.model.said, said);
    shop.show();
    assert_eq!(shop.list(), [""; 0], "nothing was done in it");
    shop.game("7-0", 300, &[ONE[0], ONE[1], OVER, "type r9c8:.>2p"]);
    shop.show();
    assert_eq!(shop.list(), ["1 given"]);
    assert_eq!(shop.model.said, "1 deleted game was continued and is back.");
    assert!(shop.model.undo.is_empty());
    assert_eq!(shop.again().list(), ["1 given"]);
}

#[test]
fn a_puzzle_deleted_before_anything_was_done_in_it_comes_back_as_a_game() {
    let mut shop = Shop::default().again();
    let line = format!("8..1......4{}", ".".repeat(70));
    shop.tell(Msg::FileCame("x".into(), Some(line)));
    shop.tell(Msg::Typed(Key::Open));
    shop.tell(Msg::Typed(Key::Delete));
    assert_eq!(shop.list(), [""; 0]);
    let game = shop.opened[0].0.clone();
    let load = "load r1c1:.>8g r1c4:.>1g r2c2:.>4g";
    shop.game(&game, 5_000, &[load, "type r1c2:.>7p"]);
    shop.show();
    assert_eq!(shop.list(), ["3 givens"]);
}

#[test]
fn what_cannot_be_removed_for_ever_is_counted() {
    let mut shop = two();
    let empty = |shop: &mut Shop| {
        shop.tell(Msg::Pressed(Button::Go(Place::All)));
        shop.tell(Msg::Typed(Key::Delete));
        shop.tell(Msg::Pressed(Button::Go(Place::Deleted)));
        shop.tell(Msg::Pressed(Button::ReallyEmpty));
        shop.model.said.clone()
    };
    assert_eq!(empty(&mut shop), "Removed.");
    let stays = empty(&mut shop);
    assert!(stays.starts_with("1 game stays under Deleted: it is open"));
    assert!(empty(&mut shop).starts_with("2 games stay"));
    shop.tell(Msg::FileCame(
        "x".into(),
        Some(format!("8{}", ".".repeat(80))),
    ));
    let both = empty(&mut shop);
    assert!(both.starts_with("Removed. 2 games stay"), "{both}");
}

#[test]
fn a_folder_or_tag_removed_can_come_back_with_its_games() {
    for (menu, place) in [("put", Place::Folder(1)), ("mark", Place::Tag(1))] {
        let mut shop = two();
        shop.tell(Msg::Typed(Key::Tick));
        shop.set(menu, "new");
        shop.answer("Hard ones");
        shop.tell(Msg::Pressed(Button::Go(place)));
        let before = shop.model.catalogue.retold();
        shop.tell(Msg::Pressed(Button::RemovePlace));
        assert_eq!(shop.list().len(), 3);
        assert!(shop.model.said.contains("removed. "), "{}", shop.model.said);
        assert!(view(&shop.model).all_text().contains("Undo the removal"));
        shop.tell(Msg::Pressed(Button::Undo));
        assert_eq!(shop.model.query.place, place, "it is shown");
        assert_eq!(shop.model.catalogue.retold(), before);
        assert_eq!(shop.again().model.catalogue.retold(), before);
    }
}

#[test]
fn a_folder_removed_does_not_come_back_in_place_of_another() {
    let mut shop = two();
    let another = |shop: &mut Shop, name: &str| {
        shop.tell(Msg::Pressed(Button::NewFolder));
        shop.answer(name);
    };
    another(&mut shop, "Empty");
    shop.tell(Msg::Pressed(Button::Go(Place::Folder(1))));
    shop.tell(Msg::Pressed(Button::RemovePlace));
    shop.tell(Msg::Pressed(Button::Undo));
    assert!(shop.again().model.catalogue.damaged().is_empty());
    shop.tell(Msg::Pressed(Button::RemovePlace));
    another(&mut shop, "Other");
    shop.tell(Msg::Pressed(Button::Undo));
    let folders: Vec<_> = shop.model.catalogue.folders().collect();
    assert_eq!(folders, [(1, "Other")]);
}

#[test]
fn an_empty_list_says_why_it_is_empty() {
    let mut shop = Shop::default().again();
    let says = |shop: &Shop, text: &str| {
        let page = view(&shop.model).all_text();
        assert!(page.contains(text), "{text}: {page}");
    };
    says(&shop, "No games here.");
    shop.tell(Msg::Pressed(Button::Go(Place::Deleted)));
    says(&shop, "Nothing is deleted.");
    shop.tell(Msg::Pressed(Button::NewFolder));
    shop.answer("Mine");
    shop.tell(Msg::Pressed(Button::Go(Place::Folder(1))));
    says(&shop, "This folder is empty.");
    says(&shop, "Rename folder");
    shop.set("search", "x");
    says(&shop, "No game matches");
    shop.set("search", " ");
    shop.set("state", "solved");
    says(&shop, "No game matches");
}

/// A filter is about games, feminine and plural in Spanish; a row is about one.
#[test]
fn spanish_says_of_many_what_it_does_not_say_of_one() {
    let mut shop = two();
    let es = Msg::Shown("7-0".into(), Lang::Es, Vec::new());
    shop.tell(es);
    let page = view(&shop.model).all_text();
    assert!(page.contains("En cursoResueltas"), "{page}");
}

#[test]
fn while_another_tab_has_it_nothing_is_recorded() {
    let shop = two();
    let mut other = Shop {
        games: shop.games.clone(),
        ..Shop::default()
    };
    let rescued = game::rescue::Stored {
        game: "library".into(),
        head: None,
        sources: vec![std::rc::Rc::new(shop.journal.clone())],
    };
    other.tell(Msg::Opened(rescued.rescue(), false));
    other.show();
    assert_eq!(other.list(), shop.list());
    other.tell(Msg::Typed(Key::Delete));
    assert!(other.journal.is_empty());
    assert_eq!(other.list().len(), 3);
    assert!(other.model.said.starts_with("Another tab"));
    other.tell(Msg::Typed(Key::Open));
    assert_eq!(other.opened.len(), 1);
}

#[test]
fn ticking_goes_with_shift_and_by_all() {
    let mut shop = two();
    let rows = shop.model.list.clone();
    shop.tell(Msg::Ticked(rows[0], false));
    shop.tell(Msg::Ticked(rows[2], true));
    assert_eq!(shop.model.ticked.len(), 3);
    shop.tell(Msg::Typed(Key::All));
    assert!(shop.model.ticked.is_empty());
    shop.tell(Msg::Typed(Key::First));
    shop.tell(Msg::Typed(Key::TickOn(1)));
    assert_eq!(shop.model.meant(), {
        let mut two = rows[..2].to_vec();
        two.sort_unstable();
        two
    });
    shop.tell(Msg::Chosen(99));
    assert!(
        shop.opened.is_empty(),
        "what is not in the list is not opened"
    );
}

#[test]
fn only_rows_in_sight_are_drawn_and_all_are_counted() {
    let mut shop = two();
    shop.tell(Msg::Scrolled(0, 4));
    let node = view(&shop.model);
    let list = node
        .find(&|node| node.attribute("role") == Some("grid"))
        .unwrap();
    assert_eq!(list.attribute("aria-rowcount"), Some("3"));
    let text = list.all_text();
    assert!(
        text.contains("3 givens") && text.contains("6 %") || text.contains("1 %"),
        "{text}"
    );
}

/// When the library is shown, rows move until the games played last are read.
#[test]
fn no_row_is_opened_before_it_stays_where_it_is() {
    let mut shop = two();
    let shown = Msg::Shown("7-0".into(), Lang::En, Vec::new());
    assert_eq!(update(&mut shop.model, shown), [Effect::List]);
    assert_eq!(update(&mut shop.model, Msg::Typed(Key::Open)), []);
    shop.show();
    shop.tell(Msg::Typed(Key::Open));
    assert_eq!(shop.opened.len(), 1);
}
