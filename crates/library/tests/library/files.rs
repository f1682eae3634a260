//! Files that are written, and games that the page has saved.

use crate::shop::Shop;
use game::ledger::Ledger;
use library::{Button, Msg};

#[test]
fn a_backup_says_what_is_in_it() {
    let mut shop = Shop::three();
    shop.tell(Msg::Pressed(Button::Backup));
    let games = "Backup written: 3 games with their histories.";
    assert_eq!(shop.model.said, games);
    let lines = format!("8{}\n9{}\n", ".".repeat(80), ".".repeat(80));
    shop.tell(Msg::FileCame("x.txt".into(), Some(lines)));
    shop.tell(Msg::Pressed(Button::Backup));
    assert_eq!(
        shop.model.said,
        format!("{games} It also contains 2 puzzles not yet begun.")
    );
}

/// A file with one saved game, as the page writes it.
fn file(name: &str, texts: &[&str]) -> String {
    let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
    let lines = Ledger::new(name).add(&texts);
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn games_saved_by_themselves_are_taken_in() {
    let mut shop = Shop::three();
    let one = file("500-1", &["load r1c1:.>7g", "type r1c2:.>3p"]);
    let two = one.clone() + &file("600-1", &["load r1c1:.>8g"]);
    shop.tell(Msg::FileCame("nonet-game.txt".into(), Some(one.clone())));
    assert_eq!(shop.model.said, "1 game added.");
    assert_eq!(shop.games["500-1"].0, 500, "when it was made");
    assert_eq!(shop.list().len(), 4);
    shop.tell(Msg::FileCame(
        "nonet-games.txt".into(),
        Some(two.replace('\n', "\r\n")),
    ));
    assert_eq!(shop.model.said, "1 game added. 1 was already there.");
    assert_eq!(shop.list().len(), 5);
    assert_eq!(shop.again().list().len(), 5);
    let cut: String = two
        .lines()
        .take(4)
        .map(|line| format!("{line}x\n"))
        .collect();
    let mut other = Shop::default().again();
    let cut = one + &cut;
    other.tell(Msg::FileCame("x".into(), Some(cut)));
    assert!(other.model.said.contains("line 4"), "{}", other.model.said);
}
