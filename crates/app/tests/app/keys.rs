//! Keys changed by the user.

use crate::page::{PAIRS, Page};
use ::words::Lang;
use app::Msg;
use app::keyboard::keymap::Keymap;
use app::keyboard::keys::{Focus, Key, meaning};
use app::msg::Action;
use app::settings::saved::read_settings;
use app::view::Block;
use app::words;
use std::collections::BTreeSet;

fn key(text: &str, code: &str, held: &str) -> Key {
    Key {
        key: text.into(),
        code: code.into(),
        ctrl: held.contains('c'),
        shift: held.contains('s'),
        alt: held.contains('a'),
        focus: Focus::Board,
    }
}

/// The names of all keys that can be changed.
fn names() -> Vec<String> {
    let rows = words::keys(Lang::En, &Keymap::default());
    let keys = rows.into_iter().flat_map(|row| row.keys);
    keys.filter_map(|(_, usual)| usual).collect()
}

/// What the sheet prints for the key with this name.
fn printed(page: &Page, usual: &str) -> String {
    let rows = words::keys(Lang::En, &page.view().keys.own);
    let mut keys = rows.into_iter().flat_map(|row| row.keys);
    let found = keys.find(|(_, name)| name.as_deref() == Some(usual));
    found.expect("a key").0
}

fn change(page: &mut Page, usual: &str, key: Key) -> String {
    page.tell(Msg::KeyAsked(usual.to_owned()));
    assert_eq!(page.view().keys.waiting.as_deref(), Some(usual));
    page.tell(Msg::KeyGiven(key));
    assert_eq!(page.view().keys.waiting, None);
    page.view().keys.said
}

fn is_hinted(page: &Page) -> bool {
    let panel = page.view().panel;
    panel.iter().any(|block| matches!(block, Block::Levels(..)))
}

#[test]
fn no_two_keys_have_one_name_and_each_row_says_what_it_does() {
    let names = names();
    let distinct: BTreeSet<&String> = names.iter().collect();
    assert_eq!(distinct.len(), names.len());
    for lang in Lang::ALL {
        for row in words::keys(lang, &Keymap::default()) {
            assert!(!row.what.is_empty() && !row.keys.is_empty(), "{row:?}");
            assert!(
                row.keys.iter().all(|(print, _)| !print.is_empty()),
                "{row:?}"
            );
        }
    }
}

#[test]
fn cells_are_selected_by_key_with_the_focus_on_a_button_too() {
    let mut page = Page::with(PAIRS);
    let press = |page: &mut Page, text: &str, held: &str| {
        let on_button = Key {
            focus: Focus::Button,
            ..key(text, "", held)
        };
        page.tell(Msg::Pressed(on_button));
        let view = page.view();
        view.cells.iter().filter(|cell| cell.selected).count()
    };
    page.click(5, 5);
    assert_eq!(press(&mut page, "ArrowRight", "s"), 2);
    assert_eq!(press(&mut page, "a", "c"), 81);
    assert_eq!(press(&mut page, "ArrowUp", ""), 1);
    assert_eq!(press(&mut page, "i", "c"), 80);
}

#[test]
fn another_key_does_the_same_and_the_usual_one_no_longer() {
    let mut page = Page::with(PAIRS);
    let said = change(&mut page, "h", key("j", "KeyJ", ""));
    assert_eq!(said, "J is now the key for “Hint; again for more”.");
    assert_eq!(printed(&page, "h"), "J");
    page.tell(Msg::Pressed(key("h", "KeyH", "")));
    assert!(!is_hinted(&page));
    page.tell(Msg::Pressed(key("j", "KeyJ", "")));
    assert!(is_hinted(&page));
    let saved = page.settings.clone().expect("they are saved");
    assert_eq!(read_settings(&saved).keys, page.view().keys.own);
    page.act(Action::UsualKeys);
    assert_eq!(printed(&page, "h"), "H");
    assert!(page.view().keys.own.is_usual());
}

#[test]
fn a_key_that_something_else_had_is_lost_there() {
    let mut page = Page::with(PAIRS);
    let said = change(&mut page, "h", key("r", "KeyR", ""));
    assert!(said.ends_with("It no longer works for “Rate”."), "{said}");
    assert_eq!([printed(&page, "h"), printed(&page, "r")], ["R", "–"]);
    page.tell(Msg::Pressed(key("r", "KeyR", "")));
    assert!(is_hinted(&page));
    // And back: the default key needs no entry.
    change(&mut page, "h", key("h", "KeyH", ""));
    change(&mut page, "r", key("r", "KeyR", ""));
    assert!(page.view().keys.own.is_usual());
}

#[test]
fn keys_can_be_kept_taken_away_and_refused() {
    let mut page = Page::with(PAIRS);
    for (refused, print) in [
        (key("7", "Digit7", ""), "7"),
        (key("7", "Digit7", "c"), "Ctrl + 7"),
        (key("Tab", "Tab", "s"), "Shift + Tab"),
        (key("c", "KeyC", "c"), "Ctrl + C"),
        (key("V", "KeyV", "cs"), "Ctrl + Shift + V"),
    ] {
        let said = change(&mut page, "h", refused);
        assert!(said.starts_with(print), "{said}");
        assert!(said.contains("cannot be used") && page.view().keys.own.is_usual());
    }
    change(&mut page, "h", key("Escape", "Escape", ""));
    assert!(page.view().keys.own.is_usual());
    let said = change(&mut page, "h", key("Delete", "Delete", ""));
    assert!(
        said.contains("no longer has a key") && printed(&page, "h") == "–",
        "{said}"
    );
    page.tell(Msg::Pressed(key("h", "KeyH", "")));
    assert!(!is_hinted(&page));
    // Pressed twice in the sheet: it stops waiting.
    page.tell(Msg::KeyAsked("h".to_owned()));
    page.tell(Msg::KeyAsked("h".to_owned()));
    assert_eq!(page.view().keys.waiting, None);
    page.tell(Msg::KeyAsked("no such key".to_owned()));
    page.tell(Msg::KeyGiven(key("j", "KeyJ", "")));
    assert_eq!(page.view().keys.own.words(), "");
}

/// Any key given to any row: it then does that, and all others do what they did.
#[test]
fn a_key_given_changes_nothing_else() {
    let usual = Keymap::default();
    let free = [
        key("j", "KeyJ", ""),
        key("é", "Slash", "c"),
        key("F8", "F8", "s"),
    ];
    let all: Vec<Key> = [
        ("h", "KeyH"),
        ("ArrowUp", "ArrowUp"),
        (" ", "Space"),
        ("Enter", "Enter"),
        ("x", "KeyX"),
    ]
    .into_iter()
    .flat_map(|(text, code)| ["", "c", "s", "a", "cs"].map(|held| key(text, code, held)))
    .collect();
    for name in names() {
        for given in &free {
            let mut page = Page::with(PAIRS);
            change(&mut page, &name, given.clone());
            let own = page.view().keys.own;
            let now = meaning(given, true, 9, &own).expect("it means something");
            for other in &all {
                let before = meaning(other, true, 9, &usual);
                let after = meaning(other, true, 9, &own);
                assert!(
                    after == before || before == Some(now) && after.is_none(),
                    "{name}: {other:?}"
                );
            }
        }
    }
}
