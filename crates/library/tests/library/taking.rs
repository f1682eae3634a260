//! Importing collections: every puzzle once, even a hundred thousand.

use crate::shop::Shop;
use library::{Button, Msg, Place};
use support::Random;

/// Lines that look like puzzles, all different.
fn lines(n: usize) -> Vec<String> {
    let mut random = Random::new(19);
    let line = |at: usize| {
        let mut cells = vec!['.'; 81];
        for _ in 0..25 {
            cells[random.below(81)] = char::from(b'1' + random.below(9) as u8);
        }
        let digits = format!("{:09}", at + 1).replace('0', ".");
        cells.splice(..9, digits.chars());
        cells.into_iter().collect()
    };
    (0..n).map(line).collect()
}

fn take(shop: &mut Shop, name: &str, text: &str) {
    shop.tell(Msg::FileCame(name.into(), Some(text.into())));
}

/// The folders, and how many puzzles are in each.
fn folders(shop: &Shop) -> Vec<(String, usize)> {
    let catalogue = &shop.model.catalogue;
    let n_in = |folder| {
        catalogue
            .rows()
            .filter(move |(_, row)| row.folder == folder)
    };
    let folders = catalogue.folders();
    folders
        .map(|(folder, name)| (name.to_owned(), n_in(folder).count()))
        .collect()
}

#[test]
fn a_list_becomes_a_folder_and_reading_it_twice_changes_nothing() {
    let mut shop = Shop::default().again();
    let text = lines(2_345).join("\n") + "\n\nnot a puzzle\n";
    take(&mut shop, "Sunday papers.txt", &text);
    assert_eq!(shop.model.query.place, Place::Folder(1));
    assert_eq!(shop.model.list.len(), 2_345);
    assert_eq!(
        shop.model.said,
        "2\u{202f}345 puzzles added. 1 entry is not a puzzle."
    );
    assert!(shop.journal.len() <= 6, "{} lines", shop.journal.len());
    let journal = shop.journal.clone();
    take(&mut shop, "Sunday papers.txt", &text);
    assert_eq!(shop.journal, journal);
    let again = shop.again();
    assert_eq!(
        again.model.catalogue.retold(),
        shop.model.catalogue.retold()
    );
    for n in 0..journal.len() {
        let cut = Shop::with(journal[..n].to_vec(), shop.games.clone());
        assert_eq!(cut.model.list.len() % 1_000 % 345, 0, "{n} lines");
    }
}

#[test]
fn each_collection_has_a_folder_of_its_own_whatever_is_looked_at() {
    let mut shop = Shop::default().again();
    let lines = lines(9);
    take(&mut shop, "A.sdm", &lines[..3].join("\n"));
    take(&mut shop, "B.sdm", &lines[3..6].join("\n"));
    assert_eq!(folders(&shop), [("A".into(), 3), ("B".into(), 3)]);
    assert_eq!(shop.model.query.place, Place::Folder(2), "it is shown");
    take(&mut shop, "A.sdm", &lines[..5].join("\n"));
    take(&mut shop, "A.sdm", &lines[..7].join("\n"));
    assert_eq!(folders(&shop), [("A".into(), 4), ("B".into(), 3)]);
    take(&mut shop, ".sdm", &lines[7..].join("\n"));
    let all = [("A".into(), 4), ("B".into(), 3), ("Pasted".into(), 2)];
    assert_eq!(folders(&shop), all);
    assert_eq!(folders(&shop.again()), all);
}

#[test]
fn a_puzzle_alone_goes_where_one_looks() {
    let mut shop = Shop::default().again();
    let lines = lines(4);
    take(&mut shop, "A.sdm", &lines[..2].join("\n"));
    take(&mut shop, "one.txt", &lines[2]);
    assert_eq!(folders(&shop), [("A".into(), 3)]);
    assert_eq!(shop.model.list.len(), 3);
    shop.tell(Msg::Pressed(Button::Go(Place::Deleted)));
    take(&mut shop, "two.txt", &lines[3]);
    assert_eq!(shop.model.query.place, Place::All, "it is in sight");
    assert_eq!((shop.model.list.len(), folders(&shop).len()), (4, 1));
}

#[test]
fn other_formats_and_boards_keep_their_names_and_what_was_done() {
    let mut shop = Shop::default().again();
    take(
        &mut shop,
        "one.txt",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    assert_eq!(
        (shop.list(), shop.model.query.place),
        (vec!["30 givens".to_owned()], Place::All)
    );
    take(&mut shop, "four.txt", "12..\n..1.\n.4..\n...3\n");
    assert_eq!(shop.list(), ["30 givens", "4×4, 5 givens"]);
    let sdk = "#A nobody\n2..1.5..3\n.54...71.\n.1.2.3.8.\n6.28.73.4\n.........\n1.53.98.6\n.2.7.1.6.\n.81...24.\n7..4.2..1\n";
    take(&mut shop, "five.sdk", sdk);
    assert_eq!(shop.list().len(), 3);
    take(&mut shop, "junk.txt", "nothing at all");
    assert_eq!(shop.list().len(), 3);
    assert!(
        shop.model.said.contains("not a puzzle"),
        "{}",
        shop.model.said
    );
}

#[test]
fn a_puzzle_taken_in_becomes_a_game_of_the_same_row() {
    let mut shop = Shop::default().again();
    let line = &lines(1)[0];
    take(&mut shop, "x", line);
    let row = shop.model.list[0];
    shop.tell(Msg::Chosen(row));
    let (game, at, puzzle) = shop.opened[0].clone();
    assert_eq!((at, &puzzle), (0, &format!("p={line}")));
    shop.tell(Msg::Chosen(row));
    assert_eq!(shop.opened[1].0, game, "the same game each time");
    let mut shop = shop.again();
    shop.tell(Msg::Chosen(row));
    assert_eq!(shop.opened[0].0, game);
    let cells = line.chars().enumerate().filter(|(_, c)| *c != '.');
    let cells = cells.map(|(at, c)| format!(" r{}c{}:.>{c}g", at / 9 + 1, at % 9 + 1));
    let load = format!("load{}", cells.collect::<String>());
    let empty = line.find('.').unwrap();
    let own = format!("type r{}c{}:.>7p", empty / 9 + 1, empty % 9 + 1);
    shop.game(&game, 5_000, &[&load, &own]);
    shop.show();
    assert_eq!(shop.model.list, [row]);
    assert!(shop.model.catalogue.row(row).is_begun());
}

#[test]
fn a_hundred_thousand_are_taken_in_found_and_kept() {
    let lines = lines(100_000);
    let mut shop = Shop::default().again();
    take(&mut shop, "many.txt", &lines.join("\n"));
    assert_eq!(shop.model.list.len(), 100_000);
    let again = shop.again();
    assert_eq!(again.model.list.len(), 100_000);
    let digits = lines[77_777].replace('.', "0");
    shop.tell(Msg::Set("search".into(), digits));
    assert_eq!(shop.model.list.len(), 1);
    assert_eq!(
        shop.model
            .catalogue
            .puzzle(shop.model.catalogue.row(shop.model.list[0])),
        format!("p={}", lines[77_777])
    );
    shop.tell(Msg::Set("search".into(), String::new()));
    shop.tell(Msg::Pressed(Button::TickAll));
    shop.tell(Msg::Pressed(Button::Delete));
    assert!(shop.model.list.is_empty());
    assert!(shop.journal.last().unwrap().len() < 100, "one short line");
    shop.tell(Msg::Pressed(Button::Undo));
    assert_eq!(shop.model.list.len(), 100_000);
}
